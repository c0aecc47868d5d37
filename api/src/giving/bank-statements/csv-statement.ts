import { parse } from 'csv-parse/sync';
import { decodedText } from './bank-encoding.js';
import type { FileLine, StatementFile } from './bank-file.js';
import type { StatementMapping } from './bank-statement.dto.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { centsIn, type DecimalMark, dayOf, decimalMarkOf } from './bank-labels.js';

/** How banks call their columns; the first that is there is taken. */
const HEADINGS = {
  date: [
    'date operation',
    'date de l operation',
    'date comptable',
    'date de comptabilisation',
    'date',
    'date valeur',
  ],
  wording: [
    'libelle complet',
    'libelle operation',
    'libelle',
    'communication',
    'detail',
    'description',
    'motif',
    'reference',
  ],
  counterparty: [
    'contrepartie',
    'nom contrepartie',
    'emetteur',
    'donneur d ordre',
    'tiers',
    'nom',
    'counterparty name',
  ],
  amount: ['montant', 'montant operation', 'montant eur', 'amount'],
  credit: ['credit', 'credit euros', 'montant credit'],
  debit: ['debit', 'debit euros', 'montant debit'],
  currency: ['devise', 'monnaie', 'currency'],
} as const;
/** What banks write above their table. */
const MOST_ABOVE = 25;

type Column = keyof typeof HEADINGS;

/** A statement as a spreadsheet: its columns are guessed from their headings, or given. */
export function readCsvStatement(content: Buffer, given: StatementMapping | null): StatementFile {
  const rows = rowsOf(content);
  const mapping = given ?? guessed(rows);
  const columns = (rows[mapping.heading] ?? []).map((cell) => cell.trim());
  if (!fits(mapping, columns.length)) throw statementErrors.badMapping();
  const lines: FileLine[] = [];
  const faults: StatementFile['faults'] = [];
  const table: Table = {
    mapping,
    currency: placeOf('currency', columns.map(plain)),
    mark: markOf(rows.slice(mapping.heading + 1), mapping),
  };
  for (const [index, row] of rows.entries()) {
    if (index <= mapping.heading || row.every((cell) => cell.trim() === '')) continue;
    const read = lineOf(row, table);
    const content = row.map((cell) => cell.trim()).join(' ; ');
    if (typeof read === 'string')
      faults.push({ line: index + 1, message: read, content: content.slice(0, 500) });
    else if (read) lines.push(read);
  }
  return { format: 'csv', account: '', columns, mapping, lines, faults, balances: [] };
}

interface Table {
  mapping: StatementMapping;
  currency: number | null;
  mark: DecimalMark | null;
}

/** The mark of decimals that the columns of amounts show, taken together. */
function markOf(rows: readonly string[][], { amount, credit, debit }: StatementMapping) {
  const places = [amount, credit, debit].filter((place) => place !== null);
  return decimalMarkOf(rows.flatMap((row) => places.map((place) => row[place] ?? '')));
}

function rowsOf(content: Buffer): string[][] {
  const text = decodedText(content).replaceAll('\u0000', '');
  const delimiter = [';', '\t', ','].toSorted(
    (one, other) => text.split(other).length - text.split(one).length,
  )[0]!;
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  } catch {
    throw statementErrors.unreadable();
  }
}

/** The first line that names a date, words and an amount is the one of the headings. */
function guessed(rows: readonly string[][]): StatementMapping {
  for (const [heading, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const names = row.map(plain);
    const [date, wording, counterparty] = (['date', 'wording', 'counterparty'] as const).map((column) =>
      placeOf(column, names),
    );
    const [credit, amount, debit] = (['credit', 'amount', 'debit'] as const).map((column) =>
      placeOf(column, names),
    );
    if (date !== null && wording !== null && (credit !== null || amount !== null))
      return {
        heading,
        date: date!,
        wording: wording!,
        counterparty: counterparty ?? null,
        amount: credit === null ? amount! : null,
        credit: credit ?? null,
        debit: credit === null ? null : (debit ?? null),
      };
  }
  throw statementErrors.noHeadings();
}

function placeOf(column: Column, names: readonly string[]): number | null {
  for (const word of HEADINGS[column]) {
    const exact = names.indexOf(word);
    if (exact >= 0) return exact;
  }
  const begins = names.findIndex((name) => HEADINGS[column].some((word) => name.startsWith(`${word} `)));
  return begins < 0 ? null : begins;
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
function lineOf(row: string[], { mapping, currency, mark }: Table): FileLine | string | null {
  const cell = (place: number | null) =>
    place === null ? '' : (row[place] ?? '').replace(/\s+/g, ' ').trim();
  const debited = cell(mapping.debit);
  const credited = cell(mapping.amount ?? mapping.credit);
  // The line of a balance leaves both columns empty.
  if (credited === '' && debited === '' && mapping.credit !== null) return null;
  const booked_on = dayOf(cell(mapping.date));
  if (!booked_on) return lineFaults.noDate;
  const written = cell(currency).toUpperCase();
  if (written !== '' && written !== 'EUR' && written !== '€') return lineFaults.otherCurrency(written);
  const amount = amountOf(credited, debited, mark);
  if (typeof amount === 'string') return amount;
  if (amount === 0) return lineFaults.zero;
  const words = { wording: cell(mapping.wording), counterparty: cell(mapping.counterparty) };
  return { booked_on, amount, currency: 'EUR', ...words, bank_ref: '' };
}

/** In cents, below 0 where it left: banks write a debit's column with and without a sign. */
function amountOf(credited: string, debited: string, mark: DecimalMark | null): number | string {
  const credit = credited === '' ? 0 : centsIn(credited, mark);
  if (typeof credit === 'string' || credit !== 0 || debited === '') return credit;
  const debit = centsIn(debited, mark);
  return typeof debit === 'string' ? debit : -Math.abs(debit);
}

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
