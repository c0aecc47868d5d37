import { stepOfDay } from '../../../platform/database/day-steps.js';
import { query } from '../../../platform/database/query.js';
import { WITH_HOURS } from './gift-measures.queries.js';

/** First day, last day, and the sources of gifts that are begun on the site. */
const DAYS = ['date', 'date', 'text[]'] as const;
const sumBy = (step: string) =>
  query(
    `SELECT (${step})::int AS step, sum(amount)::bigint AS amount FROM gift_days
      WHERE dimension = 'source' AND day BETWEEN $1::date AND $2::date AND value = ANY ($3) GROUP BY 1`,
    DAYS,
    { step: 'integer', amount: 'integer' },
  );

export const onlineTotal = query(
  `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM gift_days
    WHERE dimension = 'source' AND day BETWEEN $1::date AND $2::date AND value = ANY ($3)`,
  DAYS,
  { amount: 'integer' },
);

export const onlineSteps = {
  hour: query(
    `SELECT hour_of_day AS step, sum(amount)::bigint AS amount FROM gift_facts fact ${WITH_HOURS}
      WHERE day BETWEEN $1::date AND $2::date AND source = ANY ($3) GROUP BY 1`,
    DAYS,
    { step: 'integer', amount: 'integer' },
  ),
  day: sumBy(stepOfDay.day('day', '$1::date')),
  week: sumBy(stepOfDay.week('day', '$1::date')),
  month: sumBy(stepOfDay.month('day', '$1::date')),
  year: sumBy(stepOfDay.year('day', '$1::date')),
};
