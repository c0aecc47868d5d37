import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntryResponse } from '../audit/audit.dto.js';
import { AuditTrailService } from '../audit/audit-trail.service.js';
import { Caller, type CallingStaff, Staff } from '../platform/http/audience.js';
import { RecordUuidPipe } from '../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../platform/react-admin/range-query.js';
import { DonationEditsService } from '../donations/donation-edits.service.js';
import { DonationResendService } from '../donations/donation-resend.service.js';
import {
  DonationRefundBody,
  MoneyDonationChangesBody,
  MoneyDonationNoteBody,
  MoneyDonationVersionBody,
  OfflineDonationBody,
  TransferReceivedBody,
} from './donation-desk.dto.js';
import { DonationDeskActsService } from './donation-desk-acts.service.js';
import { DESK_FILTERS, DESK_SORTS } from './donation-desk-filters.js';
import { DonationDeskListsService } from './donation-desk-lists.service.js';
import {
  DonationRefundedResponse,
  MoneyDonationResponse,
  MoneyDonationStoryResponse,
} from './donation-desk-record.dto.js';
import { DonationDeskRefundsService } from './donation-desk-refunds.service.js';
import { DonationDeskStoryService } from './donation-desk-story.service.js';

const RESOURCE = 'donations';
const FILTERS = Object.keys(DESK_FILTERS);
const DIALECT = { sorts: DESK_SORTS, byDefault: ['created_at', 'DESC'], filters: DESK_FILTERS } as const;

/** Gifts of money as administrators read them. */
@ApiTags('admin/donations')
@ApiBearerAuth()
@Staff('donations')
@Controller(`admin/${RESOURCE}`)
export class DonationsAdminController {
  constructor(
    private readonly lists: DonationDeskListsService,
    private readonly edits: DonationEditsService,
    private readonly refunds: DonationDeskRefundsService,
    private readonly letters: DonationResendService,
    private readonly acts: DonationDeskActsService,
    private readonly story: DonationDeskStoryService,
    private readonly trail: AuditTrailService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, DESK_SORTS, FILTERS)
  @ApiOkResponse({ type: [MoneyDonationResponse] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoneyDonationResponse[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('donations', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="dons.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, DESK_SORTS, FILTERS)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.lists.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':id')
  @ApiOkResponse({ type: MoneyDonationResponse })
  find(@Param('id', RecordUuidPipe) id: string): Promise<MoneyDonationResponse> {
    return this.lists.find(id);
  }

  @Get(':id/story')
  @ApiOkResponse({ type: MoneyDonationStoryResponse })
  async tell(@Param('id', RecordUuidPipe) id: string): Promise<MoneyDonationStoryResponse> {
    return this.story.of(await this.lists.find(id));
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntryResponse] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntryResponse[]> {
    return this.trail.history(RESOURCE, (await this.lists.find(id)).id);
  }

  @Post()
  @ApiCreatedResponse({ type: MoneyDonationResponse })
  async enter(
    @Body() body: OfflineDonationBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationResponse> {
    return this.lists.find(await this.acts.enter(body, caller));
  }

  @Post(':id/transfer')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationResponse })
  async received(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: TransferReceivedBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationResponse> {
    await this.acts.received(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationResponse })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version }: MoneyDonationVersionBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationResponse> {
    await this.acts.cancel(id, version, caller);
    return this.lists.find(id);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: MoneyDonationStoryResponse })
  async note(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { body }: MoneyDonationNoteBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationStoryResponse> {
    await this.acts.note(id, body, caller);
    return this.tell(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: MoneyDonationResponse })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, ...changes }: MoneyDonationChangesBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationResponse> {
    await this.edits.change(id, changes, version, caller);
    return this.lists.find(id);
  }

  @Post(':id/refunds')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationRefundedResponse })
  refund(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: DonationRefundBody,
    @Caller() caller: CallingStaff,
  ): Promise<DonationRefundedResponse> {
    return this.refunds.refund(id, body, caller);
  }

  @Post(':id/letters')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationStoryResponse })
  async resend(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationStoryResponse> {
    await this.letters.resend(id, caller);
    return this.tell(id);
  }
}
