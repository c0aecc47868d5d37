import { DAY_MS, parisDay, parisClock } from '@livres/api/contract';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const SHORT_MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];

/** `3 mars 2027`, `1er avril 2027`, in Paris. */
export function formatDay(iso: string): string {
  const clock = parisClock(new Date(iso));
  const day = clock.getUTCDate();
  return [day === 1 ? '1er' : day, MONTHS[clock.getUTCMonth()], clock.getUTCFullYear()].join('\u00a0');
}

/** `samedi`, in Paris. */
export function formatWeekday(iso: string): string {
  return WEEKDAYS[parisClock(new Date(iso)).getUTCDay()] ?? '';
}

/** The parts of a date that is drawn as a leaf of a calendar, in Paris. */
export function dateLeaf(iso: string) {
  const clock = parisClock(new Date(iso));
  return {
    weekday: `${formatWeekday(iso).slice(0, 3)}.`,
    day: clock.getUTCDate(),
    month: SHORT_MONTHS[clock.getUTCMonth()] ?? '',
    year: clock.getUTCFullYear(),
  };
}

/** `10 h`, `18 h 30`, in Paris. */
export function formatHour(iso: string): string {
  const clock = parisClock(new Date(iso));
  const minutes = clock.getUTCMinutes();
  const past = minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`;
  return `${clock.getUTCHours()}\u00a0h${past}`;
}

/** Whole days on the calendar of Paris from `now` to a date; 0 today, negative once it has passed. */
export function daysUntil(iso: string, now: Date): number {
  return Math.round((calendarDate(new Date(iso)) - calendarDate(now)) / DAY_MS);
}

function calendarDate(date: Date): number {
  return Date.parse(`${parisDay(date)}T00:00:00Z`);
}

/** Whether it is a day of the calendar as YYYY-MM-DD, from 1900 on. */
export function isDay(value: string): boolean {
  const date = /^(19|2\d)\d\d-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
