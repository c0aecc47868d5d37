import { PICKUP_DAYS, PICKUP_SLOTS, type PickupAvailability } from '@livres/api/contract';

/** The days and slots that suit all of these donors; nothing, which narrows nothing, where no day or slot suits them all. */
export function sharedWishes(wishes: readonly PickupAvailability[]): PickupAvailability {
  const suits = <Word>(word: Word, list: readonly Word[]) => list.length === 0 || list.includes(word);
  return {
    preferred_days: PICKUP_DAYS.filter((day) => wishes.every((one) => suits(day, one.preferred_days))),
    time_slots: PICKUP_SLOTS.filter((slot) => wishes.every((one) => suits(slot, one.time_slots))),
  };
}
