import type { Picture } from '../media/media.contract.js';
import { shownRichText } from '../../platform/http/rich-text.js';
import { publicationState } from '../publishing/content.presenter.js';
import type { CategoryMention, TagMention } from '../taxonomy/taxonomy.contract.js';
import { type Article, type ArticleRecord, type ArticleSummary, readingTime } from './article.contract.js';
import type { ArticleRow } from './article.entity.js';
import { shownStatus } from './article.rules.js';

/** What an article refers to, as it is shown. */
export interface ArticleMentions {
  picture: Picture | null;
  categories: CategoryMention[];
  tags: TagMention[];
}

/** An article without its text. */
export function presentArticleSummary(row: ArticleRow, mentions: ArticleMentions): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    featured_image: mentions.picture?.webp.at(-1)?.url ?? null,
    ...mentions,
    published_at: row.published_at?.toISOString() ?? null,
    featured: row.featured,
    status: shownStatus(row),
    author_name: row.author_name,
    reading_time: readingTime(row.content),
    view_count: row.view_count,
    seo_description: row.seo_description,
    updated_at: row.updated_at.toISOString(),
  };
}

/** An article as anyone may read it. */
export function presentArticle(row: ArticleRow, mentions: ArticleMentions): Article {
  return { ...presentArticleSummary(row, mentions), content: shownRichText(row.content) };
}

/** An article as staff read it; `row` is its working copy. */
export function presentArticleRecord(row: ArticleRow, mentions: ArticleMentions): ArticleRecord {
  return {
    ...presentArticle(row, mentions),
    featured_image_id: row.featured_image_id,
    category_ids: row.category_ids,
    tag_ids: row.tag_ids,
    author_email: row.author_email,
    ...publicationState(row, ({ status }) => status === 'published'),
  };
}
