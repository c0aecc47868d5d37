import { PrimaryColumn, ViewEntity } from 'typeorm';
import { allColumns } from '../../../platform/database/all-columns.js';
import type { Frequency, GiverType } from '../../donors/giving.contract.js';
import type { DonationStatus } from '../donation-choices.contract.js';
import type { UtmField } from '../utm.contract.js';
import type {
  AttemptStatus,
  PaymentMethod,
  PaymentMode,
  PaymentProviderName,
} from '../../payments/payment.contract.js';
import type { Currency } from '../../../platform/money/money.contract.js';

/** A gift of money with what became of it, by the view over the journal. */
@ViewEntity({ name: 'donation_overview', synchronize: false })
export class MoneyDonationOverview {
  // A list that joins the table counts its rows by it.
  @PrimaryColumn('uuid')
  id: string;
}

/** A row of the view with the gift's campaign codes, as PostgreSQL sends it; amounts are minor units. */
export interface MoneyDonationOverviewRow extends Record<UtmField, string> {
  id: string;
  reference: string;
  status: DonationStatus;
  donor_id: string | null;
  donor_name: string;
  donor_type: GiverType;
  email: string;
  first_name: string;
  last_name: string;
  organization_name: string;
  siren: string;
  legal_form: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
  campaign_id: number | null;
  campaign_name: string | null;
  recurring_gift_id: string | null;
  frequency: Frequency;
  amount: number;
  costs_covered: number;
  currency: Currency;
  given: number;
  refunded: number;
  disputed: number;
  fees: number;
  message: string;
  dedication: string;
  is_anonymous: boolean;
  payment_method: PaymentMethod;
  provider: PaymentProviderName;
  mode: PaymentMode;
  source: string;
  attempt_status: AttemptStatus | null;
  failure_code: string | null;
  created_by_name: string | null;
  given_at: Date | null;
  succeeded_at: Date | null;
  failed_at: Date | null;
  cancelled_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: number;
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
