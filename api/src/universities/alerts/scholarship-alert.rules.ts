import { SCHOLARSHIP_MESSAGES as SAYS } from '../scholarships/scholarship-choices.contract.js';
import type { ScholarshipFilters } from '../scholarships/scholarship-filters.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { AlertFrequency } from './scholarship-alert.contract.js';

/** The filters that ask for something, so that two ways of writing one search are one alert. */
export function statedFilters(filters: ScholarshipFilters): ScholarshipFilters {
  const stated = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(stated);
}

/** What keeps a search from finding anything, by filter. */
export function contradictions(filters: ScholarshipFilters): Record<string, string> {
  const { min_amount, max_amount, deadline_from, deadline_to } = filters;
  return {
    ...(min_amount! > max_amount! && { min_amount: SAYS.amounts_crossed }),
    ...(deadline_from &&
      deadline_to &&
      deadline_to < deadline_from && { deadline_to: SAYS.deadlines_crossed }),
  };
}

/** Whether an email may leave now: of daily and weekly alerts, one on a day of Paris at most. */
export function mayWrite(frequency: AlertFrequency, lastSentAt: Date | null, now: Date): boolean {
  if (frequency === 'immediate' || !lastSentAt) return true;
  return parisDay(lastSentAt) !== parisDay(now);
}

/** The filters of the list's address that lead to what an alert looks for; days past open nothing there. */
export function linkedFilters(filters: ScholarshipFilters, today: string): ScholarshipFilters {
  const { deadline_from, ...others } = filters;
  return deadline_from && deadline_from > today ? filters : others;
}
