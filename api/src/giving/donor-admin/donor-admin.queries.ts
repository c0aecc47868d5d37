import { query } from '../../platform/database/query.js';

const GIVEN = `coalesce(sum(gift.given - gift.refunded - gift.disputed), 0)::bigint AS given, count(*)::int AS gifts
  FROM donation_overview gift WHERE gift.donor_id = $1 AND gift.status = 'succeeded' AND is_counted(gift.mode)
   AND gift.currency = 'EUR'`;

export const yearsOfDonor = query(
  `SELECT extract(year FROM gift.given_at AT TIME ZONE 'Europe/Paris')::int AS year, ${GIVEN}
    GROUP BY 1 ORDER BY 1 DESC`,
  ['uuid'],
  { year: 'integer', given: 'integer', gifts: 'integer' },
);

export const campaignsOfDonor = query(
  `SELECT gift.campaign_id, max(gift.campaign_name) AS label, ${GIVEN}
    GROUP BY 1 ORDER BY 3 DESC, 1`,
  ['uuid'],
  { campaign_id: 'integer?', label: 'text?', given: 'integer', gifts: 'integer' },
);
