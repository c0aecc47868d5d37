import { donorOf } from '../donors/donor.columns.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import type {
  RecurringGiftPage,
  RecurringGiftView,
  RecurringPayment,
  RecurringToConfirm,
  RecurringGiftRecord,
} from './recurring-gift.dto.js';
import { allowedActions, healthOf, monthlyAmount } from './recurring-gift.rules.js';
import type { RecurringOverviewRow } from './recurring-overview.service.js';

const moment = (at: Date | null) => at?.toISOString() ?? null;

export function presentView(row: RecurringOverviewRow): RecurringGiftView {
  const { id, reference, status, currency, frequency, campaign_id, campaign_name, payment_method } = row;
  const { mode, payment_label, failed_payments, last_failure, yearly_receipt, payments } = row;
  return {
    id,
    reference,
    status,
    currency,
    frequency,
    campaign_id,
    campaign_name,
    payment_method,
    mode,
    payment_label,
    failed_payments,
    last_failure,
    yearly_receipt,
    payments,
    amount: toMajorUnits(row.amount, currency),
    given: toMajorUnits(row.given, currency),
    next_payment_at: status === 'paused' ? null : moment(row.next_payment_at),
    paused_until: moment(row.paused_until),
    started_at: moment(row.started_at),
    cancelled_at: moment(row.cancelled_at),
    created_at: row.created_at.toISOString(),
  };
}

/** For its owner. */
export function presentPage(
  row: RecurringOverviewRow,
  history: RecurringPayment[],
  to_confirm: RecurringToConfirm | null,
): RecurringGiftPage {
  const { campaign_slug } = row;
  return { ...presentView(row), campaign_slug, may: mayOf(row), history, to_confirm };
}

/** For staff; `today` is a day of Paris. */
export function presentRecord(row: RecurringOverviewRow, today: string): RecurringGiftRecord {
  const { donor_type, first_name, last_name, organization_name, email, message, dedication, is_anonymous } =
    row;
  const { provider, provider_subscription_id, cancel_reason, version } = row;
  const person = `${first_name} ${last_name}`.trim();
  return {
    ...presentView(row),
    ...donorOf(row),
    message,
    dedication,
    is_anonymous,
    provider,
    provider_subscription_id,
    cancel_reason,
    version,
    donor_name: (donor_type === 'particulier' ? person : organization_name) || person || email,
    health: healthOf(row, today),
    monthly_amount: toMajorUnits(monthlyAmount(row.amount, row.frequency), row.currency),
    may: mayOf(row),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A card cannot be changed before its provider knows who pays, nor a payment skipped before its date is known. */
function mayOf({ status, provider_customer_id, next_payment_at }: RecurringOverviewRow) {
  return allowedActions(status)
    .filter((action) => action !== 'payment_method' || provider_customer_id)
    .filter((action) => action !== 'skip' || next_payment_at);
}
