import {
  PICKUP_DAYS,
  type PickupAvailability,
  type PickupDay,
  type PickupSlot,
  type PickupTransaction,
} from '@livres/api/contract';
import { addDays, weekdayOf } from '../../../shared/format/calendar-days';
import { pickups as texts } from './pickups.fr';

export const nameOfDay = (day: string): PickupDay => PICKUP_DAYS[weekdayOf(day)]!;

/** Whether a donor can be there, by what they wished. Nothing wished suits every day. */
export function suitsDay({ preferred_days }: PickupAvailability, day: string): boolean {
  return preferred_days.length === 0 || preferred_days.includes(nameOfDay(day));
}
export function suitsSlot({ time_slots }: PickupAvailability, slot: PickupSlot): boolean {
  return time_slots.length === 0 || time_slots.includes(slot);
}

/** What to point out to whoever chooses this day and slot; nothing where it is as the donor wished. */
export function againstWishes(wishes: PickupAvailability, day: string, slot: PickupSlot | null): string[] {
  const faults: string[] = [];
  if (!suitsDay(wishes, day)) faults.push(texts.not_that_day(nameOfDay(day), wishes.preferred_days));
  if (slot && !suitsSlot(wishes, slot)) faults.push(texts.not_that_slot(slot, wishes.time_slots));
  return faults;
}

/** The first day from `from` on that the donor wished. */
export function nextWishedDay(wishes: PickupAvailability, from: string): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return days.find((day) => suitsDay(wishes, day)) ?? from;
}

/** The days and hours that the donor proposed. */
export function wishesOf({ pickup_availability: { preferred_days, time_slots } }: PickupTransaction): string {
  return texts.wishes(preferred_days, time_slots);
}
