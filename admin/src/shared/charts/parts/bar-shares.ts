import { figureOf, type ChartData } from '../data/chart-data';

/** How long each bar is, in percent of the longest; null without a bar: not known, nothing, or what is left over. */
export function barShares<Key extends string>(data: ChartData<Key>, value: Key): (number | null)[] {
  const figures = data.rows.map((row) => (row.isRest ? null : figureOf(row, value)));
  const longest = Math.max(0, ...figures.map((figure) => Math.abs(figure ?? 0)));
  return figures.map((figure) => (figure === null || figure === 0 ? null : (figure / longest) * 100));
}
