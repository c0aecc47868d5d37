import { onFirstUse } from './on-first-use.ts';

const TIME_ZONE = 'Europe/Paris';
const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: TIME_ZONE,
    }),
);
const calendarDay = onFirstUse(() => new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }));
const DAY_MS = 86_400_000;

/** The day in Paris of a moment, `2027-03-01`. */
export function dayInParis(moment: Date): string {
  return calendarDay().format(moment);
}

/** `3 mars 2027`, `1er avril 2027`, in Paris. */
export function formatDay(iso: string): string {
  return day().format(new Date(iso)).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');
}

const weekday = onFirstUse(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: TIME_ZONE }));

/** `samedi`, in Paris. */
export function formatWeekday(iso: string): string {
  return weekday().format(new Date(iso));
}

/** Whole days on the calendar of Paris from `now` to a date; 0 today, negative once it has passed. */
export function daysUntil(iso: string, now: Date): number {
  return Math.round((calendarDate(new Date(iso)) - calendarDate(now)) / DAY_MS);
}

function calendarDate(date: Date): number {
  return Date.parse(`${calendarDay().format(date)}T00:00:00Z`);
}
