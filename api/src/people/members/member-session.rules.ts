import { MEMBER_LIMITS } from './member.contract.js';
import { MINUTE_MS } from '../../platform/clock/durations.contract.js';
import type { MemberSessionRow } from './member-session.entity.js';

/** When a member's session ends: 30 days after the last visit, 180 days after it was opened at the latest. */
export function memberSessionExpiry({
  created_at,
  last_seen_at,
}: Pick<MemberSessionRow, 'created_at' | 'last_seen_at'>): Date {
  const idle = last_seen_at.getTime() + MEMBER_LIMITS.idle_ms;
  return new Date(Math.min(idle, created_at.getTime() + MEMBER_LIMITS.lifetime_ms));
}

/** A session's last visit is written down at most this often. */
export const SEEN_EVERY_MS = 10 * MINUTE_MS;
