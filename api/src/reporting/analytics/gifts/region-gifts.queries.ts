import { BEFORE, NOW, stepOfDay } from '../../../platform/database/day-steps.js';
import { query } from '../../../platform/database/query.js';
import { WITH_HOURS } from './gift-measures.queries.js';

/** First and last day, the same of the period before (null without one), the region, and campaigns (null for all). */
const PERIODS = ['date', 'date', 'date?', 'date?', 'text', 'integer[]?'] as const;
const THERE = `region = $5 AND (${NOW} OR ${BEFORE}) AND ($6::int[] IS NULL OR campaign_id = ANY ($6::int[]))`;
const columns = (period: string, prefix: string) => `
  coalesce(sum(amount) FILTER (WHERE ${period}), 0)::bigint AS ${prefix}amount,
  coalesce(sum(amount) FILTER (WHERE ${period} AND kind = 'gift'), 0)::bigint AS ${prefix}given,
  coalesce(-sum(amount) FILTER (WHERE ${period} AND kind IN ('refund', 'refund_failed')), 0)::bigint AS ${prefix}refunded,
  coalesce(-sum(amount) FILTER (WHERE ${period} AND kind IN ('dispute', 'dispute_won')), 0)::bigint AS ${prefix}disputed,
  coalesce(sum(gifts) FILTER (WHERE ${period}), 0)::bigint AS ${prefix}gifts`;
const SUMS = `${columns(NOW, '')}, ${columns(BEFORE, 'before_')}`;
const SUM_TYPES = {
  amount: 'integer',
  given: 'integer',
  refunded: 'integer',
  disputed: 'integer',
  gifts: 'integer',
  before_amount: 'integer',
  before_given: 'integer',
  before_refunded: 'integer',
  before_disputed: 'integer',
  before_gifts: 'integer',
} as const;

/** The sums of `gift_days`, of gifts whose donors live in one region. */
export const regionTotals = query(`SELECT ${SUMS} FROM gift_facts WHERE ${THERE}`, PERIODS, SUM_TYPES);

const sharesBy = (column: string) =>
  query(
    `SELECT ${column} AS value, ${SUMS} FROM gift_facts WHERE ${THERE} GROUP BY 1 ORDER BY 2 DESC, 1`,
    PERIODS,
    { value: 'text?', ...SUM_TYPES },
  );
export const regionShares = {
  campaign: sharesBy(`coalesce(campaign_id, 0)::text`),
  method: sharesBy('payment_method'),
  frequency: sharesBy('frequency'),
  source: sharesBy('source'),
  donor_type: sharesBy('donor_type'),
  region: sharesBy('region'),
  hour: sharesBy('hour::text'),
};

const DAYS = ['date', 'date', 'text', 'integer[]?'] as const;
const stepsBy = (step: string, joined = '') =>
  query(
    `SELECT (${step})::int AS step, sum(amount)::bigint AS amount, sum(gifts)::bigint AS gifts FROM gift_facts fact ${joined}
      WHERE ${NOW} AND region = $3 AND ($4::int[] IS NULL OR campaign_id = ANY ($4::int[])) GROUP BY 1`,
    DAYS,
    { step: 'integer', amount: 'integer', gifts: 'integer' },
  );
export const regionSteps = {
  hour: stepsBy('hour_of_day', WITH_HOURS),
  day: stepsBy(stepOfDay.day('day', '$1::date')),
  week: stepsBy(stepOfDay.week('day', '$1::date')),
  month: stepsBy(stepOfDay.month('day', '$1::date')),
  year: stepsBy(stepOfDay.year('day', '$1::date')),
};
