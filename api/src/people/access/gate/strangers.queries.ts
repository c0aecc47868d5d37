import { query } from '../../../platform/database/query.js';

/** Under which strangers' attempts are counted together, minute by minute. */
export const STRANGERS_KEY = 'access';

/** The minutes since $3 in which strangers tried more codes than are compared, and the first of them. */
export const crowdedMinutes = query(
  `SELECT min(window_start) AS since, coalesce(sum(attempts), 0)::int AS attempts FROM attempts
    WHERE key = $1 AND attempts > $2 AND window_start > $3`,
  ['text', 'integer', 'timestamptz'],
  { since: 'timestamptz?', attempts: 'integer' },
);
