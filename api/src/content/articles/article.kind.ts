import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../publishing/content.kind.js';
import { readCells, toColumns } from '../publishing/content.fields.js';
import { listOf } from '../publishing/csv.cells.js';
import { fieldNames } from '../publishing/field.columns.js';
import { termFaults, termIds } from '../taxonomy/terms.service.js';
import { NEW_ARTICLE } from './article.contract.js';
import { ArticleInput } from './article.dto.js';
import { ArticleRow } from './article.entity.js';
import { articleErrors } from './article.errors.js';
import { ARTICLE_IMPORT_COLUMNS } from './article-export.content.js';
import { articleFaults } from './article.rules.js';

/** Articles as publishing sees them: a published one keeps its text until its changes are published. */
export const ARTICLE_KIND: ContentKind<ArticleRow> = {
  resource: 'articles',
  entity: ArticleRow,
  ...fieldNames(ArticleRow),
  fresh: { ...NEW_ARTICLE, status: 'draft' },
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
  faults: async (row, tx) => ({ ...articleFaults(row), ...(await termFaults(tx, row)) }),
  notFound: articleErrors.notFound,
  importing: {
    columns: ARTICLE_IMPORT_COLUMNS,
    body: ArticleInput,
    read: readLine,
    columnsOf: (input, _, at) => articleColumns(input, at),
  },
};

/** A form's values as columns. */
export function articleColumns(input: Partial<ArticleInput>, now: Date): Partial<ArticleRow> {
  const convert = {
    author_email: (address: string) => address || null,
    published_at: (moment: string) => past(new Date(moment), now),
  };
  return toColumns(ArticleRow, input, NEW_ARTICLE, { convert });
}

function past(moment: Date, now: Date): Date {
  if (moment > now) throw articleErrors.publishedInTheFuture();
  return moment;
}

async function readLine(
  { categories, tags, ...cells }: Record<string, string>,
  tx: EntityManager,
): Promise<object> {
  return {
    ...readCells(ArticleRow, cells),
    ...(categories && {
      category_ids: await termIds(tx, 'categories', listOf(categories)),
    }),
    ...(tags && { tag_ids: await termIds(tx, 'tags', listOf(tags)) }),
  };
}
