import { decimalToMinorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import { amountDoubt } from '../../platform/money/typed-amount.contract.js';
import { parisHour } from '../../platform/clock/paris.js';
import { numberInCell } from '../../platform/tables/number-of-cell.js';
import { lineFaults } from './bank-statement.errors.js';

export type DecimalMark = ',' | '.';

/** « 1 234,56 », « +1.234,56 € », « 12.00- » in cents, with its sign, or why it is no amount, in French. */
export function centsIn(cell: string, mark: DecimalMark | null = null): number | string {
  const { isNegative, digits } = partsOf(cell);
  const cents = digits === '' ? null : unsignedCents(digits, mark);
  if (cents === null) return amountDoubt(digits) ?? lineFaults.noAmount;
  return isNegative ? -cents : cents;
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

/** Banks part thousands with any space: their digits are read without. */
function partsOf(cell: string): { isNegative: boolean; digits: string } {
  const { isNegative, digits } = numberInCell(cell);
  return { isNegative, digits: digits.replaceAll(' ', '') };
}

const NOON = 12;

/** The moment of what the bank booked on a day: its noon in Paris. */
export function momentOfBankDay(day: string): Date {
  return new Date(parisHour(day, NOON).getTime());
}
