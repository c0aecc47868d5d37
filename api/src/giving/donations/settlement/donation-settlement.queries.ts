import { of, query } from '../../../platform/database/query.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import type { DonationStatus } from '../donation-choices.contract.js';

const AT_ONCE = 'LIMIT 200';
const PENDING = `SELECT id FROM donations donation WHERE status = 'pending' AND provider_payment_id IS NULL`;

/**
 * Not paid since the newest try: a transfer before the first moment, anything else before the second. Of test mode too,
 * whatever is taken now: nobody waits for these any more.
 */
export const abandonedDonations = query(
  `${PENDING}
    AND coalesce((SELECT max(attempt.created_at) FROM payment_attempts attempt
           WHERE attempt.purpose = 'donation' AND attempt.subject_id = donation.id), created_at)
      < CASE payment_method WHEN 'bank_transfer' THEN $1::timestamptz ELSE $2 END
  ORDER BY created_at ${AT_ONCE}`,
  ['timestamptz', 'timestamptz'],
  { id: 'uuid' },
);

/** Transfers that were promised before this moment, and never recalled. */
export const lateTransfers = query(
  `${PENDING} AND payment_method = 'bank_transfer' AND created_at < $1 AND is_counted(mode)
    AND NOT EXISTS (SELECT FROM donation_entries entry
           WHERE entry.donation_id = donation.id AND entry.kind = 'letter' AND entry.details = 'reminder')
  ORDER BY created_at ${AT_ONCE}`,
  ['timestamptz'],
  { id: 'uuid' },
);

/** What would have come again, and whose first payment was refused before this moment. */
export const refusedRecurringGifts = query(
  `SELECT gift.id FROM recurring_gifts gift JOIN donations donation ON donation.recurring_gift_id = gift.id
    WHERE gift.status = 'pending' AND donation.status = 'failed' AND donation.failed_at < $1 ${AT_ONCE}`,
  ['timestamptz'],
  { id: 'uuid' },
);

/** A payment that is no gift, by the view over the journal; amounts are minor units. */
export const unappliedPayment = query(
  `SELECT id, donation_id, payment_ref, account, currency, amount, happened_at
     FROM unapplied_payments WHERE id = $1`,
  ['integer'],
  {
    /** Of the entry that it came in by. */
    id: 'integer',
    donation_id: 'uuid',
    payment_ref: 'text',
    account: of<'to_return' | 'suspense'>('text'),
    currency: 'text',
    /** What is left of it. */
    amount: 'integer',
    happened_at: 'timestamptz',
  },
);

export const arrivalOf = query(
  `SELECT id FROM journal_entries WHERE id = $1 AND kind IN ('extra', 'suspense')`,
  ['integer'],
  { id: 'integer' },
);

export const paymentsOfRecurring = query(
  `SELECT recurring_gift_id, id AS donation_id, reference, status, amount, currency,
          coalesce(given_at, created_at) AS at
     FROM donations WHERE recurring_gift_id = ANY($1) ORDER BY coalesce(given_at, created_at) DESC, id`,
  ['uuid[]'],
  {
    recurring_gift_id: of<string>('uuid?'),
    donation_id: 'uuid',
    reference: 'text',
    status: of<DonationStatus>('text'),
    amount: 'integer',
    currency: of<Currency>('text'),
    at: 'timestamptz',
  },
);

export const newestAttempt = query(
  `SELECT id FROM payment_attempts WHERE purpose = 'donation' AND subject_id = $1
    ORDER BY created_at DESC, id DESC LIMIT 1`,
  ['uuid'],
  { id: 'uuid' },
);

const ATTEMPTS = `FROM payment_attempts attempt JOIN donations donation ON donation.id = attempt.subject_id
    WHERE attempt.purpose = 'donation'`;

export const recurringGiftOfAttempt = query(
  `SELECT donation.recurring_gift_id AS id ${ATTEMPTS}
      AND (attempt.id = $1 OR attempt.provider_subscription_id = $3) AND attempt.provider = $2`,
  ['uuid?', 'text', 'text'],
  { id: 'uuid?' },
);

export const newestAttemptOfRecurring = query(
  `SELECT attempt.id ${ATTEMPTS} AND donation.recurring_gift_id = $1
    ORDER BY attempt.created_at DESC, attempt.id DESC LIMIT 1`,
  ['uuid'],
  { id: 'uuid' },
);

export const otherSubscriptions = query(
  `SELECT DISTINCT attempt.provider_subscription_id AS id ${ATTEMPTS}
      AND attempt.provider = $2 AND donation.recurring_gift_id = $1
      AND attempt.provider_subscription_id IS DISTINCT FROM $3 AND attempt.provider_subscription_id IS NOT NULL`,
  ['uuid', 'text?', 'text?'],
  { id: of<string>('text?') },
);
