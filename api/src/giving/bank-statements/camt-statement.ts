import {
  CURRENCY_DECIMALS,
  type Currency,
  decimalToMinorUnits,
} from '../../platform/money/money.contract.js';
import { dayOfCell } from '../../platform/tables/day-of-cell.js';
import { endOfAccount, type FileLine, NO_COLUMNS, type StatementFile } from './bank-file.js';
import { lineFaults, statementErrors } from './bank-statement.errors.js';
import { bankTexts } from './bank-statement.content.js';
import { childOf, listOf, type Node, parsedXml, textOf } from './bank-xml.js';
import { bankRef, payerOf, wordsOf } from './camt-words.js';

/** An entry with what its statement says. */
interface Booked {
  account: string;
  entry: Node;
}

/** A statement in ISO 20022's camt.053, or several: each payment in it is a line of its account. */
export function readCamtStatement(content: Buffer): StatementFile {
  const document = childOf(parsedXml(content), 'Document');
  const statements = listOf(childOf(document, 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw statementErrors.notCamt(Object.keys(document));
  const lines: FileLine[] = [];
  const faults: StatementFile['faults'] = [];
  const entries = statements.flatMap((statement) =>
    listOf(statement, 'Ntry').map((entry) => ({ account: accountOf(statement), entry })),
  );
  for (const [index, booked] of entries.filter(({ entry }) => isBooked(entry)).entries()) {
    const fault = { account: booked.account, line: index + 1, content: contentOf(booked.entry) };
    for (const read of linesOf(booked))
      if (typeof read === 'string') faults.push({ ...fault, message: read });
      else lines.push(read);
  }
  const balances = statements.flatMap(closingBalances);
  return { ...NO_COLUMNS, format: 'camt053', lines, faults, balances };
}

function accountOf(statement: Node): string {
  const id = childOf(statement, 'Acct', 'Id');
  return endOfAccount(textOf(id, 'IBAN') || textOf(childOf(id, 'Othr'), 'Id'));
}

/** What the bank only announces is not there yet. */
function isBooked(entry: Node): boolean {
  const status = entry['Sts'];
  const code = typeof status === 'object' ? textOf(status as Node, 'Cd') : (status ?? 'BOOK');
  return code === 'BOOK';
}

/** The payments that an entry tells. */
const paymentsOf = (entry: Node) => listOf(entry, 'NtryDtls').flatMap((details) => listOf(details, 'TxDtls'));

/**
 * One line for each payment of an entry that lists several with their amounts in its currency, else one for the entry.
 * Lines sum to what the bank booked: what it kept of the payments, or says of none, is a line of its own.
 */
function linesOf(booked: Booked): (FileLine | string)[] {
  const { entry } = booked;
  const payments = paymentsOf(entry);
  const whole = lineOf(booked, payments[0] ?? {}, entry, 0);
  if (payments.length < 2 || typeof whole === 'string') return [whole];
  const lines = payments.flatMap((payment, index) => {
    const line = amountNode(payment) === null ? null : lineOf(booked, payment, payment, index);
    return line && typeof line !== 'string' && line.currency === whole.currency ? line : [];
  });
  if (lines.length < payments.length) return [{ ...whole, more: wordsOfAll(whole, entry, payments) }];
  const amount = lines.reduce((left, line) => left - line.amount, whole.amount);
  const isKept = amount < 0 === whole.amount > 0;
  const wording = `${isKept ? bankTexts.kept : bankTexts.rest} ${wordsOf(entry, {}).wording}`.trim();
  const shared = textOf(entry, 'AcctSvcrRef');
  const bank_ref = shared ? `${shared}/reste` : '';
  const rest = { ...whole, amount, wording, more: '', counterparty: '', bank_ref };
  return amount === 0 ? lines : [...lines, rest];
}

/** What the payments of an entry say that is one line, whose amounts are not told. */
function wordsOfAll({ wording, more }: FileLine, entry: Node, payments: readonly Node[]): string {
  const said = payments.flatMap((payment) => {
    const words = wordsOf(entry, payment);
    return [payerOf(payment), words.wording, words.more];
  });
  return [...new Set([more, ...said])].filter((one) => one && one !== wording).join(' · ');
}

function lineOf({ account, entry }: Booked, payment: Node, holder: Node, index: number): FileLine | string {
  const booked_on = dayIn(entry, 'BookgDt') ?? dayIn(entry, 'ValDt');
  if (!booked_on) return lineFaults.noDate;
  const money = moneyIn(amountNode(holder));
  if (typeof money === 'string') return money;
  const direction = textOf(payment, 'CdtDbtInd') || textOf(entry, 'CdtDbtInd');
  return {
    account,
    booked_on,
    currency: money.currency,
    amount: direction === 'DBIT' ? -money.amount : money.amount,
    ...wordsOf(entry, payment),
    counterparty: payerOf(payment),
    bank_ref: bankRef(entry, payment, index),
  };
}

/** The day of a date or of a moment, in Paris. */
function dayIn(node: Node, name: string): string | null {
  const date = childOf(node, name);
  return dayOfCell(textOf(date, 'Dt') || textOf(date, 'DtTm'));
}

const amountNode = (holder: Node): unknown =>
  holder['Amt'] ??
  childOf(holder, 'AmtDtls', 'TxAmt')['Amt'] ??
  childOf(holder, 'AmtDtls', 'InstdAmt')['Amt'] ??
  null;

/** An amount above 0, or why it cannot be taken. */
function moneyIn(node: unknown): { amount: number; currency: Currency } | string {
  if (typeof node !== 'object' || node === null) return lineFaults.noAmount;
  const { '#text': text = '', '@Ccy': written = '' } = node as Record<string, string>;
  if (!Object.hasOwn(CURRENCY_DECIMALS, written)) return lineFaults.otherCurrency(written.slice(0, 10));
  const currency = written as Currency;
  const amount = minorIn(text, currency);
  if (amount === null) return lineFaults.noAmount;
  return amount === 0 ? lineFaults.zero : { amount, currency };
}

/** A decimal of XML, whose decimals a point parts: « 149.87 », « 00000149.87 », « .5 », « 5. », « +5 ». */
function minorIn(text: string, currency: Currency): number | null {
  const [, whole = '', fraction = ''] = /^\s*\+?0*(\d*)(?:\.(\d*))?\s*$/.exec(text) ?? [];
  if (!/\d/.test(text)) return null;
  if (whole === '' && fraction === '' && !/^[\s+0.]*$/.test(text)) return null;
  return decimalToMinorUnits(`${whole || '0'}${fraction && `.${fraction}`}`, currency);
}

/** The booked balances at the end of a statement (CLBD); one of 0 is listed too. */
function closingBalances(statement: Node): StatementFile['balances'] {
  return listOf(statement, 'Bal').flatMap((balance) => {
    const day = dayIn(balance, 'Dt');
    const { '#text': text = '', '@Ccy': currency = '' } = childOf(balance, 'Amt') as Record<string, string>;
    if (textOf(childOf(balance, 'Tp', 'CdOrPrtry'), 'Cd') !== 'CLBD' || !day) return [];
    if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return [];
    const amount = minorIn(text, currency as Currency);
    if (amount === null) return [];
    const sign = textOf(balance, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
    const account = accountOf(statement);
    return [{ account, day, amount: sign * amount || 0, currency: currency as Currency }];
  });
}

/** What is shown of an entry that cannot be taken. */
function contentOf(entry: Node): string {
  const { '#text': amount = '', '@Ccy': currency = '' } = childOf(entry, 'Amt') as Record<string, string>;
  const day = textOf(childOf(entry, 'BookgDt'), 'Dt') || textOf(childOf(entry, 'BookgDt'), 'DtTm');
  const { wording } = wordsOf(entry, paymentsOf(entry)[0] ?? {});
  return [day, amount, currency, textOf(entry, 'AcctSvcrRef'), wording]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 500);
}
