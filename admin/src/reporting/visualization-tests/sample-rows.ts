import type { ChartRow, ChartValue } from '../../shared/charts/data/chart-data';

/** Rows of columns given one by one. */
export function rowsOf<Key extends string>(columns: Record<Key, readonly ChartValue[]>): ChartRow<Key>[] {
  const keys = Object.keys(columns) as Key[];
  const count = Math.max(0, ...keys.map((key) => columns[key].length));
  return Array.from({ length: count }, (_, index) => ({
    values: Object.fromEntries(keys.map((key) => [key, columns[key][index] ?? null])) as Record<
      Key,
      ChartValue
    >,
  }));
}
