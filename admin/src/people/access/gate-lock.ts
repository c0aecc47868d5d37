export interface GateLock {
  failures: number;
  /** Until when nothing may be tried, in milliseconds; null where the form is open. */
  locked_until: number | null;
}

export const GATE_ATTEMPTS = 3;
export const GATE_LOCK_MS = 30_000;
export const GATE_DELAY_MS = 1_000;
export const OPEN_GATE: GateLock = { failures: 0, locked_until: null };

/** The lock after one more wrong code. */
export function afterWrongCode(lock: GateLock, now: number): GateLock {
  const failures = gateAt(lock, now).failures + 1;
  return { failures, locked_until: failures >= GATE_ATTEMPTS ? now + GATE_LOCK_MS : null };
}

/** The lock as it is now: one that has run out counts from zero again. */
export function gateAt(lock: GateLock, now: number): GateLock {
  return lock.locked_until !== null && now >= lock.locked_until ? OPEN_GATE : lock;
}

/** Whole seconds before the form opens again; 0 where it is open. A clock set back never locks longer than a lock lasts. */
export function secondsLocked(lock: GateLock, now: number): number {
  if (lock.locked_until === null) return 0;
  return Math.min(GATE_LOCK_MS / 1000, Math.max(0, Math.ceil((lock.locked_until - now) / 1000)));
}
