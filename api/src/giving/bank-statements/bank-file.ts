import { createHash } from 'node:crypto';
import type { Currency } from '../../platform/money/money.contract.js';
import type { StatementFormat } from './bank-statement.contract.js';
import type { StatementMapping } from './bank-statement.dto.js';

/** A line as a file says it. */
export interface FileLine {
  /** The end of its account's number; empty where nothing says it. */
  account: string;
  booked_on: string;
  /** Minor units; what left the account is below 0. */
  amount: number;
  currency: Currency;
  /** What the line is known by when it comes again. */
  wording: string;
  /** What else the bank says of it: other columns, other parts. A reference may be there. */
  more: string;
  counterparty: string;
  /** The bank's own number of it; empty where it gives none. */
  bank_ref: string;
}

export interface FileBalance {
  account: string;
  day: string;
  amount: number;
  currency: Currency;
}

export interface StatementFile {
  format: StatementFormat;
  columns: string[];
  /** The line of the headings, from 0. */
  heading: number;
  /** Null where it has no columns, or nobody knows which is which. */
  mapping: StatementMapping | null;
  /** The first rows of a table below its headings, as they are written. */
  sample: string[][];
  lines: FileLine[];
  /** Lines that cannot be taken, each with why. */
  faults: FileFault[];
  /** What the bank says is on the account at the end of a day; minor units. */
  balances: FileBalance[];
}

/** What a file that is no table says of its columns. */
export const NO_COLUMNS: Pick<StatementFile, 'columns' | 'heading' | 'mapping' | 'sample'> = {
  columns: [],
  heading: 0,
  mapping: null,
  sample: [],
};

export interface FileFault {
  account: string;
  /** Its place in the file, from 1. */
  line: number;
  /** French. */
  message: string;
  /** The line as the file has it. */
  content: string;
}

export interface LineKey {
  /** `text` or `ref`, what the line says, and which of those that are alike it is; then its account, if it is known. */
  line_key: string;
  hash: string;
}

/**
 * What makes each line itself, so that it comes in once however often its day is exported: the bank's number, or the
 * day, the amount and the words, and which of those that are alike on its account it is.
 */
export function lineKeys(lines: readonly FileLine[]): LineKey[] {
  const alike = new Map<string, number>();
  return lines.map((line) => {
    const { account, booked_on, amount, currency, wording, counterparty, bank_ref } = line;
    const said = bank_ref
      ? [account, booked_on, bank_ref, amount]
      : [booked_on, amount, currency, plain(wording), plain(counterparty)];
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
    const before = alike.get(`${account} ${hash}`) ?? 0;
    alike.set(`${account} ${hash}`, before + 1);
    return { line_key: keyOf(line, hash, before), hash };
  });
}

function keyOf({ bank_ref, account }: FileLine, hash: string, before: number): string {
  return bank_ref ? `ref:${hash}:${before}` : `text:${hash}:${before}${account && `:${account}`}`;
}

/** The first key for a line that is none of those that are taken: it is kept although it looks known. */
export function freeKey(line: FileLine, hash: string, taken: ReadonlySet<string>): string {
  for (let before = 0; ; before += 1) {
    const key = keyOf(line, hash, before);
    if (!taken.has(key)) return key;
  }
}

/** A line that another file brought, with the account of that file. */
export interface StoredKey {
  line_key: string;
  account: string;
}

/** Whether a line came in already: on its account, or where its account or the other's is not known. */
export function isKnown({ line_key }: LineKey, { account }: FileLine, stored: readonly StoredKey[]): boolean {
  const bare = bareKey(line_key);
  return stored.some((one) => {
    if (bareKey(one.line_key) !== bare) return false;
    return line_key.startsWith('ref:') || account === '' || one.account === '' || one.account === account;
  });
}

const bareKey = (line_key: string) => line_key.split(':').slice(0, 3).join(':');

/** The same as `lineKeys` for lines that cannot be taken: by what they hold, and which of those that are alike it is. */
export function faultKeys(faults: readonly FileFault[]): string[] {
  const alike = new Map<string, number>();
  return faults.map(({ account, content }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([account, content]))
      .digest('base64url');
    const before = alike.get(hash) ?? 0;
    alike.set(hash, before + 1);
    return `${hash}:${before}`;
  });
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What is shown of an account's number: its end; nothing of what is no number. */
export const endOfAccount = (number: string) =>
  /\d.*\d.*\d/.test(number) ? number.replaceAll(/[^A-Za-z0-9]/g, '').slice(-4) : '';
