import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../publishing/content.kind.js';
import { listOf, yesOrNo } from '../publishing/csv.cells.js';
import type { TermsService } from '../taxonomy/terms.service.js';
import type { Clock } from '../../platform/clock/clock.js';
import { ArticleBody } from './article-body.dto.js';
import { columnsOf, NEW_ARTICLE } from './article-columns.js';
import { ArticleRow } from './article.entity.js';
import { articleErrors } from './article.errors.js';
import { ARTICLE_IMPORT_COLUMNS } from './article-export.content.js';
import { articleFaults } from './article.rules.js';

/** Articles as publishing sees them: a published one keeps its text until its changes are published. */
export function articleKind(terms: TermsService, clock: Clock): ContentKind<ArticleRow> {
  return {
    resource: 'articles',
    entity: ArticleRow,
    fields: [
      'slug',
      'title',
      'excerpt',
      'content',
      'featured_image_id',
      'category_ids',
      'tag_ids',
      'author_name',
      'author_email',
      'featured',
      'published_at',
      'seo_description',
    ],
    dates: ['published_at'],
    pictures: ['featured_image_id'],
    fresh: NEW_ARTICLE,
    holdsChanges: true,
    slugStem: 'article',
    title: ({ title }) => title,
    publicPath: (slug) => `/actualites/${slug}`,
    isLive: ({ status }) => status === 'published',
    goLive: (row, at) => {
      row.status = 'published';
      row.published_at ??= at;
    },
    takeDown: (row) => {
      row.status = 'draft';
    },
    faults: async (row, tx) => ({ ...articleFaults(row), ...(await terms.faults(tx, row)) }),
    notFound: articleErrors.notFound,
    importing: {
      columns: ARTICLE_IMPORT_COLUMNS,
      body: ArticleBody,
      read: (cells, tx) => readLine(cells, terms, tx),
      columnsOf: (input) => columnsOf(input, clock.now()),
    },
  };
}

async function readLine(
  { categories, tags, featured, ...cells }: Record<string, string>,
  terms: TermsService,
  tx: EntityManager,
): Promise<object> {
  return {
    ...cells,
    ...(featured && { featured: yesOrNo('featured', featured) }),
    ...(categories && {
      category_ids: await terms.idsOf(tx, 'categories', listOf(categories), 'categories'),
    }),
    ...(tags && { tag_ids: await terms.idsOf(tx, 'tags', listOf(tags), 'tags') }),
  };
}
