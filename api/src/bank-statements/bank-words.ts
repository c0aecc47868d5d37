import { toMinorUnits } from '../platform/money/money.contract.js';
import { isCalendarDate } from '../platform/http/calendar-date.js';

/** « 21/11/2026 », « 21.11.26 », « 2026-11-21 » as a day; null where it is none. French banks write the day first. */
export function dayOf(cell: string): string | null {
  const text = cell.trim().slice(0, 10);
  const [, first, month, last] = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/.exec(text) ?? [];
  if (!first || !month || !last) return null;
  const [year, day] = first.length === 4 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : null;
}

/** « 1 234,56 », « +1.234,56 € », « -12.00 » in cents, with its sign; null where it is no amount. */
export function centsIn(cell: string): number | null {
  const text = cell.replace(/[\s\u00a0\u202f€']|EUR/g, '').replace('−', '-');
  const [, before = '', digits = '', after = ''] = /^([+-]?)([\d.,]+)(-?)$/.exec(text) ?? [];
  const cents = toMinorUnits(withoutThousands(digits), 'EUR');
  if (cents === null) return null;
  return before === '-' || after === '-' ? -cents : cents;
}

/** The last of two kinds of marks parts the cents; one that comes twice parts thousands. */
function withoutThousands(digits: string): string {
  const decimal = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  const other = decimal === ',' ? '.' : ',';
  const bare = digits.replaceAll(other, '');
  return bare.split(decimal).length > 2 ? bare.replaceAll(decimal, '') : bare;
}
