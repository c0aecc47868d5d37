import { createHash } from 'node:crypto';
import type { Currency } from '../platform/money/money.contract.js';
import type { StatementFormat, StatementMapping } from './bank-statement.contract.js';

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
  faults: { line: number; message: string }[];
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

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
