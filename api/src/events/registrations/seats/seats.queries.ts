import { query } from '../../../platform/database/query.js';

/**
 * `here`: the events, with their seats that are free for anyone, and those that nobody holds, seats kept for codes
 * included, which are below 0 where more is held than there is; null without a limit. `kept`: what is left of the seats
 * kept for each code. `line`: who waits and has no offer, with what is free for each; it suits who has not refused so
 * few. Sums are made once for each event and code, not for each who waits.
 */
const line = (events: string) => `
  WITH here AS MATERIALIZED (
    SELECT total.id, total.available_seats AS available,
           event.max_participants - total.current_participants AS unheld
      FROM event_totals total JOIN events event ON event.id = total.id WHERE total.id ${events}),
  kept AS MATERIALIZED (
    SELECT code.id, greatest(0, code.reserved_seats - coalesce(sum(used.held_seats), 0))::int AS seats
      FROM event_codes code
      LEFT JOIN event_registrations used ON used.code_id = code.id AND used.held_seats > 0
     WHERE code.event_id ${events} AND code.reserved_seats IS NOT NULL GROUP BY code.id),
  line AS (
    SELECT held.id, held.event_id, held.code_id, held.seats, held.waitlisted_at, free.seats AS free,
           coalesce(kept.seats, 0) AS kept, held.declined_seats < coalesce(free.seats, held.seats) AS suits
      FROM event_registrations held
      JOIN here ON here.id = held.event_id
      LEFT JOIN kept ON kept.id = held.code_id
      CROSS JOIN LATERAL (
        SELECT CASE WHEN here.unheld IS NOT NULL
                    THEN greatest(0, least(here.unheld, here.available + coalesce(kept.seats, 0))) END AS seats) free
     WHERE held.event_id ${events} AND held.status = 'waitlisted' AND held.offered_until IS NULL)`;

/**
 * Of an event, for a code or for none: what is free for anyone, and with what is kept for it; and how many seats those
 * who wait and have no offer asked for: all of them, those with another code or none whom what is free would suit beyond
 * what is kept for theirs, and those with this one.
 */
export const seatsOfEvent = query(
  `${line('= $1')}
   SELECT here.available, here.unheld, coalesce(kept.seats, 0) AS kept, waiting.awaited, waiting.others, waiting.own
     FROM here
     LEFT JOIN kept ON kept.id = $2::int
     CROSS JOIN (
       SELECT coalesce(sum(by_code.awaited), 0)::int AS awaited,
              coalesce(sum(greatest(0, by_code.suited - by_code.kept))
                FILTER (WHERE by_code.code_id IS DISTINCT FROM $2), 0)::int AS others,
              coalesce(sum(by_code.suited) FILTER (WHERE by_code.code_id IS NOT DISTINCT FROM $2), 0)::int AS own
         FROM (SELECT code_id, sum(seats) AS awaited, coalesce(sum(seats) FILTER (WHERE suits), 0) AS suited,
                      max(kept) AS kept
                 FROM line GROUP BY code_id) by_code) waiting`,
  ['integer', 'integer?'],
  {
    available: 'integer?',
    unheld: 'integer?',
    kept: 'integer',
    awaited: 'integer',
    others: 'integer',
    own: 'integer',
  },
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

/** The first in line whom what is free for them would suit, and how much that is; null without a limit. */
export const nextInLine = query(
  `${line('= $1')} SELECT id, free FROM line WHERE suits ORDER BY waitlisted_at, id LIMIT 1`,
  ['integer'],
  { id: 'uuid', free: 'integer?' },
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

/** Events at which somebody waits while seats are free for them. */
export const eventsWithOffers = query(
  `${line(`IN (SELECT event_id FROM event_registrations WHERE status = 'waitlisted' AND offered_until IS NULL)`)}
   SELECT DISTINCT event_id FROM line WHERE suits ORDER BY event_id`,
  [],
  { event_id: 'integer' },
);
