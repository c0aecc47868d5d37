import { of, query } from '../../platform/database/query.js';
import type { Currency } from '../../platform/money/money.contract.js';
import { type JournalEntry, STANDS } from '../ledger/ledger.service.js';

// Entries are never changed, so a lock on one says nothing of the lines that took it meanwhile.
export const linkOneAtATime = query(`SELECT pg_advisory_xact_lock(hashtext('bank_lines.entry_id'))`, []);

/**
 * What no line of a statement is: neither what a line brought in, nor reversed, nor the reversal of another, nor of test
 * mode where money is real.
 */
const UNLINKED = `FROM journal_entries entry
    JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'bank'
   WHERE ${STANDS} AND is_counted(entry.mode) AND entry.kind <> 'bank_line' AND NOT EXISTS (SELECT FROM bank_lines line WHERE line.entry_id = entry.id)`;
const ENTRIES = `SELECT entry.id, entry.kind, entry.ref, entry.donation_id, entry.happened_at, posting.amount,
    posting.currency, (SELECT reference FROM donations WHERE id = entry.donation_id) AS reference
  ${UNLINKED}`;
const ENTRY = {
  id: 'integer',
  kind: 'text',
  ref: 'text',
  donation_id: 'uuid?',
  happened_at: 'timestamptz',
  /** Minor units. */
  amount: 'integer',
  currency: of<Currency>('text'),
  reference: 'text?',
} as const;

/** Of this amount and currency, the nearest to a day first. */
export const entriesLike = query(
  `${ENTRIES} AND posting.amount = $1 AND posting.currency = $2
    ORDER BY abs(extract(epoch FROM entry.happened_at - $3::date)), entry.id LIMIT 20`,
  ['integer', 'text', 'date'],
  ENTRY,
);

export const unlinkedEntry = query(`${ENTRIES} AND entry.id = $1`, ['integer'], ENTRY);

export const unlinkedSum = query(
  `SELECT coalesce(sum(posting.amount), 0)::bigint AS amount, count(*)::int AS count
     ${UNLINKED} AND posting.currency = $1`,
  ['text'],
  { amount: 'integer', count: 'integer' },
);

export const oldestPayout = query(
  `${ENTRIES} AND entry.kind = 'payout' AND entry.ref LIKE 'stripe:%' AND posting.amount = $1
      AND posting.currency = $2 ORDER BY entry.happened_at, entry.id LIMIT 1`,
  ['integer', 'text'],
  ENTRY,
);

export const holdGiftOfEntry = query(
  `SELECT FROM donations WHERE id = (SELECT donation_id FROM journal_entries WHERE id = $1) FOR NO KEY UPDATE`,
  ['integer'],
);

export const holdGifts = query('SELECT FROM donations WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
  'uuid[]',
]);

// A cheque that went back to its donor is not in hand: nothing is left of its gift.
const IN_HAND = `SELECT entry.id AS entry_id, entry.donation_id, posting.account, posting.amount, posting.currency,
    entry.mode, donation.reference, donation.donor_type, donation.first_name, donation.last_name, donation.organization_name,
    donation.given_at,
    coalesce((SELECT details FROM donation_entries WHERE donation_id = donation.id AND kind = 'created'
               ORDER BY id LIMIT 1), '') AS note
  FROM journal_entries entry
  JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account IN ('cheques', 'cash')
  JOIN donations donation ON donation.id = entry.donation_id
 WHERE entry.kind = 'gift' AND posting.amount > 0 AND ${STANDS} AND is_counted(entry.mode)
   AND NOT EXISTS (SELECT FROM journal_deposits WHERE gift_entry_id = entry.id)
   AND (SELECT sum(held.amount) FROM journal_postings held JOIN journal_entries other ON other.id = held.entry_id
         WHERE other.donation_id = donation.id AND held.account = posting.account) > 0`;
const GIFT_IN_HAND = {
  entry_id: 'integer',
  donation_id: of<string>('uuid?'),
  account: of<'cheques' | 'cash'>('text'),
  amount: 'integer',
  currency: of<Currency>('text'),
  mode: of<JournalEntry['mode']>('text'),
  reference: 'text',
  donor_type: 'text',
  first_name: 'text',
  last_name: 'text',
  organization_name: 'text',
  given_at: of<Date>('timestamptz?'),
  note: 'text',
} as const;
const MOST = 500;

export const giftsInHand = query(
  `${IN_HAND} AND posting.currency = $1 ORDER BY donation.given_at, entry.id LIMIT ${MOST}`,
  ['text'],
  GIFT_IN_HAND,
);

export const theseGiftsInHand = query(
  `${IN_HAND} AND entry.donation_id = ANY($1) ORDER BY entry.id`,
  ['uuid[]'],
  GIFT_IN_HAND,
);
