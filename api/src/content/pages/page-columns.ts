import { sanitiseRichText } from '../../platform/http/rich-text.js';
import { slugOf } from '../../platform/http/slug.contract.js';
import { toColumns } from '../publishing/content.fields.js';
import { NEW_PAGE } from './page.contract.js';
import type { ContentPageInput, PageBlock, PageBlockInput, PageItem, PageItemInput } from './page.dto.js';
import { PageRow } from './page.entity.js';

/** A form's values as columns: rich text sanitised, anchors made of headings where they are missing. */
export function pageColumns(input: Partial<ContentPageInput>): Partial<PageRow> {
  return toColumns(PageRow, input, NEW_PAGE, { convert: { blocks: blocksOf } });
}

function blocksOf(blocks: PageBlockInput[]): PageBlock[] {
  const taken = new Set(blocks.flatMap(({ anchor }) => anchor || []));
  return blocks.map(({ type, heading, anchor, body, items }) => ({
    type,
    heading,
    anchor: anchor || freeAnchor(heading, taken),
    body: sanitiseRichText(body ?? ''),
    // A text has no entries of its own: those of the type that the part had before are left behind.
    items: type === 'text' ? [] : (items ?? []).map(itemOf).filter(({ title, text }) => title || text),
  }));
}

function itemOf({ title, text, detail }: PageItemInput): PageItem {
  return { title: title ?? '', text: text ?? '', detail: detail ?? '' };
}

function freeAnchor(heading: string, taken: Set<string>): string {
  const base = slugOf(heading) || 'partie';
  let anchor = base;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}
