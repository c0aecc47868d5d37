import {
  PUBLIC_SCHOLARSHIP_STATUSES,
  SCHOLARSHIP_FILTERS,
  SCHOLARSHIP_LIMITS,
  SCHOLARSHIP_ORDERINGS,
  type ScholarshipFilter,
} from '@livres/api/contract';
import { paths } from '../../shared/paths';
import type { ChosenCriterion } from '../../shared/ui/ChosenCriteria';
import { scholarshipFaults, type ScholarshipFaults } from './scholarship-faults';
import type { FilterName } from './scholarship-filter-names';
import { criterionText } from './scholarship-criteria.content';
import { statusLabels, type ShownOrdering } from './scholarships.content';

const CRITERIA = Object.keys(SCHOLARSHIP_FILTERS) as ScholarshipFilter[];
const FILTERS: readonly FilterName[] = [...CRITERIA, 'status', 'ordering'];

/** What an address of the list asks: only what may be asked. */
export type ScholarshipListFilters = Partial<Record<FilterName | 'page', string>>;

/** What was filled in, what of it applies, and what is wrong with the rest. */
export interface ScholarshipAsked {
  filters: ScholarshipListFilters;
  typed: Partial<Record<string, string>>;
  faults: ScholarshipFaults;
}

/** The filters of an address on a day of Paris; what cannot be one is left out, and reported where the visitor typed it. */
export function readScholarshipFilters(query: URLSearchParams, today: string): ScholarshipAsked {
  const typed: ScholarshipAsked['typed'] = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim();
    if (value) typed[name] = amountOf(name, value);
  }
  const faults = scholarshipFaults(typed, today);
  const filters: ScholarshipListFilters = {};
  for (const name of FILTERS) {
    const value = typed[name];
    if (value && isPossible(name, value) && !isFaulty(name, faults)) filters[name] = value;
  }
  const page = query.get('page') ?? '';
  if (/^[1-9]\d{0,5}$/.test(page) && page !== '1') filters.page = page;
  return { filters, typed: { ...typed, ...filters }, faults };
}

/** « 12 500,50 » as it is typed in French. */
function amountOf(name: FilterName, value: string): string {
  if (name !== 'min_amount' && name !== 'max_amount') return value;
  return value.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
}

function isPossible(name: FilterName, value: string): boolean {
  // Open ones are what the list shows by itself.
  if (name === 'status') return value !== 'active' && isOneOf(PUBLIC_SCHOLARSHIP_STATUSES, value);
  if (name === 'ordering') return isOneOf(SCHOLARSHIP_ORDERINGS, value);
  const kind = SCHOLARSHIP_FILTERS[name];
  if (kind === 'words')
    return value.length <= SCHOLARSHIP_LIMITS[name as 'search' | 'country' | 'field_of_study'];
  if (kind === 'flag') return value === 'true';
  return typeof kind === 'string' || isOneOf(kind, value);
}

const isOneOf = (choices: readonly string[], value: string) => choices.includes(value);

const PAIRS: Partial<Record<FilterName, [keyof ScholarshipFaults, keyof ScholarshipFaults]>> = {
  min_amount: ['min_amount', 'max_amount'],
  max_amount: ['max_amount', 'min_amount'],
  deadline_from: ['deadline_from', 'deadline_to'],
  deadline_to: ['deadline_to', 'deadline_from'],
};

// Of two that cross, neither says what is wished.
function isFaulty(name: FilterName, faults: ScholarshipFaults): boolean {
  const [own, other] = PAIRS[name] ?? [];
  if (!own || !other) return false;
  return Boolean(faults[own]) || Boolean(faults[other]?.isCrossed);
}

/** The address of what a filled form asks; where one of a pair is at fault, both stay as they applied before. */
export function addressOfFilled(asked: ScholarshipAsked, applied: ScholarshipListFilters): string {
  const filters = { ...asked.filters };
  delete filters.page;
  if (applied.ordering) filters.ordering = applied.ordering;
  for (const pair of [['min_amount', 'max_amount'] as const, ['deadline_from', 'deadline_to'] as const]) {
    if (!pair.some((name) => asked.faults[name])) continue;
    for (const name of pair) {
      delete filters[name];
      if (applied[name]) filters[name] = applied[name];
    }
  }
  return paths.scholarships(inOrder(filters));
}

/** The same list with these changes (undefined takes away), from its first page. */
export function changedAddress(
  filters: ScholarshipListFilters,
  changes: Partial<Record<FilterName, string | undefined>>,
): string {
  const { page: _page, ...others } = filters;
  return paths.scholarships(inOrder({ ...others, ...changes }));
}

export function pageAddress(filters: ScholarshipListFilters, page: number): string {
  const { page: _page, ...others } = filters;
  return paths.scholarships({ ...inOrder(others), ...(page > 1 && { page: String(page) }) });
}

function inOrder(filters: Partial<Record<string, string | undefined>>): Record<string, string> {
  const set: Record<string, string> = {};
  for (const name of FILTERS) if (filters[name]) set[name] = filters[name];
  return set;
}

/** How the list is ordered: as asked, else by how well words are met, else by what ends first. */
export function orderingOf({ ordering, search }: ScholarshipListFilters): string {
  return ordering ?? defaultOrdering(search);
}

/** The ordering that the address of a list leaves unsaid. */
export function defaultOrdering(search: string | undefined): ShownOrdering {
  return search ? 'relevance' : 'deadline';
}

/** What the api is asked for the list. */
export function askedOf(filters: ScholarshipListFilters): Record<string, string> {
  return {
    page_size: String(SCHOLARSHIP_LIMITS.page_size),
    status: 'active',
    ...filters,
    ordering: orderingOf(filters),
  };
}

/** What the api is asked for the counts beside the choices. */
export function countedOf(filters: ScholarshipListFilters): Record<string, string> {
  const { page: _page, ordering: _ordering, ...criteria } = filters;
  return { status: 'active', ...criteria };
}

/** What an alert would keep of this list. */
export function alertCriteria(filters: ScholarshipListFilters): Record<string, string> {
  return inOrder({ ...filters, status: undefined, ordering: undefined });
}

/** The filters that are set, each as the visitor reads it. */
export function chosenFilters(filters: ScholarshipListFilters): ChosenCriterion[] {
  const chosen: ChosenCriterion[] = CRITERIA.filter((name) => filters[name]).map((name) => ({
    name,
    text: criterionText(name, filters[name] ?? ''),
    to: changedAddress(filters, { [name]: undefined }),
  }));
  const { status } = filters;
  if (!status) return chosen;
  const text = statusLabels[status as keyof typeof statusLabels];
  return [...chosen, { name: 'status', text, to: changedAddress(filters, { status: undefined }) }];
}
