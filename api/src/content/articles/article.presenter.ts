import type { Picture } from '../media/picture.dto.js';
import { shownFields } from '../publishing/content.fields.js';
import { publicationState } from '../publishing/content.presenter.js';
import type { CategoryMention, TagMention } from '../taxonomy/taxonomy.dto.js';
import { articleIllustration } from './article-illustration.rules.js';
import { readingTime } from './article.contract.js';
import {
  type Article,
  ARTICLE_STAFF_FIELDS,
  type ArticleRecord,
  type ArticleSummary,
} from './article.dto.js';
import { ArticleRow } from './article.entity.js';
import { shownStatus } from './article.rules.js';

/** What an article refers to, as it is shown. */
export interface ArticleMentions {
  picture: Picture | null;
  categories: CategoryMention[];
  tags: TagMention[];
}

/** An article without its text. */
export function presentArticleSummary(row: ArticleRow, mentions: ArticleMentions): ArticleSummary {
  const fields = shownFields(ArticleRow, row, [...ARTICLE_STAFF_FIELDS, 'content']);
  return { ...fields, ...presentRest(row, mentions) };
}

/** An article as anyone may read it. */
export function presentArticle(row: ArticleRow, mentions: ArticleMentions): Article {
  return { ...shownFields(ArticleRow, row, ARTICLE_STAFF_FIELDS), ...presentRest(row, mentions) };
}

/** An article as staff read it; `row` is its working copy. */
export function presentArticleRecord(row: ArticleRow, mentions: ArticleMentions): ArticleRecord {
  const state = publicationState(row, ({ status }) => status === 'published');
  return { ...shownFields(ArticleRow, row), ...presentRest(row, mentions), ...state };
}

function presentRest(row: ArticleRow, mentions: ArticleMentions) {
  return {
    id: row.id,
    featured_image: mentions.picture?.webp.at(-1)?.url ?? null,
    ...mentions,
    illustration: articleIllustration(row, mentions.categories),
    status: shownStatus(row),
    reading_time: readingTime(row.content),
    view_count: row.view_count,
    updated_at: row.updated_at.toISOString(),
  };
}
