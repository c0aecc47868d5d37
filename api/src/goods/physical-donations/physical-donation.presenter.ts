import type { NamedCampaign } from './physical-donation-campaigns.service.js';
import type { PickupTransactionRow } from './pickup-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { contactDueAt, mayChangeWishes } from './physical-donation.rules.js';
import {
  PHYSICAL_DONATION_STATUS_LABELS,
  physicalDonationMayBecome,
} from './physical-donation-state.contract.js';
import type { PhysicalDonationRecord } from './physical-donation-record.dto.js';
import type { PhysicalDonationPicture } from './physical-donation-answers.dto.js';
import type { PhysicalDonationTracking } from './physical-donation-tracking.dto.js';

/** A donation with its campaign and its collection. */
export interface PhysicalDonationOverviewRow extends PhysicalDonationRow {
  campaign_name: string;
  transaction_id: string | null;
  contacted_at: Date | null;
  pickup_date: string | null;
  pickup_slot: PickupTransactionRow['pickup_slot'];
}

export interface Around {
  pictures: PhysicalDonationPicture[];
  open_alerts: number;
}

export function presentPhysicalDonation(
  row: PhysicalDonationOverviewRow,
  { pictures, open_alerts }: Around,
): PhysicalDonationRecord {
  const { id, reference, status, campaign_id, campaign_name, donation_type, donor_type } = row;
  const { postal_code, city, country, donation_details, estimated_boxes_or_items, requires_help } = row;
  const { has_elevator, floor_number, parking_available, transaction_id, pickup_date, pickup_slot } = row;
  return {
    id,
    reference,
    status,
    campaign_id,
    campaign_name,
    donation_type,
    donor_type,
    open_alerts,
    postal_code,
    city,
    country,
    donation_details,
    estimated_boxes_or_items,
    requires_help,
    has_elevator,
    floor_number,
    parking_available,
    transaction_id,
    pickup_date,
    pickup_slot,
    ...peopleOf(row),
    status_display: PHYSICAL_DONATION_STATUS_LABELS[status],
    pictures,
    contact_due_at: contactDueAt(row)?.toISOString() ?? null,
    ...moments(row),
    version: row.version,
  };
}

function peopleOf(row: PhysicalDonationOverviewRow) {
  const { contact_name, email, phone, street_address, access_info, special_instructions } = row;
  const { pickup_availability } = row;
  return {
    contact_name,
    email,
    phone,
    street_address,
    access_info,
    special_instructions,
    pickup_availability,
    organization_name: row.organization_name || null,
    cancel_reason: row.cancel_reason || null,
  };
}

function moments(row: PhysicalDonationOverviewRow) {
  return {
    validated_at: row.validated_at?.toISOString() ?? null,
    contacted_at: row.contacted_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** What the donor reads at the private link. */
export function presentTracking(
  donation: PhysicalDonationRow,
  transaction: PickupTransactionRow | null,
  around: {
    campaign: NamedCampaign;
    pictures: PhysicalDonationPicture[];
    steps: PhysicalDonationTracking['steps'];
  },
): PhysicalDonationTracking {
  const { id, reference, status, donation_type, contact_name, city, street_address, postal_code } = donation;
  const { access_info, special_instructions, pickup_availability, estimated_boxes_or_items, version } =
    donation;
  const { campaign, pictures, steps } = around;
  const isPlanned = status === 'pickup_scheduled' || status === 'completed';
  return {
    donation_id: id,
    reference,
    status,
    donation_type,
    contact_name,
    city,
    street_address,
    postal_code,
    access_info,
    special_instructions,
    pickup_availability,
    estimated_boxes_or_items,
    pictures,
    steps,
    status_display: PHYSICAL_DONATION_STATUS_LABELS[status],
    campaign_name: campaign.title,
    campaign_slug: campaign.slug,
    pickup_date: (isPlanned && transaction?.pickup_date) || null,
    pickup_slot: (isPlanned && transaction?.pickup_slot) || null,
    collected: transaction?.collected ?? [],
    may_change_wishes: mayChangeWishes(status),
    may_cancel: physicalDonationMayBecome(status, 'cancelled'),
    version,
  };
}
