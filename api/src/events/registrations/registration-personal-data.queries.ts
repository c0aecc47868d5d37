import { query } from '../../platform/database/query.js';

export const holdRegistrationsOf = query(
  'SELECT FROM event_registrations WHERE lower(email) = $1 ORDER BY id FOR UPDATE',
  ['text'],
);

/** Of a person, those to events that are not over at $2; what they never verified ends by itself. */
export const registrationsToCome = query(
  `SELECT held.id, held.reference, event.title
     FROM event_registrations held JOIN events event ON event.id = held.event_id
    WHERE lower(held.email) = $1 AND held.status IN ('pending_payment', 'confirmed', 'waitlisted')
      AND coalesce(event_end(event.start_date, event.end_date) >= $2, true)
    ORDER BY held.created_at, held.id LIMIT 20`,
  ['text', 'timestamptz'],
  { id: 'uuid', reference: 'text', title: 'text' },
);
