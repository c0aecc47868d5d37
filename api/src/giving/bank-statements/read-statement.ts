import { decodedText } from '../../platform/tables/text-encoding.js';
import { isWorkbook } from '../../platform/tables/workbook-rows.js';
import { zipParts } from '../../platform/tables/zip-parts.js';
import type { StatementFile } from './bank-file.js';
import type { StatementMapping } from './bank-statement.dto.js';
import { statementErrors } from './bank-statement.errors.js';
import { readCamtStatement } from './camt-statement.js';
import { isCfonb, readCfonbStatement } from './cfonb-statement.js';
import { type Given, readCsvStatement } from './csv-statement.js';
import { isMt940, readMt940Statement } from './mt940-statement.js';
import { isOfx, readOfxStatement } from './ofx-statement.js';

const START = 2000;
const ZIP = 'PK\u0003\u0004';
const BOUNDS = { bytes: 20_000_000, files: 100, tags: 1_000_000 };

type Recall = (columns: string[]) => Promise<StatementMapping | null>;

/** A bank's file by what it is, whatever its name: ISO 20022, OFX, CFONB 120, MT940, a table, or a zip of these. */
export async function readStatement(content: Buffer, given: Given, recall: Recall): Promise<StatementFile> {
  if (content.toString('latin1', 0, ZIP.length) === ZIP) return readZip(content, given, recall);
  if (isWorkbook(content)) return readCsvStatement(content, given, recall);
  const start = decodedText(content.subarray(0, START)).trimStart();
  if (start.startsWith('%PDF')) throw statementErrors.pdf();
  if (start.startsWith('!Type:')) throw statementErrors.qif();
  if (isOfx(start)) return readOfxStatement(decodedText(content));
  if (isMt940(start)) return readMt940Statement(decodedText(content));
  if (isCfonb(start)) return readCfonbStatement(decodedText(content).trimStart());
  return start.startsWith('<') ? readCamtStatement(content) : readCsvStatement(content, given, recall);
}

/** A workbook is a zip too; banks send statements of each day in one. */
async function readZip(content: Buffer, given: Given, recall: Recall): Promise<StatementFile> {
  const parts = await zipParts(content, BOUNDS).catch(() => {
    throw statementErrors.unreadable();
  });
  if (parts.has('[Content_Types].xml')) return readCsvStatement(content, given, recall);
  const files = [...parts].filter(([name, file]) => file.length > 0 && !/(^|\/)(__MACOSX\/|\.)/.test(name));
  const [first, ...others] = await Promise.all(files.map(([, file]) => readPart(file, given, recall)));
  if (!first) throw statementErrors.emptyZip();
  if (others.length > 0 && [first, ...others].some(({ format }) => format === 'csv'))
    throw statementErrors.manyTables();
  return {
    ...first,
    lines: [first, ...others].flatMap(({ lines }) => lines),
    faults: [first, ...others].flatMap(({ faults }) => faults),
    balances: [first, ...others].flatMap(({ balances }) => balances),
  };
}

/** A zip within a zip is not opened. */
function readPart(file: Buffer, given: Given, recall: Recall): Promise<StatementFile> {
  if (file.toString('latin1', 0, ZIP.length) === ZIP) throw statementErrors.unreadable();
  return readStatement(file, given, recall);
}
