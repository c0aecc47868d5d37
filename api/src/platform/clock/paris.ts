import { TZDate } from '@date-fns/tz';
import { DAY_MS } from './durations.contract.js';
import { parisDay } from './paris-clock.contract.js';

export const PARIS = 'Europe/Paris';
const inFrench = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export { parisDay };

/** The day so many days after another one, or before it where `days` is negative. */
export function daysAfter(from: string, days: number): string {
  return new Date(Date.parse(`${from}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which this hour strikes in Paris on that day. */
export function parisHour(onDay: string, hour: number): TZDate {
  const [year = 0, month = 1, date = 1] = onDay.split('-').map(Number);
  return new TZDate(year, month - 1, date, hour, PARIS);
}

/** When the month that it is in Paris began there. */
export const monthInParis = (moment: Date): Date =>
  new Date(parisHour(`${parisDay(moment).slice(0, 7)}-01`, 0).getTime());

/** A day as one reads it: « lundi 1er mars 2027 ». */
export function dayInFrench(of: string): string {
  return inFrench.format(new Date(`${of}T12:00:00Z`)).replace(/ 1 /, ' 1er ');
}

/** The same without its day of the week: « 1er mars 2027 ». */
export const dateInFrench = (of: string): string => dayInFrench(of).replace(/^\p{L}+ /u, '');
