import { instantOfParisClock, parisClock } from './paris-clock';
import { DAY_MS } from '@livres/api/contract';

/** The day in Paris of an instant, as `<input type="date">` wants it; empty where there is none. */
export function parisDay(iso: string | null | undefined): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return '';
  return new Date(parisClock(Date.parse(iso))).toISOString().slice(0, 10);
}

/** The instant at which a day starts in Paris. */
export function startOfParisDay(day: string): string | null {
  const instant = parisMidnight(day);
  return instant === null ? null : new Date(instant).toISOString();
}

/** The last second of a day in Paris: an end date is included. */
export function endOfParisDay(day: string): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  const next = parisMidnight(new Date(midnight + DAY_MS).toISOString().slice(0, 10));
  return next === null ? null : new Date(next - 1000).toISOString();
}

function parisMidnight(day: string): number | null {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(utc) ? null : instantOfParisClock(utc);
}
