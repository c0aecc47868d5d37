import { createHash } from 'node:crypto';
import type { Currency } from '../../platform/money/money.contract.js';
import type { StatementFormat } from './bank-statement.contract.js';
import type { StatementMapping } from './bank-statement.dto.js';

/** A line as a file says it. */
export interface FileLine {
  booked_on: string;
  /** Minor units; what left the account is below 0. */
  amount: number;
  currency: Currency;
  wording: string;
  counterparty: string;
  /** The bank's own number of it; empty where it gives none. */
  bank_ref: string;
}

export interface StatementFile {
  format: StatementFormat;
  account: string;
  columns: string[];
  mapping: StatementMapping | null;
  lines: FileLine[];
  /** Lines that cannot be taken, each with why. */
  faults: FileFault[];
  /** What the bank says is on the account at the end of a day; minor units. */
  balances: { account: string; day: string; amount: number; currency: Currency }[];
}

export interface FileFault {
  /** Its place in the file, from 1. */
  line: number;
  /** French. */
  message: string;
  /** The line as the file has it. */
  content: string;
}

/**
 * What makes each line itself, so that it comes in once however often its day is exported: the bank's number, or the
 * day, the amount and the words, and which of those that are alike it is.
 */
export function lineKeys(account: string, lines: readonly FileLine[]): string[] {
  const alike = new Map<string, number>();
  return lines.map((line) => {
    const { booked_on, amount, currency, wording, counterparty, bank_ref } = line;
    const said = bank_ref
      ? [account, booked_on, bank_ref, amount]
      : [booked_on, amount, currency, plain(wording), plain(counterparty)];
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
    const before = alike.get(hash) ?? 0;
    alike.set(hash, before + 1);
    return `${bank_ref ? 'ref' : 'text'}:${hash}:${before}`;
  });
}

/** The same for lines that cannot be taken: by what they hold, and which of those that are alike it is. */
export function faultKeys(account: string, faults: readonly FileFault[]): string[] {
  const alike = new Map<string, number>();
  return faults.map(({ content }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([account, content]))
      .digest('base64url');
    const before = alike.get(hash) ?? 0;
    alike.set(hash, before + 1);
    return `${hash}:${before}`;
  });
}

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
