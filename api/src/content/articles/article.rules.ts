import { ARTICLE_MESSAGES, type ArticleStatus } from './article.contract.js';

interface Checked {
  status: 'draft' | 'published';
  excerpt: string;
  content: string;
}

/** What keeps an article from being shown, by field; a draft may be unfinished. */
export function articleFaults({ status, excerpt, content }: Checked): Record<string, string> {
  const faults: Record<string, string> = {};
  if (status === 'draft') return faults;
  if (!excerpt) faults['excerpt'] = ARTICLE_MESSAGES.excerpt_required;
  if (!content) faults['content'] = ARTICLE_MESSAGES.content_required;
  return faults;
}

/** What staff see: an article that waits for its moment is « scheduled ». */
export function shownStatus(row: { status: 'draft' | 'published'; publish_at: Date | null }): ArticleStatus {
  if (row.status === 'published') return 'published';
  return row.publish_at ? 'scheduled' : 'draft';
}
