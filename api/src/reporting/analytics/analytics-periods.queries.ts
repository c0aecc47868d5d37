import { query } from '../../platform/database/query.js';

/** The first day that anything is known of: a gift or a visit. */
export const firstDayOfFacts = query(
  `SELECT to_char(least((SELECT min(day) FROM gift_days WHERE dimension = 'total'),
                        (SELECT min(day) FROM visit_days WHERE dimension = 'total'),
                        (SELECT min(month) FROM visit_months WHERE dimension = 'total')), 'YYYY-MM-DD') AS day`,
  [],
  { day: 'text?' },
);
