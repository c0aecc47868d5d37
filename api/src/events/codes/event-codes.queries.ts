import { query } from '../../platform/database/query.js';

/** How many seats the registrations with each of these codes hold, and of them those that may still come back. */
export const seatsOfCodes = query(
  `SELECT id, held, unsure FROM event_code_totals WHERE id = ANY($1)`,
  ['integer[]'],
  { id: 'integer', held: 'integer', unsure: 'integer' },
);

/** Seats of an event that anyone may have; null without a limit. */
export const freeSeatsOf = query(`SELECT available_seats FROM event_totals WHERE id = $1`, ['integer'], {
  available_seats: 'integer?',
});
