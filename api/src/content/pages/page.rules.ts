import { isFixedPage, PAGE_MESSAGES, type PageKind } from './page.contract.js';
import type { PageBlock } from './page.dto.js';

interface Checked {
  slug: string;
  kind: PageKind;
  blocks: readonly PageBlock[];
}

/** What keeps a page from being saved as it is, by field; nothing where all is well. */
export function pageFaults({ slug, kind, blocks }: Checked): Record<string, string> {
  const faults: Record<string, string> = {};
  if (kind === 'fixed' && !isFixedPage(slug)) faults['slug'] = PAGE_MESSAGES.fixed_address;
  const seen = new Set<string>();
  for (const [index, { anchor }] of blocks.entries()) {
    if (seen.has(anchor)) faults[`blocks.${index}.anchor`] = PAGE_MESSAGES.anchor_taken;
    seen.add(anchor);
  }
  return faults;
}
