import { figureOf, type ChartData, type ChartRow } from './chart-data';
import { values as texts } from './values.fr';

/** The greatest rows, and one more for all others where there are too many to draw; what is negative or not known is not among them. */
export function boundedRows<Key extends string>(
  data: ChartData<Key>,
  { name, value, most }: { name: Key; value: Key; most: number },
): ChartRow<Key>[] {
  const rows = data.rows
    .filter((row) => (figureOf(row, value) ?? 0) > 0)
    .toSorted(
      (one, other) => Number(one.isRest ?? 0) - Number(other.isRest ?? 0) || sizeOf(other) - sizeOf(one),
    );
  if (rows.length <= most) return rows;
  const rest = rows.slice(most - 1);
  const sum = rest.reduce((total, row) => total + sizeOf(row), 0);
  const blank = Object.fromEntries(data.columns.map(({ key }) => [key, null])) as Record<Key, null>;
  const values = { ...blank, [name]: texts.others(rest.length), [value]: sum };
  return [...rows.slice(0, most - 1), { values, isRest: true }];

  function sizeOf(row: ChartRow<Key>): number {
    return figureOf(row, value) ?? 0;
  }
}
