import { shownRichText } from '../../platform/http/rich-text.js';
import { publicationState, workingCopy } from '../publishing/content.presenter.js';
import { pagePath } from './page.contract.js';
import type { ContentPage, ContentPageRecord, ContentPageSummary } from './page.dto.js';
import type { PageRow } from './page.entity.js';
import { PAGE_KIND } from './page.kind.js';

/** A page in a list, without its text. */
export function presentPageSummary(row: PageRow): ContentPageSummary {
  const { id, slug, kind, title, description, revised_at } = row;
  return { id, slug, kind, title, description, path: pagePath(slug), updated_at: revised_at.toISOString() };
}

/** A page as anyone may read it. */
export function presentPage(row: PageRow): ContentPage {
  const { id, slug, kind, title, description, lead, revised_at } = row;
  const blocks = row.blocks.map((block) => ({ ...block, body: shownRichText(block.body) }));
  return { id, slug, kind, title, description, lead, blocks, updated_at: revised_at.toISOString() };
}

/** A page as staff last wrote it. */
export function presentPageRecord(row: PageRow): ContentPageRecord {
  const copy = workingCopy(row, PAGE_KIND);
  return { ...presentPage(copy), path: pagePath(row.slug), ...publicationState(row, PAGE_KIND.isLive) };
}
