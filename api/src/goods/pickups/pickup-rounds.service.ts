import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { dayInFrench } from '../../platform/clock/paris.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { pickupErrors } from './pickup.errors.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';
import { PLANNED } from './pickup-transaction-filters.js';
import { stopsHeld } from './pickups.queries.js';
import type { PickupRound, PickupRoundOrder } from './pickup-rounds.dto.js';

/** The pick-ups of one day, in the order in which they are fetched. */
@Injectable()
export class PickupRoundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: PickupTransactionsService,
    private readonly collections: CollectionsService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** The stops of a day, of one person where one is named: as they were put in order, else by postal code. */
  async round(date: string, assigned_to: string | null): Promise<PickupRound> {
    const stops = await this.stops(date, assigned_to);
    return { date, assigned_to, stops, ...countsOf(stops) };
  }

  /** Puts a round in order; every stop of it must be named, once. */
  async order({ date, assigned_to, transaction_ids }: PickupRoundOrder, by: Author): Promise<void> {
    const ids = transaction_ids.map((id) => id.toLowerCase());
    if (new Set(ids).size < ids.length)
      throw pickupErrors.invalid({ transaction_ids: 'Une collecte y est nommée deux fois.' });
    await this.dataSource.transaction(async (tx) => {
      const stops = await stopsHeld.all(tx, date, assigned_to);
      if (stops.length !== ids.length || !stops.every(({ id }) => ids.includes(id)))
        throw pickupErrors.roundChanged();
      await this.collections.placeInRound(tx, ids);
      const references = new Map(stops.map(({ id, reference }) => [id, reference]));
      const record = (order: string[]) => ({ id: date, version: 1, order });
      await this.auditLog.record(tx, {
        author: by,
        action: 'updated',
        resource: 'pickup-rounds',
        label: `Tournée du ${dayInFrench(date)}`,
        before: record(stops.map(({ reference }) => reference)),
        after: record(ids.map((id) => references.get(id)!)),
      });
    });
  }

  /** The stops of a day in order. */
  stops(date: string, assigned_to: string | null): Promise<PickupTransaction[]> {
    const filter = { status: PLANNED, pickup_date: date };
    return this.transactions.all({ ...filter, ...(assigned_to !== null && { assigned_to }) }, [
      'round',
      'ASC',
    ]);
  }
}

/** Boxes or items to fetch in all, and how many stops are done. */
export function countsOf(stops: readonly Pick<PickupTransaction, 'status' | 'estimated_boxes_or_items'>[]): {
  boxes: number;
  done: number;
} {
  return {
    boxes: stops.reduce((sum, { estimated_boxes_or_items }) => sum + (estimated_boxes_or_items ?? 0), 0),
    done: stops.filter(({ status }) => status === 'completed').length,
  };
}
