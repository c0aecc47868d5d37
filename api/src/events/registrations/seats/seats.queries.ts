import { query } from '../../../platform/database/query.js';

/**
 * What is free for anyone, and with what is kept for codes (`unheld`, below 0 where more is held than there is), and
 * how many seats those who wait and have no offer asked for: all of them, and those whom what is free would suit, as
 * they have not refused so few.
 */
export const seatsOfEvent = query(
  `SELECT total.available_seats AS available, event.max_participants - total.current_participants AS unheld,
          line.awaited, line.suited
     FROM event_totals total
     JOIN events event ON event.id = total.id
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(seats), 0)::int AS awaited,
              coalesce(sum(seats) FILTER (WHERE declined_seats < coalesce(total.available_seats, seats)), 0)::int
                AS suited
         FROM event_registrations
        WHERE event_id = total.id AND status = 'waitlisted' AND offered_until IS NULL) line
    WHERE total.id = $1`,
  ['integer'],
  { available: 'integer?', unheld: 'integer?', awaited: 'integer', suited: 'integer' },
);

/** Seats of an event that registrations hold before their mailbox is verified, and those of one mailbox. */
export const unverifiedSeats = query(
  `SELECT coalesce(sum(held_seats), 0)::int AS held,
          coalesce(sum(held_seats) FILTER (WHERE lower(email) = lower($2)), 0)::int AS of_mailbox
     FROM event_registrations WHERE event_id = $1 AND status = 'pending_verification'`,
  ['integer', 'text'],
  { held: 'integer', of_mailbox: 'integer' },
);

/** When so many unverified seats will be free again, of a mailbox or (null) of all: verified or given back before. */
export const unverifiedUntil = query(
  `SELECT min(deadline_at) AS until
     FROM (SELECT deadline_at, sum(held_seats) OVER (ORDER BY deadline_at, id) AS freed FROM event_registrations
            WHERE event_id = $1 AND status = 'pending_verification' AND held_seats > 0
              AND ($3::text IS NULL OR lower(email) = lower($3))) held
    WHERE freed >= $2`,
  ['integer', 'integer', 'text?'],
  { until: 'timestamptz?' },
);

/** How many seats a code was used for and still holds. */
export const seatsOfCode = query(`SELECT held FROM event_code_totals WHERE id = $1`, ['integer'], {
  held: 'integer',
});

/** The place of one who waits on the list, from 1. */
export const waitingPlace = query(
  `SELECT count(*)::int AS place FROM event_registrations other
    WHERE other.event_id = $1 AND other.status = 'waitlisted' AND (other.waitlisted_at, other.id) <= ($2, $3)`,
  ['integer', 'timestamptz', 'uuid'],
  { place: 'integer' },
);

/** The first in line who has not refused so few seats; null: any number of them. */
export const nextInLine = query(
  `SELECT id FROM event_registrations
    WHERE event_id = $1 AND status = 'waitlisted' AND offered_until IS NULL
      AND declined_seats < coalesce($2, seats)
    ORDER BY waitlisted_at, id LIMIT 1`,
  ['integer', 'integer?'],
  { id: 'uuid' },
);

/** Registrations whose time is over; a transfer's is kept some days more, at least two. */
export const dueRegistrations = query(
  `SELECT id FROM event_registrations
    WHERE (deadline_at <= $1 OR offered_until <= $1)
      AND (status <> 'pending_payment' OR payment_method IS DISTINCT FROM 'bank_transfer'
        OR deadline_at <= $1 - interval '2 days')
    ORDER BY coalesce(deadline_at, offered_until), id LIMIT $2`,
  ['timestamptz', 'integer'],
  { id: 'uuid' },
);

/** Events at which somebody waits while seats are free. */
export const eventsWithOffers = query(
  `SELECT DISTINCT held.event_id FROM event_registrations held JOIN event_totals total ON total.id = held.event_id
    WHERE held.status = 'waitlisted' AND held.offered_until IS NULL
      AND held.declined_seats < coalesce(total.available_seats, held.seats) ORDER BY held.event_id`,
  [],
  { event_id: 'integer' },
);
