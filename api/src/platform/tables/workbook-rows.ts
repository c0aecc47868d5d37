import type { Cell, CellValue, Row, Workbook, Worksheet } from 'exceljs';
import { tableErrors } from './table.errors.js';
import type { TableRow } from './table-row.js';
import { columnNumber, type MergedRange, mendedWorkbook } from './workbook-parts.js';
import { zipParts, ZipTooLarge } from './zip-parts.js';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Of Excel before 2007, and of workbooks with a password. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const BOUNDS = { bytes: 40 * 1024 * 1024, files: 500, tags: 500_000 };
const MOST_COLUMNS = 200;
/** Ranges of merged cells. */
const MOST_MERGED = 5000;
/** Of a sheet, as Excel has them. */
const MOST_ROWS = 1_048_576;

/** Parts of a sheet that say nothing of its cells; some of them would make the reader go through billions of cells. */
const IGNORED = (
  'autoFilter conditionalFormatting dataValidations drawing extLst ' +
  'hyperlinks legacyDrawing mergeCells picture rowBreaks tableParts'
).split(' ');

/** Whether a file is one of Excel’s, by its first bytes. */
export function isWorkbook(file: Buffer): boolean {
  return file.subarray(0, 4).equals(ZIP) || file.subarray(0, 4).equals(OLD_OFFICE);
}

/** The rows of a workbook’s first visible sheet, cells as people read them; formulas by their result, macros never run. */
export async function workbookRows(file: Buffer): Promise<TableRow[]> {
  if (file.subarray(0, 4).equals(OLD_OFFICE)) throw tableErrors.workbookOld();
  const { worksheets, merged } = await opened(file);
  const place = Math.max(
    0,
    worksheets.findIndex(({ state }) => state === 'visible'),
  );
  if (!worksheets[place]) throw tableErrors.workbookUnreadable();
  const rows = rowsOf(worksheets[place]);
  spread(rows, merged[place] ?? []);
  return rows;
}

async function opened(file: Buffer): Promise<Pick<Workbook, 'worksheets'> & { merged: MergedRange[][] }> {
  try {
    const mended = await mendedWorkbook(await zipParts(file, BOUNDS));
    const { default: excel } = await import('exceljs');
    const workbook = new excel.Workbook();
    const options = { ignoreNodes: IGNORED, maxCols: MOST_COLUMNS };
    await workbook.xlsx.load(mended.file as unknown as ArrayBuffer, options);
    return { worksheets: workbook.worksheets, merged: mended.merged };
  } catch (error) {
    throw error instanceof ZipTooLarge ? tableErrors.workbookTooLarge() : tableErrors.workbookUnreadable();
  }
}

function rowsOf(sheet: Worksheet): TableRow[] {
  // Its rows are gone through one by one, those that are not there too.
  if (sheet.rowCount > MOST_ROWS) throw tableErrors.workbookUnreadable();
  const rows: TableRow[] = [];
  sheet.eachRow((row, number) => rows.push({ number, ...cellsOf(row) }));
  return rows;
}

function cellsOf(row: Row): Pick<TableRow, 'cells' | 'uncalculated'> {
  const cells: string[] = [];
  const uncalculated = new Set<number>();
  row.eachCell((cell: Cell, column) => {
    if (column > MOST_COLUMNS) return;
    if (isUncalculated(cell.value)) uncalculated.add(column - 1);
    cells[column - 1] = textOf(cell.value);
  });
  return { cells: Array.from(cells, (cell) => cell ?? ''), uncalculated };
}

/** What a merged cell says stands in the first of the cells that it covers; those below it, in rows that are there, say it too. */
function spread(rows: readonly TableRow[], ranges: readonly MergedRange[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  for (const range of ranges.slice(0, MOST_MERGED)) {
    const [, letters = '', first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
    const place = columnNumber(letters) - 1;
    const top = byNumber.get(Number(first));
    const said = top?.cells[place];
    if (!top || (!said && !top.uncalculated?.has(place)) || place >= MOST_COLUMNS) continue;
    const end = Math.min(Number(last), rows.at(-1)!.number);
    for (let number = top.number + 1; number <= end; number += 1) {
      const row = byNumber.get(number);
      if (!row?.cells.some((cell) => cell !== '')) continue;
      while (row.cells.length <= place) row.cells.push('');
      row.cells[place] ||= said ?? '';
    }
  }
}

/** A formula in a file that no spreadsheet ever saved. */
function isUncalculated(value: CellValue | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isFormula = 'formula' in value || 'sharedFormula' in value;
  return isFormula && ((value as { result?: unknown }).result ?? null) === null;
}

/** A cell’s value as text: days as 2027-03-01, yes and no in French, the words alone of what is laid out. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentOf(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'string') return unescaped(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return unescaped(value.richText.map(({ text }) => text).join(''));
  if ('error' in value) return value.error;
  if ('hyperlink' in value) return textOf(value.text);
  return 'result' in value ? textOf(value.result) : '';
}

/** Signs that workbooks write by their number, `_x000D_`; a line ends in one way. */
const unescaped = (text: string) =>
  text
    .replaceAll(/_x(00[01][\dA-Fa-f])_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- what a spreadsheet keeps of old programs, and no text shows
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

const SECOND_MS = 1000;

/** Excel’s days have no time zone, and come as those of UTC; its moments are fractions, a hair before or after a second. */
function momentOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = new Date(Math.round(date.getTime() / SECOND_MS) * SECOND_MS).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16);
}
