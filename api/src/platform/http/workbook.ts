import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { CellValue } from 'exceljs';
import { defuseFormula } from './formulas.js';

type Value = string | number | boolean | null | undefined;

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface WorkbookSheet {
  name: string;
  /** Field to heading, in order. */
  columns: Record<string, string>;
  /** Those among them that hold days or moments, ISO 8601. */
  dates: readonly string[];
  rows: Iterable<object>;
}

const BREATHES_EVERY = 100;
/** How a workbook says that a cell is text, whatever it looks like. */
const TEXT = '@';

/** Rows as an Excel file, written as it is sent: headings that stay in sight, dates as dates, formulas defused. */
export function toWorkbook(sheet: WorkbookSheet): Readable {
  const file = new PassThrough();
  write(sheet, file).catch((error: unknown) => file.destroy(error as Error));
  return file;
}

async function write({ name, columns, dates, rows }: WorkbookSheet, file: PassThrough): Promise<void> {
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  const fields = Object.keys(columns);
  sheet.columns = fields.map((key) => ({
    header: columns[key]!,
    key,
    width: Math.max(12, columns[key]!.length + 2),
    ...(dates.includes(key) && { style: { numFmt: 'dd/mm/yyyy' } }),
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: fields.length } };
  let written = 0;
  for (const row of rows) {
    const cells = fields.map((field) =>
      cellOf(row[field as keyof typeof row] as Value, dates.includes(field)),
    );
    const line = sheet.addRow(cells);
    for (const [index, cell] of cells.entries()) if (isPhone(cell)) line.getCell(index + 1).numFmt = TEXT;
    line.commit();
    written += 1;
    // Others are answered meanwhile.
    if (written % BREATHES_EVERY === 0) await setImmediate();
  }
  await workbook.commit();
}

function cellOf(value: Value, isDate: boolean): CellValue {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return value;
  if (isDate) return new Date(value);
  return isPhone(value) ? value : defuseFormula(value);
}

/** « +33 6 12 34 56 78 »: its cell is of text, which no spreadsheet runs or counts, so no quote stands before it. */
const isPhone = (value: CellValue): boolean => typeof value === 'string' && /^\+\d[\d\s().]*$/.test(value);
