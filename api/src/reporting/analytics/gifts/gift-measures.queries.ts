import { query } from '../../../platform/database/query.js';
import { BEFORE, hourOfDay, NOW, stepOfDay } from '../../../platform/database/day-steps.js';

/** First and last day, the same of the period before (null without one), and campaigns (null for all, 0 for none). */
const PERIODS = ['date', 'date', 'date?', 'date?', 'integer[]?'] as const;
const IN_PERIODS = `(${NOW} OR ${BEFORE}) AND ($5::int[] IS NULL OR campaign_id = ANY ($5::int[]))`;
const SUMS = ['amount', 'given', 'refunded', 'disputed', 'gifts'] as const;
const sum = (column: string, period: string) =>
  `coalesce(sum(${column}) FILTER (WHERE ${period}), 0)::bigint`;

/** Minor units of the euro, and gifts. */
const SUM_COLUMNS = SUMS.map(
  (column) => `${sum(column, NOW)} AS ${column}, ${sum(column, BEFORE)} AS before_${column}`,
).join(', ');
const SUM_TYPES = {
  amount: 'integer',
  before_amount: 'integer',
  given: 'integer',
  before_given: 'integer',
  refunded: 'integer',
  before_refunded: 'integer',
  disputed: 'integer',
  before_disputed: 'integer',
  gifts: 'integer',
  before_gifts: 'integer',
} as const;

export const giftTotals = query(
  `SELECT ${SUM_COLUMNS} FROM gift_days WHERE dimension = 'total' AND ${IN_PERIODS}`,
  PERIODS,
  SUM_TYPES,
);

/** By a dimension of `gift_days`: the greatest sum first. */
export const giftSharesBy = query(
  `SELECT value, ${SUM_COLUMNS} FROM gift_days WHERE dimension = $6 AND ${IN_PERIODS}
    GROUP BY value ORDER BY sum(amount) FILTER (WHERE ${NOW}) DESC NULLS LAST, value`,
  [...PERIODS, 'text'],
  { value: 'text', ...SUM_TYPES },
);

export const giftSharesByCampaign = query(
  `SELECT day_sums.campaign_id, campaign.title, ${SUM_COLUMNS}
     FROM (SELECT * FROM gift_days WHERE dimension = 'total' AND ${IN_PERIODS}) day_sums
     LEFT JOIN campaigns campaign ON campaign.id = day_sums.campaign_id
    GROUP BY day_sums.campaign_id, campaign.title
    ORDER BY sum(amount) FILTER (WHERE ${NOW}) DESC NULLS LAST, day_sums.campaign_id`,
  PERIODS,
  { campaign_id: 'integer', title: 'text?', ...SUM_TYPES },
);

/** In SQL, after `gift_facts fact`, the hour of their day: facts keep what the clock showed, which is twice the same in autumn. */
export const WITH_HOURS = `
  JOIN (SELECT posting.id, ${hourOfDay('entry.happened_at')} AS hour_of_day
          FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id) moment USING (id)`;

const STEP_PERIOD = ['date', 'date', 'integer[]?'] as const;
const STEP_TYPES = { step: 'integer', amount: 'integer', gifts: 'integer' } as const;
const stepsBy = (step: string) =>
  query(
    `SELECT (${step})::int AS step, sum(amount)::bigint AS amount, sum(gifts)::bigint AS gifts
       FROM gift_days WHERE dimension = 'total' AND ${NOW} AND ($3::int[] IS NULL OR campaign_id = ANY ($3::int[]))
      GROUP BY 1`,
    STEP_PERIOD,
    STEP_TYPES,
  );
/** By how many steps after the first day; hours from its midnight. */
export const giftSteps = {
  hour: query(
    `SELECT hour_of_day AS step, sum(amount)::bigint AS amount, sum(gifts)::bigint AS gifts
       FROM gift_facts fact ${WITH_HOURS}
      WHERE ${NOW} AND ($3::int[] IS NULL OR coalesce(campaign_id, 0) = ANY ($3::int[])) GROUP BY 1`,
    STEP_PERIOD,
    STEP_TYPES,
  ),
  day: stepsBy(stepOfDay.day('day', '$1::date')),
  week: stepsBy(stepOfDay.week('day', '$1::date')),
  month: stepsBy(stepOfDay.month('day', '$1::date')),
  year: stepsBy(stepOfDay.year('day', '$1::date')),
};

/** Those who gave in the period, those of them whose first gift ever was in it, and who gave twice or more in it. */
export const giftDonors = query(
  `SELECT count(*) FILTER (WHERE previous_day IS NULL OR previous_day < $1::date)::int AS donors,
          count(*) FILTER (WHERE previous_day IS NULL)::int AS new_donors,
          count(*) FILTER (WHERE previous_day >= $1::date
            AND (day_before_previous IS NULL OR day_before_previous < $1::date))::int AS repeat_donors
     FROM donor_gifts WHERE ${NOW}`,
  ['date', 'date'],
  { donors: 'integer', new_donors: 'integer', repeat_donors: 'integer' },
);

/** The same, of gifts to a campaign; their first gift ever may have been to another. */
export const giftDonorsOfCampaign = query(
  `SELECT count(*)::int AS donors, count(*) FILTER (WHERE first_day >= $1::date)::int AS new_donors,
          count(*) FILTER (WHERE gifts > 1)::int AS repeat_donors
     FROM (SELECT donor, min(first_day) AS first_day, count(*) AS gifts
             FROM donor_gifts WHERE ${NOW} AND campaign_id = $3 GROUP BY donor) gave`,
  ['date', 'date', 'integer'],
  { donors: 'integer', new_donors: 'integer', repeat_donors: 'integer' },
);

const DONOR_STEP_TYPES = { step: 'integer', donors: 'integer', new_donors: 'integer' } as const;
type StepOf = (day: string, first: string) => string;
/** Whose gift before is of an earlier step: to any campaign, each donor has one such gift in a step. */
const donorStepsBy = (stepOf: StepOf) =>
  query(
    `SELECT (${stepOf('day', '$1::date')})::int AS step,
            count(*) FILTER (WHERE previous_day IS NULL OR previous_day < $1::date
              OR ${stepOf('previous_day', '$1::date')} < ${stepOf('day', '$1::date')})::int AS donors,
            count(*) FILTER (WHERE previous_day IS NULL)::int AS new_donors
       FROM donor_gifts WHERE ${NOW} GROUP BY 1`,
    ['date', 'date'],
    DONOR_STEP_TYPES,
  );
const donorStepsOfCampaignBy = (stepOf: StepOf) =>
  query(
    `SELECT (${stepOf('day', '$1::date')})::int AS step, count(DISTINCT donor)::int AS donors,
            count(DISTINCT donor) FILTER (WHERE first_day >= $1::date
              AND ${stepOf('first_day', '$1::date')} = ${stepOf('day', '$1::date')})::int AS new_donors
       FROM donor_gifts WHERE ${NOW} AND campaign_id = $3 GROUP BY 1`,
    ['date', 'date', 'integer'],
    DONOR_STEP_TYPES,
  );

/** By the hour, of one day: who gave first that day is new in the first of the hours of that gift alone. */
export const donorHours = query(
  `SELECT hour::int AS step, count(DISTINCT donor)::int AS donors,
          count(DISTINCT donor) FILTER (WHERE first_day >= $1::date AND hour = first_hour)::int AS new_donors
     FROM (SELECT gift.donor, gift.first_day, facts.hour, min(facts.hour) OVER (PARTITION BY gift.donor) AS first_hour
             FROM donor_gifts gift
             JOIN (SELECT donation_id, coalesce(campaign_id, 0) AS campaign_id, min(hour_of_day) AS hour
                     FROM gift_facts fact ${WITH_HOURS} WHERE ${NOW} AND kind = 'gift' AND gifts > 0 GROUP BY 1, 2) facts
            USING (donation_id, campaign_id)
            WHERE gift.${NOW} AND ($3::int IS NULL OR campaign_id = $3::int)) gave
    GROUP BY hour`,
  ['date', 'date', 'integer?'],
  DONOR_STEP_TYPES,
);

/** Those who gave in each step, and those whose first gift ever was in it. */
export const donorSteps = {
  day: donorStepsBy(stepOfDay.day),
  week: donorStepsBy(stepOfDay.week),
  month: donorStepsBy(stepOfDay.month),
  year: donorStepsBy(stepOfDay.year),
};
export const donorStepsOfCampaign = {
  day: donorStepsOfCampaignBy(stepOfDay.day),
  week: donorStepsOfCampaignBy(stepOfDay.week),
  month: donorStepsOfCampaignBy(stepOfDay.month),
  year: donorStepsOfCampaignBy(stepOfDay.year),
};

const AMOUNT_TYPES = { amount: 'integer', gifts: 'integer' } as const;
const FIRST_WHOLE_MONTH = `date_trunc('month', $1::date::timestamp + interval '1 month - 1 day')::date`;
const MONTH_AFTER_WHOLE = `date_trunc('month', $2::date::timestamp + interval '1 day')::date`;
const AMOUNTS_OF_DAYS = 'SELECT abs(amount) AS amount, gifts FROM gift_facts WHERE gifts <> 0 AND day';

/** How many gifts there were of each amount: in whole months by their sums, in the days before and after them one by one. */
export const giftAmounts = query(
  `SELECT amount::bigint, sum(gifts)::int AS gifts
     FROM (SELECT amount, gifts FROM gift_amounts WHERE month >= ${FIRST_WHOLE_MONTH} AND month < ${MONTH_AFTER_WHOLE}
           UNION ALL
           ${AMOUNTS_OF_DAYS} >= $1::date AND day < ${FIRST_WHOLE_MONTH} AND day <= $2::date
           UNION ALL
           ${AMOUNTS_OF_DAYS} >= greatest(${FIRST_WHOLE_MONTH}, ${MONTH_AFTER_WHOLE}) AND day <= $2::date) counted
    GROUP BY amount HAVING sum(gifts) > 0 ORDER BY amount`,
  ['date', 'date'],
  AMOUNT_TYPES,
);

/** The same of gifts to a campaign, 0 for none; one that was undone is there with each sign. */
export const giftAmountsOfCampaign = query(
  `SELECT abs(amount)::bigint AS amount, sum(gifts)::int AS gifts FROM gift_facts
    WHERE ${NOW} AND gifts <> 0 AND (campaign_id = $3::int OR ($3::int = 0 AND campaign_id IS NULL))
    GROUP BY abs(amount) HAVING sum(gifts) > 0 ORDER BY 1`,
  ['date', 'date', 'integer'],
  AMOUNT_TYPES,
);
