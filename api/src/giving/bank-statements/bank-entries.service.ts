import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { STANDS } from '../ledger/ledger.service.js';
import { parisDay } from '../../platform/clock/paris.js';
import { type Currency, toMajorUnits } from '../../platform/money/money.contract.js';
import { donorName } from '../donors/donor.columns.js';
import type { BankLineRow } from './bank-line.entity.js';
import { BANK_ENTRY_LABELS } from './bank-statement.content.js';
import type { BankEntry, DepositCandidate } from './bank-balance.dto.js';

interface EntryRow {
  id: number;
  kind: string;
  ref: string;
  donation_id: string | null;
  reference: string | null;
  happened_at: Date;
  /** Minor units. */
  amount: number;
  currency: Currency;
}
interface InHandRow {
  entry_id: number;
  donation_id: string;
  account: 'cheques' | 'cash';
  amount: number;
  currency: Currency;
}
interface CandidateRow extends InHandRow {
  reference: string;
  donor_type: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  given_at: Date;
  note: string;
}

const MOST = 500;
// Entries are never changed, so a lock on one says nothing of the lines that took it meanwhile.
const ONE_AT_A_TIME = `SELECT pg_advisory_xact_lock(hashtext('bank_lines.entry_id'))`;

/** Entries of the journal that a line of the bank may be. */
@Injectable()
export class BankEntriesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Those of a line's amount that no line is yet, the nearest in time first. */
  async like(
    line: Pick<BankLineRow, 'booked_on'> & { amount: number; currency: Currency },
  ): Promise<BankEntry[]> {
    const rows = await this.dataSource.manager.query<EntryRow[]>(
      `${UNLINKED} AND posting.amount = $1 AND posting.currency = $2
        ORDER BY abs(extract(epoch FROM entry.happened_at - $3::date)), entry.id LIMIT 20`,
      [line.amount, line.currency, line.booked_on],
    );
    return rows.map((row) => ({
      entry_id: row.id,
      label: labelOf(row),
      ref: row.reference ?? row.ref,
      donation_id: row.donation_id,
      happened_at: row.happened_at.toISOString(),
      amount: toMajorUnits(row.amount, row.currency),
      currency: row.currency,
    }));
  }

  /** Holds an entry that no line is yet until the transaction ends; null where there is none. Minor units. */
  async hold(tx: EntityManager, id: number): Promise<(EntryRow & { label: string }) | null> {
    await tx.query(
      `SELECT FROM donations WHERE id = (SELECT donation_id FROM journal_entries WHERE id = $1) FOR NO KEY UPDATE`,
      [id],
    );
    await tx.query(ONE_AT_A_TIME);
    const [row] = await tx.query<EntryRow[]>(`${UNLINKED} AND entry.id = $1`, [id]);
    return row ? { ...row, label: labelOf(row) } : null;
  }

  /** The oldest payout of Stripe of this amount that no line is yet, held. */
  async reportedPayout(tx: EntityManager, { amount, currency }: BankLineRow): Promise<number | null> {
    await tx.query(ONE_AT_A_TIME);
    const [row] = await tx.query<EntryRow[]>(
      `${UNLINKED} AND entry.kind = 'payout' AND entry.ref LIKE 'stripe:%' AND posting.amount = $1
          AND posting.currency = $2 ORDER BY entry.happened_at, entry.id LIMIT 1`,
      [amount, currency],
    );
    return row?.id ?? null;
  }

  /** Cheques and cash that are not at the bank yet, the oldest first. */
  async depositCandidates(currency: Currency): Promise<DepositCandidate[]> {
    const rows = await this.dataSource.manager.query<CandidateRow[]>(
      `${IN_HAND} AND posting.currency = $1 ORDER BY donation.given_at, entry.id LIMIT ${MOST}`,
      [currency],
    );
    return rows.map((row) => ({
      donation_id: row.donation_id,
      reference: row.reference,
      donor_name: donorName(row),
      method: row.account === 'cheques' ? ('cheque' as const) : ('cash' as const),
      received_on: parisDay(row.given_at),
      amount: toMajorUnits(row.amount, row.currency),
      currency: row.currency,
      note: row.note,
    }));
  }

  /** Those of these gifts whose cheque or cash is not at the bank yet, held. Minor units. */
  async holdGiftsInHand(tx: EntityManager, donation_ids: readonly string[]): Promise<InHandRow[]> {
    await tx.query(`SELECT FROM donations WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`, [donation_ids]);
    return tx.query<InHandRow[]>(`${IN_HAND} AND entry.donation_id = ANY($1) ORDER BY entry.id`, [
      donation_ids,
    ]);
  }
}

/** What no line of a statement is: neither reversed, nor the reversal of another. */
export const UNLINKED_ENTRIES = `FROM journal_entries entry
    JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'bank'
   WHERE ${STANDS} AND NOT EXISTS (SELECT FROM bank_lines line WHERE line.entry_id = entry.id)`;
const UNLINKED = `SELECT entry.id, entry.kind, entry.ref, entry.donation_id, entry.happened_at, posting.amount,
    posting.currency, (SELECT reference FROM donations WHERE id = entry.donation_id) AS reference
  ${UNLINKED_ENTRIES}`;

// A cheque that went back to its donor is not in hand: nothing is left of its gift.
const IN_HAND = `SELECT entry.id AS entry_id, entry.donation_id, posting.account, posting.amount, posting.currency,
    donation.reference, donation.donor_type, donation.first_name, donation.last_name, donation.organization_name,
    donation.given_at,
    coalesce((SELECT details FROM donation_entries WHERE donation_id = donation.id AND kind = 'created'
               ORDER BY id LIMIT 1), '') AS note
  FROM journal_entries entry
  JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account IN ('cheques', 'cash')
  JOIN donations donation ON donation.id = entry.donation_id
 WHERE entry.kind = 'gift' AND posting.amount > 0 AND ${STANDS}
   AND NOT EXISTS (SELECT FROM journal_deposits WHERE gift_entry_id = entry.id)
   AND (SELECT sum(held.amount) FROM journal_postings held JOIN journal_entries other ON other.id = held.entry_id
         WHERE other.donation_id = donation.id AND held.account = posting.account) > 0`;

function labelOf({ kind, reference }: EntryRow): string {
  const label = BANK_ENTRY_LABELS[kind] ?? kind;
  return reference ? `${label}, don ${reference}` : label;
}
