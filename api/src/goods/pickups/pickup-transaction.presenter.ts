import { parisDay } from '../../platform/clock/paris.js';
import {
  CONTACT_PROMISES,
  TRANSACTION_STATUS_LABELS,
} from '../physical-donations/physical-donation-state.contract.js';
import { addressLine } from './pickup.rules.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { PickupTransaction } from './pickup-transaction.dto.js';

/** A transaction with its donation and its campaign, as the database answers it. */
export type TransactionOverviewRow = Omit<
  PickupTransaction,
  | 'physical_donation'
  | 'status_display'
  | 'pickup_address'
  | 'contact_due_at'
  | 'is_late'
  | Moment
  | 'contact_name'
  | 'phone'
  | 'access_info'
  | 'special_instructions'
  | 'contact_notes'
  | 'notes'
> & {
  physical_donation_id: string;
  contacted_at: Date | null;
  completed_at: Date | null;
  validated_at: Date;
  created_at: Date;
  updated_at: Date;
  contact_name: string;
  phone: string;
  street_address: string;
  country: string;
  access_info: string;
  special_instructions: string;
  contact_notes: string;
  notes: string;
};
type Moment = 'contacted_at' | 'completed_at' | 'validated_at' | 'created_at' | 'updated_at';

/** A transaction as staff read it. */
export function presentTransaction(row: TransactionOverviewRow, now: Date): PickupTransaction {
  const { physical_donation_id, street_address: _street, country: _country, ...told } = row;
  const due = contactDueAt(row);
  return {
    ...told,
    pickup_address: addressLine(row),
    physical_donation: physical_donation_id,
    status_display: TRANSACTION_STATUS_LABELS[row.status],
    contacted_at: row.contacted_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    validated_at: row.validated_at.toISOString(),
    contact_due_at: due?.toISOString() ?? null,
    is_late: isLate(row, now),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** When someone should have called at the latest; null once they have, or nobody is to. */
function contactDueAt({ status, validated_at }: TransactionOverviewRow): Date | null {
  if (status !== 'pending_contact') return null;
  return new Date(validated_at.getTime() + CONTACT_PROMISES.first_hours * HOUR_MS);
}

function isLate(row: TransactionOverviewRow, now: Date): boolean {
  const due = contactDueAt(row);
  if (due) return due <= now;
  return row.status === 'pickup_scheduled' && row.pickup_date !== null && row.pickup_date < parisDay(now);
}
