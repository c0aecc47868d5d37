import type { Type } from '@nestjs/common';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import type { ScholarshipFilter, FilterKind, ScholarshipFilters } from './scholarship-filters.contract.js';
import { SCHOLARSHIP_FILTERS } from './scholarship-filters.contract.js';

type FieldOf = (kind: FilterKind, name: ScholarshipFilter) => PropertyDecorator;

/** A class to extend: the filters of the public list, each a field that is checked and described by its kind. */
export function filtersBy(fieldOf: FieldOf): Type<ScholarshipFilters> {
  class Filters {
    [name: string]: unknown;
  }
  for (const [name, kind] of Object.entries(SCHOLARSHIP_FILTERS))
    fieldOf(kind, name as ScholarshipFilter)(Filters.prototype, name);
  return Filters;
}

/** How many characters a filter of words may have. */
export function wordsLimit(name: ScholarshipFilter): number {
  return SCHOLARSHIP_LIMITS[name as 'search' | 'country' | 'field_of_study'];
}
