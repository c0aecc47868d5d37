import { PICKUP_SLOTS } from '@livres/api/contract';
import { addDays } from '../../shared/format/calendar-days';
import { slotIndex, type Place } from './calendar-places';

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };
const SLOTS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Where a key brings what is carried: arrows by a day and by a slot, Page by a week. Null for a key that moves
 * nothing, `past` for a day before today; the first and the last slot of a day are its ends.
 */
export function placeAfterKey({ day, slot }: Place, key: string, today: string): Place | 'past' | null {
  if (key in DAYS) {
    const next = addDays(day, DAYS[key]!);
    return next < today ? 'past' : { day: next, slot };
  }
  if (!(key in SLOTS)) return null;
  const index = Math.min(PICKUP_SLOTS.length - 1, Math.max(0, slotIndex(slot) + SLOTS[key]!));
  return { day, slot: PICKUP_SLOTS[index]! };
}
