import { readTable } from '../../platform/tables/table.js';
import type { TableRow } from '../../platform/tables/table-row.js';
import { dayOfCell } from '../../platform/tables/day-of-cell.js';
import { endOfAccount, type FileLine, type StatementFile } from './bank-file.js';
import type { StatementMapping } from './bank-statement.dto.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { bankColumns, guessedMapping, knownHeadings, type OtherColumns } from './bank-columns.js';
import { centsIn, type DecimalMark, decimalMarkOf } from './bank-labels.js';

/** How many rows are shown to who says which column is which. */
const SHOWN = 5;
/** What is shown of a line that cannot be taken. */
const MOST_SHOWN = 500;

/** What staff say of a table. */
export interface Given {
  mapping: StatementMapping | null;
  /** The end of the account's number, for a table that does not say it. */
  account: string;
}

/**
 * A statement as a spreadsheet: its columns are given, remembered by `recall` from their headings, or guessed. With
 * headings that nobody knows it has no lines, and no mapping.
 */
export async function readCsvStatement(
  content: Buffer,
  { mapping: given, account }: Given,
  recall: (columns: string[]) => Promise<StatementMapping | null> = async () => null,
): Promise<StatementFile> {
  const { rows, heading: known } = await readTable(content, knownHeadings);
  const heading = given?.heading ?? (known < 0 ? likelyHeading(rows) : known);
  const columns = (rows[heading]?.cells ?? []).map((cell) => cell.trim());
  if (columns.length < 2) throw statementErrors.notATable();
  const remembered = given ? null : await recall(columns);
  const mapping = given ?? (remembered ? { ...remembered, heading } : guessedMapping(columns, heading));
  if (mapping && !fits(mapping, columns.length)) throw statementErrors.badMapping();
  const below = rows.slice(heading + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const sample = below
    .slice(0, SHOWN)
    .map(({ cells }) => cells.map((cell) => cell.trim().slice(0, MOST_SHOWN)));
  const file = { format: 'csv' as const, columns, heading, mapping, sample, balances: [] };
  return { ...file, ...(mapping ? linesOf(below, columns, mapping, account) : { lines: [], faults: [] }) };
}

function linesOf(
  rows: readonly TableRow[],
  columns: readonly string[],
  mapping: StatementMapping,
  account: string,
): Pick<StatementFile, 'lines' | 'faults'> {
  const table: Bank = {
    mapping,
    others: bankColumns(columns, mapping),
    mark: markOf(rows, mapping),
    account,
  };
  const lines: FileLine[] = [];
  const faults: StatementFile['faults'] = [];
  for (const row of rows) {
    const read = lineOf(row, columns.length, table);
    const content = row.cells.map((cell) => cell.trim()).join(' ; ');
    const fault = { account, line: row.number, content: content.slice(0, MOST_SHOWN) };
    if (typeof read === 'string') faults.push({ ...fault, message: read });
    else if (read) lines.push(read);
  }
  return { lines, faults };
}

interface Bank {
  mapping: StatementMapping;
  others: OtherColumns;
  mark: DecimalMark | null;
  account: string;
}

/** The mark of decimals that the columns of amounts show, taken together. */
function markOf(rows: readonly TableRow[], { amount, credit, debit }: StatementMapping) {
  const places = [amount, credit, debit].filter((place) => place !== null);
  return decimalMarkOf(rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? '')));
}

/** The first row as wide as most are. */
function likelyHeading(rows: readonly TableRow[]): number {
  const widths = rows.slice(0, 30).map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  return Math.max(0, widths.indexOf(Math.max(...widths)));
}

function fits(
  { heading, date, wording, counterparty, amount, credit, debit }: StatementMapping,
  width: number,
): boolean {
  const places = [date, wording, ...[counterparty, amount, credit, debit].filter((place) => place !== null)];
  const isAmount = (amount === null) !== (credit === null);
  return heading >= 0 && isAmount && places.every((place) => place >= 0 && place < width);
}

/** A line, why it cannot be taken, or nothing where it is the line of a balance. */
function lineOf(
  row: TableRow,
  width: number,
  { mapping, others, mark, account }: Bank,
): FileLine | string | null {
  const cell = (place: number | null) =>
    place === null ? '' : (row.cells[place] ?? '').replace(/\s+/g, ' ').trim();
  if (row.hasStrayQuote && row.cells.length !== width) return lineFaults.strayQuote;
  const debited = cell(mapping.debit);
  const credited = cell(mapping.amount ?? mapping.credit);
  // The line of a balance leaves both columns empty.
  if (credited === '' && debited === '' && mapping.credit !== null) return null;
  const booked_on = dayOfCell(cell(mapping.date));
  if (!booked_on) return lineFaults.noDate;
  const written = cell(others.currency).toUpperCase();
  if (!['', 'EUR', 'EURO', 'EUROS', '€'].includes(written)) return lineFaults.otherCurrency(written);
  const amount = amountOf(credited, debited, mark);
  if (typeof amount === 'string') return amount;
  if (amount === 0) return lineFaults.zero;
  const wording = cell(mapping.wording);
  const counterparty = cell(mapping.counterparty);
  return {
    account: endOfAccount(cell(others.account)) || account,
    booked_on,
    amount,
    currency: 'EUR',
    wording,
    more: newWords(others.words.map(cell), `${wording} ${counterparty}`),
    counterparty,
    bank_ref: '',
  };
}

/** What other columns say that is not said yet. */
function newWords(cells: readonly string[], said: string): string {
  const found: string[] = [];
  for (const cell of cells)
    if (/\p{L}/u.test(cell) && ![said, ...found].some((one) => one.includes(cell))) found.push(cell);
  return found.join(' · ');
}

/** In cents, below 0 where it left: banks write a debit's column with and without a sign. */
function amountOf(credited: string, debited: string, mark: DecimalMark | null): number | string {
  const credit = credited === '' ? 0 : centsIn(credited, mark);
  if (typeof credit === 'string' || credit !== 0 || debited === '') return credit;
  const debit = centsIn(debited, mark);
  return typeof debit === 'string' ? debit : -Math.abs(debit);
}
