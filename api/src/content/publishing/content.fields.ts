import { platformErrors } from '../../platform/errors/platform.errors.js';
import { sanitiseRichText, shownRichText } from '../../platform/http/rich-text.js';
import { type Currency, toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import type { ContentColumns } from './content.columns.js';
import { coordinateOf, dayOf, listOf, momentOf, numberOf, yesOrNo } from './csv.cells.js';
import { type ContentField, contentFields, ownColumns } from './field.columns.js';

interface ColumnOptions {
  /** Of amounts; the euro where the kind has none. */
  currency?: Currency;
  /** Fields that are converted in a way of their own. */
  convert?: Readonly<Record<string, (value: never) => unknown>>;
}

/** A record's own columns as an answer gives them: amounts in major units, moments in ISO 8601, rich text sanitised. */
export type ShownFields<Row extends ContentColumns> = {
  [Name in Exclude<keyof Row, Exclude<keyof ContentColumns, 'slug'>>]: Row[Name] extends Date | null
    ? string | Exclude<Row[Name], Date>
    : Row[Name];
};

/** A form's values as columns; what is emptied goes back to what a new record has. */
export function toColumns<Row extends ContentColumns>(
  entity: new () => Row,
  input: object,
  fresh: object,
  { currency = 'EUR', convert = {} }: ColumnOptions = {},
): Partial<Row> {
  const values = new Map(Object.entries(input));
  const given = contentFields(entity).filter(({ name }) => values.get(name) !== undefined);
  const columns = given.map((field) => {
    const value: unknown = values.get(field.name);
    if (value === null) return [field.name, fresh[field.name as keyof typeof fresh]];
    const own = convert[field.name];
    return [field.name, own ? own(value as never) : toColumn(field, value, currency)];
  });
  return Object.fromEntries(columns) as Partial<Row>;
}

function toColumn({ name, storedAs }: ContentField, value: unknown, currency: Currency): unknown {
  if (storedAs === 'amount') return minorUnits(name, value as number, currency);
  if (storedAs === 'moment') return new Date(value as string);
  if (storedAs === 'rich_text') return sanitiseRichText(value as string);
  if (storedAs === 'list') return [...new Set(value as unknown[])];
  if (storedAs === 'json') return asKept(value);
  return value;
}

/** The names inside a JSON value in the order in which PostgreSQL keeps them: what is written again as it was is unchanged. */
function asKept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([name, one]) => [Buffer.from(name), name, asKept(one)] as const);
  const inOrder = pairs.toSorted(([one], [other]) => one.length - other.length || Buffer.compare(one, other));
  return Object.fromEntries(inOrder.map(([, name, one]) => [name, one]));
}

function minorUnits(field: string, value: number, currency: Currency): number {
  const minor = toMinorUnits(value, currency);
  if (minor === null)
    throw platformErrors.invalid({ [field]: `Ce montant a trop de décimales pour la monnaie ${currency}.` });
  return minor;
}

/** A record's amounts once it counts in another currency: they keep what they say in major units. */
export function amountsIn<Row extends ContentColumns & { currency: Currency }>(
  entity: new () => Row,
  row: Pick<Row, 'currency'>,
  currency: Currency,
): Partial<Row> {
  const amounts = row as unknown as Record<string, number | null | undefined>;
  const names = contentFields(entity).flatMap(({ name, storedAs }) => (storedAs === 'amount' ? [name] : []));
  const converted = names.map((name) => {
    const minor = amounts[name] ?? null;
    if (minor === null) return [name, null];
    return [name, toMinorUnits(Math.round(toMajorUnits(minor, row.currency)), currency)];
  });
  return Object.fromEntries(converted) as Partial<Row>;
}

/** What staff edit of a record, as an answer gives it; some fields may be `left` out. */
export function shownFields<Row extends ContentColumns, Left extends string = never>(
  entity: new () => Row,
  row: Row,
  left: readonly Left[] = [],
): Omit<ShownFields<Row>, Left> {
  const unseen = new Set<string>(left);
  const values = row as unknown as Record<string, unknown> & { currency?: Currency };
  const fields = contentFields(entity).filter(({ name }) => !unseen.has(name));
  const shown = fields.map(({ name, storedAs }) => {
    const value = values[name];
    if (value === null) return [name, null];
    if (storedAs === 'amount') return [name, toMajorUnits(value as number, values.currency ?? 'EUR')];
    if (storedAs === 'moment') return [name, (value as Date | null)?.toISOString() ?? null];
    if (storedAs === 'rich_text') return [name, shownRichText(value as string)];
    return [name, value];
  });
  return Object.fromEntries(shown) as Omit<ShownFields<Row>, Left>;
}

/** A line's cells, by field, as a form's values; `conversions` read the cells that no rule of their column reads. */
export function readCells(
  entity: new () => ContentColumns,
  cells: Record<string, string>,
  conversions: Record<string, (cell: string, name: string) => unknown> = {},
): Record<string, unknown> {
  const stored = new Map(ownColumns(entity).map(({ name, storedAs }) => [name, storedAs]));
  const read = Object.entries(cells).map(([name, cell]) => {
    if (conversions[name]) return [name, conversions[name](cell, name)];
    const storedAs = stored.get(name);
    if (storedAs === 'number' || storedAs === 'amount') return [name, numberOf(name, cell)];
    if (storedAs === 'coordinate') return [name, coordinateOf(name, cell)];
    if (storedAs === 'list') return [name, listOf(cell)];
    if (storedAs === 'day') return [name, dayOf(cell, name)];
    if (storedAs === 'moment') return [name, momentOf(cell, name)];
    return [name, storedAs === 'yes_or_no' ? yesOrNo(name, cell) : cell];
  });
  return Object.fromEntries(read) as Record<string, unknown>;
}

/** The place that a line gives to a record that it makes; one that is there keeps its own. */
export function firstPlace({ order }: { order?: number }, row: object | null): { order?: number } {
  return row || order === undefined ? {} : { order };
}

/** The columns of an export that an import reads: those that staff edit, under the same headings. */
export function importedColumns(
  entity: new () => ContentColumns,
  exported: Readonly<Record<string, string>>,
): Record<string, string> {
  const edited = new Set(contentFields(entity).map(({ name }) => name));
  return Object.fromEntries(Object.entries(exported).filter(([name]) => edited.has(name)));
}
