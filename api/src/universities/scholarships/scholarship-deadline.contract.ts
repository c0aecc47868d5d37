import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';

export const DEADLINE_URGENCIES = ['expired', 'critical', 'warning', 'normal'] as const;
export type DeadlineUrgency = (typeof DEADLINE_URGENCIES)[number];

/** How near a deadline is, by whole days of Paris until it: 0 or fewer is expired. Source: specification §4. */
export function deadlineUrgency(days: number): DeadlineUrgency {
  if (days <= 0) return 'expired';
  if (days <= SCHOLARSHIP_LIMITS.critical_days) return 'critical';
  return days <= SCHOLARSHIP_LIMITS.upcoming_days ? 'warning' : 'normal';
}
