import type { MarkedText } from './search.contract.js';

/** Characters of no script, which the database takes out of every text before it sets its own. */
export const MARK = { start: '\uE000', end: '\uE001' } as const;
const MARKED = new RegExp(`(${MARK.start}[^${MARK.start}${MARK.end}]*${MARK.end})`);
const MARKS = new RegExp(`[${MARK.start}${MARK.end}]`, 'g');

/** Cuts a headline of the database into pieces of plain text: no markup travels. */
export function markedText(headline: string): MarkedText[] {
  return headline
    .split(MARKED)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece.replace(MARKS, ''), found: piece.startsWith(MARK.start) }));
}
