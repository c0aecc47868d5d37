import { isoMoments } from '../../platform/clock/iso-moments.js';
import type { NamedCampaign } from './physical-donation-campaigns.service.js';
import type { PickupTransactionRow } from './pickup-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { mayChangeWishes } from './physical-donation.rules.js';
import {
  contactDueAt,
  PHYSICAL_DONATION_STATUS_LABELS,
  physicalDonationMayBecome,
} from './physical-donation-state.contract.js';
import type { PhysicalDonationRecord } from './physical-donation-record.dto.js';
import type { PhysicalDonationTracking } from './physical-donation-tracking.dto.js';

/** A donation with its campaign and its collection. */
export interface PhysicalDonationOverviewRow
  extends
    Omit<PhysicalDonationRow, 'form_hash'>,
    Pick<PickupTransactionRow, 'contacted_at' | 'pickup_date' | 'pickup_slot'> {
  campaign_name: string;
  transaction_id: string | null;
}

export function presentPhysicalDonation(
  row: PhysicalDonationOverviewRow,
  around: Pick<PhysicalDonationRecord, 'pictures' | 'open_alerts'>,
): PhysicalDonationRecord {
  return {
    ...isoMoments(row),
    ...around,
    organization_name: row.organization_name || null,
    cancel_reason: row.cancel_reason || null,
    status_display: PHYSICAL_DONATION_STATUS_LABELS[row.status],
    contact_due_at: contactDueAt(row)?.toISOString() ?? null,
  };
}

/** Which donation the donor's own form and code are about. */
export function presentOwn(
  { id, reference, status, campaign_id }: PhysicalDonationRow,
  { title, slug }: NamedCampaign,
) {
  return { donation_id: id, reference, status, campaign_id, campaign_name: title, campaign_slug: slug };
}

/** What the donor reads at the private link. */
export function presentTracking(
  donation: PhysicalDonationRow,
  transaction: PickupTransactionRow | null,
  { campaign, ...around }: { campaign: NamedCampaign } & Pick<PhysicalDonationTracking, 'pictures' | 'steps'>,
): PhysicalDonationTracking {
  const { id, reference, status, donation_type, contact_name, city, street_address, postal_code } = donation;
  const { access_info, special_instructions, pickup_availability, estimated_boxes_or_items, version } =
    donation;
  const isPlanned = status === 'pickup_scheduled' || status === 'completed';
  return {
    ...around,
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
    version,
    status_display: PHYSICAL_DONATION_STATUS_LABELS[status],
    campaign_name: campaign.title,
    campaign_slug: campaign.slug,
    pickup_date: (isPlanned && transaction?.pickup_date) || null,
    pickup_slot: (isPlanned && transaction?.pickup_slot) || null,
    collected: transaction?.collected ?? [],
    may_change_wishes: mayChangeWishes(status),
    may_cancel: physicalDonationMayBecome(status, 'cancelled'),
  };
}
