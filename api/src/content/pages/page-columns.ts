import { sanitiseRichText } from '../../platform/http/rich-text.js';
import { slugOf } from '../../platform/http/slug.contract.js';
import type { PageBody, PageBlockBody, PageItemBody } from './page-body.dto.js';
import type { PageBlock, PageItem } from './page.contract.js';
import type { PageRow } from './page.entity.js';

/** What a new page is where the form says nothing; staff make free ones only. */
export const NEW_PAGE = { slug: '', kind: 'free', lead: '', blocks: [], published_at: null } as const;

/** A form's values as columns: rich text sanitised, anchors made of headings where they are missing. */
export function pageColumns({ blocks, lead, ...given }: Partial<PageBody>): Partial<PageRow> {
  const columns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    ...columns,
    ...(lead !== undefined && { lead: lead ?? '' }),
    ...(blocks !== undefined && { blocks: blocksOf(blocks ?? []) }),
  };
}

function blocksOf(blocks: PageBlockBody[]): PageBlock[] {
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

function itemOf({ title, text, detail }: PageItemBody): PageItem {
  return { title: title ?? '', text: text ?? '', detail: detail ?? '' };
}

function freeAnchor(heading: string, taken: Set<string>): string {
  const base = slugOf(heading) || 'partie';
  let anchor = base;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}
