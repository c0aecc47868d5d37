import { TZDate } from '@date-fns/tz';
import { dayInFrench, PARIS } from '../../platform/clock/paris.js';
import { parisClock } from '../../platform/clock/paris-clock.contract.js';

/** The moment at which the clocks of Paris show `2026-12-22T18:00`; null where they never do. */
export function momentInParis(shown: string): Date | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = shown.split(/[-T:]/).map(Number);
  const moment = new Date(new TZDate(year, month - 1, day, hour, minute, PARIS).getTime());
  if (Number.isNaN(moment.getTime())) return null;
  // A day that is not in the calendar, or an hour that the clocks jump over.
  return parisClock(moment).toISOString().startsWith(shown) ? moment : null;
}

/** Whether the clocks of Paris jump over it, on a day that is in the calendar. */
export const isMissingHour = (shown: string): boolean =>
  /T02:[0-5]\d$/.test(shown) &&
  !momentInParis(shown) &&
  momentInParis(`${shown.slice(0, 10)}T12:00`) !== null;

/** « mardi 22 décembre 2026 à 18 h 00 ». */
export function inParis(moment: Date): string {
  const [day = '', time = ''] = parisClock(moment).toISOString().split('T');
  return `${dayInFrench(day)} à ${time.slice(0, 5).replace(':', ' h ')}`;
}
