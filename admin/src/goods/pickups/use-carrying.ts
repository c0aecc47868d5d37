import type { PickupTransaction } from '@livres/api/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { againstWishes, nextWishedDay } from '../shared/plan/wishes';
import { placeAfterKey } from './carried-keys';
import type { Place } from './calendar-places';
import { texts } from './pickup.fr';

export const cellId = ({ day, slot }: Place): string => `place-${day}-${slot.slice(0, 3)}`;
export const dayCellId = (day: string): string => `place-${day}`;
export const gripId = (pickup: PickupTransaction): string => `grip-${pickup.id}`;

interface Options {
  today: string;
  /** The first day that the screen shows. */
  from: string;
  /** Which days are on the screen: another week draws its places anew. */
  shown: string;
  /** Shows the week or month of a day that is out of sight. */
  onReach: (day: string) => void;
  onDrop: (pickup: PickupTransaction, place: Place) => void;
}

/** Carries a pick-up over the calendar by keyboard: taken, moved, dropped or cancelled, each announced to screen readers. */
export function useCarrying({ today, from, shown, onReach, onDrop }: Options) {
  const [carried, setCarried] = useState<{ pickup: PickupTransaction; place: Place } | null>(null);
  const [said, setSaid] = useState('');

  const givenUp = useRef<string | null>(null);

  useEffect(() => {
    if (!carried) {
      // Focus returns to its handle once it is announced, so that the next key takes it again.
      if (givenUp.current) document.getElementById(givenUp.current)?.focus();
      givenUp.current = null;
      return;
    }
    const { place } = carried;
    const cell = document.getElementById(cellId(place)) ?? document.getElementById(dayCellId(place.day));
    cell?.focus();
  }, [carried, shown]);

  const take = (pickup: PickupTransaction) => {
    const place = startOf(pickup, today > from ? today : from);
    setCarried({ pickup, place });
    onReach(place.day);
    setSaid(texts.taken(texts.name(pickup), sayPlace(pickup, place)));
  };
  const giveUp = () => {
    if (!carried) return;
    setCarried(null);
    setSaid(texts.dropped_back(texts.name(carried.pickup)));
    givenUp.current = gripId(carried.pickup);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!carried) return;
    const { pickup, place } = carried;
    if (event.key === 'Escape' || event.key === 'Tab') return giveUp();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setCarried(null);
      setSaid(texts.dropped(texts.at(place.day, place.slot)));
      return onDrop(pickup, place);
    }
    const next = placeAfterKey(place, event.key, today);
    if (!next) return;
    event.preventDefault();
    if (next === 'past') return setSaid(texts.past);
    setCarried({ pickup, place: next });
    onReach(next.day);
    setSaid(sayPlace(pickup, next));
  };
  return { carried, said, take, onKeyDown };
}

/** Where it is; where the donor would have it from a day on, if it has no day or its day is before. */
function startOf(pickup: PickupTransaction, from: string): Place {
  const { pickup_date, pickup_slot, pickup_availability } = pickup;
  const slot = pickup_slot ?? pickup_availability.time_slots[0] ?? 'Matin (8h-12h)';
  const isAhead = pickup_date !== null && pickup_date >= from;
  return { day: isAhead ? pickup_date : nextWishedDay(pickup_availability, from), slot };
}

function sayPlace({ pickup_availability }: PickupTransaction, { day, slot }: Place): string {
  const isAgainst = againstWishes(pickup_availability, day, slot).length > 0;
  return isAgainst ? `${texts.at(day, slot)}. ${texts.against}` : texts.at(day, slot);
}
