import { HOUR_MS, parisClock as clockAt } from '@livres/api/contract';

/** The wall clock of Paris at an instant, read as if it were UTC. */
export const parisClock = (instant: number): number => clockAt(new Date(instant)).getTime();

/** The instant at which the wall clock of Paris shows `clock`; the first of the two in autumn, null in the hour that spring skips. */
export function instantOfParisClock(clock: number): number | null {
  const candidates = [2, 1].map((hours) => clock - hours * HOUR_MS);
  return candidates.find((instant) => parisClock(instant) === clock) ?? null;
}
