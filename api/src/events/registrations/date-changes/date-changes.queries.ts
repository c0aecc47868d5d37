import { query } from '../../../platform/database/query.js';

/** Registrations of an event whose date moved, by their answer; those who gave up otherwise are in none. */
export const dateAnswers = query(
  `SELECT (count(*) FILTER (WHERE status = 'confirmed' AND date_choice = 'coming'))::int AS coming,
          (count(*) FILTER (WHERE date_choice = 'refund'))::int AS refunded,
          (count(*) FILTER (WHERE status = 'confirmed' AND date_choice IS NULL))::int AS silent,
          max(date_choice_until) AS until
     FROM event_registrations WHERE event_id = $1 AND date_choice_until IS NOT NULL`,
  ['integer'],
  { coming: 'integer', refunded: 'integer', silent: 'integer', until: 'timestamptz?' },
);
