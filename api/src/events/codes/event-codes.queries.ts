import { query } from '../../platform/database/query.js';

/** How many seats the registrations with each of these codes hold, and of them those that may still come back. */
export const seatsOfCodes = query(
  `SELECT code_id AS id, sum(held_seats)::int AS held,
          coalesce(sum(held_seats) FILTER (WHERE status <> 'confirmed'), 0)::int AS unsure
     FROM event_registrations WHERE code_id = ANY($1) AND held_seats > 0 GROUP BY code_id`,
  ['integer[]'],
  { id: 'integer', held: 'integer', unsure: 'integer' },
);

/** Seats of an event that anyone may have; null without a limit. */
export const freeSeatsOf = query(`SELECT available_seats FROM event_totals WHERE id = $1`, ['integer'], {
  available_seats: 'integer?',
});
