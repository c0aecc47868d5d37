import { of, query } from '../../../platform/database/query.js';
import type { RecurringMove } from './donor-analytics.contract.js';

/** What each gift was on the evening of a day: minor units of the euro a year, 0 unless it ran. */
const onEvening = (day: string) => `
  SELECT gift.id, state.status,
         CASE state.status WHEN 'active' THEN
           state.amount * CASE state.frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END ELSE 0 END AS yearly
    FROM recurring_gift_states state JOIN recurring_gifts gift ON gift.id = state.recurring_gift_id
   WHERE state.began_at < (${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'
     AND (state.ended_at IS NULL OR state.ended_at >= (${day}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris')
     AND gift.currency = 'EUR' AND (gift.mode = 'live' OR (SELECT is_counted('test')))
     AND ($1::int IS NULL OR gift.campaign_id = $1::int)`;

export const recurringOnEvening = query(
  `SELECT coalesce(sum(yearly), 0)::bigint AS yearly, count(*) FILTER (WHERE yearly > 0)::int AS gifts
     FROM (${onEvening('$2')}) evening`,
  ['integer?', 'date'],
  { yearly: 'integer', gifts: 'integer' },
);

/** From the evening of one day to that of another; « same » are those that stayed as they were. */
export const recurringMoves = query(
  `SELECT CASE WHEN before.yearly > 0 AND after.yearly > 0 THEN
                 CASE WHEN after.yearly > before.yearly THEN 'raised' WHEN after.yearly < before.yearly THEN 'lowered' ELSE 'same' END
               WHEN after.yearly > 0 THEN CASE WHEN before.id IS NULL THEN 'started' ELSE 'resumed' END
               WHEN after.status = 'past_due' THEN 'failed' ELSE 'stopped' END AS move,
          sum(after.yearly - coalesce(before.yearly, 0))::bigint AS yearly, count(*)::int AS gifts,
          coalesce(sum(before.yearly), 0)::bigint AS yearly_before, count(*) FILTER (WHERE before.yearly > 0)::int AS gifts_before
     FROM (${onEvening('$3')}) after LEFT JOIN (${onEvening('$2')}) before USING (id)
    WHERE after.yearly > 0 OR before.yearly > 0 GROUP BY 1`,
  ['integer?', 'date', 'date'],
  {
    move: of<RecurringMove | 'same'>('text'),
    yearly: 'integer',
    gifts: 'integer',
    yearly_before: 'integer',
    gifts_before: 'integer',
  },
);
