import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DonationEntriesService } from '../donation-timeline/donation-entries.service.js';
import type { MoneyDonationEntry } from '../donation-timeline/donation-entry.dto.js';
import type { MoneyEntryKind } from './donation-timeline.contract.js';

export interface TimelineEntry {
  donation_id?: string | null;
  recurring_gift_id?: string | null;
  kind: MoneyEntryKind;
  /** French, for staff. */
  text: string;
  details?: string | null;
  /** A member of staff, `DONOR`, or null for the product itself. */
  by: Author | null;
}

/** The timeline of a gift of money, from its form to its receipt, as staff read it. */
@Injectable()
export class DonationTimelineService {
  constructor(private readonly entries: DonationEntriesService) {}

  /** Adds an entry, in the transaction of the change that it records. */
  async addEntry(tx: EntityManager, entry: TimelineEntry): Promise<void> {
    await this.entries.add(tx, entry);
  }

  /** The same, once for each `details` of its kind; answers false where the entry exists already. */
  async addEntryOnce(tx: EntityManager, entry: TimelineEntry & { donation_id: string }): Promise<boolean> {
    const { donation_id, kind, details = '' } = entry;
    const isTold = await this.entries.has(tx, { donation_id }, kind, details ?? '');
    if (!isTold) await this.addEntry(tx, { ...entry, details });
    return !isTold;
  }

  /** What staff wrote beside a gift may name its donor: the entries stay, without it. */
  async forgetNotes(tx: EntityManager, donation_id: string): Promise<void> {
    await this.entries.forgetDetails(tx, { donation_id }, ['note']);
  }

  /** The whole timeline of a gift, newest first. */
  timeline(donation_id: string): Promise<MoneyDonationEntry[]> {
    return this.entries.list({ donation_id });
  }
}
