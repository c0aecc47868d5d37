import { ACCESS_LIMITS } from './access.contract.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import type { StaffSessionRow } from './staff-session.entity.js';

/** When a session ends: 24 h after its last call, 7 days after it was opened at the latest. */
export function sessionExpiry({
  created_at,
  last_seen_at,
}: Pick<StaffSessionRow, 'created_at' | 'last_seen_at'>): Date {
  const idle = last_seen_at.getTime() + ACCESS_LIMITS.idle_ms;
  const latest = created_at.getTime() + ACCESS_LIMITS.lifetime_ms;
  return new Date(Math.min(idle, latest));
}

/** A session's last call is written down at most this often. */
export const SEEN_EVERY_MS = MINUTE_MS;
