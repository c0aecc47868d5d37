import { instantOfParis, isSkippedInParis, parisMoment } from '../format/paris-moment';
import { DAY_MS } from '@livres/api/contract';

export type ScheduleFault = 'incomplete' | 'skipped' | 'past';

interface Schedule {
  /** The instant, ISO 8601 in UTC; null where there is a fault. */
  at: string | null;
  fault: ScheduleFault | null;
}

/** Reads a day and an hour of Paris as a moment to publish at, which must be to come. */
export function readSchedule(day: string, time: string, now: number): Schedule {
  const moment = `${day}T${time.slice(0, 5)}`;
  if (isSkippedInParis(moment)) return { at: null, fault: 'skipped' };
  const at = instantOfParis(moment);
  if (at === null) return { at, fault: 'incomplete' };
  return Date.parse(at) > now ? { at, fault: null } : { at: null, fault: 'past' };
}

/** Tomorrow at 8 in Paris: what staff are offered first. */
export function tomorrowMorning(now: number): string {
  const day = parisMoment(new Date(now + DAY_MS).toISOString()).slice(0, 10);
  return instantOfParis(`${day}T08:00`)!;
}
