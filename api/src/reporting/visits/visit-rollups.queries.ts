import { query } from '../../platform/database/query.js';
import { CONVERSION_KINDS, PAID, RETURN_PAGES, SEEN_BEFORE, VISIT_LIMITS } from './visit.contract.js';

/** Visits that did something, that day: once for each kind. */
const DONE = (day: string) => `
  (SELECT count(*) FROM visit_conversions
    WHERE is_first AND happened_at >= ${day}::timestamp AT TIME ZONE 'Europe/Paris'
      AND happened_at < (${day} + 1)::timestamp AT TIME ZONE 'Europe/Paris')`;

/** Days of Paris, not closed yet, whose sums are not those of the hours that were counted, or of what their visits did. */
export const daysBehind = query(
  `SELECT to_char(hours.day, 'YYYY-MM-DD') AS day
     FROM (SELECT (at AT TIME ZONE 'Europe/Paris')::date AS day, sum(views) AS views, sum(robots) AS robots,
                  sum(refused) AS refused
             FROM visit_hours
            WHERE at >= date_trunc('day', $1::timestamptz AT TIME ZONE 'Europe/Paris') AT TIME ZONE 'Europe/Paris'
            GROUP BY 1) hours
     LEFT JOIN visit_days total ON total.dimension = 'total' AND total.day = hours.day
     LEFT JOIN visit_days robots ON robots.dimension = 'robots' AND robots.day = hours.day
     LEFT JOIN visit_days refused ON refused.dimension = 'refused' AND refused.day = hours.day
     LEFT JOIN visit_days done ON done.dimension = 'conversions' AND done.day = hours.day
    WHERE hours.day >= (SELECT closed_before FROM visit_roll_ups)
      AND (hours.views <> coalesce(total.views, 0) OR hours.robots <> coalesce(robots.views, 0)
       OR hours.refused <> coalesce(refused.views, 0)
       OR (hours.day >= ($1::timestamptz AT TIME ZONE 'Europe/Paris')::date + ${VISIT_LIMITS.raw_days - 1}
           AND coalesce(done.visits, 0) <> ${DONE('hours.day')}))
    ORDER BY hours.day`,
  ['timestamptz'],
  { day: 'text?' },
);

export const dropDay = query(`DELETE FROM visit_days WHERE day = $1`, ['date']);

const SEEN = CONVERSION_KINDS.map((kind) => `WHEN page ~ '${SEEN_BEFORE[kind].source}' THEN '${kind}'`).join(
  ' ',
);

export const sumDay = query(
  `INSERT INTO visit_days (day, dimension, value, visits, views)
   SELECT $1::date, sums.dimension, sums.value, sums.visits, sums.views FROM (
     SELECT part.dimension, part.value, count(*) AS visits, sum(views) AS views
       FROM visits CROSS JOIN LATERAL (VALUES
              ('total', ''), ('source', source_kind || ':' || source), ('campaign', utm_campaign),
              ('country', country), ('device', device), ('landing', landing),
              ('economy', CASE WHEN saves_data THEN 'yes' ELSE 'no' END)) AS part (dimension, value)
      WHERE day = $1::date AND NOT (part.dimension = 'campaign' AND part.value = '')
      GROUP BY part.dimension, part.value
     UNION ALL
     SELECT 'page', page, count(*), sum(views) FROM visit_pages WHERE day = $1::date GROUP BY page
     UNION ALL
     SELECT 'seen', seen.kind, count(DISTINCT seen.visitor), sum(seen.views)
       FROM (SELECT visitor, views, CASE ${SEEN} END AS kind FROM visit_pages WHERE day = $1::date) seen
      WHERE seen.kind IS NOT NULL GROUP BY seen.kind
     UNION ALL
     SELECT 'done', seen.kind, count(DISTINCT visits.visitor), 0
       FROM (SELECT visitor, CASE ${SEEN} END AS kind FROM visit_pages WHERE day = $1::date) seen
       JOIN visits ON visits.day = $1::date AND visits.visitor = seen.visitor AND seen.kind = ANY (visits.conversions)
      GROUP BY seen.kind
     UNION ALL
     SELECT 'gave', seen.page, count(*), sum(seen.views)
       FROM visit_pages seen JOIN visits USING (day, visitor)
      WHERE seen.day = $1::date AND seen.page LIKE '/campagnes/%' AND '${PAID}' = ANY (visits.conversions)
      GROUP BY seen.page
     UNION ALL
     SELECT 'conversions', '', made.visits, 0 FROM (SELECT ${DONE('$1::date')} AS visits) made WHERE made.visits > 0
     UNION ALL
     SELECT part.dimension, '', 0, sum(part.views)
       FROM visit_hours CROSS JOIN LATERAL (VALUES ('robots', robots), ('refused', refused)) AS part (dimension, views)
      WHERE at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris'
        AND at < ($1::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'
      GROUP BY part.dimension HAVING sum(part.views) > 0) sums`,
  ['date'],
);

/** Days before this one are added up for good. */
export const closeDays = query(
  `UPDATE visit_roll_ups SET closed_before = $1::date WHERE closed_before < $1::date`,
  ['date'],
);

/** What only the sums of its day needed of a visit, and what would tie it to a gift or a request of that day. */
export const forgetConversions = query(
  `UPDATE visits SET conversions = '{}', first_at = day::timestamp AT TIME ZONE 'Europe/Paris'
    WHERE day < $1::date AND (conversions <> '{}' OR first_at <> day::timestamp AT TIME ZONE 'Europe/Paris')`,
  ['date'],
);
export const forgetReturns = query(
  `DELETE FROM visit_pages WHERE day < $1::date AND page IN (${[...RETURN_PAGES].map((page) => `'${page}'`).join(', ')})`,
  ['date'],
);

export const dropMonth = query(`DELETE FROM visit_months WHERE month = date_trunc('month', $1::date)::date`, [
  'date',
]);

export const sumMonth = query(
  `INSERT INTO visit_months (month, dimension, value, visits, views)
   SELECT date_trunc('month', $1::date)::date, dimension, value, sum(visits), sum(views) FROM visit_days
    WHERE day >= date_trunc('month', $1::date)::date AND day < (date_trunc('month', $1::date) + interval '1 month')::date
    GROUP BY dimension, value`,
  ['date'],
);

/** Whole months, so that what is left of a month is never taken for all of it. */
export const dropOldDays = query(`DELETE FROM visit_days WHERE day < date_trunc('month', $1::date)::date`, [
  'date',
]);
export const dropOldHours = query(`DELETE FROM visit_hours WHERE at < $1`, ['timestamptz']);

export const refreshConversions = query('SELECT refresh_visit_conversions()::text AS done', [], {
  done: 'text?',
});

/** `conversions`: at most how many visits led to something. */
export const stateOfSums = query(
  `SELECT rolled_up_at, took_ms, coalesce((SELECT max(id) FROM visit_conversions), 0)::bigint AS conversions
     FROM visit_roll_ups`,
  [],
  { rolled_up_at: 'timestamptz', took_ms: 'integer', conversions: 'integer?' },
);

export const noteRollUp = query(`UPDATE visit_roll_ups SET rolled_up_at = $1, took_ms = $2`, [
  'timestamptz',
  'integer',
]);
