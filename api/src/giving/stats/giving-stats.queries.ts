import { of, query } from '../../platform/database/query.js';
import type { Currency } from '../../platform/money/money.contract.js';
import type { Frequency } from '../donors/giving.contract.js';
import type { PaymentMethod } from '../payments/payment.contract.js';

/** The days of Paris that a statement sums between, both included. */
const DAYS = ['date', 'date'] as const;
const inDays = (moment: string) =>
  `${moment} >= ($1::date)::timestamp AT TIME ZONE 'Europe/Paris'
     AND ${moment} < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`;

/** What the journal says of gifts in those days: `account` gifts gives where it is below 0. */
const MOVED = `
  SELECT entry.kind, entry.donation_id, entry.happened_at, posting.account, posting.amount, posting.currency,
         posting.campaign_id
    FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    LEFT JOIN donations donation ON donation.id = entry.donation_id
   WHERE is_counted(entry.mode) AND posting.account IN ('gifts', 'fees') AND entry.kind <> 'bank_fee' AND ${inDays('entry.happened_at')}`;

/** What stays of what was given, in minor units. */
const RAISED = `coalesce(-sum(moved.amount) FILTER (WHERE moved.account = 'gifts'), 0)::bigint AS raised`;
// One that was undone is there twice, once with each sign.
const GIFTS = `coalesce(-sum(sign(moved.amount)) FILTER (WHERE moved.account = 'gifts' AND moved.kind = 'gift'), 0)::int AS gifts`;

export const sumsIn = query(
  `WITH moved AS (${MOVED})
  SELECT ${RAISED}, ${GIFTS},
         coalesce(-sum(amount) FILTER (WHERE account = 'gifts' AND kind = 'gift'), 0)::bigint AS given,
         coalesce(sum(amount) FILTER (WHERE account = 'gifts' AND kind IN ('refund', 'refund_failed')), 0)::bigint AS refunded,
         coalesce(sum(amount) FILTER (WHERE account = 'gifts' AND kind IN ('dispute', 'dispute_won')), 0)::bigint AS disputed,
         coalesce(sum(amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
    FROM moved WHERE currency = 'EUR'`,
  DAYS,
  {
    raised: 'integer',
    gifts: 'integer',
    given: 'integer',
    refunded: 'integer',
    disputed: 'integer',
    fees: 'integer',
  },
);

export const donorsIn = query(
  `WITH givers AS (
    SELECT DISTINCT d.donor_id FROM donations d
     WHERE d.status = 'succeeded' AND is_counted(d.mode) AND d.donor_id IS NOT NULL AND ${inDays('d.given_at')})
  SELECT count(*)::int AS donors,
         count(*) FILTER (WHERE donor.first_given_at >= ($1::date)::timestamp AT TIME ZONE 'Europe/Paris')::int AS new_donors
    FROM givers JOIN donor_records donor ON donor.id = givers.donor_id`,
  DAYS,
  { donors: 'integer', new_donors: 'integer' },
);

export const attemptsIn = query(
  `SELECT count(*) FILTER (WHERE status = 'failed')::int AS failed,
         count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded
    FROM payment_attempts WHERE purpose = 'donation' AND provider <> 'offline' AND is_counted(mode) AND ${inDays('updated_at')}`,
  DAYS,
  { failed: 'integer', succeeded: 'integer' },
);

const DAY = `(moved.happened_at AT TIME ZONE 'Europe/Paris')::date`;
const raisedBy = (step: string) =>
  query(
    `WITH moved AS (${MOVED})
     SELECT (${step})::int AS step, ${RAISED} FROM moved WHERE currency = 'EUR' GROUP BY 1`,
    DAYS,
    { step: 'integer', raised: 'integer' },
  );
/** By how many steps after the first day. */
export const raisedByStep = {
  day: raisedBy(`${DAY} - $1::date`),
  week: raisedBy(`(${DAY} - $1::date) / 7`),
  month: raisedBy(`(extract(year FROM ${DAY}) - extract(year FROM $1::date)) * 12
    + extract(month FROM ${DAY}) - extract(month FROM $1::date)`),
};

export const recurringIn = query(
  `SELECT floor(coalesce(sum(amount * CASE frequency WHEN 'monthly' THEN 12 WHEN 'quarterly' THEN 4 ELSE 1 END)
                  FILTER (WHERE status = 'active' AND currency = 'EUR'), 0) / 12)::bigint AS monthly,
         count(*) FILTER (WHERE status = 'active')::int AS active,
         count(*) FILTER (WHERE status = 'paused')::int AS paused,
         count(*) FILTER (WHERE status = 'past_due')::int AS past_due,
         count(*) FILTER (WHERE ${inDays('started_at')})::int AS started,
         count(*) FILTER (WHERE started_at IS NOT NULL AND ${inDays('cancelled_at')})::int AS stopped
    FROM recurring_gifts WHERE is_counted(mode)`,
  DAYS,
  {
    monthly: 'integer',
    active: 'integer',
    paused: 'integer',
    past_due: 'integer',
    started: 'integer',
    stopped: 'integer',
  },
);

export const otherCurrenciesIn = query(
  `WITH moved AS (${MOVED}) SELECT currency, ${RAISED}, ${GIFTS} FROM moved
    WHERE currency <> 'EUR' GROUP BY currency`,
  DAYS,
  { currency: of<'XAF'>('text'), raised: 'integer', gifts: 'integer' },
);

/** What was given, shared out by columns of the gift: the greatest sum first. */
const sharesBy = <const Key extends Parameters<typeof query>[2]>(columns: string, key: Key) =>
  query(
    `WITH moved AS (${MOVED})
     SELECT ${columns}, ${RAISED}, ${GIFTS}
       FROM moved JOIN donations gift ON gift.id = moved.donation_id
       LEFT JOIN campaigns campaign ON campaign.id = moved.campaign_id
      WHERE moved.currency = 'EUR' AND moved.account = 'gifts'
      GROUP BY ${columns} ORDER BY raised DESC, ${columns}`,
    DAYS,
    { ...key, raised: 'integer', gifts: 'integer' },
  );
export const shares = {
  campaign: sharesBy('moved.campaign_id, campaign.title', { campaign_id: 'integer?', title: 'text?' }),
  source: sharesBy('gift.source', { source: 'text' }),
  method: sharesBy('gift.payment_method', { payment_method: of<PaymentMethod>('text') }),
  frequency: sharesBy('gift.frequency', { frequency: of<Frequency>('text') }),
  utm: sharesBy('gift.utm_source, gift.utm_campaign', { utm_source: 'text', utm_campaign: 'text' }),
};

const OF_CAMPAIGN = `
  SELECT entry.kind, entry.donation_id, posting.amount,
         date_trunc('month', entry.happened_at AT TIME ZONE 'Europe/Paris')::date AS month
    FROM journal_postings posting JOIN journal_entries entry ON entry.id = posting.entry_id
    JOIN campaigns campaign ON campaign.id = posting.campaign_id AND campaign.currency = posting.currency
    LEFT JOIN donations donation ON donation.id = entry.donation_id
   WHERE is_counted(entry.mode) AND posting.campaign_id = $1 AND posting.account = 'gifts'`;

export const sumsOfCampaign = query(
  `WITH moved AS (${OF_CAMPAIGN})
  SELECT campaign.currency, sums.* FROM campaigns campaign, (
    SELECT coalesce(-sum(moved.amount), 0)::bigint AS raised,
           coalesce(-sum(moved.amount) FILTER (WHERE kind = 'gift'), 0)::bigint AS given,
           coalesce(sum(moved.amount) FILTER (WHERE kind IN ('refund', 'refund_failed')), 0)::bigint AS refunded,
           coalesce(-sum(sign(moved.amount)) FILTER (WHERE kind = 'gift'), 0)::int AS gifts,
           count(DISTINCT gift.donor_id)::int AS donors
      FROM moved LEFT JOIN donation_overview gift ON gift.id = moved.donation_id) sums
   WHERE campaign.id = $1 AND campaign.deleted_at IS NULL`,
  ['integer'],
  {
    currency: of<Currency>('text'),
    raised: 'integer',
    given: 'integer',
    refunded: 'integer',
    gifts: 'integer',
    donors: 'integer',
  },
);

/** From the first gift to the month of this day, without a gap. */
export const monthsOfCampaign = query(
  `WITH moved AS (${OF_CAMPAIGN})
  SELECT to_char(months.month, 'YYYY-MM') AS month, coalesce(-sum(moved.amount), 0)::bigint AS raised,
         coalesce(-sum(sign(moved.amount)) FILTER (WHERE moved.kind = 'gift'), 0)::int AS gifts
    FROM generate_series((SELECT min(month) FROM moved),
           greatest((SELECT max(month) FROM moved), date_trunc('month', $2::date)::date), interval '1 month') months (month)
    LEFT JOIN moved ON moved.month = months.month::date
   GROUP BY months.month ORDER BY months.month`,
  ['integer', 'date'],
  { month: 'text', raised: 'integer', gifts: 'integer' },
);

export const countFailingCards = query(
  `SELECT count(*)::int AS count FROM recurring_gifts WHERE status = 'past_due' AND is_counted(mode)`,
  [],
  { count: 'integer' },
);
