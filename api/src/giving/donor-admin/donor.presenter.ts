import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { DonorSegment } from './donor-admin.contract.js';
import type { DonorRecord } from './donor-admin.dto.js';
import type { DonorOverviewRow } from './donor-overview.entity.js';

const euros = (minor: number) => toMajorUnits(minor, 'EUR');

export function presentDonor(row: DonorOverviewRow & { segment: DonorSegment }): DonorRecord {
  const { given, gifts, recurring_monthly } = row;
  return {
    ...row,
    given: euros(given),
    recurring_monthly: euros(recurring_monthly),
    average: gifts === 0 ? null : euros(Math.round(given / gifts)),
    first_given_at: row.first_given_at?.toISOString() ?? null,
    last_given_at: row.last_given_at?.toISOString() ?? null,
    member_since: row.member_since?.toISOString() ?? null,
  };
}
