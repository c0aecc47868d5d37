import type { PickupTransaction } from '@livres/api/contract';
import { createContext, use } from 'react';
import type { Place } from './calendar-places';

/** What a card and a slot of the calendar need to know, and may do. */
export interface CalendarActions {
  today: string;
  /** False for those who see the calendar without people. */
  mayPlan: boolean;
  /** Held by the keyboard, and above which place. */
  carried: { pickup: PickupTransaction; place: Place } | null;
  /** Held by the mouse. */
  dragged: PickupTransaction | null;
  take: (pickup: PickupTransaction) => void;
  drag: (pickup: PickupTransaction | null) => void;
  /** Let go of by the mouse. */
  drop: (place: Place) => void;
  /** By the dialog alone. */
  ask: (pickup: PickupTransaction) => void;
}

export const CalendarActionsContext = createContext<CalendarActions | null>(null);

export function useCalendarActions(): CalendarActions {
  const desk = use(CalendarActionsContext);
  if (!desk) throw new Error('Outside of the calendar');
  return desk;
}
