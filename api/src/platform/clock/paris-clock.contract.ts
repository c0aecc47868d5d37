import { DAY_MS, HOUR_MS } from './durations.contract.js';

const [MARCH, OCTOBER] = [2, 9];

/**
 * What the clocks of Paris show at a moment, as the UTC fields of a date: one hour ahead of UTC, two from 1:00 UTC on the
 * last Sunday of March to 1:00 UTC on that of October (directive 2000/84/EC; so in France since 1996). Written out, for a
 * formatter with a time zone takes a slow phone 60 ms to make, while the page is taken over; its test holds it to Intl.
 * A RangeError where there is no moment.
 */
export function parisClock(moment: Date): Date {
  const year = moment.getUTCFullYear();
  if (Number.isNaN(year)) throw new RangeError('There is no such moment.');
  const isSummer =
    lastSunday(year, MARCH) <= moment.getTime() && moment.getTime() < lastSunday(year, OCTOBER);
  return new Date(moment.getTime() + (isSummer ? 2 : 1) * HOUR_MS);
}

/** The day in Paris of a moment, `2027-03-01`. */
export function parisDay(moment: Date): string {
  return parisClock(moment).toISOString().slice(0, 10);
}

/** The hour in Paris of a moment, `2027-03-01T09`; the one that autumn shows a second time ends in `+01`. */
export function hourInParis(moment: Date): string {
  const [hour, hourBefore] = [0, HOUR_MS].map((ago) =>
    parisClock(new Date(moment.getTime() - ago))
      .toISOString()
      .slice(0, 13),
  );
  return hour === hourBefore ? `${hour}+01` : hour!;
}

/** 1:00 UTC on that day. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}
