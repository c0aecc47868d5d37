import type {
  PhysicalDonationType,
  PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import type { CollectedItem } from '../physical-donations/physical-donation.contract.js';
import type { TransactionStatus } from '../physical-donations/physical-donation-state.contract.js';

export const SHARED_ROUND_MESSAGES = {
  unknown: 'Ce lien ne mène à aucune tournée. Vérifiez qu’il est complet.',
  expired: 'Cette tournée est passée\u00a0: son lien ne s’ouvre plus.',
} as const;

/** `POST admin/pickup-rounds/link`: a link to one person's round of a day; a new one ends the one before. */
export interface RoundLinkRequest {
  date: string;
  assigned_to: string;
}
export interface RoundLink {
  /** Said once: the server keeps its hash only. */
  token: string;
  /** The end of the day after the round. */
  expires_at: string;
}

/** A stop as a volunteer without an account reads it. */
export interface SharedStop {
  id: string;
  reference: string;
  status: TransactionStatus;
  status_display: string;
  pickup_slot: PickupSlot;
  donation_type: PhysicalDonationType;
  contact_name: string;
  phone: string;
  pickup_address: string;
  postal_code: string;
  city: string;
  access_info: string;
  special_instructions: string;
  estimated_boxes_or_items: number | null;
  requires_help: boolean;
  has_elevator: boolean;
  floor_number: number | null;
  parking_available: boolean;
  notes: string;
  collected: CollectedItem[];
}

/** `GET /pickup-rounds/shared/{token}`: 404 for a link that never was, 410 for one whose round is over. */
export interface SharedRound {
  date: string;
  assigned_to: string;
  stops: SharedStop[];
  boxes: number;
  done: number;
  expires_at: string;
}

/** `POST /pickup-rounds/shared/complete`; answers the round as it then stands. */
export interface CompleteSharedStop {
  token: string;
  transaction_id: string;
  collected: CollectedItem[];
  notes?: string;
  /** Pictures sent before, by `POST /pickup-rounds/shared/pictures` (multipart: `token`, `transaction_id`, one `file`). */
  picture_ids?: string[];
}

/** `POST /pickup-rounds/shared/nobody_home`: notifies staff, who move the pick-up; answers the round. */
export interface NobodyHome {
  token: string;
  transaction_id: string;
  notes?: string;
}
