import { figureOf, isFigure, type ChartColumn, type ChartData, type ChartRow } from './chart-data';
import { valueText } from './value-text';
import { values as texts } from './values.fr';

/** What a chart shows, in words: how many rows, from which to which, and the least and the most of each figure. */
export function describeChart(data: ChartData): string {
  const { rows, columns } = data;
  const [name, ...others] = columns;
  if (!name || rows.length === 0) return texts.nothing;
  const nameOf = (row: ChartRow) => valueText(row.values[name.key], name);
  const span = rows.length > 1 ? `, ${texts.from_to(nameOf(rows[0]!), nameOf(rows.at(-1)!))}` : '';
  const figures = others.filter(isFigure).map((column) => describeColumn(rows, column, nameOf));
  return [`${texts.rows(rows.length)}${span}`, ...figures].join('. ').concat('.');
}

function describeColumn(
  rows: readonly ChartRow[],
  column: ChartColumn,
  nameOf: (row: ChartRow) => string,
): string {
  const known = rows
    .map((row) => ({ row, figure: figureOf(row, column.key) }))
    .filter((one): one is { row: ChartRow; figure: number } => one.figure !== null);
  const missing = rows.length - known.length;
  const said = saidOf(column, known, nameOf);
  return missing === 0 ? said : `${said}, ${texts.missing(missing)}`;
}

function saidOf(
  column: ChartColumn,
  known: { row: ChartRow; figure: number }[],
  nameOf: (row: ChartRow) => string,
): string {
  const sorted = known.toSorted((one, other) => one.figure - other.figure);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return column.label;
  const text = (figure: number) => valueText(figure, column);
  if (known.length === 1) return texts.only(column.label, nameOf(least.row), text(least.figure));
  if (least.figure === most.figure) return texts.same(column.label, text(least.figure));
  return texts.range(
    column.label,
    text(least.figure),
    nameOf(least.row),
    text(most.figure),
    nameOf(most.row),
  );
}
