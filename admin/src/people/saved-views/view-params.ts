import { SAVED_VIEW_LIMITS, type SavedView } from '@livres/api/contract';
import type { SavedQuery, SortPayload } from 'react-admin';
import { isBlank } from '../../shared/records/is-filtered';

type Params = SavedView['params'];
type Filter = Record<string, unknown>;

/** A list as it is on the screen. */
export interface ShownList {
  filterValues: Filter;
  displayedFilters: Record<string, boolean>;
  sort: SortPayload;
  perPage: number;
  /** Undefined where they are the list's own. */
  hiddenColumns?: string[] | undefined;
  columnRanks?: number[] | undefined;
}

/** What a view keeps of the list. */
export function paramsOf(list: ShownList): Params {
  const { filterValues, displayedFilters, sort, perPage, hiddenColumns, columnRanks } = list;
  return {
    filter: withoutBlanks(filterValues),
    displayed_filters: Object.keys(displayedFilters).filter((name) => displayedFilters[name]),
    sort: sort.field,
    order: sort.order,
    per_page: perPage,
    hidden_columns: hiddenColumns ?? null,
    column_ranks: columnRanks ?? null,
  };
}

/** The search of an address that shows the list so, from its first page. */
export function searchOf({ filter, displayed_filters, sort, order, per_page }: Params): string {
  const displayed = Object.fromEntries(displayed_filters.map((name) => [name, true]));
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
    sort,
    order,
    page: '1',
    perPage: String(per_page),
  }).toString();
}

/** Whether both show the same; a filter that is shown and empty changes nothing. */
export const isSame = (one: Params, other: Params): boolean => shown(one) === shown(other);

const shown = ({ filter, sort, order, per_page, hidden_columns, column_ranks }: Params) =>
  JSON.stringify([
    Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    sort,
    order,
    per_page,
    hidden_columns?.toSorted() ?? null,
    column_ranks,
  ]);

/** What react-admin kept of a list in the browser, as a view. */
export function paramsOfQuery({ value }: SavedQuery): Params {
  const { filter, displayedFilters, sort, perPage } = value;
  return paramsOf({
    filterValues: (filter ?? {}) as Filter,
    displayedFilters: { ...displayedFilters } as Record<string, boolean>,
    sort: sort ?? { field: 'id', order: 'DESC' },
    perPage: Math.min(perPage ?? 25, SAVED_VIEW_LIMITS.rows),
  });
}

/** This name, or with a number behind it where there is one. */
export function freeName(label: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLocaleLowerCase('fr')));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`;
    const name = label.trim().slice(0, SAVED_VIEW_LIMITS.name - end.length) + end;
    if (!known.has(name.toLocaleLowerCase('fr'))) return name;
  }
}

const withoutBlanks = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => !isBlank(value)));
