import { parse } from 'csv-parse/sync';
import type { SheetRow } from './sheet-row.js';
import { publishingErrors } from './publishing.errors.js';

/** The rows of a CSV file as a French or an English spreadsheet writes it. */
export function csvRows(file: Buffer): SheetRow[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    const rows: string[][] = parse(text, {
      bom: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: false,
    });
    return rows.map((cells, index) => ({ number: index + 1, cells }));
  } catch {
    throw publishingErrors.fileUnreadable();
  }
}

const delimiterOf = (text: string): string => {
  const heading = text.slice(0, text.search(/\r?\n|$/));
  return heading.split(';').length >= heading.split(',').length ? ';' : ',';
};
