import type {
  PhysicalDonationType,
  PickupSlot,
} from '../physical-donations/physical-donation-choices.contract.js';
import type { CollectedItem, PickupAvailability } from '../physical-donations/physical-donation.contract.js';
import type { TransactionStatus } from '../physical-donations/physical-donation-state.contract.js';

export const TRANSACTION_LIMITS = {
  note: 2000,
  assignee: 120,
  collected_lines: 40,
  quantity: 100_000,
} as const;

export const TRANSACTION_MESSAGES = {
  pickup_date_missing: 'Choisissez le jour de la collecte.',
  pickup_date_past: 'La collecte ne peut pas avoir lieu dans le passé.',
  pickup_slot: 'Choisissez l’un des trois créneaux.',
  collected_missing: 'Indiquez ce qui a été collecté.',
  collected_category: 'Cette catégorie n’existe pas pour ce type de don.',
  collected_quantity: 'Indiquez un nombre entier d’au moins 1.',
} as const;

/** Filters of lists: nobody has called in time, a pick-up's day is over, either, or neither (`true` is `any`). */
export const LATE_FILTERS = ['contact', 'pickup', 'any', 'true', 'false'] as const;
export type LateFilter = (typeof LATE_FILTERS)[number];

/** Days that a calendar shows at most. */
export const CALENDAR_DAYS = 62;
/** Labels that are printed at once, at most. */
export const MOST_LABELS = 200;
/** Eight on a sheet of A4, or one a page of A6. */
export const LABEL_LAYOUTS = ['sheet', 'page'] as const;
export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** The collection of one physical donation. Where, and from whom, is null for those who may not see people. */
export interface PickupTransaction {
  id: string;
  reference: string;
  physical_donation: string;
  status: TransactionStatus;
  status_display: string;
  contacted_at: string | null;
  contacted_by: string | null;
  contact_notes: string | null;
  /** A day of Paris, `YYYY-MM-DD`. */
  pickup_date: string | null;
  pickup_slot: PickupSlot | null;
  pickup_address: string | null;
  /** The name of whoever fetches it. */
  assigned_to: string | null;
  completed_at: string | null;
  collected: CollectedItem[];
  notes: string | null;
  /** Where it comes in its round; null until a round is put in order. */
  round_position: number | null;
  donation_type: PhysicalDonationType;
  campaign_id: number;
  campaign_name: string;
  contact_name: string | null;
  phone: string | null;
  postal_code: string;
  city: string;
  access_info: string | null;
  special_instructions: string | null;
  estimated_boxes_or_items: number | null;
  requires_help: boolean;
  has_elevator: boolean;
  floor_number: number | null;
  parking_available: boolean;
  pickup_availability: PickupAvailability;
  validated_at: string;
  /** 24 hours after validation, while nobody has called. */
  contact_due_at: string | null;
  is_late: boolean;
  created_at: string;
  updated_at: string;
  version: number;
}

/** `POST /donation-transactions/{id}/mark_contacted/`. */
export interface MarkContacted {
  notes?: string;
  version?: number;
}

/** `POST /donation-transactions/{id}/schedule_pickup/` and `/reschedule_pickup/`, which moves one that is scheduled. */
export interface SchedulePickup {
  /** A day of Paris, today or later. */
  pickup_date: string;
  pickup_slot: PickupSlot;
  /** A name, or the number of a member of staff. */
  assigned_to?: string | number | null;
  notes?: string;
  version?: number;
}

/** `POST /donation-transactions/{id}/complete_pickup/`. */
export interface CompletePickup {
  collected: CollectedItem[];
  notes?: string;
  picture_ids?: string[];
  version?: number;
}

/** `POST /donation-transactions/{id}/cancel/`. */
export interface CancelPickup {
  reason: string;
  version?: number;
}

/** `GET admin/pickup-rounds?date=&assigned_to=`: the stops of one day, those of one person where one is named, in order. */
export interface PickupRound {
  date: string;
  assigned_to: string | null;
  stops: PickupTransaction[];
  boxes: number;
  done: number;
}

/** `PUT admin/pickup-rounds`: the order of the stops of a day, each named once. */
export interface PickupRoundOrder {
  date: string;
  assigned_to: string | null;
  transaction_ids: string[];
}

/** `GET admin/pickup-calendar?from=&to=`: scheduled and done pick-ups, 62 days at most, and what waits for a day. */
export interface PickupCalendar {
  from: string;
  to: string;
  pickups: PickupTransaction[];
  waiting: PickupTransaction[];
  /** Everyone who fetched or fetches something, for the choice of a name. */
  people: string[];
}

/** `GET /physical-donations/dashboard_stats/`. Durations are means, in hours; null where there is no data. */
export interface PhysicalDonationStats {
  total: number;
  by_status: Record<string, number>;
  by_type: Record<string, number>;
  boxes_waiting: number;
  mean_hours_to_contact: number | null;
  mean_hours_to_pickup: number | null;
  pickups_this_week: number;
  contacts_late: number;
  pickups_late: number;
  open_alerts: number;
  unread_alerts: number;
  collected_this_month: { books: number; equipment: number };
}
