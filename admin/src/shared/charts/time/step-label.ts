import { DAY_MS } from '@livres/api/contract';
import type { ChartColumn, ChartValue } from '../data/chart-data';
import { shortText } from '../data/value-text';

const LONG_SPAN_DAYS = 300;

/** Whether the names under an axis have their years: months always, days where there are many of them. */
export function hasYears(steps: readonly ChartValue[], { kind }: Pick<ChartColumn, 'kind'>): boolean {
  if (kind === 'month' || kind === 'quarter') return true;
  const [first, last] = [steps[0], steps.at(-1)];
  if ((kind !== 'day' && kind !== 'week') || typeof first !== 'string' || typeof last !== 'string')
    return false;
  return (Date.parse(last) - Date.parse(first)) / DAY_MS > LONG_SPAN_DAYS;
}

/** Under a bar: « déc. », with its year below where it is the first of it that is named. */
export function stepLabel(
  steps: readonly ChartValue[],
  index: number,
  column: ChartColumn,
  named: readonly number[],
): string {
  const step = steps[index] ?? null;
  const text = shortText(step, column);
  if (typeof step !== 'string' || !hasYears(steps, column)) return text;
  const before = steps[named[named.indexOf(index) - 1] ?? -1];
  const isNewYear = typeof before !== 'string' || before.slice(0, 4) !== step.slice(0, 4);
  return isNewYear ? `${text}\n${step.slice(0, 4)}` : text;
}
