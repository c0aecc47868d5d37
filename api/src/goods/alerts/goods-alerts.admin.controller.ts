import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { CsvFile } from '../../platform/http/csv-file.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { AlertActionReport, AlertActionsBody, GoodsAlert } from './goods-alert.dto.js';
import { GoodsAlertActionsService } from './goods-alert-actions.service.js';
import { ALERT_FILTERS, GoodsAlertListsService } from './goods-alert-lists.service.js';

const RESOURCE = 'donation-alerts';
const SORTS = ['created_at', 'severity', 'alert_type', 'is_read', 'resolved_at'];
const DIALECT = { sorts: SORTS, byDefault: ['created_at', 'DESC'], filters: ALERT_FILTERS } as const;

@ApiTags('admin/donation-alerts')
@ApiBearerAuth()
@Staff('donation-alerts')
@Controller(`admin/${RESOURCE}`)
export class GoodsAlertsAdminController {
  constructor(
    private readonly lists: GoodsAlertListsService,
    private readonly actions: GoodsAlertActionsService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, SORTS, Object.keys(ALERT_FILTERS))
  @ApiOkResponse({ type: [GoodsAlert] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GoodsAlert[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.lists.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('donation-alerts', 'export')
  @Get('export')
  @CsvFile('alertes.csv')
  @ApiRange(RESOURCE, SORTS, Object.keys(ALERT_FILTERS))
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.lists.export(RangeQuery.read(query, DIALECT));
  }

  @Post('acts')
  @HttpCode(200)
  @ApiOkResponse({ type: AlertActionReport })
  act(@Body() { act, ids }: AlertActionsBody, @Caller() caller: CallingStaff): Promise<AlertActionReport> {
    return this.actions.runAll(act, ids, caller);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.lists.find(id)).id);
  }
}
