import type { PickupTransaction } from '@livres/api/contract';
import { useState, type DragEvent } from 'react';
import { suitsDay, suitsSlot } from '../shared/plan/wishes';
import { useCalendarActions } from './calendar-actions';
import type { Place } from './calendar-places';

/** How a place of the calendar takes what is dragged or carried over it; the past takes nothing. */
export function useDropPlace(placeFor: (pickup: PickupTransaction) => Place) {
  const { today, dragged, carried, drop } = useCalendarActions();
  const [isOver, setOver] = useState(false);
  const place = dragged && placeFor(dragged);
  const takes = place !== null && place.day >= today;
  const onDragOver = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (takes) drop(place);
  };
  const held = dragged ?? carried?.pickup ?? null;
  const heldPlace = held && placeFor(held);
  const isWished =
    held !== null &&
    heldPlace !== null &&
    heldPlace.day >= today &&
    suitsDay(held.pickup_availability, heldPlace.day) &&
    suitsSlot(held.pickup_availability, heldPlace.slot);
  return {
    isOver: isOver && takes,
    isWished,
    handlers: { onDragOver, onDragLeave: () => setOver(false), onDrop },
  };
}

/** What shows where something may be dropped: dotted where it is wanted, filled where it would fall. */
export function dropLook({
  isOver,
  isWished,
  isCarriedHere,
}: Record<'isOver' | 'isWished' | 'isCarriedHere', boolean>) {
  if (isOver || isCarriedHere)
    return { bgcolor: 'info.light', outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 };
  if (isWished) return { bgcolor: 'success.light' };
  return {};
}
