import { decodedText } from '../../platform/tables/text-encoding.js';
import { isWorkbook } from '../../platform/tables/workbook-rows.js';
import type { StatementFile } from './bank-file.js';
import type { StatementMapping } from './bank-statement.dto.js';
import { readCamtStatement } from './camt-statement.js';
import { type Given, readCsvStatement } from './csv-statement.js';

const START = 400;

/** A bank's file by what it is, whatever its name: ISO 20022, or a table in CSV or Excel. */
export async function readStatement(
  content: Buffer,
  given: Given,
  recall: (columns: string[]) => Promise<StatementMapping | null>,
): Promise<StatementFile> {
  if (isWorkbook(content)) return readCsvStatement(content, given, recall);
  const start = decodedText(content.subarray(0, START)).trimStart();
  return start.startsWith('<') ? readCamtStatement(content) : readCsvStatement(content, given, recall);
}
