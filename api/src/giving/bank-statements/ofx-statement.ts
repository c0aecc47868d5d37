import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import {
  CURRENCY_DECIMALS,
  type Currency,
  decimalToMinorUnits,
} from '../../platform/money/money.contract.js';
import { endOfAccount, type FileLine, NO_COLUMNS, type StatementFile } from './bank-file.js';
import { unescaped } from './bank-xml.js';
import { lineFaults } from './bank-statement.errors.js';

export const isOfx = (start: string) => /^OFXHEADER\s*:|<\?OFX\b|<OFX>/i.test(start);

/** Statements in OFX, of one account or of several: its older form closes few tags, so each is read to the next. */
export function readOfxStatement(text: string): StatementFile {
  const file: StatementFile = { ...NO_COLUMNS, format: 'ofx', lines: [], faults: [], balances: [] };
  let line = 0;
  for (const statement of text.split(/<(?:CC)?STMTRS>/i).slice(1)) {
    const account = endOfAccount(tag(statement, 'ACCTID'));
    const currency = tag(statement, 'CURDEF').toUpperCase() || 'EUR';
    for (const movement of statement.split(/<STMTTRN>/i).slice(1)) {
      line += 1;
      const [own] = movement.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i, 1);
      const read = lineOf(own!, account, currency);
      if (typeof read !== 'string') file.lines.push(read);
      else file.faults.push({ account, line, message: read, content: said(own!) });
    }
    const ledger = statement.split(/<LEDGERBAL>/i)[1] ?? '';
    const [day, amount] = [dayOf(tag(ledger, 'DTASOF')), minorOf(tag(ledger, 'BALAMT'), currency)];
    if (day && amount !== null) file.balances.push({ account, day, amount, currency: currency as Currency });
  }
  return file;
}

function lineOf(movement: string, account: string, currency: string): FileLine | string {
  const booked_on = dayOf(tag(movement, 'DTPOSTED'));
  if (!booked_on) return lineFaults.noDate;
  if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return lineFaults.otherCurrency(currency.slice(0, 10));
  const amount = minorOf(tag(movement, 'TRNAMT'), currency);
  if (amount === null) return lineFaults.noAmount;
  if (amount === 0) return lineFaults.zero;
  const [name, memo] = [tag(movement, 'NAME'), tag(movement, 'MEMO')];
  const others = ['CHECKNUM', 'REFNUM', 'PAYEEID'].map((one) => tag(movement, one));
  return {
    account,
    booked_on,
    amount,
    currency: currency as Currency,
    wording: [name, memo].filter(Boolean).join(' '),
    more: others.filter(Boolean).join(' '),
    counterparty: '',
    bank_ref: tag(movement, 'FITID'),
  };
}

function tag(text: string, name: string): string {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? '';
  return unescaped(found);
}

/** « 20261112 », « 20261112233000.000[0:GMT] »: with the place of its clock, the day is that of Paris. */
function dayOf(text: string): string | null {
  const [, year, month, day, hour = '00', minute = '00', zone] =
    /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})\d{2}(?:\.\d+)?(?:\[([+-]?\d{1,2})(?:[.:][^\]]*)?\])?)?$/.exec(
      text,
    ) ?? [];
  const written = `${year}-${month}-${day}`;
  if (!isCalendarDate(written)) return null;
  if (zone === undefined) return written;
  const moment = Date.parse(`${written}T${hour}:${minute}:00Z`) - Number(zone) * HOUR_MS;
  return Number.isNaN(moment) ? written : parisDay(new Date(moment));
}

/** With its sign; a point or a comma parts the decimals. */
function minorOf(text: string, currency: string): number | null {
  if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return null;
  const plain = text.replaceAll(' ', '').replace(',', '.');
  const minor = decimalToMinorUnits(plain.replace(/^[+-]/, ''), currency as Currency);
  return minor !== null && plain.startsWith('-') ? -minor || 0 : minor;
}

const said = (movement: string) =>
  movement
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, 500);
