import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import { type EntryKind, type JournalEntry, type PaymentAccount, reversalRef } from './journal-entry.js';
import {
  currencyOfPayment,
  enterAll,
  enterEntry,
  enterPosting,
  entryCausedBy,
  entryOf,
  kindsOf,
  leftOfGift,
  leftOfPayment,
  modeOfPayment,
  oppositePostings,
  readBalances,
  standingGift,
  sumsOfGifts,
} from './ledger.queries.js';

export * from './journal-entry.js';

/** The journal of money: entries that are never changed, whose postings sum to zero. The database refuses anything else. */
@Injectable()
export class LedgerService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Enters it in the caller's transaction; answers its number, or null where its cause had entered already. */
  async enter(tx: EntityManager, entry: JournalEntry): Promise<number | null> {
    const { kind, ref, donation_id, happened_at, entered_by, note = '' } = entry;
    const { payment_ref = null, subject_id = null, mode } = entry;
    const now = this.clock.now();
    const written = [kind, ref, donation_id, happened_at, now, entered_by, note, payment_ref] as const;
    const entered = await enterEntry.first(tx, ...written, subject_id, mode);
    if (!entered) return null;
    for (const { account, amount, currency, campaign_id = null, gift_mode = null } of entry.postings) {
      const gift_id = gift_mode && donation_id;
      await enterPosting.run(tx, entered.id, account, amount, currency, campaign_id, gift_id, gift_mode);
    }
    return entered.id;
  }

  /** Enters many at once in the caller's transaction, where none of their causes has entered yet. */
  async enterAll(tx: EntityManager, entries: readonly JournalEntry[]): Promise<void> {
    const rows = entries.map(({ note = '', ...entry }) => ({ ...entry, note, entered_at: this.clock.now() }));
    await enterAll.run(tx, JSON.stringify(rows));
  }

  /**
   * Enters the opposite of an entry, under its own kind, so that both sum to nothing; answers its number, or null where
   * it was reversed already.
   */
  async reverse(
    tx: EntityManager,
    id: number,
    { happened_at, entered_by, note }: Pick<JournalEntry, 'happened_at' | 'entered_by'> & { note: string },
  ): Promise<number | null> {
    const entry = await this.find(tx, id);
    const postings = await oppositePostings.all(tx, id);
    return this.enter(tx, { ...entry, ref: reversalRef(id), happened_at, entered_by, note, postings });
  }

  /** The same of the entry that a cause made of a kind; null where there is none, or it was reversed already. */
  async reverseCause(
    tx: EntityManager,
    kind: EntryKind,
    ref: string,
    how: Parameters<LedgerService['reverse']>[2],
  ): Promise<number | null> {
    const entry = await entryCausedBy.first(tx, kind, ref);
    return entry && this.reverse(tx, entry.id, how);
  }

  /** What an entry is, what caused it, and whether its money is real. */
  find(tx: EntityManager, id: number) {
    return entryOf.one(tx, id);
  }

  /** The gift's entry that stands, with its account and minor units; null where it was reversed, or never entered. */
  standingGift(tx: EntityManager, donation_id: string) {
    return standingGift.first(tx, donation_id);
  }

  /** What every account holds of money that counts, in minor units of each currency. */
  balances(tx: EntityManager = this.dataSource.manager) {
    return readBalances.all(tx);
  }

  /** What a payment's money was entered as; null where it has not entered. One that was accepted is a gift. */
  async accountOfPayment(tx: EntityManager, payment_ref: string): Promise<PaymentAccount | null> {
    const kinds = (await this.kindsOf(tx, payment_ref)).filter((kind) => Object.hasOwn(ARRIVALS, kind));
    const kind = kinds.includes('gift') ? 'gift' : kinds[0];
    return kind ? ARRIVALS[kind as keyof typeof ARRIVALS] : null;
  }

  /** Where a payment waited that was no gift as it came, accepted since or not; null where it came as one. */
  async unappliedAccountOf(
    tx: EntityManager,
    payment_ref: string,
  ): Promise<(typeof ARRIVALS)['extra' | 'suspense'] | null> {
    const kinds = await this.kindsOf(tx, payment_ref);
    const kind = (['extra', 'suspense'] as const).find((one) => kinds.includes(one));
    return kind ? ARRIVALS[kind] : null;
  }

  /** The currency that a payment came in; null where it has not entered. */
  async currencyOfPayment(tx: EntityManager, payment_ref: string): Promise<string | null> {
    return (await currencyOfPayment.first(tx, payment_ref))?.currency ?? null;
  }

  /** Whether a payment's money is real; null where it has not entered. */
  async modeOfPayment(tx: EntityManager, payment_ref: string): Promise<JournalEntry['mode'] | null> {
    return (await modeOfPayment.first(tx, payment_ref))?.mode ?? null;
  }

  /** The kinds of the entries that a cause made. */
  async kindsOf(tx: EntityManager, ref: string): Promise<EntryKind[]> {
    return (await kindsOf.all(tx, ref)).map(({ kind }) => kind);
  }

  /**
   * What is left of a payment in minor units, below 0 where more was taken back than it brought. A gift's is that of
   * the gift. Holds the payment until the transaction ends: what is read here is what the next entry is made of.
   */
  async leftOf(tx: EntityManager, { account, donation_id, payment_ref }: LedgerPosition): Promise<number> {
    await lockKey.run(tx, payment_ref);
    const losses = LOSSES_OF[account];
    const { left } =
      account === 'gifts'
        ? await leftOfGift.one(tx, donation_id, account, losses)
        : await leftOfPayment.one(tx, payment_ref, account, losses);
    return left;
  }

  /** What a gift is worth now, in minor units: as given, less what went back. */
  async netOfGift(tx: EntityManager, donation_id: string): Promise<number> {
    return (await this.sumsOf(tx, [donation_id])).get(donation_id)?.net ?? 0;
  }

  /** What was given and taken back of these gifts, and what payment cost; those without an entry are left out. */
  async sumsOf(tx: EntityManager, donation_ids: readonly string[]): Promise<Map<string, GiftSums>> {
    const rows = await sumsOfGifts.all(tx, donation_ids);
    return new Map(rows.map(({ donation_id, ...sums }) => [donation_id, sums]));
  }
}

const ARRIVALS = { gift: 'gifts', extra: 'to_return', suspense: 'suspense' } as const;
const LOSSES_OF: Record<PaymentAccount, string> = {
  gifts: '^(refund|dispute)',
  to_return: '^extra_',
  suspense: '^suspense_',
};

export interface LedgerPosition {
  account: PaymentAccount;
  donation_id: string;
  payment_ref: string;
}

/** Minor units. */
export interface GiftSums {
  net: number;
  given: number;
  fees: number;
}
