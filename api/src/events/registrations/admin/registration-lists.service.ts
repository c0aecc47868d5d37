import { iso } from '../../../platform/clock/iso-moments.js';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { toCsv } from '../../../platform/http/spreadsheet.js';
import { toWorkbook } from '../../../platform/http/workbook.js';
import type { RangeQuery } from '../../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../../platform/react-admin/record-finder.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { amountsOf } from '../registration-progress.service.js';
import { REGISTRATION_RETENTION } from '../registration.contract.js';
import { registrationErrors } from '../registration.errors.js';
import { keptUntil } from '../registration.rules.js';
import { dueAt, RegistrationRowsService } from '../registration-rows.service.js';
import { isOpenRefund } from '../settlement/registration-refund.entity.js';
import { RegistrationRefundsService } from '../settlement/registration-refunds.service.js';
import {
  exportedRegistration,
  REGISTRATION_EXPORT_COLUMNS,
  REGISTRATION_EXPORT_DATES,
  REGISTRATION_SHEET,
} from './registration-export.content.js';
import {
  applyRegistrationFilters,
  applyRegistrationOrder,
  type FoundRegistrations,
} from './registration-filters.js';
import type { EventRegistrationRecord, RegistrationTimeline } from './registration-record.dto.js';
import { RegistrationTotals, type RegistrationOverviewRow } from './registration-totals.entity.js';

/** What staff do not read of a registration. */
const UNREAD = ['form_key', 'form_hash'];

/** Registrations as staff read them. */
@Injectable()
export class RegistrationListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  @FindsRecords({
    resource: 'event-registrations',
    name: ['reference', 'first_name', 'last_name', 'event_title'],
    sort: ['created_at', 'DESC'],
  })
  async list(range: RangeQuery): Promise<[EventRegistrationRecord[], number]> {
    const found = this.matching(range);
    const rows = await found
      .clone()
      .offset(range.offset)
      .limit(range.limit)
      .getRawMany<RegistrationOverviewRow>();
    const counted = await found
      .clone()
      .select('count(*)::int', 'count')
      .orderBy()
      .getRawOne<{ count: number }>();
    return [rows.map(presentRegistration), counted?.count ?? 0];
  }

  async find(id: string): Promise<EventRegistrationRecord> {
    const row = await this.select().where('r.id = :id', { id }).getRawOne<RegistrationOverviewRow>();
    if (!row) throw registrationErrors.notFound();
    return presentRegistration(row);
  }

  /** Every registration that the filter matches, as a CSV file. */
  async csv(range: RangeQuery): Promise<string> {
    return toCsv(REGISTRATION_EXPORT_COLUMNS, await this.exported(range));
  }

  /** The same as an Excel file. */
  async workbook(range: RangeQuery): Promise<Readable> {
    return toWorkbook({
      name: REGISTRATION_SHEET,
      columns: REGISTRATION_EXPORT_COLUMNS,
      dates: REGISTRATION_EXPORT_DATES,
      rows: await this.exported(range),
    });
  }

  /** What happened to a registration, newest first, with its refunds and what may still be given back. */
  async timeline(id: string): Promise<RegistrationTimeline> {
    const { currency } = await this.find(id);
    const entries = await this.history.entries(this.dataSource.manager, id);
    const refunds = await this.refunds.of(id);
    const left = await this.dataSource.transaction(async (tx) => {
      const { row } = await this.rows.held(tx, id);
      return this.refunds.left(tx, row);
    });
    return {
      entries: entries.toReversed(),
      refunds: refunds.map((refund) => ({
        id: refund.id,
        amount: toMajorUnits(refund.ticket_amount, refund.currency),
        donation_amount: toMajorUnits(refund.donation_amount, refund.currency),
        currency: refund.currency,
        reason: refund.reason,
        status: refund.status,
        by_hand: refund.by_hand,
        by: refund.staff_name,
        failure_code: refund.failure_code,
        waits: isOpenRefund(refund),
        created_at: refund.created_at.toISOString(),
      })),
      refundable: toMajorUnits(left.ticket_amount, currency),
      refundable_donation: toMajorUnits(left.donation_amount, currency),
    };
  }

  /** Every registration that the filter matches, in its order. */
  async all(range: RangeQuery): Promise<EventRegistrationRecord[]> {
    const rows = await this.matching(range).getRawMany<RegistrationOverviewRow>();
    return rows.map(presentRegistration);
  }

  private async exported(range: RangeQuery): Promise<object[]> {
    return (await this.all(range)).map(exportedRegistration);
  }

  private matching(range: RangeQuery): FoundRegistrations {
    const found = this.select();
    applyRegistrationFilters(found, range);
    applyRegistrationOrder(found, range.sort);
    return found;
  }

  private select(): FoundRegistrations {
    const found = this.dataSource
      .createQueryBuilder()
      .select([])
      .from('event_registrations', 'r')
      .innerJoin(RegistrationTotals, 'total', 'total.id = r.id')
      .innerJoin('events', 'e', 'e.id = r.event_id')
      .leftJoin('event_codes', 'c', 'c.id = r.code_id');
    const { columns } = this.dataSource.getMetadata('event_registrations');
    for (const { databaseName: name } of columns)
      if (!UNREAD.includes(name)) found.addSelect(`r.${name}`, name);
    for (const name of ['checked_in', 'refunded', 'refund_pending', 'refund_waits', 'fees'])
      found.addSelect(`total.${name}`, name);
    return found
      .addSelect('e.title', 'event_title')
      .addSelect('e.slug', 'event_slug')
      .addSelect('e.start_date', 'event_start')
      .addSelect('e.end_date', 'event_end')
      .addSelect('c.code', 'code')
      .addSelect(WAITING_POSITION, 'waiting_position');
  }
}

const WAITING_POSITION = `CASE WHEN r.status = 'waitlisted' THEN (
  SELECT count(*)::int FROM event_registrations other
   WHERE other.event_id = r.event_id AND other.status = 'waitlisted'
     AND (other.waitlisted_at, other.id) <= (r.waitlisted_at, r.id)) END`;

function presentRegistration(row: RegistrationOverviewRow): EventRegistrationRecord {
  const { currency } = row;
  const event = { start_date: row.event_start, end_date: row.event_end };
  return {
    id: row.id,
    reference: row.reference,
    event_id: row.event_id,
    event_title: row.event_title,
    event_slug: row.event_slug,
    event_start: iso(row.event_start),
    status: row.status,
    source: row.source,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    organization: row.organization,
    special_needs: row.special_needs,
    has_needs: row.special_needs !== '',
    answers: row.answers,
    needs_kept_until: iso(keptUntil(event, REGISTRATION_RETENTION.needs)),
    identity_kept_until: iso(keptUntil(event, REGISTRATION_RETENTION.identity)),
    seats: row.seats,
    checked_in: row.checked_in,
    code: row.code,
    is_verified: row.verified_at !== null || row.source === 'equipe',
    ...amountsOf(row),
    is_paid: row.paid_at !== null,
    paid_at: iso(row.paid_at),
    due: toMajorUnits(row.due_amount, currency),
    payment_method: row.payment_method,
    mode: row.mode,
    refunded: toMajorUnits(row.refunded, currency),
    refund_pending: toMajorUnits(row.refund_pending, currency),
    refund_waits: row.refund_waits,
    fees: toMajorUnits(row.fees, currency),
    is_offered: row.offered_until !== null,
    offered_seats: row.offered_seats,
    declined_seats: row.declined_seats,
    expires_at: iso(dueAt(row)),
    waiting_position: row.waiting_position,
    cancellation_reason: row.cancellation_reason,
    created_at: row.created_at.toISOString(),
    confirmed_at: iso(row.confirmed_at),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
