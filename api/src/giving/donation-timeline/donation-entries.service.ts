import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { TimelineEntry } from '../../core/timeline/timeline.dto.js';
import { type NewEntry, TimelineService } from '../../core/timeline/timeline.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { addToAll } from './donation-entries.queries.js';
import { MoneyDonationEntryRow } from './donation-entry.entity.js';

export type NewDonationEntry = NewEntry<MoneyDonationEntryRow>;
export type GiftOfTimeline = { donation_id: string } | { recurring_gift_id: string };

/** What happened to gifts of money and to those that come again, as staff read it. */
@Injectable()
export class DonationEntriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly timeline: TimelineService,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, in the transaction of the change that it records. */
  async add(tx: EntityManager, entry: NewDonationEntry): Promise<void> {
    await this.timeline.add(tx, MoneyDonationEntryRow, entry);
  }

  /** The same entry on each of these donations; nobody did it. */
  async addToAll(
    tx: EntityManager,
    donationIds: readonly string[],
    { kind, text }: { kind: string; text: string },
  ): Promise<void> {
    await addToAll.run(tx, donationIds, kind, this.clock.now(), text);
  }

  async has(tx: EntityManager, gift: GiftOfTimeline, kind: string, details: string): Promise<boolean> {
    return tx.existsBy(MoneyDonationEntryRow, { ...gift, kind, details });
  }

  /** Whether somebody, not the product, did something after this moment. */
  async wasActedOn(tx: EntityManager, gift: GiftOfTimeline, after: Date): Promise<boolean> {
    return tx.existsBy(MoneyDonationEntryRow, { ...gift, at: MoreThan(after), by_name: Not(IsNull()) });
  }

  /** What the newest entry of this kind was about; null where there is none. */
  async lastDetails(tx: EntityManager, gift: GiftOfTimeline, kind: string): Promise<string | null> {
    const last = await tx.findOne(MoneyDonationEntryRow, {
      where: { ...gift, kind },
      order: { id: 'DESC' },
    });
    return last?.details ?? null;
  }

  /** Entries of these kinds stay, without their details: these may name a person. */
  async forgetDetails(tx: EntityManager, gift: GiftOfTimeline, kinds: readonly string[]): Promise<void> {
    await this.timeline.forgetDetails(tx, MoneyDonationEntryRow, gift, kinds);
  }

  /** All of a gift, newest first. */
  async list(gift: GiftOfTimeline): Promise<TimelineEntry[]> {
    const entries = await this.timeline.read(this.dataSource.manager, MoneyDonationEntryRow, gift);
    return entries.toReversed();
  }
}
