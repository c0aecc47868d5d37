import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { workingCopy } from '../publishing/content.presenter.js';
import { onShelves } from '../publishing/shelf.columns.js';
import { ARTICLE_EXPORT_COLUMNS } from './article-export.content.js';
import { ArticleRowsService } from './article-rows.service.js';
import type { ArticleStatus } from './article.contract.js';
import type { ArticleRecord, ArticleToLookAt } from './article.dto.js';
import type { ArticleRow } from './article.entity.js';
import { articleErrors } from './article.errors.js';
import { ARTICLE_KIND } from './article.kind.js';
import { presentArticleRecord } from './article.presenter.js';

interface ArticleFilter {
  ids?: number[];
  q?: string;
  status?: ArticleStatus[];
  category_ids?: number[];
  tag_ids?: number[];
  author?: string;
  featured?: boolean;
  has_pending_changes?: boolean;
  shelf?: Shelf[];
}

const OF_STATUS: Record<ArticleStatus, string> = {
  draft: "a.status = 'draft' AND a.publish_at IS NULL",
  scheduled: "a.status = 'draft' AND a.publish_at IS NOT NULL",
  published: "a.status = 'published'",
};
const LOOKED_AT = 10;

/** Articles as staff read them: working copies, drafts, archives and bin included. */
@Injectable()
export class ArticlesAdminService {
  constructor(private readonly articles: ArticleRowsService) {}

  @FindsRecords({ resource: 'articles', name: ['title'], sort: ['updated_at', 'DESC'] })
  async list(range: RangeQuery): Promise<[ArticleRecord[], number]> {
    const [rows, count] = await range.rowsOf(this.matching(range));
    return [await this.present(rows), count];
  }

  async find(slugOrId: number | string): Promise<ArticleRecord> {
    const found = this.articles.select();
    if (typeof slugOrId === 'number') found.where('a.id = :slugOrId', { slugOrId });
    else found.where("a.slug = :slugOrId OR a.pending ->> 'slug' = :slugOrId", { slugOrId });
    const row = await found.getOne();
    if (!row) throw articleErrors.notFound();
    const [record] = await this.present([row]);
    return record!;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = await this.present(await this.matching(range).getMany());
    const names = (terms: { name: string }[]) => terms.map(({ name }) => name).join(', ');
    const rows = records.map((record) => ({
      ...record,
      categories: names(record.categories),
      tags: names(record.tags),
    }));
    return toCsv(ARTICLE_EXPORT_COLUMNS, rows);
  }

  /** What is being written (drafts, and published texts with changes to publish), and what waits for its moment. */
  async toLookAt(): Promise<Record<'in_progress' | 'scheduled', ArticleToLookAt[]>> {
    const found = (condition: string, order: string, way: 'ASC' | 'DESC') =>
      this.articles
        .select()
        .where(`${condition} AND ${onShelves('a')}`)
        .orderBy(order, way)
        .limit(LOOKED_AT)
        .getMany();
    const [inProgress, scheduled] = await Promise.all([
      found(`(${OF_STATUS.draft} OR a.pending IS NOT NULL AND a.publish_at IS NULL)`, 'a.updated_at', 'DESC'),
      found('a.publish_at IS NOT NULL', 'a.publish_at', 'ASC'),
    ]);
    return { in_progress: inProgress.map(toLookAt), scheduled: scheduled.map(toLookAt) };
  }

  private present(rows: ArticleRow[]): Promise<ArticleRecord[]> {
    return this.articles.present(
      rows.map((row) => workingCopy(row, ARTICLE_KIND)),
      presentArticleRecord,
    );
  }

  private matching({ filter, sort, idDirection }: RangeQuery): SelectQueryBuilder<ArticleRow> {
    const { ids, q, status, category_ids, tag_ids, author, featured, has_pending_changes, shelf } =
      filter as ArticleFilter;
    const found = this.articles
      .select()
      .orderBy(orderOf('a', sort[0]), sort[1], 'NULLS LAST')
      .addOrderBy('a.id', idDirection);
    // getMany asks for records by their numbers, wherever they are.
    if (ids) return found.where('a.id = ANY(:ids)', { ids });
    found.where(onShelves('a', shelf));
    if (status) found.andWhere(`(${status.map((one) => OF_STATUS[one]).join(' OR ')})`);
    if (category_ids) found.andWhere('a.category_ids && CAST(:category_ids AS int[])', { category_ids });
    if (tag_ids) found.andWhere('a.tag_ids && CAST(:tag_ids AS int[])', { tag_ids });
    if (author) found.andWhere('says(a.author_name, :author)', { author });
    if (featured !== undefined) found.andWhere('a.featured = :featured', { featured });
    if (has_pending_changes !== undefined)
      found.andWhere(`a.pending IS ${has_pending_changes ? 'NOT NULL' : 'NULL'}`);
    if (q) found.andWhere('(a.search @@ french_query(:q) OR says(a.title, :q))', { q });
    return found;
  }
}

function toLookAt(row: ArticleRow): ArticleToLookAt {
  const { id, slug, title, publish_at, updated_at } = workingCopy(row, ARTICLE_KIND);
  return {
    id,
    slug,
    title,
    publish_at: publish_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}
