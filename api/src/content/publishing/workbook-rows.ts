import type { Cell, CellValue, Row, Workbook, Worksheet } from 'exceljs';
import type { SheetRow } from './sheet-row.js';
import { publishingErrors } from './publishing.errors.js';
import { holdZipToBounds, ZipTooLarge } from './zip-bounds.js';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Of Excel before 2007, and of workbooks with a password. */
const OLD_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const BOUNDS = { bytes: 40 * 1024 * 1024, files: 500, tags: 500_000 };
const MOST_COLUMNS = 200;
/** Of a sheet, as Excel has them. */
const MOST_ROWS = 1_048_576;

/** Parts of a sheet that say nothing of its cells; some of them would make the reader go through billions of cells. */
const IGNORED = [
  'autoFilter',
  'conditionalFormatting',
  'dataValidations',
  'drawing',
  'extLst',
  'hyperlinks',
  'legacyDrawing',
  'mergeCells',
  'picture',
  'rowBreaks',
  'tableParts',
];

/** Whether a file is one of Excel’s, by its first bytes. */
export function isWorkbook(file: Buffer): boolean {
  return file.subarray(0, 4).equals(ZIP) || file.subarray(0, 4).equals(OLD_OFFICE);
}

/** The rows of a workbook’s first visible sheet, cells as people read them; formulas by their result, macros never run. */
export async function workbookRows(file: Buffer): Promise<SheetRow[]> {
  if (file.subarray(0, 4).equals(OLD_OFFICE)) throw publishingErrors.workbookOld();
  const { worksheets } = await opened(file);
  const sheet = worksheets.find(({ state }) => state === 'visible') ?? worksheets[0];
  if (!sheet) throw publishingErrors.workbookUnreadable();
  return rowsOf(sheet);
}

async function opened(file: Buffer): Promise<Workbook> {
  try {
    await holdZipToBounds(file, BOUNDS);
    const { default: excel } = await import('exceljs');
    const workbook = new excel.Workbook();
    const options = { ignoreNodes: IGNORED, maxCols: MOST_COLUMNS };
    return await workbook.xlsx.load(file as unknown as ArrayBuffer, options);
  } catch (error) {
    throw error instanceof ZipTooLarge
      ? publishingErrors.workbookTooLarge()
      : publishingErrors.workbookUnreadable();
  }
}

function rowsOf(sheet: Worksheet): SheetRow[] {
  // Its rows are gone through one by one, those that are not there too.
  if (sheet.rowCount > MOST_ROWS) throw publishingErrors.workbookUnreadable();
  const rows: SheetRow[] = [];
  sheet.eachRow((row, number) => rows.push({ number, cells: cellsOf(row) }));
  return rows;
}

function cellsOf(row: Row): string[] {
  const cells: string[] = [];
  row.eachCell((cell: Cell, column) => {
    if (column <= MOST_COLUMNS) cells[column - 1] = textOf(cell.value);
  });
  return Array.from(cells, (cell) => cell ?? '');
}

/** A cell’s value as text: days as 2027-03-01, yes and no in French, the words alone of what is laid out. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentOf(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return value.error;
  if ('hyperlink' in value) return textOf(value.text);
  return 'result' in value ? textOf(value.result) : '';
}

/** Excel’s days have no time zone, and come as those of UTC. */
function momentOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16);
}
