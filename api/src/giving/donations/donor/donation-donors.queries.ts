import { query } from '../../../platform/database/query.js';
import { NOBODY_SET, PAID_GIFT, UNACCOUNTED } from './donation.personal-data.content.js';

export const newestIdentity = query(
  `SELECT first_name, last_name, street_address, postal_code, city, country FROM donations
    WHERE lower(email) = $1 AND donor_type = 'particulier' AND last_name <> ''
    ORDER BY street_address = '', created_at DESC LIMIT 1`,
  ['text'],
  {
    first_name: 'text',
    last_name: 'text',
    street_address: 'text',
    postal_code: 'text',
    city: 'text',
    country: 'text',
  },
);

/** A gift whose payment began after a moment and may still succeed. */
export const beingPaid = query(
  `SELECT id, reference FROM donations donation
    WHERE lower(email) = $1 AND status = 'pending' AND payment_method <> 'bank_transfer'
      AND provider_payment_id IS NULL
      AND EXISTS (SELECT FROM payment_attempts attempt WHERE attempt.purpose = 'donation'
            AND attempt.subject_id = donation.id AND attempt.status IN ('created', 'waiting', 'processing')
            AND attempt.created_at > $2) LIMIT 1`,
  ['text', 'timestamptz'],
  { id: 'uuid', reference: 'text' },
);

export const cancelAll = query(
  `UPDATE donations SET status = 'cancelled', cancelled_at = $2 WHERE id = ANY($1)`,
  ['uuid[]', 'timestamptz'],
);

const changeOf = (set: string, which: string) =>
  query(
    `UPDATE donations held SET ${set}, updated_at = $2, version = version + 1
      WHERE id = ANY($1) AND ${which}`,
    ['uuid[]', 'timestamptz'],
  );
export const forgetUnpaid = changeOf(NOBODY_SET, `NOT ${PAID_GIFT}`);
export const forgetUnaccounted = changeOf(UNACCOUNTED, PAID_GIFT);
