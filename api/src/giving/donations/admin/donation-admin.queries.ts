import { of, query } from '../../../platform/database/query.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import { ATTENTION_SQL } from './donation-attention.js';
import { DONATION_ATTENTIONS, type DonationAttention } from './donation-admin.contract.js';

const waiting = (kind: DonationAttention, what = 'count(*)::int') =>
  `(SELECT ${what} FROM donation_overview d WHERE is_counted(d.mode) AND ${ATTENTION_SQL[kind].replaceAll(':now', '$1')})`;
const DAYS_SINCE = `floor(extract(epoch FROM $1::timestamptz - min(d.created_at)) / 86400)::int`;

/** How many gifts wait for someone now, as the list's filters of the same names find them: each by its own index. */
export const attentionCounts = query(
  `SELECT ${DONATION_ATTENTIONS.map((kind) => `${waiting(kind)} AS ${kind}`).join(', ')},
         ${waiting('transfer', DAYS_SINCE)} AS oldest_transfer_days`,
  ['timestamptz'],
  {
    transfer: 'integer',
    dispute: 'integer',
    unapplied: 'integer',
    address: 'integer',
    failed: 'integer',
    oldest_transfer_days: 'integer?',
  },
);

export const postingsOf = query(
  `SELECT posting.id, CASE WHEN entry.ref LIKE 'bounce:%' THEN 'bounce' ELSE entry.kind END AS kind, posting.account, posting.amount, posting.currency, entry.happened_at,
          entry.entered_by AS by, entry.note
     FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    WHERE entry.donation_id = $1 ORDER BY entry.happened_at, entry.id, posting.id`,
  ['uuid'],
  {
    id: 'integer',
    kind: 'text',
    account: 'text',
    amount: 'integer',
    currency: 'text',
    happened_at: 'timestamptz',
    by: 'text?',
    note: 'text',
  },
);

/** Those of one gift, or all that count. */
export const unappliedPayments = query(
  `SELECT unapplied.id, unapplied.account, unapplied.donation_id, gift.reference, gift.donor_name, unapplied.payment_ref,
         unapplied.amount, unapplied.arrived, unapplied.currency, gift.amount AS expected,
         gift.currency AS expected_currency, unapplied.happened_at,
         EXISTS (SELECT FROM journal_entries accepted
                  WHERE accepted.kind = 'gift' AND accepted.ref = unapplied.payment_ref) AS is_accepted,
         newest.status AS return_status, newest.failure_code
    FROM unapplied_payments unapplied
    JOIN donation_overview gift ON gift.id = unapplied.donation_id
    LEFT JOIN LATERAL (SELECT status, failure_code FROM donation_refunds
                        WHERE payment_ref = unapplied.payment_ref ORDER BY created_at DESC, id LIMIT 1) newest ON true
   WHERE CASE WHEN $1::uuid IS NULL THEN is_counted(unapplied.mode) ELSE unapplied.donation_id = $1 END
   ORDER BY unapplied.id LIMIT 500`,
  ['uuid?'],
  {
    id: 'integer',
    account: of<'to_return' | 'suspense'>('text'),
    donation_id: 'uuid',
    reference: 'text',
    donor_name: 'text',
    payment_ref: 'text',
    amount: 'integer',
    arrived: 'integer',
    currency: 'text',
    expected: 'integer',
    expected_currency: of<Currency>('text'),
    happened_at: 'timestamptz',
    is_accepted: 'boolean',
    return_status: of<'asked' | 'done' | 'refused' | null>('text?'),
    failure_code: 'text?',
  },
);

/** A return of the payment that this entry brought. */
export const returnOfArrival = query(
  `SELECT refund.id, refund.status, refund.amount, refund.failure_code, posting.currency
     FROM donation_refunds refund
     JOIN journal_entries entry ON entry.ref = refund.payment_ref AND entry.kind IN ('extra', 'suspense')
     JOIN journal_postings posting ON posting.entry_id = entry.id
    WHERE refund.id = $1 AND entry.id = $2 LIMIT 1`,
  ['uuid', 'integer'],
  {
    id: 'uuid',
    status: of<'asked' | 'done' | 'refused'>('text'),
    amount: 'integer',
    failure_code: 'text?',
    currency: 'text',
  },
);
