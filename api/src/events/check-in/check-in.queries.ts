import { inFrench } from '../../platform/database/french-order.js';
import { of, query } from '../../platform/database/query.js';
import type { DoorState } from './check-in.contract.js';

const STATE = `CASE WHEN ticket.replaced_at IS NOT NULL THEN 'replaced'
                    WHEN ticket.voided_at IS NOT NULL OR registration.status <> 'confirmed' THEN 'cancelled'
                    WHEN registration.ticket_amount + registration.donation_amount > 0
                         AND registration.paid_at IS NULL THEN 'unpaid'
                    ELSE 'confirmed' END`;
const REGISTERED_BY = `trim(registration.first_name || ' ' || registration.last_name)`;
const DOOR_ROW = {
  id: 'uuid',
  registration_id: 'uuid',
  event_id: 'integer',
  code_hash: 'text?',
  position: 'integer',
  guest_name: 'text',
  registered_by: 'text',
  reference: 'text',
  seats: 'integer',
  state: of<DoorState>('text'),
  replaced_at: 'timestamptz?',
} as const;
const DOOR_TICKETS = `
  SELECT ticket.id, ticket.registration_id, ticket.event_id, ticket.code_hash, ticket.position, ticket.guest_name,
         ${REGISTERED_BY} AS registered_by, registration.reference, registration.seats, ${STATE} AS state,
         ticket.replaced_at
    FROM event_tickets ticket JOIN event_registrations registration ON registration.id = ticket.registration_id`;

/** Every ticket of an event, voided ones too, and the registrations that wait for their payment. */
export const doorList = query(
  `${DOOR_TICKETS} WHERE ticket.event_id = $1
   UNION ALL
   SELECT registration.id, registration.id, registration.event_id, NULL, 1, '', ${REGISTERED_BY},
          registration.reference, registration.seats, 'unpaid', NULL
     FROM event_registrations registration
    WHERE registration.event_id = $1 AND registration.status = 'pending_payment'
      AND NOT EXISTS (SELECT FROM event_tickets
                       WHERE registration_id = registration.id AND voided_at IS NULL)
   ORDER BY registered_by, reference, position, id`,
  ['integer'],
  DOOR_ROW,
);

export const doorTickets = query(`${DOOR_TICKETS} WHERE ticket.id = ANY($1)`, ['uuid[]'], DOOR_ROW);

/** Everybody who is expected, by name: one for each ticket, and one for each registration that waits for its payment. */
export const expectedPeople = query(
  `SELECT coalesce(ticket.position, 1) AS position, coalesce(ticket.guest_name, '') AS guest_name,
          registration.first_name, registration.last_name, registration.organization, registration.special_needs,
          registration.reference, registration.seats, ${STATE} <> 'confirmed' AS is_unpaid
     FROM event_registrations registration
     LEFT JOIN event_tickets ticket ON ticket.registration_id = registration.id AND ticket.voided_at IS NULL
    WHERE registration.event_id = $1 AND registration.status IN ('confirmed', 'pending_payment')
    ORDER BY ${inFrench('registration.last_name')}, ${inFrench('registration.first_name')},
             registration.reference, position`,
  ['integer'],
  {
    position: 'integer',
    guest_name: 'text',
    first_name: 'text',
    last_name: 'text',
    organization: 'text',
    special_needs: 'text',
    reference: 'text',
    seats: 'integer',
    is_unpaid: 'boolean',
  },
);

/** Holds an event as it is until the transaction ends, as every change of its registrations does. */
export const holdEvent = query(`SELECT id FROM events WHERE id = $1 FOR KEY SHARE`, ['integer'], {
  id: 'integer',
});

export const expectedAndPresent = query(
  `SELECT count(*)::int AS expected, count(ticket.checked_in_at)::int AS present
     FROM event_tickets ticket JOIN event_registrations registration ON registration.id = ticket.registration_id
    WHERE ticket.event_id = $1 AND ticket.voided_at IS NULL AND registration.status = 'confirmed'`,
  ['integer'],
  { expected: 'integer', present: 'integer' },
);

export const presentByDoor = query(
  `SELECT door, count(*)::int AS present FROM event_check_ins
    WHERE event_id = $1 AND undone_at IS NULL AND NOT is_duplicate GROUP BY door ORDER BY door`,
  ['integer'],
  { door: 'text', present: 'integer' },
);

/** Tickets that were scanned, or whose scan was undone, since a moment: as they stand now. */
export const arrivalsSince = query(
  `SELECT ticket.id AS ticket_id, ticket.checked_in_at, coalesce(counted.door, '') AS door
     FROM event_tickets ticket
     LEFT JOIN event_check_ins counted
       ON counted.ticket_id = ticket.id AND counted.undone_at IS NULL AND NOT counted.is_duplicate
    WHERE ticket.id IN (SELECT ticket_id FROM event_check_ins
                         WHERE event_id = $1 AND greatest(received_at, undone_at) >= $2)`,
  ['integer', 'timestamptz'],
  { ticket_id: 'uuid', checked_in_at: 'timestamptz?', door: 'text' },
);

export const duplicatesOf = query(
  `SELECT twice.id, twice.ticket_id, twice.scanned_at AS at, twice.door,
          counted.scanned_at AS first_at, counted.door AS first_door
     FROM event_check_ins twice
     JOIN event_check_ins counted
       ON counted.ticket_id = twice.ticket_id AND counted.undone_at IS NULL AND NOT counted.is_duplicate
    WHERE twice.event_id = $1 AND twice.is_duplicate AND twice.undone_at IS NULL
    ORDER BY twice.received_at DESC, twice.id LIMIT 50`,
  ['integer'],
  {
    id: 'uuid',
    ticket_id: 'uuid',
    at: 'timestamptz',
    door: 'text',
    first_at: 'timestamptz',
    first_door: 'text',
  },
);

/** Writes a scan down, once for its id. */
export const addCheckIn = query(
  `INSERT INTO event_check_ins (id, ticket_id, event_id, scanned_at, received_at, door, was_offline, is_duplicate,
                                staff_id, staff_name)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id`,
  ['uuid', 'uuid', 'integer', 'timestamptz', 'timestamptz', 'text', 'boolean', 'boolean', 'integer?', 'text'],
  { id: 'uuid' },
);
