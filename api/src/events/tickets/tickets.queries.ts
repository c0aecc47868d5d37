import { query } from '../../platform/database/query.js';

/** What tickets say of the registration that they are of. */
export const registrationOfTickets = query(
  `SELECT id, event_id, reference, status, first_name, last_name, seats, version, updated_at
     FROM event_registrations WHERE id = $1`,
  ['uuid'],
  {
    id: 'uuid',
    event_id: 'integer',
    reference: 'text',
    status: 'text',
    first_name: 'text',
    last_name: 'text',
    seats: 'integer',
    version: 'integer',
    updated_at: 'timestamptz',
  },
);

/** Holds tickets until the transaction ends, always in the same order. */
export const heldTickets = query(
  `SELECT id FROM event_tickets WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`,
  ['uuid[]'],
  { id: 'uuid' },
);

/** The number of an event's next ticket. */
export const nextSerial = query(
  `INSERT INTO event_ticket_serials AS serials (event_id, last) VALUES ($1, 1)
   ON CONFLICT (event_id) DO UPDATE SET last = serials.last + 1 RETURNING last`,
  ['integer'],
  { last: 'integer' },
);

export const lastSerial = query('SELECT last FROM event_ticket_serials WHERE event_id = $1', ['integer'], {
  last: 'integer',
});
