import { query } from '../../../platform/database/query.js';

/** Where most visits of each step came from, and how many they were. */
export const sourcesOfDays = query(
  `SELECT DISTINCT ON (day) to_char(day, 'YYYY-MM-DD') AS day, value
     FROM visit_sums WHERE dimension = 'source' AND day = ANY ($1::date[]) AND value NOT IN ('direct:', 'onward:')
    ORDER BY day, visits DESC, value`,
  ['date[]'],
  { day: 'text?', value: 'text?' },
);
