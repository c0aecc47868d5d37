import { isoMoments } from '../../platform/clock/iso-moments.js';
import { parisDay } from '../../platform/clock/paris.js';
import {
  contactDueAt,
  PHYSICAL_DONATION_STATUS_OF,
  TRANSACTION_STATUS_LABELS,
} from '../physical-donations/physical-donation-state.contract.js';
import { addressLine } from './pickup.rules.js';
import type { Collection } from '../physical-donations/collection-moves.service.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';

/** What is read of its donation. */
export const OF_PHYSICAL_DONATION = [
  ...(['reference', 'donation_type', 'campaign_id', 'contact_name', 'phone', 'street_address'] as const),
  ...(['postal_code', 'city', 'country', 'access_info', 'special_instructions'] as const),
  ...(['estimated_boxes_or_items', 'requires_help', 'has_elevator', 'floor_number'] as const),
  ...(['parking_available', 'pickup_availability', 'validated_at'] as const),
] as const;

/** A transaction with its donation and its campaign, as the database answers it. */
export type TransactionOverviewRow = Omit<Collection['transaction'], 'reminded_at'> &
  Pick<Collection['donation'], (typeof OF_PHYSICAL_DONATION)[number]> & {
    campaign_name: string;
    validated_at: Date;
  };

/** A transaction as staff read it. */
export function presentTransaction(row: TransactionOverviewRow, now: Date): PickupTransaction {
  const { physical_donation_id, street_address: _street, country: _country, ...told } = isoMoments(row);
  return {
    ...told,
    pickup_address: addressLine(row),
    physical_donation: physical_donation_id,
    status_display: TRANSACTION_STATUS_LABELS[row.status],
    contact_due_at: dueOf(row)?.toISOString() ?? null,
    is_late: isLate(row, now),
  };
}

/** When someone should have called at the latest; null once they have, or nobody is to. */
const dueOf = ({ status, validated_at }: TransactionOverviewRow) =>
  contactDueAt({ status: PHYSICAL_DONATION_STATUS_OF[status], validated_at });

function isLate(row: TransactionOverviewRow, now: Date): boolean {
  const due = dueOf(row);
  if (due) return due <= now;
  return row.status === 'pickup_scheduled' && row.pickup_date !== null && row.pickup_date < parisDay(now);
}
