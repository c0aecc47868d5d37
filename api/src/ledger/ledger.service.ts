import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import type { Currency } from '../platform/money/money.contract.js';

/** Where money is, or what it was: `provider:stripe`, `bank`, `cheques`, `cash`; `gifts`, `fees`. */
export type Account =
  | `provider:${'stripe' | 'paypal' | 'mobile_money' | 'demo'}`
  | 'bank'
  | 'cheques'
  | 'cash'
  | 'gifts'
  | 'fees'
  /** What was paid twice for one gift, until it has gone back. */
  | 'to_return';

export interface Posting {
  account: Account;
  /** Minor units: above 0 where the account receives, below where it gives. */
  amount: number;
  currency: Currency;
  /** On `gifts` alone: the campaign that the gift is for; null for the association. */
  campaign_id?: number | null;
}

export type EntryKind =
  | 'gift'
  | 'fee'
  | 'refund'
  | 'refund_failed'
  | 'dispute'
  | 'dispute_fee'
  | 'dispute_won'
  | 'extra'
  | 'extra_refund'
  | 'extra_refund_failed';

export interface JournalEntry {
  kind: EntryKind;
  /** What caused it: each cause enters once. */
  ref: string;
  donation_id: string | null;
  happened_at: Date;
  /** A member of staff; null where a provider said so. */
  entered_by: string | null;
  note?: string;
  postings: Posting[];
}

/** The journal of money: entries that are never changed, whose postings sum to zero. The database refuses anything else. */
@Injectable()
export class LedgerService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Enters it in the caller's transaction; answers its number, or null where its cause had entered already. */
  async enter(tx: EntityManager, entry: JournalEntry): Promise<number | null> {
    const { kind, ref, donation_id, happened_at, entered_by, note = '', postings } = entry;
    const [entered] = await tx.query<{ id: number }[]>(
      `INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, entered_by, note)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, ref) DO NOTHING RETURNING id`,
      [kind, ref, donation_id, happened_at, this.clock.now(), entered_by, note],
    );
    if (!entered) return null;
    for (const { account, amount, currency, campaign_id = null } of postings)
      await tx.query(
        `INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id) VALUES ($1, $2, $3, $4, $5)`,
        [entered.id, account, amount, currency, campaign_id],
      );
    return entered.id;
  }

  /** Enters many at once in the caller's transaction, where none of their causes has entered yet. */
  async enterAll(tx: EntityManager, entries: readonly JournalEntry[]): Promise<void> {
    const rows = entries.map(({ note = '', ...entry }) => ({ ...entry, note, entered_at: this.clock.now() }));
    await tx.query(
      `WITH said AS (SELECT * FROM jsonb_to_recordset($1) AS entry (kind text, ref text, donation_id uuid,
           happened_at timestamptz, entered_at timestamptz, entered_by text, note text, postings jsonb)),
         entered AS (INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, entered_by, note)
           SELECT kind, ref, donation_id, happened_at, entered_at, entered_by, note FROM said RETURNING id, kind, ref)
       INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id)
       SELECT entered.id, posting.account, posting.amount, posting.currency, posting.campaign_id
         FROM entered JOIN said USING (kind, ref), jsonb_to_recordset(said.postings) AS posting (account text,
              amount bigint, currency text, campaign_id int)`,
      [JSON.stringify(rows)],
    );
  }

  /** What every account holds, in minor units of each currency. */
  async balances(tx: EntityManager = this.dataSource.manager): Promise<Balance[]> {
    return tx.query(
      `SELECT account, currency, sum(amount)::bigint AS amount FROM journal_postings
        GROUP BY account, currency ORDER BY account, currency`,
    );
  }

  /** What a gift is worth now, in minor units: as given, less what went back. */
  async netOfGift(tx: EntityManager, donation_id: string): Promise<number> {
    return (await this.sumsOf(tx, [donation_id])).get(donation_id)?.net ?? 0;
  }

  /** What was given and taken back of these gifts, and what payment cost; those without an entry are left out. */
  async sumsOf(tx: EntityManager, donation_ids: readonly string[]): Promise<Map<string, GiftSums>> {
    const rows = await tx.query<(GiftSums & { donation_id: string })[]>(
      `SELECT entry.donation_id,
              coalesce(-sum(amount) FILTER (WHERE account = 'gifts'), 0)::bigint AS net,
              coalesce(-sum(amount) FILTER (WHERE account = 'gifts' AND entry.kind = 'gift'), 0)::bigint AS given,
              coalesce(sum(amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
         FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
        WHERE entry.donation_id = ANY($1) GROUP BY entry.donation_id`,
      [donation_ids],
    );
    return new Map(rows.map(({ donation_id, ...sums }) => [donation_id, sums]));
  }

  /** What was entered about a gift, oldest first. */
  async entriesOf(donation_id: string, tx: EntityManager = this.dataSource.manager): Promise<EnteredLine[]> {
    return tx.query(
      `SELECT entry.id, entry.kind, entry.ref, entry.happened_at, entry.entered_at, entry.entered_by, entry.note,
              posting.account, posting.amount, posting.currency
         FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
        WHERE entry.donation_id = $1 ORDER BY entry.id, posting.id`,
      [donation_id],
    );
  }
}

export interface Balance {
  account: Account;
  currency: Currency;
  amount: number;
}

/** Minor units. */
export interface GiftSums {
  net: number;
  given: number;
  fees: number;
}

/** One posting of an entry. */
export interface EnteredLine {
  id: number;
  kind: EntryKind;
  ref: string;
  happened_at: Date;
  entered_at: Date;
  entered_by: string | null;
  note: string;
  account: Account;
  amount: number;
  currency: Currency;
}
