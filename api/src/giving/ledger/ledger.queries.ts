import { of, query } from '../../platform/database/query.js';
import { type Account, type EntryKind, type JournalEntry, type Posting, STANDS } from './journal-entry.js';

const ENTRIES = `FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id`;

/** Of the payment `$8`, where it entered before. */
const MODE_OF_PAYMENT = `SELECT known.mode FROM journal_entries known WHERE known.payment_ref = $8 ORDER BY known.id LIMIT 1`;

export const enterEntry = query(
  `INSERT INTO journal_entries (kind, ref, donation_id, happened_at, entered_at, entered_by, note, payment_ref,
     subject_id, mode)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce((${MODE_OF_PAYMENT}), $10)) ON CONFLICT (kind, ref) DO NOTHING RETURNING id`,
  ['text', 'text', 'uuid?', 'timestamptz', 'timestamptz', 'text?', 'text', 'text?', 'uuid?', 'text'],
  { id: 'integer' },
);

export const enterPosting = query(
  `INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  ['integer', 'text', 'integer', 'text', 'integer?', 'uuid?', 'text?'],
);

export const enterAll = query(
  `WITH said AS (SELECT * FROM jsonb_to_recordset($1) AS entry (kind text, ref text, donation_id uuid,
       happened_at timestamptz, entered_at timestamptz, entered_by text, note text, payment_ref text, mode text, postings jsonb)),
     entered AS (INSERT INTO journal_entries
         (kind, ref, donation_id, happened_at, entered_at, entered_by, note, payment_ref, mode)
       SELECT kind, ref, donation_id, happened_at, entered_at, entered_by, note, payment_ref, mode FROM said
       RETURNING id, kind, ref)
   INSERT INTO journal_postings (entry_id, account, amount, currency, campaign_id, gift_id, gift_mode)
   SELECT entered.id, posting.account, posting.amount, posting.currency, posting.campaign_id,
          CASE WHEN posting.gift_mode IS NOT NULL THEN said.donation_id END, posting.gift_mode
     FROM entered JOIN said USING (kind, ref) CROSS JOIN jsonb_to_recordset(said.postings) AS posting (account text,
          amount bigint, currency text, campaign_id int, gift_mode text)`,
  ['jsonb'],
);

export const entryOf = query(
  `SELECT kind, ref, donation_id, payment_ref, subject_id, mode FROM journal_entries WHERE id = $1`,
  ['integer'],
  {
    kind: of<EntryKind>('text'),
    ref: 'text',
    donation_id: 'uuid?',
    payment_ref: 'text?',
    subject_id: 'uuid?',
    mode: of<JournalEntry['mode']>('text'),
  },
);

/** The entry that a cause made of a kind. */
export const entryCausedBy = query(
  'SELECT id FROM journal_entries WHERE kind = $1 AND ref = $2',
  ['text', 'text'],
  { id: 'integer' },
);

export const oppositePostings = query(
  `SELECT account, -amount AS amount, currency, campaign_id, gift_mode FROM journal_postings WHERE entry_id = $1 ORDER BY id`,
  ['integer'],
  {
    account: of<Account>('text'),
    amount: 'integer',
    currency: 'text',
    campaign_id: 'integer?',
    gift_mode: of<Posting['gift_mode']>('text?'),
  },
);

export const standingGift = query(
  `SELECT entry.id, entry.ref, posting.account, posting.amount ${ENTRIES}
    WHERE entry.donation_id = $1 AND entry.kind = 'gift' AND posting.account <> 'gifts' AND posting.amount > 0
      AND ${STANDS}
    ORDER BY entry.id DESC LIMIT 1`,
  ['uuid'],
  { id: 'integer', ref: 'text', account: of<Account>('text'), amount: 'integer' },
);

// The sums of everything come from one index; what counts for nothing is taken off, and is little where money is real.
export const readBalances = query(
  `SELECT account, currency, sum(amount)::bigint AS amount
     FROM (SELECT account, currency, amount, 1 AS held FROM journal_postings
            UNION ALL
           SELECT posting.account, posting.currency, -posting.amount, -1 ${ENTRIES}
            WHERE entry.mode = 'test' AND NOT (SELECT is_counted('test'))) posting
    GROUP BY account, currency HAVING sum(held) > 0 ORDER BY account, currency`,
  [],
  { account: of<Account>('text'), currency: 'text', amount: 'integer' },
);

export const currencyOfPayment = query(
  `SELECT posting.currency ${ENTRIES}
    WHERE entry.ref = $1 AND entry.kind IN ('gift', 'extra', 'suspense') LIMIT 1`,
  ['text'],
  { currency: 'text' },
);

export const modeOfPayment = query(
  `SELECT mode FROM journal_entries WHERE payment_ref = $1 ORDER BY id LIMIT 1`,
  ['text'],
  { mode: of<JournalEntry['mode']>('text') },
);

export const kindsOf = query('SELECT kind FROM journal_entries WHERE ref = $1', ['text'], {
  kind: of<EntryKind>('text'),
});

const leftWhere = (condition: string, key: 'text' | 'uuid') =>
  query(
    `SELECT coalesce(-sum(posting.amount), 0)::bigint AS left ${ENTRIES}
      WHERE ${condition} AND (posting.account = $2 OR (posting.account = 'losses' AND entry.kind ~ $3))`,
    [key, 'text', 'text'],
    { left: 'integer' },
  );
export const leftOfGift = leftWhere('entry.donation_id = $1', 'uuid');
export const leftOfPayment = leftWhere('entry.payment_ref = $1', 'text');

export const sumsOfGifts = query(
  `SELECT entry.donation_id,
          coalesce(-sum(amount) FILTER (WHERE account = 'gifts'), 0)::bigint AS net,
          coalesce(-sum(amount) FILTER (WHERE account = 'gifts' AND entry.kind = 'gift'), 0)::bigint AS given,
          coalesce(sum(amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
     ${ENTRIES} WHERE entry.donation_id = ANY($1) GROUP BY entry.donation_id`,
  ['uuid[]'],
  { donation_id: of<string>('uuid?'), net: 'integer', given: 'integer', fees: 'integer' },
);

export const markDeposited = query(
  `INSERT INTO journal_deposits (gift_entry_id, deposit_entry_id) SELECT unnest($1::bigint[]), $2
   ON CONFLICT DO NOTHING RETURNING gift_entry_id`,
  ['integer[]', 'integer'],
  { gift_entry_id: 'integer' },
);

export const unmarkDeposited = query('DELETE FROM journal_deposits WHERE deposit_entry_id = $1', ['integer']);

export const depositsOfGift = query(
  `SELECT FROM journal_deposits deposit JOIN journal_entries entry ON entry.id = deposit.gift_entry_id
    WHERE entry.donation_id = $1`,
  ['uuid'],
);
