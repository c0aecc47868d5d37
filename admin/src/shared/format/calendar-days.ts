import { saysFirst } from './french-date';
import { parisDay } from './paris-day';
import { DAY_MS } from '@livres/api/contract';

// Days are written `2027-03-28` and counted in UTC, where every day has 24 hours: clocks that change move nothing.
const LONG = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY_AND_DAY = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });

/** The day it is in Paris at an instant, in milliseconds. */
export const dayInParis = (now: number): string => parisDay(new Date(now).toISOString());

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && written(instantOf(text)) === text;

/** So many days later, or earlier. */
export const addDays = (day: string, days: number): string => written(instantOf(day) + days * DAY_MS);

/** The same day of another month; its last one where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(instantOf(day)).getUTCDay() + 6) % 7;

/** The seven days, Monday first, of the week that a day is in. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The whole weeks that a day's month touches. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const weeks: string[][] = [];
  for (let monday = weekOf(first)[0]!; monday < next; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}

export const isInMonth = (day: string, ofDay: string): boolean => day.slice(0, 7) === ofDay.slice(0, 7);

/** « mardi 24 novembre 2026 ». */
export const longDay = (day: string): string => saysFirst(LONG.format(instantOf(day)));

/** « mardi 24 novembre ». */
export const dayOfWeek = (day: string): string => saysFirst(WEEKDAY_AND_DAY.format(instantOf(day)));

/** « novembre 2026 ». */
export const monthName = (day: string): string => MONTH.format(instantOf(day));

/** « nov. ». */
export const shortMonth = (day: string): string => SHORT_MONTH.format(instantOf(day));

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const written = (instant: number): string =>
  Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, 10);
