import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { RECEIPT_FORMS, RECEIPT_KINDS, RECEIPT_STATUSES } from '../receipts/receipt.contract.js';
import {
  ReceiptBatchBody,
  ReceiptBatchPreview,
  ReceiptBatchStarted,
  ReceiptDeclaration,
  ReceiptRecord,
  ReceiptReissue,
  ReceiptReplacement,
  ReceiptVoiding,
  ReceiptYearQuery,
} from './donation-receipt.dto.js';
import { ReceiptActionsService } from './receipt-actions.service.js';
import { ReceiptArchivesService } from './receipt-archives.service.js';
import { ReceiptBatchesService } from './receipt-batches.service.js';
import { ReceiptRecordsService } from './receipt-records.service.js';

const RESOURCE = 'receipts';
const SORTS = ['number', 'issued_at', 'gift_year', 'donor_name', 'amount', 'sent_at', 'voided_at'];
const FILTERS = {
  ids: 'uuids',
  q: 'text',
  year: 'int',
  gift_year: 'int',
  form: RECEIPT_FORMS,
  kind: RECEIPT_KINDS,
  status: RECEIPT_STATUSES,
  donation_id: 'uuid',
  has_email: 'boolean',
} as const;
const DIALECT = { sorts: SORTS, byDefault: ['number', 'DESC'], filters: FILTERS } as const;

@ApiTags('admin/receipts')
@ApiBearerAuth()
@Staff('receipts')
@Controller(`admin/${RESOURCE}`)
export class ReceiptsAdminController {
  constructor(
    private readonly records: ReceiptRecordsService,
    private readonly actions: ReceiptActionsService,
    private readonly batches: ReceiptBatchesService,
    private readonly archives: ReceiptArchivesService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [ReceiptRecord] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceiptRecord[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.records.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('receipts', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="recus.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.records.export(RangeQuery.read(query, DIALECT));
  }

  /** The files of the receipts in force that the filter matches, in a ZIP archive. */
  @Staff('receipts', 'export')
  @Get('files')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async files(@Query() query: Record<string, unknown>): Promise<StreamableFile> {
    return new StreamableFile(await this.archives.open(RangeQuery.read(query, DIALECT)), {
      type: 'application/zip',
      disposition: 'attachment; filename="recus-fiscaux.zip"',
    });
  }

  @Get('batch')
  @ApiOkResponse({ type: ReceiptBatchPreview })
  preview(@Query() { year }: ReceiptYearQuery): Promise<ReceiptBatchPreview> {
    return this.batches.preview(year ?? this.batches.lastYear());
  }

  @Post('batch')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ReceiptBatchStarted })
  async issue(
    @Body() { year }: ReceiptBatchBody,
    @Caller() caller: CallingStaff,
  ): Promise<ReceiptBatchStarted> {
    return { count: await this.batches.issue(year, caller) };
  }

  @Get('declaration')
  @ApiOkResponse({ type: ReceiptDeclaration })
  declaration(@Query() { year }: ReceiptYearQuery): Promise<ReceiptDeclaration> {
    return this.batches.declaration(year ?? this.batches.lastYear());
  }

  @Get(':id')
  @ApiOkResponse({ type: ReceiptRecord })
  find(@Param('id', RecordUuidPipe) id: string): Promise<ReceiptRecord> {
    return this.records.find(id);
  }

  /** Answers the receipt that stands in its place. */
  @Post(':id/replace')
  @HttpCode(200)
  @ApiOkResponse({ type: ReceiptRecord })
  async replace(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: ReceiptReplacement,
    @Caller() caller: CallingStaff,
  ): Promise<ReceiptRecord> {
    return this.records.find(await this.actions.replace(id, body, caller));
  }

  /** Voids it, and tells the donor why; nothing replaces it until it is issued again. */
  @Post(':id/void')
  @HttpCode(200)
  @ApiOkResponse({ type: ReceiptRecord })
  async void(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: ReceiptVoiding,
    @Caller() caller: CallingStaff,
  ): Promise<ReceiptRecord> {
    await this.actions.void(id, body, caller);
    return this.records.find(id);
  }

  /** Answers the receipt that replaces a void one. */
  @Post(':id/issue-again')
  @HttpCode(200)
  @ApiOkResponse({ type: ReceiptRecord })
  async issueAgain(
    @Param('id', RecordUuidPipe) id: string,
    @Body() body: ReceiptReissue,
    @Caller() caller: CallingStaff,
  ): Promise<ReceiptRecord> {
    return this.records.find(await this.actions.issueAgain(id, body, caller));
  }

  @Post(':id/send')
  @HttpCode(200)
  @ApiOkResponse({ type: ReceiptRecord })
  async send(@Param('id', RecordUuidPipe) id: string): Promise<ReceiptRecord> {
    await this.actions.send(id);
    return this.records.find(id);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.records.find(id)).id);
  }
}
