import { dayOfWeek, longDay, monthName, shortMonth } from '../../format/calendar-days';
import { euros, frenchNumber } from '../../format/french-number';
import type { ChartColumn, ChartValue, ColumnKind } from './chart-data';
import { values as texts } from './values.fr';

const DECIMAL = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const SHORT = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A value as it is read in full: « 1 250 € », « mardi 24 novembre », « 3,4 % ». */
export function valueText(value: ChartValue | undefined, { kind }: Pick<ChartColumn, 'kind'>): string {
  if (value === null || value === undefined || value === '') return texts.unknown;
  return typeof value === 'number' ? figureText(value, kind) : stepText(value, kind);
}

/** The same where there is little room: « 16,4 k€ », « 24 nov. », « janv. ». */
export function shortText(value: ChartValue | undefined, { kind }: Pick<ChartColumn, 'kind'>): string {
  if (value === null || value === undefined || value === '') return texts.unknown;
  if (typeof value === 'string') return shortStep(value, kind);
  return Math.abs(value) < 10_000 ? figureText(value, kind) : compact(value, kind);
}

/** In a table: days are short, and have their year. */
export function tableText(value: ChartValue | undefined, column: Pick<ChartColumn, 'kind'>): string {
  return typeof value === 'string' && column.kind === 'day' ? dayAndYear(value) : valueText(value, column);
}

/** A tick of an axis, in the same unit as all others: « 5 k€ » below « 10 k€ ». */
export function axisText(
  value: number,
  { kind }: Pick<ChartColumn, 'kind'>,
  ticks: readonly number[],
): string {
  const isLarge = ticks.some((tick) => Math.abs(tick) >= 10_000);
  return isLarge && value !== 0 ? compact(value, kind) : figureText(value, kind);
}

function figureText(value: number, kind: ColumnKind): string {
  if (kind === 'euros') return withMinus(euros(value));
  if (kind === 'percent') return `${withMinus(DECIMAL.format(value))}\u00a0%`;
  return withMinus(kind === 'decimal' ? DECIMAL.format(value) : frenchNumber(value));
}

/** As it is printed, not the hyphen. */
const withMinus = (text: string): string => text.replace(/^-/, '−');

function compact(value: number, kind: ColumnKind): string {
  const text = withMinus(SHORT.format(value));
  if (kind === 'percent') return `${text}\u00a0%`;
  if (kind !== 'euros') return text;
  return /[a-z]$/i.test(text) ? `${text}€` : `${text}\u00a0€`;
}

function stepText(step: string, kind: ColumnKind): string {
  if (kind === 'hour') return texts.hour_of(dayOfWeek(step.slice(0, 10)), hourText(step));
  if (kind === 'day') return longDay(step);
  if (kind === 'week') return texts.week_of(dayAndYear(step));
  if (kind === 'month') return monthName(step);
  if (kind === 'quarter') return texts.quarter(quarterOf(step), step.slice(0, 4));
  return kind === 'year' ? step.slice(0, 4) : step;
}

function shortStep(step: string, kind: ColumnKind): string {
  if (kind === 'hour') return hourText(step);
  if (kind === 'day' || kind === 'week') return shortDay(step);
  if (kind === 'month') return shortMonth(step);
  if (kind === 'quarter') return texts.quarter_short(quarterOf(step));
  return kind === 'year' ? step.slice(0, 4) : step;
}

/** `2026-10-25T02+01` is the hour that autumn shows a second time. */
const hourText = (step: string): string => texts.hour(Number(step.slice(11, 13)), step.endsWith('+01'));

const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);

const dayAndYear = (day: string): string => `${shortDay(day)} ${day.slice(0, 4)}`;

/** « 1er déc. », « 24 nov. ». */
function shortDay(day: string): string {
  return DAY.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`)).replace(/^1(?=\s)/, '1er');
}
