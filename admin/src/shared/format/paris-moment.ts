import { instantOfParisClock, parisClock } from './paris-clock';

const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** An instant as `<input type="datetime-local">` wants it, on the wall clock of Paris whatever the browser's zone. */
export function parisMoment(iso: string | null | undefined): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return '';
  return new Date(parisClock(Date.parse(iso))).toISOString().slice(0, 16);
}

/** The instant of « 2027-03-28T09:30 » in Paris; null for what is no time, or an hour that spring skips. */
export function instantOfParis(moment: string): string | null {
  const clock = WALL_CLOCK.test(moment) ? Date.parse(`${moment}:00Z`) : Number.NaN;
  const instant = Number.isNaN(clock) ? null : instantOfParisClock(clock);
  return instant === null ? null : new Date(instant).toISOString();
}

/** Whether the wall clock of Paris jumps over this moment, at the change to summer time. */
export function isSkippedInParis(moment: string): boolean {
  const clock = WALL_CLOCK.test(moment) ? Date.parse(`${moment}:00Z`) : Number.NaN;
  return !Number.isNaN(clock) && instantOfParisClock(clock) === null;
}
