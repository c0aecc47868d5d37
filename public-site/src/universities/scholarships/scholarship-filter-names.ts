import type { ScholarshipFilter } from '@livres/api/contract';

/** Every filter of the api, in the order in which they are listed. */
const LISTED: Record<ScholarshipFilter, true> = {
  search: true,
  level: true,
  country: true,
  field_of_study: true,
  coverage_type: true,
  min_amount: true,
  max_amount: true,
  deadline_from: true,
  deadline_to: true,
  is_featured: true,
};

export const CRITERIA = Object.keys(LISTED) as ScholarshipFilter[];
/** What an address of the list asks, its page left aside. */
export const FILTERS = [...CRITERIA, 'status', 'ordering'] as const;
export type FilterName = (typeof FILTERS)[number];
