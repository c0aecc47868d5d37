import { DAY_MS, SCHOLARSHIP_LIMITS, type ScholarshipFacets } from '@livres/api/contract';
import type { QuickChoice } from '../../shared/ui/quick-filters';
import type { FilterName } from './scholarship-filter-names';
import { scholarshipsContent as content } from './scholarships.content';

/** What most people look for; `today` of Paris. */
export function quickChoices(
  facets: ScholarshipFacets | undefined,
  today: string,
): QuickChoice<FilterName>[] {
  const masters = facets && (facets.level.find(({ value }) => value === 'master')?.count ?? 0);
  return [
    { name: 'is_featured', value: 'true', label: content.featured, count: facets?.featured },
    { name: 'level', value: 'master', label: content.master, count: masters },
    { name: 'deadline_to', value: daysAfter(today), label: content.soon, count: facets?.upcoming },
  ];
}

/** The last day that is near, by the calendar. */
function daysAfter(today: string): string {
  const last = Date.parse(`${today}T00:00:00Z`) + SCHOLARSHIP_LIMITS.upcoming_days * DAY_MS;
  return new Date(last).toISOString().slice(0, 10);
}
