import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../../core/audit/audit.dto.js';
import { AuditLogService } from '../../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordUuidPipe } from '../../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../../platform/react-admin/range-query.js';
import { DonationEditsService } from '../donor/donation-edits.service.js';
import { DonationResendService } from '../donor/donation-resend.service.js';
import {
  ChequeBouncedInput,
  DonationRefundInput,
  MoneyDonationChanges,
  MoneyDonationNoteBody,
  MoneyDonationVersionBody,
  OfflineDonationInput,
  TransferReceivedInput,
} from './donation-admin.dto.js';
import { DonationAdminActionsService } from './donation-admin-actions.service.js';
import { ADMIN_FILTERS, ADMIN_SORTS } from './donation-admin-filters.js';
import { DonationAdminListsService } from './donation-admin-lists.service.js';
import { DonationRefunded, MoneyDonationRecord, MoneyDonationTimeline } from './donation-admin-record.dto.js';
import { DonationAdminRefundsService } from './donation-admin-refunds.service.js';
import { DonationTimelineViewService } from './donation-timeline-view.service.js';

const RESOURCE = 'donations';
const FILTERS = Object.keys(ADMIN_FILTERS);
const DIALECT = { sorts: ADMIN_SORTS, byDefault: ['created_at', 'DESC'], filters: ADMIN_FILTERS } as const;

/** Gifts of money as administrators read them. */
@ApiTags('admin/donations')
@ApiBearerAuth()
@Staff('donations')
@Controller(`admin/${RESOURCE}`)
export class DonationsAdminController {
  constructor(
    private readonly lists: DonationAdminListsService,
    private readonly edits: DonationEditsService,
    private readonly refunds: DonationAdminRefundsService,
    private readonly emails: DonationResendService,
    private readonly actions: DonationAdminActionsService,
    private readonly timeline: DonationTimelineViewService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, ADMIN_SORTS, FILTERS)
  @ApiOkResponse({ type: [MoneyDonationRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MoneyDonationRecord[]> {
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
  @ApiRange(RESOURCE, ADMIN_SORTS, FILTERS)
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.lists.export(RangeQuery.read(query, DIALECT));
  }

  @Get(':id')
  @ApiOkResponse({ type: MoneyDonationRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<MoneyDonationRecord> {
    return this.lists.find(id);
  }

  @Get(':id/story')
  @ApiOkResponse({ type: MoneyDonationTimeline })
  async readTimeline(@Param('id', RecordUuidPipe) id: string): Promise<MoneyDonationTimeline> {
    return this.timeline.of(await this.lists.find(id));
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.lists.find(id)).id);
  }

  @Post()
  @ApiCreatedResponse({ type: MoneyDonationRecord })
  async enter(
    @Body() body: OfflineDonationInput,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationRecord> {
    return this.lists.find(await this.actions.enter(body, caller));
  }

  @Post(':id/transfer')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationRecord })
  async received(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: TransferReceivedInput,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationRecord> {
    await this.actions.received(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationRecord })
  async cancel(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version }: MoneyDonationVersionBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationRecord> {
    await this.actions.cancel(id, version, caller);
    return this.lists.find(id);
  }

  @Post(':id/bounce')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationRecord })
  async bounced(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: ChequeBouncedInput,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationRecord> {
    await this.actions.bounced(id, body, caller);
    return this.lists.find(id);
  }

  @Post(':id/notes')
  @ApiCreatedResponse({ type: MoneyDonationTimeline })
  async note(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { body }: MoneyDonationNoteBody,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationTimeline> {
    await this.actions.note(id, body, caller);
    return this.readTimeline(id);
  }

  @Put(':id')
  @ApiOkResponse({ type: MoneyDonationRecord })
  async change(
    @Param('id', RecordUuidPipe) id: string,
    @Body() { version, ...changes }: MoneyDonationChanges,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationRecord> {
    await this.edits.change(id, changes, version, caller);
    return this.lists.find(id);
  }

  @Post(':id/refunds')
  @HttpCode(200)
  @ApiOkResponse({ type: DonationRefunded })
  refund(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: DonationRefundInput,
    @Caller() caller: CallingStaff,
  ): Promise<DonationRefunded> {
    return this.refunds.refund(id, body, caller);
  }

  @Post(':id/letters')
  @HttpCode(200)
  @ApiOkResponse({ type: MoneyDonationTimeline })
  async resend(
    @Param('id', RecordUuidPipe) id: string,
    @Caller() caller: CallingStaff,
  ): Promise<MoneyDonationTimeline> {
    await this.emails.resend(id, caller);
    return this.readTimeline(id);
  }
}
