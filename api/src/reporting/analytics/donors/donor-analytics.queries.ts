import { query } from '../../../platform/database/query.js';

export const titleOfCampaign = query(
  'SELECT id, title FROM campaigns WHERE id = $1 AND deleted_at IS NULL',
  ['integer'],
  { id: 'integer', title: 'text' },
);

const MONTH_COUNTS = { month: 'text', donors: 'integer', new_donors: 'integer' } as const;

/** Who gave in each month, and for whom it was the first time. */
export const donorsByMonth = query(
  `SELECT to_char(month, 'YYYY-MM') AS month, donors, new_donors FROM donor_months
    WHERE month BETWEEN $1::date AND $2::date`,
  ['date', 'date'],
  MONTH_COUNTS,
);

export const donorsOfCampaignByMonth = query(
  `SELECT to_char(month, 'YYYY-MM') AS month, count(DISTINCT donor)::int AS donors,
          count(*) FILTER (WHERE previous_day IS NULL)::int AS new_donors
     FROM donor_gifts WHERE day BETWEEN $1::date AND $2::date AND campaign_id = $3 GROUP BY donor_gifts.month`,
  ['date', 'date', 'integer'],
  MONTH_COUNTS,
);

/** Those for whom 12 months without a gift ended in each month, by the campaign of their last gift. */
export const lostByMonth = query(
  `SELECT to_char(lost_on, 'YYYY-MM') AS month, count(*)::int AS lost_donors
     FROM donor_gifts WHERE lost_on BETWEEN $1::date AND $2::date AND ($3::int IS NULL OR campaign_id = $3::int)
    GROUP BY 1`,
  ['date', 'date', 'integer?'],
  { month: 'text', lost_donors: 'integer' },
);

/** Of those who gave first in a month, how many gave in which month. */
export const cohortMonths = query(
  `SELECT to_char(first_month, 'YYYY-MM') AS first_month, to_char(month, 'YYYY-MM') AS month, count(*)::int AS donors
     FROM donor_gifts
    WHERE first_month >= $1::date AND (previous_day IS NULL OR previous_day < month)
      AND ($2::int IS NULL OR first_campaign_id = $2::int)
    GROUP BY donor_gifts.first_month, donor_gifts.month`,
  ['date', 'integer?'],
  { first_month: 'text', month: 'text', donors: 'integer' },
);

/** How many ever gave each sum, the greatest first. */
export const givenSumsEver = query(
  'SELECT given, count(*)::int AS people FROM donor_groups GROUP BY given ORDER BY given DESC',
  [],
  { given: 'integer', people: 'integer' },
);

/** The same from this day on. */
export const givenSumsSince = query(
  `SELECT given_since AS given, count(*)::int AS people FROM donor_gifts
    WHERE day >= $1::date AND (previous_day IS NULL OR previous_day < $1::date)
    GROUP BY given_since ORDER BY given_since DESC`,
  ['date'],
  { given: 'integer', people: 'integer' },
);

/** The same in the days of a period; floats add cents up exactly, and fast. */
export const givenSums = query(
  `SELECT given::bigint, count(*)::int AS people
     FROM (SELECT donor, sum(given::float8) AS given FROM donor_gifts
            WHERE day BETWEEN $1::date AND $2::date AND ($3::int IS NULL OR campaign_id = $3::int)
            GROUP BY donor) sums
    GROUP BY given ORDER BY given DESC`,
  ['date', 'date', 'integer?'],
  { given: 'integer', people: 'integer' },
);
