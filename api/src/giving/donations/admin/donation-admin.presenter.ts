import { paymentFailure } from '../../payments/payment-failures.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { MoneyDonationRecord } from './donation-admin-record.dto.js';
import type { MoneyDonationOverviewRow } from './money-donation-overview.entity.js';

export function presentMoneyDonation(row: MoneyDonationOverviewRow): MoneyDonationRecord {
  const { given, attempt_status, failure_code, created_by_name: created_by, ...gift } = row;
  const hasFailed = gift.status !== 'succeeded' && attempt_status === 'failed';
  const { amount, costs_covered, refunded, disputed, fees } = gift;
  const major = (minor: number) => toMajorUnits(minor, gift.currency);
  return {
    ...gift,
    amount: major(amount),
    costs_covered: major(costs_covered),
    refunded: major(refunded),
    disputed: major(disputed),
    fees: major(fees),
    net: major(given - refunded - disputed - fees),
    ...momentsOf(gift),
    // Of a gift that succeeded at last, nothing failed.
    failure: hasFailed ? paymentFailure(failure_code) : null,
    created_by,
  };
}

function momentsOf(gift: Pick<MoneyDonationOverviewRow, `${string}_at` & keyof MoneyDonationOverviewRow>) {
  return {
    given_at: gift.given_at?.toISOString() ?? null,
    succeeded_at: gift.succeeded_at?.toISOString() ?? null,
    failed_at: gift.failed_at?.toISOString() ?? null,
    cancelled_at: gift.cancelled_at?.toISOString() ?? null,
    created_at: gift.created_at.toISOString(),
    updated_at: gift.updated_at.toISOString(),
  };
}
