import { stepOfDay } from '../../../platform/database/day-steps.js';
import { query } from '../../../platform/database/query.js';

/** The measure, the days, those of the period before, campaigns, an event and a region; null for all. */
const ASKED = ['text', 'date', 'date', 'date?', 'date?', 'integer[]?', 'integer?', 'text?'] as const;
const NOW = 'day BETWEEN $2::date AND $3::date';
const BEFORE = 'day BETWEEN $4::date AND $5::date';
const NARROWED = `measure = $1 AND ($6::int[] IS NULL OR campaign_id = ANY ($6::int[]))
  AND ($7::int IS NULL OR event_id = $7::int) AND ($8::text IS NULL OR region = $8::text)`;
const SUMS = `coalesce(sum(amount) FILTER (WHERE ${NOW}), 0)::bigint AS value,
  coalesce(sum(amount) FILTER (WHERE ${BEFORE}), 0)::bigint AS before`;

export const activityTotal = query(
  `SELECT ${SUMS} FROM activity_facts WHERE ${NARROWED} AND (${NOW} OR ${BEFORE})`,
  ASKED,
  { value: 'integer', before: 'integer' },
);

const sharesBy = (column: string) =>
  query(
    `SELECT coalesce(${column}::text, '') AS key, ${SUMS} FROM activity_facts
      WHERE ${NARROWED} AND (${NOW} OR ${BEFORE}) GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1`,
    ASKED,
    { key: 'text?', value: 'integer', before: 'integer' },
  );
export const activityShares = {
  campaign: sharesBy('campaign_id'),
  event: sharesBy('event_id'),
  kind: sharesBy('kind'),
  who: sharesBy('who'),
  region: sharesBy('region'),
};

const OF_DAYS = ['text', 'date', 'date', 'integer[]?', 'integer?', 'text?'] as const;
const stepsBy = (step: string) =>
  query(
    `SELECT (${step})::int AS step, sum(amount)::bigint AS value FROM activity_facts
      WHERE measure = $1 AND ${NOW} AND ($4::int[] IS NULL OR campaign_id = ANY ($4::int[]))
        AND ($5::int IS NULL OR event_id = $5::int) AND ($6::text IS NULL OR region = $6::text)
      GROUP BY 1`,
    OF_DAYS,
    { step: 'integer', value: 'integer' },
  );
/** Of the days alone, by how many steps after the first; hours from its midnight. */
export const activitySteps = {
  hour: stepsBy('hour'),
  day: stepsBy(stepOfDay.day('day', '$2::date')),
  week: stepsBy(stepOfDay.week('day', '$2::date')),
  month: stepsBy(stepOfDay.month('day', '$2::date')),
  year: stepsBy(stepOfDay.year('day', '$2::date')),
};
