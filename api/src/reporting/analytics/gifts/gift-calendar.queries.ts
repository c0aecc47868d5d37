import { query } from '../../../platform/database/query.js';

/** Day after day of some campaigns; days without a gift are left out. */
export const giftDaysOfCampaigns = query(
  `SELECT campaign_id, to_char(day, 'YYYY-MM-DD') AS day, sum(amount)::bigint AS amount, sum(gifts)::int AS gifts
     FROM gift_days WHERE campaign_id = ANY($1) AND dimension = 'total' GROUP BY 1, gift_days.day ORDER BY 1, gift_days.day`,
  ['integer[]'],
  { campaign_id: 'integer', day: 'text', amount: 'integer', gifts: 'integer' },
);

/** By day of the week, 1 for Monday, and hour of Paris. */
const HOURS = `
  SELECT extract(isodow FROM day)::int AS weekday, value::int AS hour, sum(amount)::bigint AS amount, sum(gifts)::int AS gifts
    FROM gift_days WHERE dimension = 'hour' AND day BETWEEN $1::date AND $2::date`;
const HOUR_TYPES = { weekday: 'integer', hour: 'integer', amount: 'integer', gifts: 'integer' } as const;
export const giftHours = query(`${HOURS} GROUP BY 1, 2`, ['date', 'date'], HOUR_TYPES);
export const giftHoursOfCampaign = query(
  `${HOURS} AND campaign_id = $3 GROUP BY 1, 2`,
  ['date', 'date', 'integer'],
  HOUR_TYPES,
);
