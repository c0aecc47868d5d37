import {
  EVENT_LANGUAGE_LABELS,
  EVENT_LANGUAGES,
  EVENT_TYPE_LABELS,
  EVENT_TYPES,
  PERIOD_LABELS,
  PERIODS,
} from '@livres/api/contract';
import { isDay } from '../../shared/format/dates';
import {
  filtersContent,
  freeLabels,
  onlineLabels,
  orderingLabels,
  registrationLabels,
  statusLabels,
} from './event-filters.content';
import type { QuickChoice } from '../../shared/ui/quick-filters';
import { type Choice, choicesWithNone, optionsOf } from '../../shared/ui/Field';

const TEXTS = ['search', 'location', 'organizer', 'city', 'country', 'tags'] as const;
const DATES = ['start_date', 'end_date'] as const;
const PRICES = ['min_price', 'max_price'] as const;
const COUNTS = ['min_participants', 'max_participants'] as const;
export const CHECKS = [
  'has_availability',
  'has_accessibility',
  'has_parking',
  'provides_food',
  'has_wifi',
  'featured',
] as const;
const CHOICES = [
  'type',
  'period',
  'status',
  'online',
  'free',
  'requires_registration',
  'language',
  'order_by',
] as const;

/** The criteria, in the order in which they are listed. */
export const FILTERS = [
  'search',
  'type',
  'location',
  'period',
  ...DATES,
  'city',
  'country',
  'online',
  'free',
  ...PRICES,
  'requires_registration',
  ...COUNTS,
  'organizer',
  'language',
  'tags',
  'tag_ids',
  'status',
  ...CHECKS,
  'order_by',
] as const;
export type EventFilterName = (typeof FILTERS)[number];
export type ChoiceName = (typeof CHOICES)[number];

/** What an address asks: criteria, `time` (past, all) or a month's view, and the page. */
export type EventFilters = Partial<Record<EventFilterName | 'time' | 'vue' | 'mois' | 'page', string>>;

export const filterChoices: Record<ChoiceName, readonly Choice[]> = {
  type: choicesWithNone(EVENT_TYPES, EVENT_TYPE_LABELS, filtersContent.all),
  period: choicesWithNone(PERIODS, PERIOD_LABELS, filtersContent.allFeminine),
  status: choicesWithNone(['published', 'cancelled'], statusLabels, filtersContent.all),
  online: choicesWithNone(['true', 'false'], onlineLabels, filtersContent.both),
  free: choicesWithNone(['true', 'false'], freeLabels, filtersContent.both),
  requires_registration: choicesWithNone(['true', 'false'], registrationLabels, filtersContent.both),
  language: choicesWithNone(EVENT_LANGUAGES, EVENT_LANGUAGE_LABELS, filtersContent.allFeminine),
  order_by: optionsOf(orderingLabels),
};

/** What most visitors look for. */
export const quickChoices: readonly QuickChoice<EventFilterName>[] = [
  { name: 'free', value: 'true', label: freeLabels.true },
  { name: 'online', value: 'true', label: onlineLabels.true },
  { name: 'has_availability', value: 'true', label: filtersContent.has_availability },
  { name: 'type', value: 'workshop', label: filtersContent.workshops },
  { name: 'type', value: 'conference', label: filtersContent.conferences },
];

const has = (names: readonly string[], name: string) => names.includes(name);
export const isChoice = (name: string): name is ChoiceName => has(CHOICES, name);

/** The filters of an address; what cannot be one (an unknown choice, a number that is none) is left out. */
export function readFilters(query: URLSearchParams): EventFilters {
  const filters: EventFilters = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim() ?? '';
    if (value && isPossible(name, value)) filters[name] = value;
  }
  const time = query.get('time');
  if (time === 'past' || time === 'all') filters.time = time;
  const month = query.get('mois') ?? '';
  if (query.get('vue') === 'mois') filters.vue = 'mois';
  if (filters.vue && /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(month)) filters.mois = month;
  const page = query.get('page') ?? '';
  if (!filters.vue && /^[1-9]\d{0,5}$/.test(page) && page !== '1') filters.page = page;
  return filters;
}

function isPossible(name: EventFilterName, value: string): boolean {
  if (isChoice(name)) return filterChoices[name].some((choice) => choice.value === value);
  if (has(PRICES, name)) return /^\d{1,9}([.,]\d{1,2})?$/.test(value);
  if (has(COUNTS, name)) return /^\d{1,9}$/.test(value);
  if (has(DATES, name)) return isDay(value);
  if (has(CHECKS, name)) return value === 'true';
  if (name === 'tag_ids') return /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/.test(value);
  return has(TEXTS, name) && value.length <= 200;
}

/** The criteria alone, as the api takes them. */
export function criteriaOf(filters: EventFilters): Record<string, string> {
  const asked: Record<string, string> = {};
  for (const name of FILTERS) {
    const value = filters[name];
    if (value) asked[name] = has(PRICES, name) ? value.replace(',', '.') : value;
  }
  return asked;
}
