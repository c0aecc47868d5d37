import { toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_LIMITS,
} from './scholarship-choices.contract.js';
import {
  type FilterKind,
  SCHOLARSHIP_FILTERS,
  type ScholarshipFilters,
} from './scholarship-filters.contract.js';

/** The filters that an address or a form writes; what cannot be one of them is left out. */
export function scholarshipFiltersIn(asked: Record<string, string | undefined>): ScholarshipFilters {
  const read = Object.entries(SCHOLARSHIP_FILTERS).map(([name, kind]) => [
    name,
    valueIn(kind, asked[name] ?? ''),
  ]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ScholarshipFilters;
}

function valueIn(kind: FilterKind, text: string): string | number | boolean | undefined {
  if (kind === 'words') return text.trim().slice(0, SCHOLARSHIP_LIMITS.search) || undefined;
  if (kind === 'amount') return amountIn(text);
  if (kind === 'day') return isDay(text) ? text : undefined;
  if (kind === 'flag') return text === 'true' || undefined;
  return kind.find((one) => one === text);
}

function amountIn(text: string): number | undefined {
  const cents = toMinorUnits(text, 'EUR');
  const amount = cents === null ? NaN : toMajorUnits(cents, 'EUR');
  return amount <= SCHOLARSHIP_LIMITS.max_amount ? amount : undefined;
}

/** The same as an address writes them. */
export function scholarshipQuery(filters: ScholarshipFilters): Record<string, string> {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}

/** What each filter asks for, in French: « Niveau : Master », « Date limite jusqu’au 3 mars 2027 ». */
export function scholarshipCriteria(filters: ScholarshipFilters): string[] {
  const { search, country, level, field_of_study, coverage_type, is_featured } = filters;
  const { min_amount, max_amount, deadline_from, deadline_to } = filters;
  return [
    search && `«\u00a0${search}\u00a0»`,
    level && `Niveau\u00a0: ${SCHOLARSHIP_LEVEL_LABELS[level]}`,
    country && `Pays\u00a0: ${country}`,
    field_of_study && `Domaine\u00a0: ${field_of_study}`,
    coverage_type && `Prise en charge\u00a0: ${COVERAGE_TYPE_LABELS[coverage_type]}`,
    min_amount !== undefined && `À partir de ${euros(min_amount)}`,
    max_amount !== undefined && `Jusqu’à ${euros(max_amount)}`,
    deadline_from && `Date limite à partir du ${day(deadline_from)}`,
    deadline_to && `Date limite jusqu’au ${day(deadline_to)}`,
    is_featured && 'À la une',
  ].filter((text): text is string => Boolean(text));
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function euros(amount: number): string {
  return new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

function day(iso: string): string {
  const format = new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format
    .format(new Date(`${iso}T00:00:00Z`))
    .replace(/^1 /, '1er ')
    .replaceAll(' ', '\u00a0');
}
