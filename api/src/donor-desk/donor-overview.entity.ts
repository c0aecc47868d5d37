import { ViewColumn, ViewEntity } from 'typeorm';
import type { GiverType } from '../donors/giving.contract.js';

/** Someone through all their gifts, by the view over gifts, the journal and accounts. */
@ViewEntity({ name: 'donor_overview', synchronize: false })
export class DonorOverview {
  @ViewColumn()
  id: string;
}

/** A row of the view, as PostgreSQL sends it; amounts are minor units of the euro. */
export interface DonorOverviewRow {
  id: string;
  name: string;
  email: string;
  donor_type: GiverType | null;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
  given: number;
  gifts: number;
  first_given_at: Date | null;
  last_given_at: Date | null;
  recurring: number;
  recurring_monthly: number;
  failing: number;
  member_since: Date | null;
}

export const DONOR_COLUMNS: readonly (keyof DonorOverviewRow)[] = [
  ...(['id', 'name', 'email', 'donor_type', 'street_address', 'postal_code', 'city', 'country'] as const),
  ...(['given', 'gifts', 'first_given_at', 'last_given_at', 'recurring', 'recurring_monthly'] as const),
  ...(['failing', 'member_since'] as const),
];
