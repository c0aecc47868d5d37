import { platformErrors } from '../../platform/errors/platform.errors.js';
import {
  SCHOLARSHIP_LIMITS,
  SCHOLARSHIP_MESSAGES,
  type ScholarshipStatus,
} from './scholarship-choices.contract.js';
import type { LanguageRequirements } from './scholarship.contract.js';
import type { ScholarshipFilters } from './scholarship-filters.contract.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';

const TAKEN_BY_ROUTES = new Set([
  'countries',
  'eligibility',
  'export',
  'facets',
  'favorites',
  'featured',
  'statistics',
  'stats',
]);

/** Days from one day to another, both as `2027-03-01`: 0 on the same day, negative before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** What a visitor reads: an open scholarship whose deadline has passed is closed (decisions: « active means… »). */
export function publicStatus(
  { status, deadline }: { status: ScholarshipStatus; deadline: string },
  today: string,
): ScholarshipStatus {
  return status === 'active' && deadline < today ? 'closed' : status;
}

export interface ScholarshipPublication {
  status: ScholarshipStatus;
  published_at: Date | null;
}

/** Puts a scholarship where it is to stand, at once; answers whether that changes anything. */
export function stand(row: ScholarshipPublication, status: ScholarshipStatus | undefined, at: Date): boolean {
  if (status === undefined || status === row.status) return false;
  row.status = status;
  if (status !== 'draft') row.published_at ??= at;
  return true;
}

/** Whether an address would be read as one of the list’s own paths. */
export function isReservedSlug(slug: string): boolean {
  return TAKEN_BY_ROUTES.has(slug);
}

/** Refuses filters that could match nothing, or that mean nothing (specification §5). */
export function refuseContradictions(filters: ScholarshipFilters): void {
  const faults = filterFaults(filters);
  if (Object.keys(faults).length > 0) throw platformErrors.invalid(faults);
}

/** What keeps filters from meaning anything, by parameter. */
export function filterFaults({
  min_amount,
  max_amount,
  deadline_from,
  deadline_to,
}: ScholarshipFilters): Record<string, string> {
  const faults: Record<string, string> = {};
  if (min_amount !== undefined && min_amount < 0) faults['min_amount'] = SCHOLARSHIP_MESSAGES.amount_negative;
  if (max_amount !== undefined && max_amount < 0) faults['max_amount'] = SCHOLARSHIP_MESSAGES.amount_negative;
  if (Object.keys(faults).length === 0 && min_amount! > max_amount!)
    faults['min_amount'] = SCHOLARSHIP_MESSAGES.amounts_crossed;
  if (deadline_from && deadline_to && deadline_to < deadline_from)
    faults['deadline_to'] = SCHOLARSHIP_MESSAGES.deadlines_crossed;
  return faults;
}

/** Whether languages have the form of the contract: a sentence, or a level for each of a few languages. */
export function areLanguages(value: unknown): value is LanguageRequirements {
  if (typeof value === 'string') return value.length <= SCHOLARSHIP_LIMITS.languages_text;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= SCHOLARSHIP_LIMITS.max_languages &&
    entries.every(
      ([language, level]) =>
        isShort(language, SCHOLARSHIP_LIMITS.language) && isShort(level, SCHOLARSHIP_LIMITS.language_level),
    )
  );
}

const isShort = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
