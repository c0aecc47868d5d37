import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PrivatePicturesService } from '../../content/media/private-pictures.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { CsvFile } from '../../platform/http/csv-file.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { PhysicalDonationPicture } from './physical-donation-answers.dto.js';
import { PhysicalDonationTrashService } from './physical-donation-trash.service.js';
import { PHYSICAL_DONATION_FILTERS, PHYSICAL_DONATION_SORTS } from './physical-donation-filters.js';
import { PhysicalDonationListsService } from './physical-donation-lists.service.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import {
  PhysicalDonationCancelBody,
  PhysicalDonationChanges,
  PhysicalDonationRecord,
} from './physical-donation-record.dto.js';
import { PhysicalDonationWritesService } from './physical-donation-writes.service.js';

const RESOURCE = 'physical-donations';
const FILTERS = Object.keys(PHYSICAL_DONATION_FILTERS);
const DIALECT = {
  sorts: PHYSICAL_DONATION_SORTS,
  byDefault: ['urgency', 'ASC'],
  filters: PHYSICAL_DONATION_FILTERS,
} as const;

@ApiTags('admin/physical-donations')
@ApiBearerAuth()
@Staff('physical-donations')
@Controller(`admin/${RESOURCE}`)
export class PhysicalDonationsAdminController {
  constructor(
    private readonly lists: PhysicalDonationListsService,
    private readonly writes: PhysicalDonationWritesService,
    private readonly trash: PhysicalDonationTrashService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly forms: PrivatePicturesService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, PHYSICAL_DONATION_SORTS, FILTERS)
  @ApiOkResponse({ type: [PhysicalDonationRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PhysicalDonationRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('physical-donations', 'export')
  @Get('export')
  @CsvFile('dons-materiels.csv')
  @ApiRange(RESOURCE, PHYSICAL_DONATION_SORTS, FILTERS)
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.lists.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':id')
  @ApiOkResponse({ type: PhysicalDonationRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<PhysicalDonationRecord> {
    return this.lists.find(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: PhysicalDonationRecord })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: PhysicalDonationChanges,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationRecord> {
    await this.writes.change(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: PhysicalDonationRecord })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { reason, version }: PhysicalDonationCancelBody,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationRecord> {
    await this.writes.cancel(id, reason ?? '', version, caller);
    return this.lists.find(id);
  }

  @Post(':id/pictures')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  @ApiCreatedResponse({ type: PhysicalDonationPicture })
  async addPicture(
    @Param('id', RecordUuidPipe) id: string,
    @Req() request: FastifyRequest,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationPicture> {
    return this.pictures.add(id, await this.forms.received(request), caller);
  }

  @Delete(':id')
  @ApiOkResponse({ type: PhysicalDonationRecord })
  async remove(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationRecord> {
    await this.trash.remove(id, caller);
    return this.lists.find(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: PhysicalDonationRecord })
  async restore(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<PhysicalDonationRecord> {
    await this.trash.restore(id, caller);
    return this.lists.find(id);
  }
}
