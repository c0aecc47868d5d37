import { of, query } from '../../platform/database/query.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { RegistrationStatus } from '../registrations/registration.contract.js';

const OWED = `CASE WHEN r.status = 'confirmed' THEN r.due_amount
                   WHEN r.paid_at IS NULL THEN r.ticket_amount + r.donation_amount ELSE 0 END`;

/**
 * Registrations that a line may pay for: those whose references it bears ($1), those found by a word ($2), and without
 * one those that wait for a transfer of its amount ($3, minor units) in its currency ($4).
 */
export const likelyRegistrations = query(
  `SELECT r.id, r.reference, r.first_name, r.last_name, r.seats, r.status, r.currency, event.title AS event_title,
          (${OWED})::int AS owed, r.reference = ANY($1) AS is_cited
     FROM event_registrations r JOIN events event ON event.id = r.event_id
    WHERE r.currency = $4 AND (
          r.reference = ANY($1)
       OR ($2 <> '' AND says(concat_ws(' ', r.reference, r.first_name, r.last_name, r.first_name,
            r.organization, r.email, event.title), $2) AND (${OWED}) > 0)
       OR ($2 = '' AND r.status IN ('pending_payment', 'expired') AND r.payment_method = 'bank_transfer'
            AND (${OWED}) = $3))
    ORDER BY r.reference = ANY($1) DESC, r.status = 'pending_payment' DESC, r.created_at DESC, r.id LIMIT $5`,
  ['text[]', 'text', 'integer', 'text', 'integer'],
  {
    id: 'uuid',
    reference: 'text',
    first_name: 'text',
    last_name: 'text',
    seats: 'integer',
    status: of<RegistrationStatus>('text'),
    currency: of<Currency>('text'),
    event_title: 'text',
    owed: 'integer',
    is_cited: 'boolean',
  },
);

/** These registrations in the order in which they are to be held: no two of us wait for each other. */
export const inLockOrder = query(
  'SELECT id, reference FROM event_registrations WHERE id = ANY($1) ORDER BY event_id, id',
  ['uuid[]'],
  { id: 'uuid', reference: 'text' },
);

/** The share that a line is in, and every line of it. */
export const linesOfShare = query(
  `SELECT line.line_id, line.share_id FROM registration_transfer_lines line
    WHERE line.share_id = (
      SELECT own.share_id FROM registration_transfer_lines own
        JOIN registration_transfers transfer ON transfer.share_id = own.share_id
       WHERE own.line_id = $1 AND transfer.undone_at IS NULL LIMIT 1)
    ORDER BY line.line_id`,
  ['uuid'],
  { line_id: 'uuid', share_id: 'uuid' },
);
