import type { MarkedText } from './search.dto.js';

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

/** The passage to show: with an ellipsis where it was cut off; the summary where only the title answers. */
export function quotation(headline: string, summary: string): string {
  const text = headline.trim();
  if (!text.includes(MARK.start)) return summary;
  const bare = text.replace(MARKS, '');
  const before = /^[^\p{Lu}\p{N}«]/u.test(bare) ? '… ' : '';
  return before + text + (/[.!?…»]$/.test(bare) ? '' : ' …');
}
