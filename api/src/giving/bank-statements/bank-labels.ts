import { decimalToMinorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import { amountDoubt } from '../../platform/money/typed-amount.contract.js';
import { parisHour } from '../../platform/clock/paris.js';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { lineFaults } from './bank-statement.errors.js';

/** « 21/11/2026 », « 21.11.26 », « 2026-11-21 » as a day; null where it is none. French banks write the day first. */
export function dayOf(cell: string): string | null {
  const text = cell.trim().slice(0, 10);
  const [, first, month, last] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/.exec(text) ?? [];
  if (!first || !month || !last) return null;
  const [year, day] = first.length === 4 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : null;
}

export type DecimalMark = ',' | '.';

/** « 1 234,56 », « +1.234,56 € », « 12.00- » in cents, with its sign, or why it is no amount, in French. */
export function centsIn(cell: string, mark: DecimalMark | null = null): number | string {
  const { before, digits, after } = partsOf(cell);
  const cents = digits === '' ? null : unsignedCents(digits, mark);
  if (cents === null) return amountDoubt(digits) ?? lineFaults.noAmount;
  return before === '-' || after === '-' ? -cents : cents;
}

/** The mark that parts cents in a whole column; null where nothing in it says which, or its cells disagree. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | null {
  const said = new Set(cells.map((cell) => markOf(partsOf(cell).digits)).filter((mark) => mark !== null));
  return said.size === 1 ? [...said][0]! : null;
}

/** Two decimals or one come after the mark of decimals; of two kinds of marks it is the last. */
function markOf(digits: string): DecimalMark | null {
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1) as DecimalMark | undefined;
  if (!last) return null;
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return last === ',' ? '.' : ',';
  return digits.length - digits.lastIndexOf(last) - 1 === 3 ? null : last;
}

function unsignedCents(digits: string, mark: DecimalMark | null): number | null {
  if (mark === null) return toMinorUnits(digits, 'EUR');
  const other = mark === ',' ? '\\.' : ',';
  const shape = new RegExp(`^(\\d+|\\d{1,3}(?:${other}\\d{3})+)(?:\\${mark}(\\d+))?$`);
  const [, whole, fraction] = shape.exec(digits) ?? [];
  if (whole === undefined) return null;
  return decimalToMinorUnits(whole.replace(/\D/g, '') + (fraction ? `.${fraction}` : ''), 'EUR');
}

function partsOf(cell: string): { before: string; digits: string; after: string } {
  const text = cell.replace(/[\s\u00a0\u2009\u202f€'’]|EUR/g, '').replace('\u2212', '-');
  const [, before = '', digits = '', after = ''] = /^([+-]?)([\d.,]+)(-?)$/.exec(text) ?? [];
  return { before, digits, after };
}

const NOON = 12;

/** The moment of what the bank booked on a day: its noon in Paris. */
export function momentOfBankDay(day: string): Date {
  return new Date(parisHour(day, NOON).getTime());
}
