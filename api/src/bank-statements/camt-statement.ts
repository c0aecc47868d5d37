import { XMLParser } from 'fast-xml-parser';
import { CURRENCY_DECIMALS, type Currency, toMinorUnits } from '../platform/money/money.contract.js';
import type { FileLine, StatementFile } from './bank-file.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { dayOf } from './bank-words.js';

type Node = { [name: string]: Node | Node[] | string | undefined };

const MANY = ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'];

/** Text as it stands, no entity of its own, whatever prefix the bank gives to names. */
const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', removeNSPrefix: true, parseTagValue: false },
  ...{ parseAttributeValue: false, processEntities: false, isArray: (name: string) => MANY.includes(name) },
});

/** A statement in ISO 20022's camt.053: each payment in it is a line. */
export function readCamtStatement(content: Buffer): StatementFile {
  const statements = listOf(childOf(parsed(content), 'Document', 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw statementErrors.notCamt();
  const account = textOf(childOf(statements[0], 'Acct', 'Id'), 'IBAN').slice(-4);
  const lines: FileLine[] = [];
  const faults: StatementFile['faults'] = [];
  const entries = statements.flatMap((statement) => listOf(statement, 'Ntry')).filter(isBooked);
  for (const [index, entry] of entries.entries())
    for (const read of linesOf(entry))
      if (typeof read === 'string') faults.push({ line: index + 1, message: read });
      else lines.push(read);
  return { format: 'camt053', account, columns: [], mapping: null, lines, faults };
}

function parsed(content: Buffer): Node {
  const text = new TextDecoder('utf-8').decode(content).replaceAll('\u0000', '');
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

/** One line for each payment of an entry that tells several with their amounts, else one for the entry. */
function linesOf(entry: Node): (FileLine | string)[] {
  const payments = listOf(entry, 'NtryDtls').flatMap((details) => listOf(details, 'TxDtls'));
  const areTold = payments.length > 1 && payments.every((payment) => amountNode(payment) !== null);
  if (!areTold) return [lineOf(entry, payments[0] ?? {}, entry, 0)];
  return payments.map((payment, index) => lineOf(entry, payment, payment, index));
}

function lineOf(entry: Node, payment: Node, holder: Node, index: number): FileLine | string {
  const booking = childOf(entry, 'BookgDt');
  const booked_on = dayOf(textOf(booking, 'Dt') || textOf(booking, 'DtTm'));
  if (!booked_on) return lineFaults.noDate;
  const money = moneyIn(amountNode(holder));
  if (!money) return lineFaults.noAmount;
  const direction = textOf(payment, 'CdtDbtInd') || textOf(entry, 'CdtDbtInd');
  const own = textOf(childOf(payment, 'Refs'), 'AcctSvcrRef');
  const shared = textOf(entry, 'AcctSvcrRef');
  return {
    ...{ booked_on, currency: money.currency, amount: direction === 'DBIT' ? -money.amount : money.amount },
    ...{ wording: wordingOf(entry, payment), counterparty: payerOf(payment) },
    bank_ref: own || (shared ? `${shared}/${index}` : ''),
  };
}

const amountNode = (holder: Node): unknown =>
  holder['Amt'] ?? childOf(holder, 'AmtDtls', 'TxAmt')['Amt'] ?? null;

function moneyIn(node: unknown): { amount: number; currency: Currency } | null {
  if (typeof node !== 'object' || node === null) return null;
  const { '#text': text = '', '@Ccy': written = '' } = node as Record<string, string>;
  if (!Object.hasOwn(CURRENCY_DECIMALS, written)) return null;
  const currency = written as Currency;
  const amount = toMinorUnits(text, currency);
  return amount ? { amount, currency } : null;
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
/** The five that XML itself names; nothing else is looked up. */
const unescaped = (text: string) =>
  text
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name]!)
    .replace(/\s+/g, ' ')
    .trim();
