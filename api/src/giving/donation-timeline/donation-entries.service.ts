import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MoneyDonationEntry } from './donation-entry.dto.js';
import { MoneyDonationEntryRow } from './donation-entry.entity.js';

export type GiftOfTimeline = { donation_id: string } | { recurring_gift_id: string };

export interface NewTimelineEntry extends Partial<
  Pick<MoneyDonationEntryRow, 'donation_id' | 'recurring_gift_id' | 'details'>
> {
  kind: string;
  /** French, for staff. */
  text: string;
  /** A member of staff, the donor, or null for a provider or the product itself. */
  by: Author | null;
}

/** What happened to gifts of money and to those that come again, as staff read it. */
@Injectable()
export class DonationEntriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, in the transaction of the change that it records. */
  async add(tx: EntityManager, { by, details = null, ...entry }: NewTimelineEntry): Promise<void> {
    const who = { staff_id: by?.id ?? null, by_name: by?.name ?? null };
    await tx.insert(MoneyDonationEntryRow, { ...entry, ...who, details, at: this.clock.now() });
  }

  /** The same entry on each of these donations; nobody did it. */
  async addToAll(
    tx: EntityManager,
    donationIds: readonly string[],
    { kind, text }: Pick<NewTimelineEntry, 'kind' | 'text'>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO donation_entries (donation_id, kind, at, text)
       SELECT id, $2, $3, $4 FROM unnest($1::uuid[]) id`,
      [donationIds, kind, this.clock.now(), text],
    );
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
    await tx.update(MoneyDonationEntryRow, { ...gift, kind: In(kinds) }, { details: null });
  }

  /** All of a gift, newest first. */
  async list(gift: GiftOfTimeline): Promise<MoneyDonationEntry[]> {
    const rows = await this.dataSource.manager.find(MoneyDonationEntryRow, {
      where: gift,
      order: { id: 'DESC' },
    });
    return rows.map(({ id, kind, at, by_name: by, text, details }) => ({
      id,
      kind,
      at: at.toISOString(),
      by,
      text,
      details,
    }));
  }
}
