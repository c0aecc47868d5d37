import { HOUR_MS } from '../../platform/clock/durations.contract.js';

export const PHYSICAL_DONATION_STATUSES = [
  'pending_validation',
  'validated',
  'pending_pickup',
  'pickup_scheduled',
  'completed',
  'cancelled',
] as const;
export type PhysicalDonationStatus = (typeof PHYSICAL_DONATION_STATUSES)[number];
export const PHYSICAL_DONATION_STATUS_LABELS: Record<PhysicalDonationStatus, string> = {
  pending_validation: 'En attente de validation',
  validated: 'Validé',
  pending_pickup: 'En attente de collecte',
  pickup_scheduled: 'Collecte planifiée',
  completed: 'Collecté',
  cancelled: 'Annulé',
};

const PHYSICAL_DONATION_TRANSITIONS: Record<PhysicalDonationStatus, readonly PhysicalDonationStatus[]> = {
  pending_validation: ['validated', 'cancelled'],
  validated: ['pending_pickup', 'cancelled'],
  pending_pickup: ['pickup_scheduled', 'cancelled'],
  pickup_scheduled: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};
export function physicalDonationMayBecome(from: PhysicalDonationStatus, to: PhysicalDonationStatus): boolean {
  return PHYSICAL_DONATION_TRANSITIONS[from].includes(to);
}

/** What the timeline of a donation holds. */
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

export const TRANSACTION_STATUSES = [
  'pending_contact',
  'contacted',
  'pickup_scheduled',
  'completed',
  'cancelled',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
export const TRANSACTION_STATUS_LABELS: Record<TransactionStatus, string> = {
  pending_contact: 'À contacter',
  contacted: 'Contacté',
  pickup_scheduled: 'Collecte planifiée',
  completed: 'Collecté',
  cancelled: 'Annulé',
};

const TRANSACTION_TRANSITIONS: Record<TransactionStatus, readonly TransactionStatus[]> = {
  pending_contact: ['contacted', 'cancelled'],
  contacted: ['pickup_scheduled', 'cancelled'],
  pickup_scheduled: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};
export function transactionMayBecome(from: TransactionStatus, to: TransactionStatus): boolean {
  return TRANSACTION_TRANSITIONS[from].includes(to);
}

/** A donation and its transaction move together: the state of the one that goes with each state of the other. */
export const PHYSICAL_DONATION_STATUS_OF: Record<TransactionStatus, PhysicalDonationStatus> = {
  pending_contact: 'validated',
  contacted: 'pending_pickup',
  pickup_scheduled: 'pickup_scheduled',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** When a donor is called back after validation: within the first, as the validation page says; within the other at the latest, as the pages after it announce. */
export const CONTACT_PROMISES = { first_hours: 24, announced_hours: 48 } as const;

/** When the donor is to be called, 24 hours after validation; null where nothing is promised, or it is done. */
export function contactDueAt({
  status,
  validated_at,
}: {
  status: PhysicalDonationStatus;
  validated_at: Date | null;
}): Date | null {
  if (status !== 'validated' || !validated_at) return null;
  return new Date(validated_at.getTime() + CONTACT_PROMISES.first_hours * HOUR_MS);
}

/** What is late: nobody has called in time, a pick-up's day is over, or either. */
export const LATENESS = ['contact', 'pickup', 'any'] as const;
export type Lateness = (typeof LATENESS)[number];
/** Filters of lists; `true` is `any`, `false` neither. */
export const LATE_FILTERS = [...LATENESS, 'true', 'false'] as const;
export type LateFilter = (typeof LATE_FILTERS)[number];
