import { query } from '../../../platform/database/query.js';

/** What the journal holds of a payment on an account of what was sold or is owed, in minor units. */
export const leftOfPayment = query(
  `SELECT coalesce(-sum(posting.amount), 0)::bigint AS left
     FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    WHERE entry.payment_ref = $1 AND entry.subject_id = $2
      AND (posting.account = $3 OR (posting.account = 'losses' AND entry.kind ~ $4))`,
  ['text', 'uuid', 'text', 'text'],
  { left: 'integer' },
);

/** The payments of a registration whose money is seats that were sold, the newest first. */
export const ticketPayments = query(
  `SELECT payment_ref FROM journal_entries
    WHERE subject_id = $1 AND kind = 'ticket' AND payment_ref IS NOT NULL ORDER BY id DESC`,
  ['uuid'],
  { payment_ref: 'text?' },
);

/** What a payment brought as an entry of a kind to an account, in minor units. */
export const arrivedAs = query(
  `SELECT -posting.amount AS amount
     FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    WHERE entry.kind = $1 AND entry.ref = $2 AND posting.account = $3`,
  ['text', 'text', 'text'],
  { amount: 'integer' },
);
