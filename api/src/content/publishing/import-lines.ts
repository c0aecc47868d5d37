import { readDefused } from '../../platform/http/formulas.js';
import { csvRows } from './csv-rows.js';
import { IMPORT_LIMITS, PUBLISHING_MESSAGES } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';
import type { SheetRow } from './sheet-row.js';
import { isWorkbook, workbookRows } from './workbook-rows.js';

export interface ImportLine {
  /** As a spreadsheet counts: the headings are line 1. */
  number: number;
  /** By field; empty cells are left out. */
  cells: Record<string, string>;
  /** What the spreadsheet itself failed to calculate, by field. */
  faults: Record<string, string>;
}

/** The lines of a CSV file or of an Excel workbook’s first sheet, by the fields that the headings name. */
export async function readLines(file: Buffer, columns: Record<string, string>): Promise<ImportLine[]> {
  const [headings, ...rows] = (isWorkbook(file) ? await workbookRows(file) : csvRows(file)).filter(isFilled);
  const fieldOf = new Map(Object.entries(columns).map(([field, heading]) => [normal(heading), field]));
  const fields = (headings?.cells ?? []).map((heading) => fieldOf.get(normal(heading)));
  if (!fields.some(Boolean)) throw publishingErrors.headingsUnknown(Object.values(columns));
  if (rows.length > IMPORT_LIMITS.lines) throw publishingErrors.tooManyLines();
  return rows.map((row) => lineOf(row, fields)).filter(({ cells }) => Object.keys(cells).length > 0);
}

const isFilled = ({ cells }: SheetRow) => cells.some((cell) => cell !== '');

function lineOf({ number, cells: row }: SheetRow, fields: (string | undefined)[]): ImportLine {
  const line: ImportLine = { number, cells: {}, faults: {} };
  for (const [index, field] of fields.entries()) {
    const value = defused(row[index] ?? '').trim();
    if (!field || value === '') continue;
    line.cells[field] = value;
    if (MISCALCULATED.test(value)) line.faults[field] = PUBLISHING_MESSAGES.cell_miscalculated;
  }
  return line;
}

/** What spreadsheets write where a formula fails, in English and in French. */
const MISCALCULATED = /^#(REF!|N\/A|VALUE!|VALEUR!|DIV\/0!|NAME\?|NOM\?|NUM!|NOMBRE!|NULL!|NUL!)$/;

/** Exports put a quote before what a spreadsheet would run; it is taken off again. */
const defused = (cell: string) => readDefused(cell.replaceAll('\u0000', ''));

const normal = (heading: string) => heading.trim().toLowerCase().normalize('NFC');
