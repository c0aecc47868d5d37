import type { ScholarshipFilter } from '@livres/api/contract';

/** Every filter of the api. */
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

/** What an address of the list asks, its page left aside: for the front door, which runs without the api's code. */
export const FILTERS = [...(Object.keys(LISTED) as ScholarshipFilter[]), 'status', 'ordering'] as const;
export type FilterName = (typeof FILTERS)[number];
