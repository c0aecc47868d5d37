import { parisClock } from '../../../platform/clock/paris-clock.contract.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';

export interface QuietHours {
  is_quiet: boolean;
  /** Hours of Paris. */
  quiet_from: number;
  quiet_until: number;
  is_quiet_on_sunday: boolean;
}

const SUNDAY = 0;
/** A night, a Sunday and a night. */
const LONGEST_HOURS = 60;

export function isQuietAt(
  moment: Date,
  { is_quiet, quiet_from, quiet_until, is_quiet_on_sunday }: QuietHours,
): boolean {
  if (!is_quiet) return false;
  const clock = parisClock(moment);
  const hour = clock.getUTCHours();
  if (is_quiet_on_sunday && clock.getUTCDay() === SUNDAY) return true;
  if (quiet_from <= quiet_until) return hour >= quiet_from && hour < quiet_until;
  return hour >= quiet_from || hour < quiet_until;
}

/** When something may be heard: now, or at the first full hour that is not quiet. */
export function heardAt(now: Date, quiet: QuietHours): Date {
  if (!isQuietAt(now, quiet)) return now;
  let at = now.getTime() - (now.getTime() % HOUR_MS);
  for (let hour = 0; hour < LONGEST_HOURS && isQuietAt(new Date(at), quiet); hour += 1) at += HOUR_MS;
  return new Date(at);
}
