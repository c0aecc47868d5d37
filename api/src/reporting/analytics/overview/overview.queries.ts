import { query } from '../../../platform/database/query.js';

/** Cents by where gifts began, campaign and the projects that the campaign is for. */
export const giftFlow = query(
  `SELECT day_sums.value AS source, nullif(day_sums.campaign_id, 0) AS campaign_id, campaign.title AS campaign,
          aim.projects, aim.title AS project, sum(day_sums.amount)::bigint AS amount
     FROM gift_days day_sums
     LEFT JOIN campaigns campaign ON campaign.id = day_sums.campaign_id
     LEFT JOIN LATERAL (
       SELECT count(*)::int AS projects, min(project.title) AS title FROM projects project
        WHERE project.campaign_id = day_sums.campaign_id AND project.deleted_at IS NULL) aim ON true
    WHERE day_sums.dimension = 'source' AND day_sums.day BETWEEN $1::date AND $2::date
      AND ($3::int IS NULL OR day_sums.campaign_id = $3::int)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(day_sums.amount) <> 0 ORDER BY 6 DESC, 1, 2`,
  ['date', 'date', 'integer?'],
  {
    source: 'text?',
    campaign_id: 'integer?',
    campaign: 'text?',
    projects: 'integer?',
    project: 'text?',
    amount: 'integer',
  },
);

/** Of every year with a gift, a thing, a visit or an entry of the impact. */
export const yearsOfAll = query(
  `WITH money AS (
     SELECT extract(year FROM day)::int AS year, sum(amount)::bigint AS amount, sum(gifts)::bigint AS gifts
       FROM gift_days WHERE dimension = 'total' GROUP BY 1),
   things AS (
     SELECT extract(year FROM day)::int AS year, sum(amount) FILTER (WHERE measure = 'books')::bigint AS books,
            sum(amount) FILTER (WHERE measure = 'equipment')::bigint AS equipment
       FROM activity_facts WHERE measure IN ('books', 'equipment') GROUP BY 1),
   visit AS (
     SELECT extract(year FROM day)::int AS year, sum(visits)::bigint AS visits
       FROM visit_sums WHERE dimension = 'total' GROUP BY 1),
   impact AS (
     SELECT year, libraries_count, books_distributed, milestone FROM impact_years WHERE deleted_at IS NULL)
   SELECT year, coalesce(amount, 0)::bigint AS amount, coalesce(gifts, 0)::bigint AS gifts,
          coalesce(books, 0)::bigint AS books, coalesce(equipment, 0)::bigint AS equipment,
          CASE WHEN year >= (SELECT min(year) FROM visit) THEN coalesce(visits, 0) END::bigint AS visits,
          libraries_count, books_distributed, milestone
     FROM money FULL JOIN things USING (year) FULL JOIN visit USING (year) FULL JOIN impact USING (year)
    ORDER BY year`,
  [],
  {
    year: 'integer?',
    amount: 'integer',
    gifts: 'integer',
    books: 'integer',
    equipment: 'integer',
    visits: 'integer?',
    libraries_count: 'integer?',
    books_distributed: 'integer?',
    milestone: 'text?',
  },
);

export const placesOfLibraries = query(
  `SELECT name, country, libraries_count AS libraries, books_distributed AS books FROM impact_locations
    WHERE is_active AND deleted_at IS NULL ORDER BY libraries_count DESC, name`,
  [],
  { name: 'text', country: 'text', libraries: 'integer', books: 'integer' },
);
