import {
  CURRENCY_DECIMALS,
  type Currency,
  decimalToMinorUnits,
} from '../../platform/money/money.contract.js';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { endOfAccount, type FileLine, NO_COLUMNS, type StatementFile } from './bank-file.js';
import { lineFaults } from './bank-statement.errors.js';

export const isMt940 = (start: string) => /^:20:/m.test(start) && /^:(?:25|28C?|60[FM]):/m.test(start);

/** `2611121112C50,00NTRFNONREF//B1`: value date, day of booking, sign, amount, kind, the payer's number, the bank's. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d+,\d*)([A-Z][A-Z0-9]{3})?([^\n]*)/;
/** `C261130EUR1250,00`. */
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*)/;

/** Statements in MT940: movements (:61:) with their words (:86:), between balances (:60F: and :62F:). */
export function readMt940Statement(text: string): StatementFile {
  const file: StatementFile = { ...NO_COLUMNS, format: 'mt940', lines: [], faults: [], balances: [] };
  let [account, currency] = ['', 'EUR'];
  let movement: FileLine | null = null;
  for (const [index, { tag, value }] of fieldsIn(text).entries()) {
    if (tag === '25') account = endOfAccount(value.replace(/\s+[A-Z]{3}$/, ''));
    if (tag.startsWith('60')) currency = BALANCE.exec(value)?.[3] ?? currency;
    if (tag === '62F') file.balances.push(...balanceOf(value, account));
    if (tag === '86' && movement) describe(movement, value);
    movement = null;
    if (tag !== '61') continue;
    const read = lineOf(value, account, currency);
    if (typeof read === 'string')
      file.faults.push({ account, line: index + 1, message: read, content: value.slice(0, 500) });
    else file.lines.push((movement = read));
  }
  return file;
}

/** Each field goes on to the next one. */
function fieldsIn(text: string): { tag: string; value: string }[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/^:(?=\d{2}[A-Z]?:)/m)
    .slice(1)
    .map((field) => {
      const end = field.indexOf(':');
      return {
        tag: field.slice(0, end),
        value: field
          .slice(end + 1)
          .replace(/\n-\}?\s*$/, '')
          .trim(),
      };
    });
}

function lineOf(value: string, account: string, currency: string): FileLine | string {
  const [, date = '', , sign = '', , amount = '', , rest = ''] = MOVEMENT.exec(value) ?? [];
  const booked_on = dayOf(date, MOVEMENT.exec(value)?.[2]);
  if (!booked_on) return lineFaults.noDate;
  if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return lineFaults.otherCurrency(currency);
  const minor = minorOf(amount, currency);
  if (minor === null) return lineFaults.noAmount;
  if (minor === 0) return lineFaults.zero;
  const [reference = '', bank_ref = ''] = rest.split('//');
  const isOut = sign === 'D' || sign === 'RC' || sign === 'ED';
  const words = [reference.trim(), ...value.split('\n').slice(1)].filter((one) => !/^(NONREF)?$/.test(one));
  return {
    account,
    booked_on,
    amount: isOut ? -minor : minor,
    currency: currency as Currency,
    wording: words.join(' '),
    more: '',
    counterparty: '',
    bank_ref: /^(NONREF)?$/.test(bank_ref.trim()) ? '' : bank_ref.trim(),
  };
}

/** The day of booking where there is one, in the year of the value date or beside it. */
function dayOf(value: string, booked: string | undefined): string | null {
  const year = 2000 + Number(value.slice(0, 2));
  const [month, day] = booked ? [booked.slice(0, 2), booked.slice(2)] : [value.slice(2, 4), value.slice(4)];
  const apart = Number(month) - Number(value.slice(2, 4));
  const own = apart > 6 ? year - 1 : apart < -6 ? year + 1 : year;
  const written = `${own}-${month}-${day}`;
  return value && isCalendarDate(written) ? written : null;
}

/** Words as they stand, or in parts: `?20` to `?29` and `?60` on are words, `?32` and `?33` the other's name. */
function describe(line: FileLine, value: string): void {
  const text = value.replaceAll('\n', '');
  const parts = [...text.matchAll(/\?(\d{2})([^?]*)/g)].map(
    ([, code, said]) => [Number(code), said!] as const,
  );
  const join = (from: number, to: number) =>
    parts.flatMap(([code, said]) => (code >= from && code <= to ? said : [])).join('');
  const said =
    parts.length > 0 ? `${join(20, 29)}${join(60, 63)}`.trim() : value.replaceAll(/\s+/g, ' ').trim();
  line.counterparty = join(32, 33).trim();
  line.wording = [said, line.wording].filter(Boolean).join(' ');
}

function balanceOf(value: string, account: string): StatementFile['balances'] {
  const [, sign, date = '', currency = '', written = ''] = BALANCE.exec(value) ?? [];
  const day = dayOf(date, undefined);
  const amount = Object.hasOwn(CURRENCY_DECIMALS, currency) ? minorOf(written, currency) : null;
  if (!day || amount === null) return [];
  return [{ account, day, amount: sign === 'D' ? -amount || 0 : amount, currency: currency as Currency }];
}

const minorOf = (amount: string, currency: string) =>
  decimalToMinorUnits(amount.replace(',', '.').replace(/\.$/, ''), currency as Currency);
