import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntry } from '../../core/audit/audit.dto.js';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { Staff } from '../../platform/http/audience.js';
import { CsvFile } from '../../platform/http/csv-file.js';
import { RecordUuidPipe } from '../../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../../platform/react-admin/range-query.js';
import { PickupTransaction } from './pickup-transaction.dto.js';
import { TRANSACTION_FILTERS as FILTERS, TRANSACTION_SORTS as SORTS } from './pickup-transaction-filters.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { PickupAssigneesService } from './pickup-assignees.service.js';

const RESOURCE = 'donation-transactions';
const DIALECT = { sorts: SORTS, byDefault: ['urgency', 'ASC'], filters: FILTERS } as const;

@ApiTags(`admin/${RESOURCE}`)
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller(`admin/${RESOURCE}`)
export class PickupTransactionsAdminController {
  constructor(
    private readonly transactions: PickupTransactionsService,
    private readonly assignees: PickupAssigneesService,
    private readonly auditLog: AuditLogService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [PickupTransaction] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PickupTransaction[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.transactions.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('donation-transactions', 'export')
  @Get('export')
  @CsvFile('collectes.csv')
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  export(@Query() query: Record<string, unknown>): Promise<string> {
    return this.transactions.export(RangeQuery.read(query, DIALECT));
  }

  @Staff('donation-transactions', 'write')
  @Get('people')
  @ApiOkResponse({ type: [String] })
  people(): Promise<string[]> {
    return this.assignees.list();
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [AuditEntry] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntry[]> {
    return this.auditLog.history(RESOURCE, (await this.transactions.find(id)).id);
  }
}
