import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockKey } from '../../platform/database/locks.queries.js';

/** Where money is, or what it was: `provider:stripe`, `bank`, `cheques`, `cash`; `gifts`, `fees`. */
export type Account =
  | `provider:${'stripe' | 'paypal' | 'mobile_money' | 'demo'}`
  | 'bank'
  | 'cheques'
  | 'cash'
  | 'gifts'
  | 'fees'
  /** What was paid twice for one gift, until it has gone back. */
  | 'to_return'
  /** What arrived and is no gift as it is, until staff give it back or accept it. */
  | 'suspense'
  /** What was taken back of a payment beyond what was left of it: refunded, and disputed too. */
  | 'losses';

/** What a payment's money is: a gift, owed to who paid twice, or kept until staff decide. */
export type PaymentAccount = 'gifts' | 'to_return' | 'suspense';

export interface Posting {
  account: Account;
  /** Minor units: above 0 where the account receives, below where it gives. */
  amount: number;
  /** ISO 4217: what a provider took stands here in whatever currency it took it. */
  currency: string;
  /** On `gifts` alone: the campaign that the gift is for; null for the association. */
  campaign_id?: number | null;
  /** On `gifts` alone: `test` where no money moved. */
  gift_mode?: 'live' | 'test' | null;
}

/** What takes money of a payment back, and what undoes that. */
export type ReversalKind = 'refund' | 'refund_failed' | 'dispute' | 'dispute_won';

export type EntryKind =
  | 'gift'
  | 'fee'
  | 'dispute_fee'
  | 'dispute_fee_returned'
  | 'extra'
  | 'suspense'
  | `${'' | 'extra_' | 'suspense_'}${ReversalKind}`
  /** From a provider's account to the bank, and back where the bank refused it. */
  | 'payout'
  | 'payout_failed'
  /** Cheques and cash taken to the bank. */
  | 'deposit'
  | 'bank_fee';

export interface JournalEntry {
  kind: EntryKind;
  /** What caused it: each cause enters once. */
  ref: string;
  donation_id: string | null;
  /** The payment that it is about, `stripe:pi_…`; a gift may have been paid by several. */
  payment_ref?: string | null;
  happened_at: Date;
  /** A member of staff; null where it came from a provider. */
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
    const {
      kind,
      ref,
      donation_id,
      payment_ref = null,
      happened_at,
      entered_by,
      note = '',
      postings,
    } = entry;
    const [entered] = await tx.query<{ id: number }[]>(
      `INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, entered_by, note, payment_ref)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (kind, ref) DO NOTHING RETURNING id`,
      [kind, ref, donation_id, happened_at, this.clock.now(), entered_by, note, payment_ref],
    );
    if (!entered) return null;
    for (const { account, amount, currency, campaign_id = null, gift_mode = null } of postings)
      await tx.query(
        `INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [entered.id, account, amount, currency, campaign_id, gift_mode && donation_id, gift_mode],
      );
    return entered.id;
  }

  /** Enters many at once in the caller's transaction, where none of their causes has entered yet. */
  async enterAll(tx: EntityManager, entries: readonly JournalEntry[]): Promise<void> {
    const rows = entries.map(({ note = '', ...entry }) => ({ ...entry, note, entered_at: this.clock.now() }));
    await tx.query(
      `WITH said AS (SELECT * FROM jsonb_to_recordset($1) AS entry (kind text, ref text, donation_id uuid,
           happened_at timestamptz, entered_at timestamptz, entered_by text, note text, payment_ref text, postings jsonb)),
         entered AS (INSERT INTO journal_entries
             (kind, ref, donation_id, happened_at, entered_at, entered_by, note, payment_ref)
           SELECT kind, ref, donation_id, happened_at, entered_at, entered_by, note, payment_ref FROM said
           RETURNING id, kind, ref)
       INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
       SELECT entered.id, posting.account, posting.amount, posting.currency, posting.campaign_id,
              CASE WHEN posting.gift_mode IS NOT NULL THEN said.donation_id END, posting.gift_mode
         FROM entered JOIN said USING (kind, ref) CROSS JOIN jsonb_to_recordset(said.postings) AS posting (account text,
              amount bigint, currency text, campaign_id int, gift_mode text)`,
      [JSON.stringify(rows)],
    );
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
    const [entry] = await tx.query<Pick<JournalEntry, 'kind' | 'donation_id'>[]>(
      `SELECT kind, donation_id FROM journal_entries WHERE id = $1`,
      [id],
    );
    const postings = await tx.query<Posting[]>(
      `SELECT account, -amount AS amount, currency, campaign_id, gift_mode FROM journal_postings WHERE entry_id = $1 ORDER BY id`,
      [id],
    );
    return this.enter(tx, { ...entry!, ref: reversalRef(id), happened_at, entered_by, note, postings });
  }

  /** The gift's entry that stands, with its account and minor units; null where it was reversed, or never entered. */
  async standingGift(
    tx: EntityManager,
    donation_id: string,
  ): Promise<{ id: number; ref: string; account: Account; amount: number } | null> {
    const [found] = await tx.query<{ id: number; ref: string; account: Account; amount: number }[]>(
      `SELECT entry.id, entry.ref, posting.account, posting.amount
         FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
        WHERE entry.donation_id = $1 AND entry.kind = 'gift' AND posting.account <> 'gifts' AND ${STANDS}
        ORDER BY entry.id DESC LIMIT 1`,
      [donation_id],
    );
    return found ?? null;
  }

  /** What every account holds, in minor units of each currency. */
  async balances(tx: EntityManager = this.dataSource.manager): Promise<Balance[]> {
    return tx.query(
      `SELECT account, currency, sum(amount)::bigint AS amount FROM journal_postings
        GROUP BY account, currency ORDER BY account, currency`,
    );
  }

  /** What a payment's money was entered as; null where it has not entered. One that was accepted is a gift. */
  async accountOfPayment(tx: EntityManager, payment_ref: string): Promise<PaymentAccount | null> {
    const kinds = (await this.kindsOf(tx, payment_ref)).filter((kind) => Object.hasOwn(ARRIVALS, kind));
    const kind = kinds.includes('gift') ? 'gift' : kinds[0];
    return kind ? ARRIVALS[kind as keyof typeof ARRIVALS] : null;
  }

  /** The currency that a payment came in; null where it has not entered. */
  async currencyOfPayment(tx: EntityManager, payment_ref: string): Promise<string | null> {
    const [posting] = await tx.query<{ currency: string }[]>(
      `SELECT posting.currency FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
        WHERE entry.ref = $1 AND entry.kind IN ('gift', 'extra', 'suspense') LIMIT 1`,
      [payment_ref],
    );
    return posting?.currency ?? null;
  }

  /** The kinds of the entries that a cause made. */
  async kindsOf(tx: EntityManager, ref: string): Promise<EntryKind[]> {
    const rows = await tx.query<{ kind: EntryKind }[]>('SELECT kind FROM journal_entries WHERE ref = $1', [
      ref,
    ]);
    return rows.map(({ kind }) => kind);
  }

  /**
   * What is left of a payment in minor units, below 0 where more was taken back than it brought. A gift's is that of
   * the gift. Holds the payment until the transaction ends: what is read here is what the next entry is made of.
   */
  async leftOf(tx: EntityManager, { account, donation_id, payment_ref }: LedgerPosition): Promise<number> {
    await lockKey.run(tx, payment_ref);
    const isGift = account === 'gifts';
    const [{ left }] = await tx.query<[{ left: number }]>(
      `SELECT coalesce(-sum(posting.amount), 0)::bigint AS left
         FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
        WHERE ${isGift ? 'entry.donation_id = $1::uuid' : 'entry.payment_ref = $1'}
          AND (posting.account = $2 OR (posting.account = 'losses' AND entry.kind ~ $3))`,
      [isGift ? donation_id : payment_ref, account, LOSSES_OF[account]],
    );
    return left;
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

/** The cause of the reversal of an entry: each is reversed once. */
export const reversalRef = (entry_id: number) => `undo:${entry_id}`;

/** For a query over `journal_entries entry`: it is no reversal, and none was entered of it. */
export const STANDS = `entry.ref NOT LIKE 'undo:%' AND NOT EXISTS (
  SELECT FROM journal_entries reversal WHERE reversal.kind = entry.kind AND reversal.ref = 'undo:' || entry.id)`;

export interface Balance {
  account: Account;
  currency: string;
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
  currency: string;
}
