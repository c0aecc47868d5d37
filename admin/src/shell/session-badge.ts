import { HOUR_MS, MINUTE_MS } from '@livres/api/contract';

/** « 23 h 59 min »; what is left of a minute is not shown. */
export function remainingTime(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`;
}

export function isLastHour(ms: number): boolean {
  return ms < HOUR_MS;
}
