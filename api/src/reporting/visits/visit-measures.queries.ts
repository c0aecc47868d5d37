import { BEFORE, hourOfDay, NOW, stepOfDay } from '../../platform/database/day-steps.js';
import { of, query } from '../../platform/database/query.js';
import type { ConversionKind } from './visit.contract.js';

/** First and last day, and the same of the period before (null without one). */
const PERIODS = ['date', 'date', 'date?', 'date?'] as const;
const COUNTS = `
  coalesce(sum(visits) FILTER (WHERE is_now), 0)::bigint AS visits,
  coalesce(sum(visits) FILTER (WHERE NOT is_now), 0)::bigint AS before_visits,
  coalesce(sum(views) FILTER (WHERE is_now), 0)::bigint AS views,
  coalesce(sum(views) FILTER (WHERE NOT is_now), 0)::bigint AS before_views`;
const COUNT_TYPES = {
  visits: 'integer',
  before_visits: 'integer',
  views: 'integer',
  before_views: 'integer',
} as const;

/** The first month that begins in a period, and the first that is not over with it. */
const firstMonth = (from: string) => `date_trunc('month', ${from}::date + interval '1 month - 1 day')::date`;
const monthAfter = (to: string) => `date_trunc('month', ${to}::date + interval '1 day')::date`;

/** Whole months as they are added up, and the days before and after them: without a whole month, all days. */
const sumsOf = (which: string, from: string, to: string, isNow: boolean) => `
  SELECT ${isNow} AS is_now, value, visits, views FROM visit_sums
   WHERE ${which} AND (day BETWEEN ${from}::date AND least(${firstMonth(from)} - 1, ${to}::date)
      OR day BETWEEN greatest(${firstMonth(from)}, ${monthAfter(to)}) AND ${to}::date)
  UNION ALL
  SELECT ${isNow}, value, visits, views FROM visit_months
   WHERE ${which} AND month >= ${firstMonth(from)} AND month < ${monthAfter(to)}`;
/** Each period by itself: two that overlap cut the same month in other places. */
const comparedSums = (which: string) =>
  `FROM (${sumsOf(which, '$1', '$2', true)} UNION ALL ${sumsOf(which, '$3', '$4', false)}) sums`;

export const visitTotals = query(
  `SELECT ${COUNTS} ${comparedSums('dimension = $5')}`,
  [...PERIODS, 'text'],
  COUNT_TYPES,
);

/** What a page, a place or a device counted: the greatest of the period first. */
export const visitsBy = query(
  `SELECT value, ${COUNTS} ${comparedSums('dimension = $5')} GROUP BY value ORDER BY 2 DESC, 4 DESC, value`,
  [...PERIODS, 'text'],
  { value: 'text?', ...COUNT_TYPES },
);

/** One value of a dimension, such as one page. */
export const visitsOf = query(
  `SELECT ${COUNTS} ${comparedSums('dimension = $5 AND value = $6')}`,
  [...PERIODS, 'text', 'text'],
  COUNT_TYPES,
);

/** Visits that began at a link of a newsletter, since a day. */
export const newsletterVisits = query(
  `SELECT coalesce(sum(visits), 0)::int AS visits FROM visit_sums
    WHERE dimension = 'campaign' AND value = $1 AND day >= $2`,
  ['text', 'date'],
  { visits: 'integer' },
);

const DAYS = ['date', 'date'] as const;
const STEP_TYPES = { step: 'integer', visits: 'integer', views: 'integer' } as const;
const stepsBy = (step: string) =>
  query(
    `SELECT (${step})::int AS step, sum(visits)::bigint AS visits, sum(views)::bigint AS views
       FROM visit_sums WHERE dimension = 'total' AND ${NOW} GROUP BY 1`,
    DAYS,
    STEP_TYPES,
  );
export const visitSteps = {
  hour: query(
    `SELECT ${hourOfDay('at')} AS step, sum(visits)::bigint AS visits,
            sum(views)::bigint AS views
       FROM visit_hours WHERE at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris'
        AND at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Paris' GROUP BY 1`,
    DAYS,
    STEP_TYPES,
  ),
  day: stepsBy(stepOfDay.day('day', '$1::date')),
  week: stepsBy(stepOfDay.week('day', '$1::date')),
  month: stepsBy(stepOfDay.month('day', '$1::date')),
  year: stepsBy(stepOfDay.year('day', '$1::date')),
};

// Asked once: for each row, the function would take longer than the sums.
const IS_COUNTED = `(mode = 'live' OR (SELECT is_counted('test')))`;
const COUNTED = `FROM visit_conversion_days WHERE ${IS_COUNTED} AND (${NOW} OR ${BEFORE})`;
const sumOf = (column: string) => `
  coalesce(sum(${column}) FILTER (WHERE ${NOW}), 0)::int AS ${column},
  coalesce(sum(${column}) FILTER (WHERE ${BEFORE}), 0)::int AS before_${column}`;
const MADE = ['begun', 'paid', 'failed', 'began', 'gave'].map(sumOf).join(', ');
const MADE_TYPES = {
  begun: 'integer',
  paid: 'integer',
  failed: 'integer',
  began: 'integer',
  gave: 'integer',
  before_begun: 'integer',
  before_paid: 'integer',
  before_failed: 'integer',
  before_began: 'integer',
  before_gave: 'integer',
} as const;

/** What visits led to: begun, and for gifts of money paid or refused; `began` and `gave` count visits. */
export const conversionTotals = query(`SELECT kind, ${MADE} ${COUNTED} GROUP BY kind`, PERIODS, {
  kind: of<ConversionKind>('text?'),
  ...MADE_TYPES,
});

/** The same by where these visits came from, or by the campaign code of their link. */
const conversionsOf = (value: string, which: string) =>
  query(`SELECT ${value} AS value, kind, ${MADE} ${COUNTED} ${which} GROUP BY 1, kind`, PERIODS, {
    value: 'text?',
    kind: of<ConversionKind>('text?'),
    ...MADE_TYPES,
  });
export const conversionsBy = {
  source: conversionsOf('value', ''),
  campaign: conversionsOf('campaign', `AND campaign <> ''`),
};

const DONATION_STEP_TYPES = { step: 'integer', begun: 'integer', paid: 'integer' } as const;
const donationStepsBy = (step: string) =>
  query(
    `SELECT (${step})::int AS step, sum(begun)::int AS begun, sum(paid)::int AS paid
       FROM visit_conversion_days WHERE kind = 'donation' AND ${IS_COUNTED} AND ${NOW} GROUP BY 1`,
    DAYS,
    DONATION_STEP_TYPES,
  );
export const donationSteps = {
  hour: query(
    `SELECT ${hourOfDay('made.happened_at')} AS step, count(*)::int AS begun,
            count(*) FILTER (WHERE gift.status = 'succeeded')::int AS paid
       FROM visit_conversions made JOIN donations gift ON gift.id = made.donation_id
      WHERE made.kind = 'donation' AND is_counted(gift.mode)
        AND made.happened_at >= $1::date::timestamp AT TIME ZONE 'Europe/Paris'
        AND made.happened_at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Paris' GROUP BY 1`,
    DAYS,
    DONATION_STEP_TYPES,
  ),
  day: donationStepsBy(stepOfDay.day('day', '$1::date')),
  week: donationStepsBy(stepOfDay.week('day', '$1::date')),
  month: donationStepsBy(stepOfDay.month('day', '$1::date')),
  year: donationStepsBy(stepOfDay.year('day', '$1::date')),
};
