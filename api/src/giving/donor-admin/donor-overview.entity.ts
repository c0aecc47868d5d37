import { ViewColumn, ViewEntity } from 'typeorm';
import { allColumns } from '../../platform/database/all-columns.js';
import type { DonorRecord } from './donor-admin.dto.js';

/** Someone through all their gifts, as triggers keep it: `donor_overview` says the same anew. */
@ViewEntity({ name: 'donor_records', synchronize: false })
export class DonorOverview {
  @ViewColumn()
  id: string;
}

/** A row of it, as PostgreSQL sends it; amounts are minor units of the euro. */
export type DonorOverviewRow = Omit<DonorRecord, 'average' | 'segment' | Moment> &
  Record<Moment, Date | null>;
type Moment = 'first_given_at' | 'last_given_at' | 'member_since';

export const DONOR_COLUMNS = allColumns<DonorOverviewRow>({
  id: true,
  name: true,
  email: true,
  donor_type: true,
  street_address: true,
  postal_code: true,
  city: true,
  country: true,
  given: true,
  gifts: true,
  first_given_at: true,
  last_given_at: true,
  recurring: true,
  recurring_monthly: true,
  failing: true,
  member_since: true,
});
