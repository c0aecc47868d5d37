/** Null: not known, which is not zero. */
export type ChartValue = string | number | null;

/** Of a line, step after step. */
export type Figures = readonly (number | null)[];

/**
 * Days are written `2026-12-17`, hours `2026-12-17T09`; weeks, months, quarters and years by their first day.
 * `percent` is of a hundred: 66 is « 66 % ».
 */
export type ColumnKind =
  | 'text'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year'
  | 'euros'
  | 'count'
  | 'decimal'
  | 'percent';

export interface ChartColumn<Key extends string = string> {
  key: Key;
  label: string;
  kind: ColumnKind;
}

export interface ChartRow<Key extends string = string> {
  values: Readonly<Record<Key, ChartValue>>;
  /** Where the row leads, in the panel. */
  to?: string;
  /** A page of the site, which opens beside the panel. */
  href?: string;
  /** What is left once the greatest are named: listed last, and drawn without a bar. */
  isRest?: boolean;
  /** A day, month or year that is not over: its figures still grow. */
  isRunning?: boolean;
}

/** What a chart shows, given once: its drawing, its table, its file and its description are made of it. */
export interface ChartData<Key extends string = string> {
  /** The first one names the rows. */
  columns: readonly ChartColumn<Key>[];
  rows: readonly ChartRow<Key>[];
}

const TEXTS: readonly ColumnKind[] = ['text', 'hour', 'day', 'week', 'month', 'quarter', 'year'];

export const isFigure = ({ kind }: Pick<ChartColumn, 'kind'>): boolean => !TEXTS.includes(kind);

/** The figure of a row; null where it is not known. */
export function figureOf<Key extends string>(row: ChartRow<Key>, key: Key): number | null {
  const value = row.values[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function figuresOf<Key extends string>(data: ChartData<Key>, key: Key): (number | null)[] {
  return data.rows.map((row) => figureOf(row, key));
}

export function columnOf<Key extends string>(data: ChartData<Key>, key: Key): ChartColumn<Key> {
  const column = data.columns.find((one) => one.key === key);
  if (!column) throw new Error(`The chart has no column ${key}`);
  return column;
}

/** Whether there is anything to draw: a row with a figure that is known. */
export function hasFigures(data: ChartData): boolean {
  const keys = data.columns.filter(isFigure).map(({ key }) => key);
  return data.rows.some((row) => keys.some((key) => figureOf(row, key) !== null));
}
