import type { SelectQueryBuilder } from 'typeorm';
import { orderOf } from '../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../platform/database/paris-days.js';
import { periodCondition } from '../../platform/database/periods.js';
import type { ArticlesQuery } from './article-query.dto.js';
import type { ArticleRow } from './article.entity.js';
import { applyFilters, type Conditions } from '../../platform/database/filters.js';

/** What the public reads. */
export const IS_PUBLIC = "status = 'published' AND deleted_at IS NULL AND archived_at IS NULL";

type Filter = Exclude<keyof ArticlesQuery, 'page' | 'page_size' | 'summary' | 'ordering'>;
/** What each filter of the public list asks of an article `a`; the parameter's value is bound under its name. */
const CONDITIONS: Conditions<Filter> = {
  search: () => 'a.search @@ french_query(:search)',
  category: () => `a.category_ids && ${named('categories', 'ARRAY[:category]')}`,
  category_id: () => 'a.category_ids @> ARRAY[CAST(:category_id AS int)]',
  tag: () => `a.tag_ids && ${named('tags', 'ARRAY[:tag]')}`,
  tags: () => `a.tag_ids && ${named('tags', "regexp_split_to_array(:tags, '\\s*,\\s*')")}`,
  author: () => 'says(a.author_name, :author)',
  author_email: () => 'lower(a.author_email) = lower(:author_email)',
  featured: () => 'a.featured = :featured',
  published: () => "(a.status = 'published') = :published",
  min_views: () => 'a.view_count >= :min_views',
  max_views: () => 'a.view_count <= :max_views',
  start_date: (value: string, parameter) => `a.published_at >= ${dayStart(value, parameter)}`,
  end_date: (value: string, parameter) => `a.published_at <= ${dayEnd(value, parameter)}`,
  period: (value: never) => periodCondition(value, 'a.published_at', 'a.published_at'),
  status: () => 'a.status = :status',
  related_to: () => 'a.id <> :related_to',
};

/** How much an article `a` has in common with another: a tag says more than a category. */
const IN_COMMON = `coalesce((
  SELECT 2 * cardinality(ARRAY(SELECT unnest(a.tag_ids) INTERSECT SELECT unnest(other.tag_ids)))
         + cardinality(ARRAY(SELECT unnest(a.category_ids) INTERSECT SELECT unnest(other.category_ids)))
    FROM articles other WHERE other.id = :related_to), 0)`;

/** Narrows the list to what the query asks; `now` gives periods their meaning. */
export function applyArticleFilters(
  found: SelectQueryBuilder<ArticleRow>,
  query: ArticlesQuery,
  now: Date,
): void {
  applyFilters(found, CONDITIONS, query, now);
}

/** Orders the list as asked; by default what matches best, or has most in common, then the newest. */
export function applyArticleOrder(found: SelectQueryBuilder<ArticleRow>, query: ArticlesQuery): void {
  const { ordering, search, related_to } = query;
  if (ordering) {
    found.orderBy(orderOf('a', ordering.replace(/^-/, '')), ordering.startsWith('-') ? 'DESC' : 'ASC');
  } else {
    if (related_to !== undefined) found.addOrderBy(IN_COMMON, 'DESC');
    if (search !== undefined) found.addOrderBy('ts_rank(a.search, french_query(:search))', 'DESC');
    found.addOrderBy('a.published_at', 'DESC');
  }
  found.addOrderBy('a.id', 'DESC');
}

/** The numbers of the terms that have one of these addresses, now or once, or one of these names. */
function named(table: 'categories' | 'tags', words: string): string {
  return `ARRAY(
    SELECT id FROM ${table}
     WHERE slug = ANY (${words})
        OR lower(unaccent(name)) IN (SELECT lower(unaccent(word)) FROM unnest(CAST(${words} AS text[])) AS word)
        OR id IN (SELECT record_id FROM slug_redirects WHERE resource = '${table}' AND slug = ANY (${words})))`;
}
