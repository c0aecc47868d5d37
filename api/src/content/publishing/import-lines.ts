import { readDefused } from '../../platform/http/formulas.js';
import { readHeadings } from '../../platform/tables/headings.js';
import { readTable } from '../../platform/tables/table.js';
import type { TableRow } from '../../platform/tables/table-row.js';
import { IMPORT_LIMITS, PUBLISHING_MESSAGES } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';

export interface ImportLine {
  /** As a spreadsheet counts: the headings are line 1. */
  number: number;
  /** By field; empty cells are left out. */
  cells: Record<string, string>;
  /** What the spreadsheet itself failed to calculate, by field. */
  faults: Record<string, string>;
}

export interface ImportTable {
  lines: ImportLine[];
  /** Headings of columns that hold something, and that no field is read from. */
  unread: string[];
}

/** The lines of a CSV file or of an Excel workbook’s first sheet, by the fields that the headings name. */
export async function readLines(file: Buffer, columns: Record<string, string>): Promise<ImportTable> {
  const { rows, heading } = await readTable(file, (cells) => knownIn(cells, columns));
  if (heading < 0) throw publishingErrors.headingsUnknown(Object.values(columns));
  const headings = rows[heading]!.cells;
  const fields = readHeadings(headings, columns);
  const filled = rows.slice(heading + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > IMPORT_LIMITS.lines) throw publishingErrors.tooManyLines();
  const width = headings.findLastIndex((cell) => cell.trim() !== '') + 1;
  const lines = filled.map((row) => lineOf(row, fields, width));
  return {
    lines: lines.filter(({ cells, faults }) => Object.keys({ ...cells, ...faults }).length > 0),
    unread: unreadOf(headings, fields, filled),
  };
}

/** What holds something and is read by nobody. */
function unreadOf(
  headings: readonly string[],
  fields: readonly (string | undefined)[],
  rows: readonly TableRow[],
): string[] {
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, place) => place)
    .filter((place) => !fields[place] && rows.some(({ cells }) => (cells[place] ?? '').trim() !== ''))
    .map((place) => headings[place]?.trim() || PUBLISHING_MESSAGES.column_unnamed(place + 1));
}

function knownIn(cells: readonly string[], columns: Record<string, string>): number {
  return readHeadings(cells, columns).filter(Boolean).length;
}

function lineOf(row: TableRow, fields: (string | undefined)[], width: number): ImportLine {
  const line: ImportLine = { number: row.number, cells: {}, faults: {} };
  if (row.hasStrayQuote && row.cells.length !== width) line.faults[''] = PUBLISHING_MESSAGES.quote_stray;
  for (const [index, field] of fields.entries()) {
    if (!field) continue;
    if (row.uncalculated?.has(index)) line.faults[field] = PUBLISHING_MESSAGES.cell_uncalculated;
    const value = defused(row.cells[index] ?? '').trim();
    if (value === '') continue;
    line.cells[field] = value;
    if (MISCALCULATED.test(value)) line.faults[field] = PUBLISHING_MESSAGES.cell_miscalculated;
  }
  return line;
}

/** What spreadsheets write where a formula fails, in English and in French. */
const MISCALCULATED = /^#(REF!|N\/A|VALUE!|VALEUR!|DIV\/0!|NAME\?|NOM\?|NUM!|NOMBRE!|NULL!|NUL!)$/;

/** Exports put a quote before what a spreadsheet would run; it is taken off again. */
const defused = (cell: string) => readDefused(cell.replaceAll('\u0000', ''));
