import type { PageBlockType } from '../page.contract.js';
import type { PageBlock } from '../page.dto.js';

/** A paragraph, or the entries of a list. */
type Part = string | readonly string[];
/** Title, text, detail; see `PageItem`. */
type Entry = readonly [title: string, text?: string, detail?: string];

export function text(heading: string, anchor: string, parts: readonly Part[]): PageBlock {
  return { type: 'text', heading, anchor, body: htmlOf(parts), items: [] };
}

export function entries(
  type: Exclude<PageBlockType, 'text'>,
  heading: string,
  anchor: string,
  items: readonly Entry[],
  parts: readonly Part[] = [],
): PageBlock {
  return {
    type,
    heading,
    anchor,
    body: htmlOf(parts),
    items: items.map(([title, said = '', detail = '']) => ({ title, text: said, detail })),
  };
}

function htmlOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? `<p>${part}</p>` : listOf(part))).join('');
}

function listOf(list: readonly string[]): string {
  return `<ul>${list.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
}
