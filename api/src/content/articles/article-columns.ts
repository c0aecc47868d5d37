import { sanitiseRichText } from '../../platform/http/rich-text.js';
import type { ArticleInput } from './article.contract.js';
import type { ArticleRow } from './article.entity.js';
import { articleErrors } from './article.errors.js';

/** What a new article is where the form says nothing. */
export const NEW_ARTICLE = {
  slug: '',
  excerpt: '',
  content: '',
  featured_image_id: null,
  category_ids: [] as number[],
  tag_ids: [] as number[],
  author_name: '',
  author_email: null,
  featured: false,
  status: 'draft',
  published_at: null,
  seo_description: '',
} as const;

/** A form's values as columns: dates as moments, rich text sanitised, each term once; what is null as in a new article. */
export function columnsOf(input: Partial<ArticleInput>, now: Date): Partial<ArticleRow> {
  const columns: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined) continue;
    columns[field] =
      value === null ? NEW_ARTICLE[field as keyof typeof NEW_ARTICLE] : columnOf(field, value, now);
  }
  return columns;
}

function columnOf(field: string, value: unknown, now: Date): unknown {
  if (field === 'content') return sanitiseRichText(value as string);
  if (field === 'category_ids' || field === 'tag_ids') return [...new Set(value as number[])];
  if (field === 'author_email') return value || null;
  if (field !== 'published_at') return value;
  const moment = new Date(value as string);
  if (moment > now) throw articleErrors.publishedInTheFuture();
  return moment;
}
