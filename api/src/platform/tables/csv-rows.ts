import type { TableRow } from './table-row.js';

const QUOTE = '"';
/** How far the other half of a quote is looked for. */
const MOST_QUOTED = 100_000;

interface Written {
  text: string;
  delimiter: string;
  /** How many cells a whole row has; 0 where nobody knows. */
  width: number;
}

/**
 * The rows of a CSV text. A quote that nothing closes, or that closes in the middle of words, is a letter like others:
 * it spoils no other row.
 */
export function csvRows(text: string, delimiter: string, width = 0): TableRow[] {
  const written = { text, delimiter, width };
  const rows: TableRow[] = [];
  for (let at = 0; at < text.length;) {
    const { cells, hasStrayQuote, end } = rowAt(written, at);
    rows.push({ number: rows.length + 1, cells, ...(hasStrayQuote && { hasStrayQuote }) });
    at = end;
  }
  return rows;
}

function rowAt(written: Written, start: number) {
  const { text, delimiter } = written;
  const cells: string[] = [];
  let hasStrayQuote = false;
  for (let at = start; ; at += delimiter.length) {
    const closing = text[at] === QUOTE ? closingQuote(written, start, at) : -1;
    if (closing < 0) {
      const end = endOfCell(written, at);
      const cell = text.slice(at, end);
      hasStrayQuote ||= cell.includes(QUOTE);
      cells.push(cell);
      at = end;
    } else {
      cells.push(text.slice(at + 1, closing).replaceAll(QUOTE + QUOTE, QUOTE));
      at = endOfCell(written, closing + 1);
    }
    if (!text.startsWith(delimiter, at)) return { cells, hasStrayQuote, end: afterBreak(text, at) };
  }
}

/** The place of the quote that closes the one at `opening`; below 0 where none does. */
function closingQuote(written: Written, row: number, opening: number): number {
  const { text, delimiter } = written;
  const limit = Math.min(text.length, opening + MOST_QUOTED);
  for (let at = text.indexOf(QUOTE, opening + 1); at >= 0 && at < limit; at = text.indexOf(QUOTE, at + 1)) {
    if (text[at + 1] === QUOTE) {
      at += 1;
      continue;
    }
    const next = /[^ ]|$/.exec(text.slice(at + 1, at + 20))![0];
    const isClosing = next === '' || next === '\n' || next === '\r' || delimiter === next;
    return isClosing && !joinsWholeRows(written, row, opening, at) ? at : -1;
  }
  return -1;
}

/** Whether what is quoted would make one row of lines that are each a row: two of its quotes are of two rows. */
function joinsWholeRows(written: Written, row: number, opening: number, closing: number): boolean {
  const { text, delimiter, width } = written;
  if (width < 2 || !/[\r\n]/.test(text.slice(opening, closing))) return false;
  let last = closing;
  while (!isBreak(text[last - 1])) last -= 1;
  const lines = [row, last].map((start) => text.slice(start, endOfLine(text, start)));
  return lines.every((line) => line.split(delimiter).length === width);
}

const isBreak = (letter: string | undefined) => letter === '\n' || letter === '\r';

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBreak(text[at])) at += 1;
  return at;
}

function endOfCell({ text, delimiter }: Written, from: number): number {
  for (let at = from; at < text.length; at += 1)
    if (isBreak(text[at]) || text.startsWith(delimiter, at)) return at;
  return text.length;
}

const afterBreak = (text: string, at: number) => at + (text.startsWith('\r\n', at) ? 2 : 1);
