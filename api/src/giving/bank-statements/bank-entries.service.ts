import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { parisDay } from '../../platform/clock/paris.js';
import type { RowOf } from '../../platform/database/query.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { labelKey } from '../ledger/chart-of-accounts.contract.js';
import { donorName } from '../donors/donor.columns.js';
import {
  entriesLike,
  giftsInHand,
  holdGiftOfEntry,
  holdGifts,
  linkOneAtATime,
  oldestPayout,
  theseGiftsInHand,
  unlinkedEntry,
} from './bank-entries.queries.js';
import type { BankLineRow } from './bank-line.entity.js';
import { BANK_ENTRY_LABELS } from './bank-statement.content.js';
import type { BankEntry, DepositCandidate } from './bank-balance.dto.js';

type Entry = RowOf<typeof unlinkedEntry>;

/** Entries of the journal that a line of the bank may be. */
@Injectable()
export class BankEntriesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Those of a line's amount that no line is yet, the nearest in time first. */
  async like({
    amount,
    currency,
    booked_on,
  }: Pick<BankLineRow, 'booked_on' | 'amount' | 'currency'>): Promise<BankEntry[]> {
    const entries = await entriesLike.all(this.dataSource, amount, currency, booked_on);
    return entries.map(({ id, ...entry }) => ({
      entry_id: id,
      label: labelOf(entry),
      ref: entry.reference ?? entry.ref,
      donation_id: entry.donation_id,
      happened_at: entry.happened_at.toISOString(),
      amount: toMajorUnits(entry.amount, currency),
      currency,
    }));
  }

  /** Holds an entry that no line is yet until the transaction ends; null where there is none. Minor units. */
  async hold(tx: EntityManager, id: number): Promise<(Entry & { label: string }) | null> {
    await holdGiftOfEntry.run(tx, id);
    await linkOneAtATime.run(tx);
    const entry = await unlinkedEntry.first(tx, id);
    return entry && { ...entry, label: labelOf(entry) };
  }

  /** The oldest payout of Stripe of this amount that no line is yet, held. */
  async reportedPayout(tx: EntityManager, { amount, currency }: BankLineRow): Promise<number | null> {
    await linkOneAtATime.run(tx);
    return (await oldestPayout.first(tx, amount, currency))?.id ?? null;
  }

  /** Cheques and cash that are not at the bank yet, the oldest first. */
  async depositCandidates(currency: Currency): Promise<DepositCandidate[]> {
    const gifts = await giftsInHand.all(this.dataSource, currency);
    return gifts.map((gift) => ({
      donation_id: gift.donation_id,
      reference: gift.reference,
      donor_name: donorName(gift),
      method: gift.account === 'cheques' ? ('cheque' as const) : ('cash' as const),
      received_on: parisDay(gift.given_at),
      amount: toMajorUnits(gift.amount, currency),
      currency,
      note: gift.note,
    }));
  }

  /** Those of these gifts whose cheque or cash is not at the bank yet, held. Minor units. */
  async holdGiftsInHand(tx: EntityManager, donation_ids: readonly string[]) {
    await holdGifts.run(tx, donation_ids);
    return theseGiftsInHand.all(tx, donation_ids);
  }
}

function labelOf({ kind, ref, reference }: Pick<Entry, 'kind' | 'ref' | 'reference'>): string {
  const label = BANK_ENTRY_LABELS[labelKey(kind, ref)] ?? kind;
  return reference ? `${label}, don ${reference}` : label;
}
