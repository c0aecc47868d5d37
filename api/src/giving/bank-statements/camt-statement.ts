import { XMLParser } from 'fast-xml-parser';
import {
  CURRENCY_DECIMALS,
  type Currency,
  decimalToMinorUnits,
} from '../../platform/money/money.contract.js';
import { decodedText } from './bank-encoding.js';
import type { FileLine, StatementFile } from './bank-file.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { dayOf } from './bank-labels.js';
import { bankTexts } from './bank-statement.content.js';

type Node = { [name: string]: Node | Node[] | string | undefined };

const MANY = ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'];

/** Text as it stands, no entity of its own, whatever prefix the bank gives to names. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name: string) => MANY.includes(name),
});

/** A statement in ISO 20022's camt.053: each payment in it is a line. */
export function readCamtStatement(content: Buffer): StatementFile {
  const statements = listOf(childOf(parsed(content), 'Document', 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw statementErrors.notCamt();
  const account = textOf(childOf(statements[0], 'Acct', 'Id'), 'IBAN').slice(-4);
  const lines: FileLine[] = [];
  const faults: StatementFile['faults'] = [];
  const balances = statements.flatMap(closingBalances);
  const entries = statements.flatMap((statement) => listOf(statement, 'Ntry')).filter(isBooked);
  for (const [index, entry] of entries.entries())
    for (const read of linesOf(entry))
      if (typeof read === 'string')
        faults.push({ line: index + 1, message: read, content: contentOf(entry) });
      else lines.push(read);
  return { format: 'camt053', account, columns: [], mapping: null, lines, faults, balances };
}

function parsed(content: Buffer): Node {
  const text = decodedText(content).replaceAll('\u0000', '');
  // A statement has no document type; one that declares entities is not read at all.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw statementErrors.hasDoctype();
  try {
    return parser.parse(text, true) as Node;
  } catch {
    throw statementErrors.unreadable();
  }
}

/** What the bank only announces is not there yet. */
function isBooked(entry: Node): boolean {
  const status = entry['Sts'];
  const code = typeof status === 'object' ? textOf(status as Node, 'Cd') : (status ?? 'BOOK');
  return code === 'BOOK';
}

/**
 * One line for each payment of an entry that lists several with their amounts in its currency, else one for the entry.
 * Lines sum to what the bank booked: what it kept of the payments, or says of none, is a line of its own.
 */
function linesOf(entry: Node): (FileLine | string)[] {
  const payments = listOf(entry, 'NtryDtls').flatMap((details) => listOf(details, 'TxDtls'));
  const whole = lineOf(entry, payments[0] ?? {}, entry, 0);
  if (payments.length < 2 || typeof whole === 'string') return [whole];
  const lines = payments.flatMap((payment, index) => {
    const line = amountNode(payment) === null ? null : lineOf(entry, payment, payment, index);
    return line && typeof line !== 'string' && line.currency === whole.currency ? line : [];
  });
  if (lines.length < payments.length) return [whole];
  const amount = lines.reduce((left, line) => left - line.amount, whole.amount);
  const isKept = amount < 0 === whole.amount > 0;
  const wording = `${isKept ? bankTexts.kept : bankTexts.rest} ${wordingOf(entry, {})}`.trim();
  const shared = textOf(entry, 'AcctSvcrRef');
  const bank_ref = shared ? `${shared}/reste` : '';
  return amount === 0 ? lines : [...lines, { ...whole, amount, wording, counterparty: '', bank_ref }];
}

function lineOf(entry: Node, payment: Node, holder: Node, index: number): FileLine | string {
  const booking = childOf(entry, 'BookgDt');
  const booked_on = dayOf(textOf(booking, 'Dt') || textOf(booking, 'DtTm'));
  if (!booked_on) return lineFaults.noDate;
  const money = moneyIn(amountNode(holder));
  if (typeof money === 'string') return money;
  const direction = textOf(payment, 'CdtDbtInd') || textOf(entry, 'CdtDbtInd');
  const own = textOf(childOf(payment, 'Refs'), 'AcctSvcrRef');
  const shared = textOf(entry, 'AcctSvcrRef');
  return {
    booked_on,
    currency: money.currency,
    amount: direction === 'DBIT' ? -money.amount : money.amount,
    wording: wordingOf(entry, payment),
    counterparty: payerOf(payment),
    bank_ref: own || (shared ? `${shared}/${index}` : ''),
  };
}

const amountNode = (holder: Node): unknown =>
  holder['Amt'] ?? childOf(holder, 'AmtDtls', 'TxAmt')['Amt'] ?? null;

/** An amount above 0, or why it cannot be taken. XML parts decimals with a point. */
function moneyIn(node: unknown): { amount: number; currency: Currency } | string {
  if (typeof node !== 'object' || node === null) return lineFaults.noAmount;
  const { '#text': text = '', '@Ccy': written = '' } = node as Record<string, string>;
  if (!Object.hasOwn(CURRENCY_DECIMALS, written)) return lineFaults.otherCurrency(written.slice(0, 10));
  const currency = written as Currency;
  const amount = decimalToMinorUnits(text, currency);
  if (amount === null) return lineFaults.noAmount;
  return amount === 0 ? lineFaults.zero : { amount, currency };
}

/** The booked balances at the end of a statement (CLBD); one of 0 is listed too. */
function closingBalances(statement: Node): StatementFile['balances'] {
  const account = textOf(childOf(statement, 'Acct', 'Id'), 'IBAN').slice(-4);
  return listOf(statement, 'Bal').flatMap((balance) => {
    const day = dayOf(textOf(childOf(balance, 'Dt'), 'Dt') || textOf(childOf(balance, 'Dt'), 'DtTm'));
    const { '#text': text = '', '@Ccy': currency = '' } = childOf(balance, 'Amt') as Record<string, string>;
    if (textOf(childOf(balance, 'Tp', 'CdOrPrtry'), 'Cd') !== 'CLBD' || !day) return [];
    if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return [];
    const amount = decimalToMinorUnits(text, currency as Currency);
    if (amount === null) return [];
    const sign = textOf(balance, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
    return [{ account, day, amount: sign * amount || 0, currency: currency as Currency }];
  });
}

/** What is shown of an entry that cannot be taken. */
function contentOf(entry: Node): string {
  const { '#text': amount = '', '@Ccy': currency = '' } = childOf(entry, 'Amt') as Record<string, string>;
  const day = textOf(childOf(entry, 'BookgDt'), 'Dt') || textOf(childOf(entry, 'BookgDt'), 'DtTm');
  const payments = listOf(entry, 'NtryDtls').flatMap((details) => listOf(details, 'TxDtls'));
  const words = wordingOf(entry, payments[0] ?? {});
  return [day, amount, currency, textOf(entry, 'AcctSvcrRef'), words]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 500);
}

/** The payer's own words first: that is where a reference is. */
function wordingOf(entry: Node, payment: Node): string {
  const remittance = childOf(payment, 'RmtInf');
  const said = [
    ...listOfTexts(remittance, 'Ustrd'),
    ...listOf(remittance, 'Strd').map((one) => textOf(childOf(one, 'CdtrRefInf'), 'Ref')),
    textOf(childOf(payment, 'Refs'), 'EndToEndId').replace(/^NOTPROVIDED$/, ''),
    textOf(entry, 'AddtlNtryInf'),
  ];
  return [...new Set(said.filter(Boolean))].join(' ');
}

function payerOf(payment: Node): string {
  const debtor = childOf(payment, 'RltdPties', 'Dbtr');
  return textOf(debtor, 'Nm') || textOf(childOf(debtor, 'Pty'), 'Nm');
}

function childOf(node: unknown, ...names: string[]): Node {
  let found: unknown = node;
  for (const name of names) found = (found as Node | undefined)?.[name];
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Node) : {};
}

function listOf(node: Node, name: string): Node[] {
  const found = node[name];
  return Array.isArray(found) ? found.map((one) => (typeof one === 'object' ? one : {})) : [];
}

function listOfTexts(node: Node, name: string): string[] {
  const found = node[name];
  return Array.isArray(found)
    ? (found as unknown[]).map((one) => (typeof one === 'string' ? unescaped(one) : ''))
    : [];
}

function textOf(node: Node, name: string): string {
  const found = node[name];
  return typeof found === 'string' ? unescaped(found) : '';
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
/** The five that XML itself names, and letters by their number; nothing else is looked up. */
const unescaped = (text: string) =>
  text
    .replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, letterOf)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function letterOf(written: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name) return NAMED[name] ?? written;
  const number = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16);
  const isLetter = number <= 0x10ffff && (number < 0xd800 || number > 0xdfff);
  return isLetter ? String.fromCodePoint(number) : ' ';
}
