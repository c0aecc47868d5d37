import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import { MoneyDonationEntryRow } from './donation-entry.entity.js';
import type { MoneyEntryKind, DonationStoryEntry } from './donation-story.contract.js';

/** Who signs what a donor does. */
export const DONOR: Author = { id: null, name: 'donateur' };

export interface StoryEntry {
  donation_id?: string | null;
  recurring_gift_id?: string | null;
  kind: MoneyEntryKind;
  /** French, for staff. */
  text: string;
  details?: string | null;
  /** A member of staff, `DONOR`, or null for the product itself. */
  by: Author | null;
}

/** The story of a gift of money, from its form to its receipt, as staff read it. */
@Injectable()
export class DonationStoryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, in the transaction of what it tells. */
  async tell(tx: EntityManager, { by, details = null, ...entry }: StoryEntry): Promise<void> {
    const who = { staff_id: by?.id ?? null, by_name: by?.name ?? null };
    await tx.insert(MoneyDonationEntryRow, { ...entry, ...who, details, at: this.clock.now() });
  }

  /** The same, once for each `details` of its kind; answers false where it was told already. */
  async tellOnce(tx: EntityManager, entry: StoryEntry & { donation_id: string }): Promise<boolean> {
    const { donation_id, kind, details = '' } = entry;
    const isTold = await tx.existsBy(MoneyDonationEntryRow, { donation_id, kind, details: details ?? '' });
    if (!isTold) await this.tell(tx, { ...entry, details });
    return !isTold;
  }

  /** What staff wrote beside a gift may name its donor: the entries stay, without it. */
  async forgetNotes(tx: EntityManager, donation_id: string): Promise<void> {
    await tx.update(MoneyDonationEntryRow, { donation_id, kind: 'note' }, { details: null });
  }

  /** The whole story of a gift, newest first. */
  async timeline(donation_id: string): Promise<DonationStoryEntry[]> {
    const order = { id: 'DESC' } as const;
    const rows = await this.dataSource.manager.find(MoneyDonationEntryRow, { where: { donation_id }, order });
    return rows.map(({ id, kind, at, by_name, text, details }) => ({
      ...{ id, kind: kind as MoneyEntryKind, at: at.toISOString(), by: by_name, text, details },
    }));
  }
}
