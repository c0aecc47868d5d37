import { DEFAULT_PAGE_SIZE } from '@livres/api/contract';
import { formatDay } from '../../shared/format/dates';
import { paths } from '../../shared/paths';
import type { ChosenCriterion } from '../../shared/ui/ChosenCriteria';
import { filtersContent } from './event-filters.content';
import {
  CHECKS,
  criteriaOf,
  type EventFilters,
  filterChoices,
  FILTERS,
  type EventFilterName,
  isChoice,
} from './event-filters';

/** What the api is asked for the list: what is not over, unless the address says otherwise. */
export function askedOf(filters: EventFilters): Record<string, string> {
  const { time = 'current', page } = filters;
  return {
    page_size: String(DEFAULT_PAGE_SIZE),
    ...criteriaOf(filters),
    ...(time === 'all' ? {} : { time }),
    ...(page ? { page } : {}),
  };
}

/** The same criteria in another view: the list of what is to come or is over, or a month. */
export function viewAddress(
  filters: EventFilters,
  view: Pick<EventFilters, 'time' | 'vue' | 'mois'>,
): string {
  const { time: _time, vue: _vue, mois: _mois, page: _page, ...criteria } = filters;
  return paths.events({ ...criteria, ...view });
}

/** The address that asks what the form says, in the view that is shown. */
export function formAddress(filters: EventFilters, filled: EventFilters): string {
  const { time, vue, mois } = filters;
  return paths.events({ ...filled, ...(time && { time }), ...(vue && { vue }), ...(mois && { mois }) });
}

/** The criteria that are set, each as the visitor reads it. */
export function chosenFilters(filters: EventFilters): ChosenCriterion[] {
  return FILTERS.filter((name) => filters[name] && name !== 'order_by').map((name) => {
    const { [name]: value = '', page: _page, ...without } = filters;
    return { name, text: said(name, value), to: paths.events(without) };
  });
}

function said(name: EventFilterName, value: string): string {
  if (name === 'search') return `«\u00a0${value}\u00a0»`;
  if (CHECKS.some((check) => check === name)) return filtersContent[name];
  return `${filtersContent[name]}\u00a0: ${valueText(name, value)}`;
}

function valueText(name: EventFilterName, value: string): string {
  if (name === 'start_date' || name === 'end_date') return formatDay(`${value}T12:00:00Z`);
  if (isChoice(name)) return filterChoices[name].find((choice) => choice.value === value)?.label ?? value;
  return value;
}
