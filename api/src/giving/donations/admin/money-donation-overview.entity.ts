import { PrimaryColumn, ViewEntity } from 'typeorm';
import { allColumns } from '../../../platform/database/all-columns.js';
import type { DonationRow } from '../donation.entity.js';
import type { AttemptStatus } from '../../payments/payment.contract.js';

/** A gift of money with what became of it, by the view over the journal. */
@ViewEntity({ name: 'donation_overview', synchronize: false })
export class MoneyDonationOverview {
  // A list that joins the table counts its rows by it.
  @PrimaryColumn('uuid')
  id: string;
}

/** What the view adds to a gift; amounts are minor units. */
interface Computed {
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
export const COMPUTED = allColumns<Computed>({
  donor_id: true,
  donor_name: true,
  campaign_name: true,
  given: true,
  refunded: true,
  disputed: true,
  fees: true,
  attempt_status: true,
  failure_code: true,
  created_by_name: true,
});

/** What administrators do not read of a gift. */
export const UNREAD = [
  ...(['phone', 'form_key', 'form_hash', 'provider_payment_id', 'created_by', 'promised'] as const),
];

/** A gift with what the view adds, as PostgreSQL sends it. */
export type MoneyDonationOverviewRow = Omit<DonationRow, (typeof UNREAD)[number]> & Computed;
