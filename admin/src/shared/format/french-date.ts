import { MINUTE_MS } from '@livres/api/contract';

const inParis = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options });

const DAY = inParis({ day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = inParis({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** The first of a month is « 1er », which Intl does not say. */
export const saysFirst = (day: string): string => day.replace(/(?<=^|\s)1(?=\s)/, '1er');

const AGO = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });

/** « 3 mars 2027 », in Paris. */
export const frenchDay = (iso: string): string => saysFirst(DAY.format(new Date(iso)));

/** « 3 mars 2027 à 14:05 », in Paris. */
export const frenchMoment = (iso: string): string => saysFirst(MOMENT.format(new Date(iso)));

/** « il y a 5 minutes », « hier »; the day itself after a week. */
export function timeAgo(iso: string, now: number): string {
  const minutes = Math.round((Date.parse(iso) - now) / MINUTE_MS);
  if (minutes > -1) return 'à l’instant';
  if (minutes > -60) return AGO.format(minutes, 'minute');
  if (minutes > -60 * 24) return AGO.format(Math.round(minutes / 60), 'hour');
  if (minutes > -60 * 24 * 7) return AGO.format(Math.round(minutes / 1440), 'day');
  return frenchDay(iso);
}
