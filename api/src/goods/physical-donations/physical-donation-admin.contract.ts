import type { DonorType, PhysicalDonationType, PickupSlot } from './physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from './physical-donation-state.contract.js';
import type {
  PhysicalDonationDetails,
  PhysicalDonationPicture,
  PhysicalDonationInput,
  PickupAvailability,
} from './physical-donation.contract.js';

/** A physical donation as staff read it. Who gave it, and where, is null for those who may not see people. */
export interface PhysicalDonationRecord {
  id: string;
  reference: string;
  status: PhysicalDonationStatus;
  status_display: string;
  campaign_id: number;
  campaign_name: string;
  donation_type: PhysicalDonationType;
  donor_type: DonorType;
  organization_name: string | null;
  contact_name: string | null;
  email: string | null;
  phone: string | null;
  street_address: string | null;
  postal_code: string;
  city: string;
  country: string;
  access_info: string | null;
  donation_details: PhysicalDonationDetails;
  pickup_availability: PickupAvailability;
  special_instructions: string | null;
  estimated_boxes_or_items: number | null;
  requires_help: boolean;
  has_elevator: boolean;
  floor_number: number | null;
  parking_available: boolean;
  pictures: PhysicalDonationPicture[];
  /** The collection, once the code is validated. */
  transaction_id: string | null;
  validated_at: string | null;
  contacted_at: string | null;
  pickup_date: string | null;
  pickup_slot: PickupSlot | null;
  completed_at: string | null;
  cancelled_at: string | null;
  /** Null for those who may not see people. */
  cancel_reason: string | null;
  /** Promised within 24 hours of validation; null where nothing is promised (any more). */
  contact_due_at: string | null;
  open_alerts: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
}

/** `PATCH /physical-donations/{id}/` and `PUT admin/physical-donations/{id}`: what is left out stays as it is. */
export interface PhysicalDonationChanges extends Partial<
  Omit<PhysicalDonationInput, 'picture_ids' | 'form_key' | 'website'>
> {
  version: number;
  /** `validated` (staff vouch for the donor), `pending_pickup` (the donor was called) or `cancelled`; others need more. */
  status?: PhysicalDonationStatus;
  /** Why it is cancelled, or notes of a phone call. */
  reason?: string;
}

export const PHYSICAL_DONATION_ENTRY_KINDS = [
  'created',
  'code_sent',
  'wrong_code',
  'code_dead',
  'validated',
  'letter',
  'contacted',
  'pickup_scheduled',
  'pickup_moved',
  'completed',
  'cancelled',
  'changed',
  'wishes',
  'note',
  'picture',
  'alert',
  'alert_resolved',
  'deleted',
  'restored',
] as const;
export type PhysicalDonationEntryKind = (typeof PHYSICAL_DONATION_ENTRY_KINDS)[number];

/** `GET admin/physical-donations/{id}/timeline`: what happened, newest first. */
export interface PhysicalDonationEntry {
  id: number;
  kind: PhysicalDonationEntryKind;
  at: string;
  /** A member of staff, `donateur`, or null for the product itself. */
  by: string | null;
  text: string;
  /** What staff noted, or changed. Null for those who may not see people. */
  details: string | null;
}
