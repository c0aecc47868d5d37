import { CURRENCY_DECIMALS, type Currency } from '../../platform/money/money.contract.js';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { endOfAccount, type FileLine, NO_COLUMNS, type StatementFile } from './bank-file.js';
import { lineFaults } from './bank-statement.errors.js';

/** What a French bank's record of 120 letters holds, by the places of the CFONB's guide, from 0. */
const PLACES = {
  bank: [2, 7],
  branch: [11, 16],
  currency: [16, 19],
  decimals: [19, 20],
  account: [21, 32],
  day: [34, 40],
  kind: [45, 48],
  wording: [48, 79],
  more: [48, 118],
  number: [81, 88],
  amount: [90, 104],
  reference: [104, 120],
} as const;

export const isCfonb = (start: string) => /^0[1]\d{5}.{9}[A-Z]{3}\d.{13,}/.test(start);

/** Statements in CFONB 120: movements (04) with their complements (05), between balances (01 and 07). */
export function readCfonbStatement(text: string): StatementFile {
  const file: StatementFile = { ...NO_COLUMNS, format: 'cfonb120', lines: [], faults: [], balances: [] };
  let movement: FileLine | null = null;
  for (const [index, record] of recordsIn(text).entries()) {
    const code = record.slice(0, 2);
    if (code === '05' && movement) complete(movement, record);
    if (code === '04' || code === '01') movement = null;
    if (code === '07') file.balances.push(...balanceOf(record));
    if (code !== '04') continue;
    const read = lineOf(record);
    if (typeof read === 'string')
      file.faults.push({
        account: accountOf(record),
        line: index + 1,
        message: read,
        content: record.trim(),
      });
    else file.lines.push((movement = read));
  }
  return file;
}

const LENGTH = 120;

/** One a line, or one after the other. */
function recordsIn(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines;
  return text.match(new RegExp(`[^\\r\\n]{1,${LENGTH}}`, 'g')) ?? [];
}

const part = (record: string, name: keyof typeof PLACES) => record.slice(...PLACES[name]).trim();

function lineOf(record: string): FileLine | string {
  const booked_on = dayOf(record);
  if (!booked_on) return lineFaults.noDate;
  const currency = part(record, 'currency');
  if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return lineFaults.otherCurrency(currency);
  const amount = amountOf(record, currency as Currency);
  if (amount === null) return lineFaults.noAmount;
  if (amount === 0) return lineFaults.zero;
  return {
    account: accountOf(record),
    booked_on,
    amount,
    currency: currency as Currency,
    wording: part(record, 'wording').replaceAll(/\s+/g, ' '),
    more: [part(record, 'reference'), part(record, 'number')].filter((one) => /[^0 ]/.test(one)).join(' '),
    counterparty: '',
    bank_ref: '',
  };
}

/** What a complement adds: the payer's name (NPY), the receiver's (NBE), or words. */
function complete(line: FileLine, record: string): void {
  const said = part(record, 'more').replaceAll(/\s+/g, ' ');
  if (part(record, 'kind') === 'NPY' && line.counterparty === '') line.counterparty = said;
  else line.more = [line.more, said].filter(Boolean).join(' ');
}

function balanceOf(record: string): StatementFile['balances'] {
  const [day, currency] = [dayOf(record), part(record, 'currency')];
  if (!day || !Object.hasOwn(CURRENCY_DECIMALS, currency)) return [];
  const amount = amountOf(record, currency as Currency);
  return amount === null ? [] : [{ account: accountOf(record), day, amount, currency: currency as Currency }];
}

function dayOf(record: string): string | null {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(part(record, 'day')) ?? [];
  const written = `20${year}-${month}-${day}`;
  return isCalendarDate(written) ? written : null;
}

const PLUS = '{ABCDEFGHI';
const MINUS = '}JKLMNOPQR';

/** Its last letter is a digit and a sign: « { » and « A » to « I » came in, « } » and « J » to « R » left. */
function amountOf(record: string, currency: Currency): number | null {
  const written = part(record, 'amount');
  const [digits, last] = [written.slice(0, -1), written.slice(-1)];
  const [plus, minus] = [PLUS.indexOf(last), MINUS.indexOf(last)];
  const digit = Math.max(plus, minus);
  if (!/^\d+$/.test(digits) || last === '' || digit < 0) return null;
  const sum =
    Number(`${digits}${digit}`) * 10 ** (CURRENCY_DECIMALS[currency] - Number(part(record, 'decimals')));
  if (!Number.isSafeInteger(sum)) return null;
  return minus >= 0 ? -sum || 0 : sum;
}

/** The end of the account's number with its key, as its IBAN ends. */
function accountOf(record: string): string {
  const [bank, branch, account] = [part(record, 'bank'), part(record, 'branch'), part(record, 'account')];
  const digits = [bank, branch, account].map((one) =>
    BigInt(one.replaceAll(/[A-Z]/g, asDigit).replaceAll(/\D/g, '') || '0'),
  );
  const key = 97n - ((89n * digits[0]! + 15n * digits[1]! + 3n * digits[2]!) % 97n);
  return endOfAccount(`${account}${String(key).padStart(2, '0')}`);
}

/** Of the letters in an account's number, for its key: A and J are 1, B, K and S are 2… */
function asDigit(letter: string): string {
  const place = letter.charCodeAt(0) - 65;
  return String(place < 18 ? (place % 9) + 1 : place - 16);
}
