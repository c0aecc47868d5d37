import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { type Currency, toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { EventSeatsService } from '../events/event-seats.service.js';
import { EVENT_CODE_MESSAGES as MESSAGES } from './event-code.contract.js';
import type { EventCodeChanges, EventCodeInput, EventCodeRecord } from './event-code.dto.js';
import { EventCodeRow } from './event-code.entity.js';
import { freeSeatsOf, seatsOfCodes } from './event-codes.queries.js';

const RESOURCE = 'event-codes';

/** Codes of events as staff write them. */
@Injectable()
export class EventCodesAdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  async list(range: RangeQuery): Promise<[EventCodeRecord[], number]> {
    const { ids, event_id } = range.filter as { ids?: number[]; event_id?: number };
    const [field, direction] = range.sort;
    const [rows, count] = await this.dataSource.manager.findAndCount(EventCodeRow, {
      where: { ...(ids && { id: In(ids) }), ...(event_id !== undefined && { event_id }) },
      order: field === 'id' ? { id: direction } : { [field]: direction, id: 'ASC' },
      skip: range.offset,
      take: range.limit,
    });
    return [await this.present(rows), count];
  }

  async find(id: number): Promise<EventCodeRecord> {
    const row = await this.dataSource.manager.findOneBy(EventCodeRow, { id });
    if (!row) throw platformErrors.notFound();
    return (await this.present([row]))[0]!;
  }

  async create(input: EventCodeInput, by: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const row = tx.create(EventCodeRow, { label: '', created_by: by.id, created_at: now, updated_at: now });
      await this.write(tx, row, input);
      await this.record(tx, by, 'created', null, row);
      return row.id;
    });
  }

  async change(id: number, { version, ...changes }: EventCodeChanges, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.current(tx, id, version);
      const before = { ...row };
      await this.write(tx, row, changes);
      await this.record(tx, by, 'updated', before, row);
    });
  }

  /** Who registered with it keeps their price. */
  async remove(id: number, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await lockRecord(tx, EventCodeRow, id);
      if (!row) throw platformErrors.notFound();
      await this.record(tx, by, 'deleted', { ...row }, null);
      await tx.delete(EventCodeRow, { id });
      await this.revision.raise(tx);
    });
  }

  private async current(tx: EntityManager, id: number, version: number): Promise<EventCodeRow> {
    const row = await lockRecord(tx, EventCodeRow, id);
    if (!row) throw platformErrors.notFound();
    await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
    return row;
  }

  private async write(tx: EntityManager, row: EventCodeRow, input: Partial<EventCodeInput>): Promise<void> {
    const event = await this.events.lock(tx, input.event_id ?? row.event_id);
    if (!event) throw platformErrors.invalid({ event_id: MESSAGES.event });
    const { discount_amount: amount, valid_until: until, ...rest } = input;
    const kept = row.reserved_seats ?? 0;
    Object.assign(row, Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)), {
      ...(amount !== undefined && { discount_amount: amount && toMinorUnits(amount, event.currency) }),
      ...(until !== undefined && { valid_until: until && new Date(until) }),
      updated_at: this.clock.now(),
    });
    const faults = { ...faultsOf(row), ...(await this.seatFaults(tx, row, kept)) };
    if (await this.isTaken(tx, row)) Object.assign(faults, { code: MESSAGES.code_taken });
    if (Object.keys(faults).length > 0) throw platformErrors.invalid(faults);
    await tx.save(row);
    await this.revision.raise(tx);
  }

  /** More seats are kept only where they are free. */
  private async seatFaults(
    tx: EntityManager,
    row: EventCodeRow,
    kept: number,
  ): Promise<Record<string, string>> {
    const { available_seats: free } = await freeSeatsOf.one(tx, row.event_id);
    const isTooMany = free !== null && (row.reserved_seats ?? 0) - kept > free;
    return isTooMany ? { reserved_seats: MESSAGES.too_many_seats } : {};
  }

  private isTaken(tx: EntityManager, { id, event_id, code }: EventCodeRow): Promise<boolean> {
    return tx.existsBy(EventCodeRow, { event_id, code, ...(id && { id: Not(id) }) });
  }

  private async record(
    tx: EntityManager,
    author: Author,
    action: 'created' | 'updated' | 'deleted',
    before: EventCodeRow | null,
    after: EventCodeRow | null,
  ): Promise<void> {
    const label = (after ?? before)!.code;
    await this.auditLog.record(tx, { author, action, resource: RESOURCE, label, before, after });
  }

  private async present(rows: EventCodeRow[]): Promise<EventCodeRecord[]> {
    const events = await this.events.byIds(rows.map(({ event_id }) => event_id));
    const used = await seatsOfCodes.all(
      this.dataSource.manager,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { created_by: _, ...shown } = row;
      const seats = used.find(({ id }) => id === row.id);
      return {
        ...shown,
        discount_amount: majorOf(row.discount_amount, events.get(row.event_id)?.currency ?? 'EUR'),
        valid_until: row.valid_until?.toISOString() ?? null,
        used_seats: seats?.held ?? 0,
        unsure_seats: seats?.unsure ?? 0,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      };
    });
  }
}

const majorOf = (amount: number | null, currency: Currency) =>
  amount === null ? null : toMajorUnits(amount, currency);

function faultsOf(row: EventCodeRow): Record<string, string> {
  const { discount_percentage, discount_amount, reserved_seats } = row;
  if (discount_percentage && discount_amount) return { discount_amount: MESSAGES.one_discount };
  return discount_percentage || discount_amount || reserved_seats ? {} : { code: MESSAGES.nothing };
}
