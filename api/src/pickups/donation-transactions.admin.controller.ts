import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AuditEntryResponse } from '../audit/audit.dto.js';
import { AuditTrailService } from '../audit/audit-trail.service.js';
import {
  PHYSICAL_DONATION_TYPES,
  PICKUP_SLOTS,
} from '../physical-donations/physical-donation-choices.contract.js';
import { TRANSACTION_STATUSES } from '../physical-donations/physical-donation-state.contract.js';
import { Staff } from '../platform/http/audience.js';
import { RecordUuidPipe } from '../platform/http/record-id.pipe.js';
import { ApiRange, RangeQuery } from '../platform/react-admin/range-query.js';
import { LATE_FILTERS } from './donation-transaction.contract.js';
import { DonationTransactionResponse } from './donation-transaction.dto.js';
import { TRANSACTION_SORTS as SORTS } from './donation-transaction-filters.js';
import { DonationTransactionsService } from './donation-transactions.service.js';
import { PickupAssigneesService } from './pickup-assignees.service.js';

const RESOURCE = 'donation-transactions';
const FILTERS = {
  ids: 'uuids',
  q: 'text',
  status: TRANSACTION_STATUSES,
  late: LATE_FILTERS,
  donation_type: PHYSICAL_DONATION_TYPES,
  campaign_id: 'int',
  physical_donation: 'uuid',
  pickup_date: 'day',
  pickup_from: 'day',
  pickup_to: 'day',
  pickup_slot: PICKUP_SLOTS,
  assigned_to: 'text',
  postal_code: 'text',
  city: 'text',
  created_from: 'day',
  created_to: 'day',
  min_boxes: 'int',
  max_boxes: 'int',
  needs_help: 'boolean',
} as const;
const DIALECT = { sorts: SORTS, byDefault: ['urgency', 'ASC'], filters: FILTERS } as const;

@ApiTags(`admin/${RESOURCE}`)
@ApiBearerAuth()
@Staff('donation-transactions')
@Controller(`admin/${RESOURCE}`)
export class DonationTransactionsAdminController {
  constructor(
    private readonly transactions: DonationTransactionsService,
    private readonly assignees: PickupAssigneesService,
    private readonly trail: AuditTrailService,
  ) {}

  @Get()
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiOkResponse({ type: [DonationTransactionResponse] })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DonationTransactionResponse[]> {
    const range = RangeQuery.read(query, DIALECT);
    const [records, count] = await this.transactions.list(range);
    range.describe(reply, RESOURCE, records.length, count);
    return records;
  }

  @Staff('donation-transactions', 'export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="collectes.csv"')
  @Header('Cache-Control', 'no-store')
  @ApiRange(RESOURCE, SORTS, Object.keys(FILTERS))
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
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
  @ApiOkResponse({ type: [AuditEntryResponse] })
  async history(@Param('id', RecordUuidPipe) id: string): Promise<AuditEntryResponse[]> {
    return this.trail.history(RESOURCE, (await this.transactions.find(id)).id);
  }
}
