import { of, query } from '../../platform/database/query.js';
import type { Frequency } from '../donors/giving.contract.js';
import type { DonationStatus } from './donation-choices.contract.js';

// The sum of everything comes from one index; what counts for nothing is taken off, and is little where money is real.
export const givenIn = query(
  `SELECT coalesce(-sum(amount), 0)::bigint AS given
     FROM (SELECT amount FROM journal_postings WHERE account = 'gifts' AND currency = $1
            UNION ALL
           SELECT -posting.amount
             FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
            WHERE entry.mode = 'test' AND NOT (SELECT is_counted('test'))
              AND posting.account = 'gifts' AND posting.currency = $1) posting`,
  ['text'],
  { given: 'integer' },
);

/** Sums since ever, and since the first day of a month of Paris. */
export const sumsSince = query(
  `WITH gift AS (
     SELECT donation.id, lower(donation.email) AS donor,
            donation.given_at >= ($1::date::timestamp AT TIME ZONE 'Europe/Paris') AS is_of_month,
            -sum(posting.amount) AS net,
            coalesce(sum(posting.amount) FILTER (WHERE entry.kind <> 'gift'), 0) AS taken_back
       FROM donations donation
       JOIN journal_entries entry ON entry.donation_id = donation.id
       JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'gifts' AND posting.currency = 'EUR'
      WHERE is_counted(donation.mode)
      GROUP BY donation.id)
   SELECT coalesce(sum(net), 0)::bigint AS net, coalesce(sum(taken_back), 0)::bigint AS taken_back,
          count(*) FILTER (WHERE net > 0)::int AS gifts,
          count(DISTINCT donor) FILTER (WHERE net > 0 AND donor <> '')::int AS donors,
          coalesce(sum(net) FILTER (WHERE is_of_month), 0)::bigint AS month_net,
          count(*) FILTER (WHERE is_of_month AND net > 0)::int AS month_gifts FROM gift`,
  ['date'],
  {
    net: 'integer',
    taken_back: 'integer',
    gifts: 'integer',
    donors: 'integer',
    month_net: 'integer',
    month_gifts: 'integer',
  },
);

export const recurringSums = query(
  `SELECT count(*)::int AS running,
          coalesce(sum(CASE frequency WHEN 'monthly' THEN amount WHEN 'quarterly' THEN amount / 3 ELSE amount / 12 END), 0)::bigint AS monthly
     FROM recurring_gifts WHERE status IN ('active', 'past_due') AND currency = 'EUR' AND is_counted(mode)`,
  [],
  { running: 'integer', monthly: 'integer' },
);

const countBy = (column: string) =>
  `SELECT ${column} AS value, count(*)::int AS count FROM donations WHERE is_counted(mode) GROUP BY ${column}`;
export const countByStatus = query(countBy('status'), [], {
  value: of<DonationStatus>('text'),
  count: 'integer',
});
export const countByFrequency = query(countBy('frequency'), [], {
  value: of<Frequency>('text'),
  count: 'integer',
});
