import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  DonationEntriesService,
  type NewDonationEntry,
} from '../donation-timeline/donation-entries.service.js';
import type { TimelineEntry } from '../../core/timeline/timeline.dto.js';

export type RecurringEntryKind =
  | 'created'
  | 'started'
  | 'payment_failed'
  | 'recovered'
  | 'paused'
  | 'resumed'
  | 'amount'
  | 'amount_asked'
  | 'frequency'
  | 'frequency_asked'
  | 'skipped'
  | 'skip_asked'
  | 'cancelled'
  | 'payment_method'
  | 'preferences'
  | 'identity'
  | 'note'
  | 'letter'
  | 'extra_subscription'
  | 'refused';

/** Entries whose details are for the product: which amount was asked for, which email it was. */
const TOLD_ELSEWHERE: readonly RecurringEntryKind[] = [
  'created',
  'amount_asked',
  'frequency_asked',
  'skip_asked',
  'skipped',
  'letter',
  'extra_subscription',
];

/** The timeline of a recurring donation. */
@Injectable()
export class RecurringTimelineService {
  constructor(private readonly entries: DonationEntriesService) {}

  /** Adds an entry, in the transaction of the change that it records; `by` is null for the provider and the product itself. */
  async addEntry(
    tx: EntityManager,
    recurring_gift_id: string,
    entry: Pick<NewDonationEntry, 'text' | 'details' | 'by'> & { kind: RecurringEntryKind },
  ): Promise<void> {
    await this.entries.add(tx, { ...entry, recurring_gift_id });
  }

  /** What its donor or staff wrote may name a person: the entries stay, without it. */
  async forgetNotes(tx: EntityManager, recurring_gift_id: string): Promise<void> {
    await this.entries.forgetDetails(tx, { recurring_gift_id }, [
      'note',
      'cancelled',
    ] satisfies RecurringEntryKind[]);
  }

  /** Whether there is such an entry already, for what is recorded once a month or once a year. */
  async hasEntry(
    tx: EntityManager,
    recurring_gift_id: string,
    kind: RecurringEntryKind,
    details: string,
  ): Promise<boolean> {
    return this.entries.has(tx, { recurring_gift_id }, kind, details);
  }

  /** Whether its donor or staff did something with it after this moment. */
  async wasActedOn(tx: EntityManager, recurring_gift_id: string, after: Date): Promise<boolean> {
    return this.entries.wasActedOn(tx, { recurring_gift_id }, after);
  }

  /** What the newest entry of this kind was about; null where there is none. */
  async lastDetails(
    tx: EntityManager,
    recurring_gift_id: string,
    kind: RecurringEntryKind,
  ): Promise<string | null> {
    return this.entries.lastDetails(tx, { recurring_gift_id }, kind);
  }

  /** The whole timeline, newest first, for staff. */
  async timeline(recurring_gift_id: string): Promise<TimelineEntry[]> {
    const entries = await this.entries.list({ recurring_gift_id });
    return entries.map((entry) => ({
      ...entry,
      details: TOLD_ELSEWHERE.includes(entry.kind as RecurringEntryKind) ? null : entry.details,
    }));
  }
}
