import { parse } from 'csv-parse/sync';
import type { FileLine, StatementFile } from './bank-file.js';
import type { StatementMapping } from './bank-statement.contract.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { centsIn, dayOf } from './bank-words.js';

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
  for (const [index, row] of rows.entries()) {
    if (index <= mapping.heading || row.every((cell) => cell.trim() === '')) continue;
    const read = lineOf(row, mapping);
    if (typeof read === 'string') faults.push({ line: index + 1, message: read });
    else if (read) lines.push(read);
  }
  return { format: 'csv', account: '', columns, mapping, lines, faults };
}

/** Banks still write windows-1252; what is no UTF-8 is read so. */
function rowsOf(content: Buffer): string[][] {
  const text = decoded(content).replaceAll('\u0000', '');
  const delimiter = [';', '\t', ','].toSorted(
    (one, other) => text.split(other).length - text.split(one).length,
  )[0]!;
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
  } catch {
    throw statementErrors.unreadable();
  }
}

function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The first line that names a date, words and an amount is the one of the headings. */
function guessed(rows: readonly string[][]): StatementMapping {
  for (const [heading, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const names = row.map(plain);
    const [date, wording, counterparty] = (['date', 'wording', 'counterparty'] as const).map((column) =>
      placeOf(column, names),
    );
    const [credit, amount] = (['credit', 'amount'] as const).map((column) => placeOf(column, names));
    if (date !== null && wording !== null && (credit !== null || amount !== null))
      return {
        ...{ heading, date: date!, wording: wording!, counterparty: counterparty ?? null },
        ...{ amount: credit === null ? amount! : null, credit: credit ?? null },
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
  { heading, date, wording, counterparty, amount, credit }: StatementMapping,
  width: number,
): boolean {
  const places = [date, wording, ...[counterparty, amount, credit].filter((place) => place !== null)];
  const isAmount = (amount === null) !== (credit === null);
  return heading >= 0 && isAmount && places.every((place) => place >= 0 && place < width);
}

/** A line, why it cannot be read, or nothing where no money came in or went out. */
function lineOf(row: string[], mapping: StatementMapping): FileLine | string | null {
  const cell = (place: number | null) =>
    place === null ? '' : (row[place] ?? '').replace(/\s+/g, ' ').trim();
  const written = cell(mapping.amount ?? mapping.credit);
  // A debit's line leaves the column of credits empty; so does the line of a balance.
  if (written === '' && mapping.credit !== null) return null;
  const booked_on = dayOf(cell(mapping.date));
  if (!booked_on) return lineFaults.noDate;
  const amount = centsIn(written);
  if (amount === null) return lineFaults.noAmount;
  if (amount === 0) return null;
  const words = { wording: cell(mapping.wording), counterparty: cell(mapping.counterparty) };
  return { booked_on, amount, currency: 'EUR', ...words, bank_ref: '' };
}

const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
