import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { FileLine, StatementFile } from './bank-file.js';
import type { StatementLine, StatementReport } from './bank-statement.dto.js';

const SHOWN_LINES = 12;
const SHOWN_KNOWN = 100;
export const SHOWN_FAULTS = 10;

/** A line of a file, with what makes it itself. */
export interface KeyedLine extends FileLine {
  place: number;
  hash: string;
  line_key: string;
  /** Whether another file brought it. */
  is_known: boolean;
}

/** What a file holds, and what importing it does. */
export function reportOf(
  file: StatementFile,
  file_name: string,
  lines: readonly KeyedLine[],
  knownFaults: number,
): StatementReport {
  const { format, columns, heading, mapping, sample, faults, balances } = file;
  const credits = lines.filter(({ amount }) => amount > 0);
  const fresh = lines.filter(({ is_known }) => !is_known);
  const new_lines = fresh.filter(({ amount }) => amount > 0).length;
  return {
    statement_id: null,
    format,
    file_name,
    account: accountsOf(file).filter(Boolean).join(', '),
    accounts: accountsOf(file),
    columns,
    heading,
    mapping,
    sample,
    credits: credits.length,
    debits: lines.length - credits.length,
    new_lines,
    known_lines: credits.length - new_lines,
    new_debits: fresh.length - new_lines,
    set_aside: faults.length,
    new_set_aside: faults.length - knownFaults,
    reasons: reasonsOf(faults),
    lines: credits.slice(0, SHOWN_LINES).map(shown),
    known: lines
      .filter(({ is_known }) => is_known)
      .slice(0, SHOWN_KNOWN)
      .map(shown),
    balances: balances.map((balance) => ({
      ...balance,
      amount: toMajorUnits(balance.amount, balance.currency),
    })),
    faults: faults.slice(0, SHOWN_FAULTS).map(({ line, message }) => ({ line, message })),
  };
}

/** The accounts that a file tells of; the empty one for what says none. */
export function accountsOf({ lines, faults, balances }: StatementFile): string[] {
  return [...new Set([...lines, ...faults, ...balances].map(({ account }) => account))];
}

/** The words of a line as they are kept. */
export const wordsOfLine = ({ wording, more }: FileLine) => [wording, more].filter(Boolean).join(' · ');

function shown(line: KeyedLine): StatementLine {
  const { hash: _hash, line_key: _key, more: _more, bank_ref: _ref, ...read } = line;
  return { ...read, amount: toMajorUnits(line.amount, line.currency), wording: wordsOfLine(line) };
}

function reasonsOf(faults: StatementFile['faults']): StatementReport['reasons'] {
  const counts = new Map<string, number>();
  for (const { message } of faults) counts.set(message, (counts.get(message) ?? 0) + 1);
  const reasons = [...counts].map(([message, count]) => ({ message, count }));
  return reasons.toSorted((one, other) => other.count - one.count);
}
