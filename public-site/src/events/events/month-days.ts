import { eventEnd, type PublicEvent, parisDay } from '@livres/api/contract';
import { onFirstUse } from '../../shared/format/on-first-use';

const monthName = onFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

export interface MonthDay {
  /** `2027-03-06`. */
  date: string;
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  events: PublicEvent[];
}

/** The month it is in Paris, `2027-03`. */
export const monthInParis = (moment: Date): string => parisDay(moment).slice(0, 7);

/** « mars 2027 ». */
export const nameOfMonth = (month: string): string =>
  monthName()
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(' ', '\u00a0');

/** The month so many months later, or earlier where below 0. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Every day of a month with what takes place on it, in Paris; what lasts several days is on each. */
export function daysOfMonth(month: string, events: readonly PublicEvent[]): MonthDay[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const spans = events.map((event) => ({ event, ...spanOf(event) }));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(year, number - 1, index + 1));
    const date = day.toISOString().slice(0, 10);
    return {
      date,
      weekday: day.getUTCDay() || 7,
      events: spans.filter(({ first, last }) => first <= date && date <= last).map(({ event }) => event),
    };
  });
}

function spanOf(event: PublicEvent): { first: string; last: string } {
  const end = eventEnd(event);
  if (!event.start_date || !end) return { first: '9', last: '' };
  // What ends at midnight does not reach into the next day.
  return { first: parisDay(new Date(event.start_date)), last: parisDay(new Date(end.getTime() - 1)) };
}
