import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, MoreThan, Not, Repository } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import type { RecurringEntry } from './recurring-gift.contract.js';
import { RecurringEntryRow, type RecurringEntryKind } from './recurring-entry.entity.js';

/** Who signs what a donor does. */
export const DONOR: Author = { id: null, name: 'donateur' };

/** Entries whose details are for the product: which amount was asked for, which letter it was. */
const TOLD_ELSEWHERE: readonly RecurringEntryKind[] = [
  'created',
  'amount_asked',
  'frequency_asked',
  'skip_asked',
  'skipped',
  'letter',
  'extra_subscription',
];

/** The story of a gift that comes again. */
@Injectable()
export class RecurringStoryService {
  constructor(
    @InjectRepository(RecurringEntryRow) private readonly entries: Repository<RecurringEntryRow>,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, in the transaction of what it tells; `by` is null for the provider and the product itself. */
  async tell(
    tx: EntityManager,
    recurring_gift_id: string,
    entry: { kind: RecurringEntryKind; text: string; details?: string | null; by?: Author | null },
  ): Promise<void> {
    const { kind, text, details = null, by = null } = entry;
    const who = { staff_id: by?.id ?? null, by_name: by?.name ?? null };
    await tx.insert(RecurringEntryRow, {
      ...{ recurring_gift_id, kind, text, details, ...who, at: this.clock.now() },
    });
  }

  /** What its donor or staff wrote may name a person: the entries stay, without it. */
  async forgetNotes(tx: EntityManager, recurring_gift_id: string): Promise<void> {
    const kind = In<RecurringEntryKind>(['note', 'cancelled']);
    await tx.update(RecurringEntryRow, { recurring_gift_id, kind }, { details: null });
  }

  /** Whether it was told already: what is said once a month or once a year is said once. */
  async wasTold(
    tx: EntityManager,
    recurring_gift_id: string,
    kind: RecurringEntryKind,
    details: string,
  ): Promise<boolean> {
    return tx.existsBy(RecurringEntryRow, { recurring_gift_id, kind, details });
  }

  /** Whether its donor or staff did something with it after this moment. */
  async wasActedOn(tx: EntityManager, recurring_gift_id: string, after: Date): Promise<boolean> {
    return tx.existsBy(RecurringEntryRow, {
      ...{ recurring_gift_id, at: MoreThan(after), by_name: Not(IsNull()) },
    });
  }

  /** What the newest entry of this kind was about; null where there is none. */
  async lastDetails(
    tx: EntityManager,
    recurring_gift_id: string,
    kind: RecurringEntryKind,
  ): Promise<string | null> {
    const last = await tx.findOne(RecurringEntryRow, {
      where: { recurring_gift_id, kind },
      order: { id: 'DESC' },
    });
    return last?.details ?? null;
  }

  /** The whole story, newest first, for staff. */
  async timeline(recurring_gift_id: string): Promise<RecurringEntry[]> {
    const order = { id: 'DESC' } as const;
    const rows = await this.entries.find({ where: { recurring_gift_id }, order });
    return rows.map(({ id, kind, at, by_name, text, details }) => ({
      ...{ id, kind, at: at.toISOString(), by: by_name, text },
      details: TOLD_ELSEWHERE.includes(kind) ? null : details,
    }));
  }
}
