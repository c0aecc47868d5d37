import { parse } from 'csv-parse/sync';
import { IMPORT_LIMITS } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';

export interface CsvLine {
  /** As a spreadsheet counts: the headings are line 1. */
  number: number;
  /** By field; empty cells are left out. */
  cells: Record<string, string>;
}

/** The lines of a CSV file as a French or an English spreadsheet writes it, by the fields that the headings name. */
export function readCsv(file: Buffer, columns: Record<string, string>): CsvLine[] {
  const [headings = [], ...rows] = parsed(file);
  const fieldOf = new Map(Object.entries(columns).map(([field, heading]) => [normal(heading), field]));
  const fields = headings.map((heading) => fieldOf.get(normal(heading)));
  if (!fields.some(Boolean)) throw publishingErrors.headingsUnknown(Object.values(columns));
  if (rows.length > IMPORT_LIMITS.lines) throw publishingErrors.tooManyLines();
  return rows
    .map((row, index) => ({ number: index + 2, cells: cellsOf(row, fields) }))
    .filter(({ cells }) => Object.keys(cells).length > 0);
}

function parsed(file: Buffer): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    const options = {
      bom: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: false,
    };
    return parse(text, options);
  } catch {
    throw publishingErrors.fileUnreadable();
  }
}

const delimiterOf = (text: string): string => {
  const heading = text.slice(0, text.search(/\r?\n|$/));
  return heading.split(';').length >= heading.split(',').length ? ';' : ',';
};

function cellsOf(row: string[], fields: (string | undefined)[]): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [index, field] of fields.entries()) {
    const value = defused(row[index] ?? '').trim();
    if (field && value !== '') cells[field] = value;
  }
  return cells;
}

/** Exports put a quote before what a spreadsheet would run; it is taken off again. */
const defused = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').replaceAll('\u0000', '');

const normal = (heading: string) => heading.trim().toLowerCase().normalize('NFC');
