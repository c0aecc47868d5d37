import {
  TRANSACTION_MESSAGES,
  type PickupTransaction,
  type PickupSlot,
  type SchedulePickup,
} from '@livres/api/contract';

/** What is chosen for a pick-up, as the form holds it. */
export interface Plan {
  pickup_date: string;
  pickup_slot: PickupSlot | null;
  assigned_to: string;
  notes: string;
}
export type PlanFaults = { [Field in keyof Plan]?: string };

/** The form as it opens: what is planned already, or what was just chosen. */
export function planOf(pickup: PickupTransaction, chosen: Partial<Plan> = {}): Plan {
  const { pickup_date, pickup_slot, assigned_to, notes } = pickup;
  return {
    pickup_date: pickup_date ?? '',
    pickup_slot,
    assigned_to: assigned_to ?? '',
    notes: notes ?? '',
    ...chosen,
  };
}

/** What is missing or cannot be, in the server's words, before anything is sent. */
export function planFaults({ pickup_date, pickup_slot }: Plan, today: string): PlanFaults {
  const faults: PlanFaults = {};
  if (!pickup_date) faults.pickup_date = TRANSACTION_MESSAGES.pickup_date_missing;
  else if (pickup_date < today) faults.pickup_date = TRANSACTION_MESSAGES.pickup_date_past;
  if (!pickup_slot) faults.pickup_slot = TRANSACTION_MESSAGES.pickup_slot;
  return faults;
}

/** What is sent. */
export function toSchedule({ pickup_date, pickup_slot, assigned_to, notes }: Plan): SchedulePickup {
  if (!pickup_slot) throw new Error('A plan without a slot is not sent');
  return { pickup_date, pickup_slot, assigned_to: assigned_to.trim() || null, notes: notes.trim() };
}
