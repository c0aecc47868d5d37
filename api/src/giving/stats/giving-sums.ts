import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { GivingSums } from './giving-stats.dto.js';

/** Instants of Paris between which a parameterised query sums: `$1` and `$2` are days, both included. */
export const IN_DAYS = (moment: string): string =>
  `${moment} >= ($1::date)::timestamp AT TIME ZONE 'Europe/Paris'
     AND ${moment} < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`;

/** What the journal says of gifts in those days: `account` gifts gives where it is below 0. */
export const MOVED = `
  SELECT entry.kind, entry.donation_id, entry.happened_at, posting.account, posting.amount, posting.currency,
         posting.campaign_id
    FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
    LEFT JOIN donations donation ON donation.id = entry.donation_id
   WHERE is_counted(coalesce(donation.mode, 'live')) AND posting.account IN ('gifts', 'fees') AND entry.kind <> 'bank_fee' AND ${IN_DAYS('entry.happened_at')}`;

/** What stays of what was given, in minor units. */
export const RAISED = `coalesce(-sum(moved.amount) FILTER (WHERE moved.account = 'gifts'), 0)::bigint AS raised`;
// One that was undone is there twice, once with each sign.
export const GIFTS = `coalesce(-sum(sign(moved.amount)) FILTER (WHERE moved.account = 'gifts' AND moved.kind = 'gift'), 0)::int AS gifts`;

export const SUMS = `
  WITH moved AS (${MOVED})
  SELECT ${RAISED}, ${GIFTS},
         coalesce(-sum(amount) FILTER (WHERE account = 'gifts' AND kind = 'gift'), 0)::bigint AS given,
         coalesce(sum(amount) FILTER (WHERE account = 'gifts' AND kind IN ('refund', 'refund_failed')), 0)::bigint AS refunded,
         coalesce(sum(amount) FILTER (WHERE account = 'gifts' AND kind IN ('dispute', 'dispute_won')), 0)::bigint AS disputed,
         coalesce(sum(amount) FILTER (WHERE account = 'fees'), 0)::bigint AS fees
    FROM moved WHERE currency = 'EUR'`;

export const DONORS = `
  WITH givers AS (
    SELECT DISTINCT d.donor_id FROM donation_overview d
     WHERE d.status = 'succeeded' AND is_counted(d.mode) AND d.donor_id IS NOT NULL AND ${IN_DAYS('d.given_at')})
  SELECT count(*)::int AS donors,
         count(*) FILTER (WHERE NOT EXISTS (
           SELECT FROM donations earlier
            WHERE donor_id(earlier.email, earlier.first_name, earlier.last_name, earlier.organization_name,
                           earlier.postal_code) = givers.donor_id
              AND earlier.status = 'succeeded' AND is_counted(earlier.mode)
              AND earlier.given_at < ($1::date)::timestamp AT TIME ZONE 'Europe/Paris'))::int AS new_donors
    FROM givers`;

export const TRIES = `
  SELECT count(*) FILTER (WHERE status = 'failed')::int AS failed,
         count(*) FILTER (WHERE status = 'succeeded')::int AS succeeded
    FROM payment_attempts WHERE purpose = 'donation' AND provider <> 'offline' AND is_counted(mode) AND ${IN_DAYS('updated_at')}`;

export interface SumsRow {
  raised: number;
  gifts: number;
  given: number;
  refunded: number;
  disputed: number;
  fees: number;
}
export interface DonorsRow {
  donors: number;
  new_donors: number;
}
export interface TriesRow {
  failed: number;
  succeeded: number;
}

export function presentSums(sums: SumsRow, donors: DonorsRow, tries: TriesRow): GivingSums {
  const euros = (minor: number) => toMajorUnits(minor, 'EUR');
  const ended = tries.failed + tries.succeeded;
  return {
    raised: euros(sums.raised),
    given: euros(sums.given),
    refunded: euros(sums.refunded),
    disputed: euros(sums.disputed),
    fees: euros(sums.fees),
    gifts: sums.gifts,
    ...donors,
    average: averageOf(sums.given, sums.gifts),
    failures: tries.failed,
    failure_rate: ended === 0 ? null : Math.round((tries.failed * 1e3) / ended) / 10,
  };
}

/** Euros, to the cent; null where there is nothing to divide. */
export function averageOf(minor: number, gifts: number): number | null {
  return gifts === 0 ? null : toMajorUnits(Math.round(minor / gifts), 'EUR');
}
