import type { DonationTransaction } from '@livres/api/contract';
import { createContext, use } from 'react';
import type { Place } from './calendar-places';

/** What a card and a slot of the calendar need to know, and may do. */
export interface CalendarDesk {
  today: string;
  /** False for those who see the calendar without people. */
  mayPlan: boolean;
  /** Held by the keyboard, and above which place. */
  carried: { pickup: DonationTransaction; place: Place } | null;
  /** Held by the mouse. */
  dragged: DonationTransaction | null;
  take: (pickup: DonationTransaction) => void;
  drag: (pickup: DonationTransaction | null) => void;
  /** Let go of by the mouse. */
  drop: (place: Place) => void;
  /** By the dialog alone. */
  ask: (pickup: DonationTransaction) => void;
}

export const CalendarDeskContext = createContext<CalendarDesk | null>(null);

export function useCalendarDesk(): CalendarDesk {
  const desk = use(CalendarDeskContext);
  if (!desk) throw new Error('Outside of the calendar');
  return desk;
}
