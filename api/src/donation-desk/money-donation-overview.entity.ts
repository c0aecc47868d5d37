import { PrimaryColumn, ViewEntity } from 'typeorm';
import type { Frequency, GiverType } from '../donors/giving.contract.js';
import type { DonationStatus } from '../donations/donation-choices.contract.js';
import type { UtmField } from '../donations/utm.contract.js';
import type {
  AttemptStatus,
  PaymentMethod,
  PaymentMode,
  PaymentProviderName,
} from '../payments/payment.contract.js';
import type { Currency } from '../platform/money/money.contract.js';

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

export const OVERVIEW_COLUMNS: readonly Exclude<keyof MoneyDonationOverviewRow, UtmField>[] = [
  ...(['id', 'reference', 'status', 'donor_id', 'donor_name', 'donor_type', 'email', 'first_name'] as const),
  ...([
    'last_name',
    'organization_name',
    'siren',
    'legal_form',
    'street_address',
    'postal_code',
    'city',
  ] as const),
  ...(['country', 'campaign_id', 'campaign_name', 'recurring_gift_id', 'frequency', 'amount'] as const),
  ...(['costs_covered', 'currency', 'given', 'refunded', 'disputed', 'fees', 'message'] as const),
  ...(['dedication', 'is_anonymous', 'payment_method', 'provider', 'source', 'attempt_status'] as const),
  ...([
    'mode',
    'failure_code',
    'created_by_name',
    'given_at',
    'succeeded_at',
    'failed_at',
    'cancelled_at',
  ] as const),
  ...(['created_at', 'updated_at', 'version'] as const),
];
