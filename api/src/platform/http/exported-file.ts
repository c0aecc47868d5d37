import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { toCsv } from './spreadsheet.js';
import { toWorkbook, WORKBOOK_TYPE, type WorkbookSheet } from './workbook.js';

export interface ExportedFile {
  name: string;
  type: string;
  content: Readable | Buffer;
}

/** A file under its own name. */
export function asDownload({ name, type, content }: ExportedFile): StreamableFile {
  const options = { type, disposition: `attachment; filename="${name}"` };
  return content instanceof Uint8Array
    ? new StreamableFile(content, options)
    : new StreamableFile(content, options);
}

/** A list as a file of this format: French numbers for spreadsheets in CSV, real ones in a workbook. */
export function listFile(name: string, format: 'csv' | 'xlsx', sheet: WorkbookSheet): StreamableFile {
  if (format === 'xlsx')
    return asDownload({ name: `${name}.xlsx`, type: WORKBOOK_TYPE, content: toWorkbook(sheet) });
  const content = Buffer.from(toCsv(sheet.columns, [...sheet.rows]));
  return asDownload({ name: `${name}.csv`, type: 'text/csv; charset=utf-8', content });
}
