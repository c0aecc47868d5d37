import { COVERAGE_TYPES, SCHOLARSHIP_LEVELS } from './scholarship-choices.contract.js';

/** What each filter of the public list takes, in the order in which chosen ones are shown: words, euros, a day (`2027-03-01`), yes alone, or one of a few. */
export const SCHOLARSHIP_FILTERS = {
  search: 'words',
  level: SCHOLARSHIP_LEVELS,
  country: 'words',
  field_of_study: 'words',
  coverage_type: COVERAGE_TYPES,
  min_amount: 'amount',
  max_amount: 'amount',
  deadline_from: 'day',
  deadline_to: 'day',
  is_featured: 'flag',
} as const;

type Filters = typeof SCHOLARSHIP_FILTERS;
export type ScholarshipFilter = keyof Filters;
export type FilterKind = Filters[ScholarshipFilter];
type ValueOf<Kind> = Kind extends readonly (infer One)[]
  ? One
  : Kind extends 'amount'
    ? number
    : Kind extends 'flag'
      ? boolean
      : string;

/** The filters of the public list, as the query writes them. */
export type ScholarshipFilters = { [Name in ScholarshipFilter]?: ValueOf<Filters[Name]> };
