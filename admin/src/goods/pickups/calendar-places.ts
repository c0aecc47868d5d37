import {
  PICKUP_SLOTS,
  type PickupTransaction,
  type PickupCalendar,
  type PickupSlot,
} from '@livres/api/contract';
import type { Plan } from '../shared/plan/plan';

/** A day and a slot of the calendar. */
export interface Place {
  day: string;
  slot: PickupSlot;
}

export const slotIndex = (slot: PickupSlot | null): number => (slot ? PICKUP_SLOTS.indexOf(slot) : 0);

/** The pick-ups of a day, or of one of its slots, the earliest first. */
export function pickupsOf(
  calendar: Pick<PickupCalendar, 'pickups'>,
  day: string,
  slot?: PickupSlot,
): PickupTransaction[] {
  return calendar.pickups
    .filter(({ pickup_date, pickup_slot }) => pickup_date === day && (!slot || pickup_slot === slot))
    .toSorted((one, other) => slotIndex(one.pickup_slot) - slotIndex(other.pickup_slot));
}

/** The calendar as it will be once a pick-up is planned, or moved. */
export function withPlan(calendar: PickupCalendar, pickup: PickupTransaction, plan: Plan): PickupCalendar {
  const { pickup_date, pickup_slot, assigned_to, notes } = plan;
  const planned: PickupTransaction = {
    ...pickup,
    status: 'pickup_scheduled',
    pickup_date,
    pickup_slot,
    notes,
    assigned_to: assigned_to.trim() || null,
    is_late: false,
  };
  return withPickup(calendar, planned);
}

/** The calendar with a pick-up as the server answered it, wherever it was before. */
export function withPickup(calendar: PickupCalendar, pickup: PickupTransaction): PickupCalendar {
  const others = calendar.pickups.filter(({ id }) => id !== pickup.id);
  const day = pickup.pickup_date;
  const isShown = day !== null && day >= calendar.from && day <= calendar.to;
  return {
    ...calendar,
    pickups: isShown ? [...others, pickup] : others,
    waiting: calendar.waiting.filter(({ id }) => id !== pickup.id),
  };
}

/** Only what nobody has fetched yet can be planned or moved. */
export const isMovable = ({ status }: PickupTransaction): boolean =>
  status === 'contacted' || status === 'pickup_scheduled';

/** A scheduled pick-up whose day has passed: somebody did not tick it off, or did not come. */
export const isOverdue = ({ status, pickup_date }: PickupTransaction, today: string): boolean =>
  status === 'pickup_scheduled' && pickup_date !== null && pickup_date < today;
