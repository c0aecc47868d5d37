import { query } from '../../platform/database/query.js';

/** The first days that anything is known of: a gift, and a visit. */
export const firstDaysOfFacts = query(
  `SELECT to_char((SELECT min(day) FROM gift_days WHERE dimension = 'total'), 'YYYY-MM-DD') AS gifts,
          to_char((SELECT min(day) FROM visit_sums WHERE dimension = 'total'), 'YYYY-MM-DD') AS visits`,
  [],
  { gifts: 'text?', visits: 'text?' },
);
