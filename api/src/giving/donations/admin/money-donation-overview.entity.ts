import { PrimaryColumn, ViewEntity } from 'typeorm';
import { allColumns } from '../../../platform/database/all-columns.js';
import type { DonationRow } from '../donation.entity.js';
import type { UtmField } from '../utm.contract.js';
import type { AttemptStatus } from '../../payments/payment.contract.js';

/** A gift of money with what became of it, by the view over the journal. */
@ViewEntity({ name: 'donation_overview', synchronize: false })
export class MoneyDonationOverview {
  // A list that joins the table counts its rows by it.
  @PrimaryColumn('uuid')
  id: string;
}

/** What lists do not read of a gift. */
type LeftOut = 'phone' | 'form_key' | 'form_hash' | 'provider_payment_id' | 'created_by' | 'promised';

/** A row of the view with the gift's campaign codes, as PostgreSQL sends it; amounts are minor units. */
export interface MoneyDonationOverviewRow extends Omit<DonationRow, LeftOut> {
  donor_id: string | null;
  donor_name: string;
  campaign_name: string | null;
  given: number;
  refunded: number;
  disputed: number;
  fees: number;
  attempt_status: AttemptStatus | null;
  failure_code: string | null;
  created_by_name: string | null;
}

export const OVERVIEW_COLUMNS = allColumns<MoneyDonationOverviewRow, UtmField>({
  id: true,
  reference: true,
  status: true,
  donor_id: true,
  donor_name: true,
  donor_type: true,
  email: true,
  first_name: true,
  last_name: true,
  organization_name: true,
  siren: true,
  legal_form: true,
  street_address: true,
  postal_code: true,
  city: true,
  country: true,
  campaign_id: true,
  campaign_name: true,
  recurring_gift_id: true,
  frequency: true,
  amount: true,
  costs_covered: true,
  currency: true,
  given: true,
  refunded: true,
  disputed: true,
  fees: true,
  message: true,
  dedication: true,
  is_anonymous: true,
  payment_method: true,
  provider: true,
  source: true,
  attempt_status: true,
  mode: true,
  failure_code: true,
  created_by_name: true,
  given_at: true,
  succeeded_at: true,
  failed_at: true,
  cancelled_at: true,
  created_at: true,
  updated_at: true,
  version: true,
});
