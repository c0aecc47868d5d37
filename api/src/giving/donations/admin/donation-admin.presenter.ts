import { paymentFailure } from '../../payments/payment-failures.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import type { MoneyDonationRecord } from './donation-admin-record.dto.js';
import type { MoneyDonationOverviewRow } from './money-donation-overview.entity.js';

export function presentMoneyDonation(row: MoneyDonationOverviewRow): MoneyDonationRecord {
  const { id, reference, status, donor_id, donor_name, campaign_id, campaign_name, recurring_gift_id } = row;
  const { frequency, currency, payment_method, provider, mode, source, version } = row;
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term } = row;
  return {
    id,
    reference,
    status,
    donor_id,
    donor_name,
    campaign_id,
    campaign_name,
    recurring_gift_id,
    frequency,
    currency,
    payment_method,
    provider,
    mode,
    source,
    version,
    ...identityOf(row),
    ...sumsOf(row),
    ...momentsOf(row),
    utm_source,
    utm_medium,
    utm_campaign,
    utm_content,
    utm_term,
    failure: failureOf(row),
    created_by: row.created_by_name,
  };
}

function identityOf(row: MoneyDonationOverviewRow) {
  const { donor_type, email, first_name, last_name, organization_name, siren, legal_form, street_address } =
    row;
  const { postal_code, city, country, message, dedication, is_anonymous } = row;
  return {
    donor_type,
    email,
    first_name,
    last_name,
    organization_name,
    siren,
    legal_form,
    street_address,
    postal_code,
    city,
    country,
    message,
    dedication,
    is_anonymous,
  };
}

function sumsOf({
  amount,
  costs_covered,
  given,
  refunded,
  disputed,
  fees,
  currency,
}: MoneyDonationOverviewRow) {
  const major = (minor: number) => toMajorUnits(minor, currency);
  return {
    amount: major(amount),
    costs_covered: major(costs_covered),
    refunded: major(refunded),
    disputed: major(disputed),
    fees: major(fees),
    net: major(given - refunded - disputed - fees),
  };
}

function momentsOf(row: MoneyDonationOverviewRow) {
  return {
    given_at: row.given_at?.toISOString() ?? null,
    succeeded_at: row.succeeded_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Of a gift that succeeded at last, nothing failed. */
function failureOf({ status, attempt_status, failure_code }: MoneyDonationOverviewRow): string | null {
  if (status === 'succeeded' || attempt_status !== 'failed') return null;
  return paymentFailure(failure_code);
}
