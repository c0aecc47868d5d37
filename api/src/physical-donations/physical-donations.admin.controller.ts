import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditEntryResponse } from '../audit/audit.dto.js';
import { AuditTrailService } from '../audit/audit-trail.service.js';
import { PrivatePicturesService } from '../media/private-pictures.service.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RecordUuidPipe } from '../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../platform/react-admin/range-query.js';
import { DonationPictureResponse } from './donation-answers.dto.js';
import { DonationBinService } from './donation-bin.service.js';
import { DONATION_SORTS } from './donation-filters.js';
import { DonationListsService } from './donation-lists.service.js';
import { DonationPicturesService } from './donation-pictures.service.js';
import {
  DonationCancelBody,
  DonationChangesBody,
  DonationEntryResponse,
  DonationNoteBody,
  PhysicalDonationResponse,
} from './donation-record.dto.js';
import { DonationStoryService } from './donation-story.service.js';
import { DonationWritesService } from './donation-writes.service.js';
import { DONATION_FILTERS } from './donations-query.dto.js';

const RESOURCE = 'physical-donations';
const FILTERS = Object.keys(DONATION_FILTERS);
const DIALECT = { sorts: DONATION_SORTS, byDefault: ['urgency', 'ASC'], filters: DONATION_FILTERS } as const;

@ApiTags('admin/physical-donations')
@ApiBearerAuth()
@Staff('physical-donations')
@Controller(`admin/${RESOURCE}`)
export class PhysicalDonationsAdminController {
  constructor(
    private readonly lists: DonationListsService,
    private readonly writes: DonationWritesService,
    private readonly bin: DonationBinService,
    private readonly story: DonationStoryService,
    private readonly pictures: DonationPicturesService,
    private readonly forms: PrivatePicturesService,
    private readonly trail: AuditTrailService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, DONATION_SORTS, FILTERS)
  @ApiOkResponse({ type: [PhysicalDonationResponse] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PhysicalDonationResponse[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('physical-donations', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="dons-materiels.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, DONATION_SORTS, FILTERS)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.lists.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':id')
  @ApiOkResponse({ type: PhysicalDonationResponse })
  find(@Param('id', RecordUuidPipe) id: string): Promise<PhysicalDonationResponse> {
    return this.lists.find(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: PhysicalDonationResponse })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: DonationChangesBody,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    await this.writes.change(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PhysicalDonationResponse })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { reason, version }: DonationCancelBody,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    await this.writes.cancel(id, reason ?? '', version, caller);
    return this.lists.find(id);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: [DonationEntryResponse] })
  async note(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { body }: DonationNoteBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationEntryResponse[]> {
    await this.writes.note(id, body, caller);
    return this.story.timeline(id);
  }

  @Post(':id/pictures')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  @ApiCreatedResponse({ type: DonationPictureResponse })
  async addPicture(
    @Param('id', RecordUuidPipe) id: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallingStaff,
  ): Promise<DonationPictureResponse> {
    return this.pictures.add(id, await this.forms.received(request), caller);
  }

  @Delete(':id')
  @ApiOkResponse({ type: PhysicalDonationResponse })
  async remove(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    await this.bin.remove(id, caller);
    return this.lists.find(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PhysicalDonationResponse })
  async restore(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationResponse> {
    await this.bin.restore(id, caller);
    return this.lists.find(id);
  }

  @Get(':id/timeline')
  @ApiOkResponse({ type: [DonationEntryResponse] })
  async timeline(@Param('id', RecordUuidPipe) id: string): Promise<DonationEntryResponse[]> {
    return this.story.timeline((await this.lists.find(id)).id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntryResponse] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntryResponse[]> {
    return this.trail.history(RESOURCE, (await this.lists.find(id)).id);
  }
}
