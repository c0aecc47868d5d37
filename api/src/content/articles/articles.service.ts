import { Injectable } from '@nestjs/common';
import { PreviewLinksService } from '../../core/audit/preview-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound } from '../../platform/http/page.dto.js';
import { workingCopy } from '../publishing/content.presenter.js';
import { SlugsService } from '../publishing/slugs.service.js';
import { SearchSource } from '../search/search-sources.service.js';
import { applyArticleFilters, applyArticleOrder, IS_PUBLIC } from './article-filters.js';
import type { ArticlesQuery } from './article-query.dto.js';
import { ArticleRowsService } from './article-rows.service.js';
import type { Article, ArticleSummary } from './article.dto.js';
import type { ArticleRow } from './article.entity.js';
import { articleErrors } from './article.errors.js';
import { ARTICLE_KIND } from './article.kind.js';
import { presentArticle, presentArticleSummary } from './article.presenter.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/** The news as visitors read it: never a draft, an archived article only at its own address. */
@Injectable()
@SearchSource({
  type: 'articles',
  sql: `SELECT id, slug, title, excerpt AS summary, content AS body, published_at AS dated_at, search
          FROM articles WHERE ${IS_PUBLIC}`,
})
export class ArticlesService {
  constructor(
    private readonly articles: ArticleRowsService,
    private readonly previews: PreviewLinksService,
    private readonly slugs: SlugsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A page of the public list; `asked` is the request's path, for the links to its neighbours. */
  async list(query: ArticlesQuery, asked: string): Promise<Page<ArticleSummary | Article>> {
    const found = this.articles.select().where(IS_PUBLIC);
    applyArticleFilters(found, query, this.clock.now());
    applyArticleOrder(found, query);
    const present = query.summary ? presentArticleSummary : presentArticle;
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageFound(found, query, address, (rows) =>
      this.articles.present<ArticleSummary | Article>(rows, present),
    );
  }

  /** One article by its slug or its number; with the token of a preview link, as it will be once published. */
  async find(slugOrId: string, previewToken?: string): Promise<Article> {
    const row = await this.row(slugOrId);
    if (!row) throw articleErrors.notFound();
    const isPreview = await this.previews.opens('articles', row.id, previewToken);
    if (!isPreview && row.status === 'draft') throw articleErrors.notFound();
    const shown = isPreview ? { ...workingCopy(row, ARTICLE_KIND), slug: row.slug } : row;
    const [article] = await this.articles.present([shown], presentArticle);
    return article!;
  }

  /** By its number, its slug, or a slug that it had before. */
  private async row(slugOrId: string): Promise<ArticleRow | null> {
    const found = this.articles.select().where('a.deleted_at IS NULL');
    if (/^\d+$/.test(slugOrId)) return found.andWhere('a.id = :id', { id: toId(slugOrId) }).getOne();
    const row = await found.clone().andWhere('a.slug = :slug', { slug: slugOrId }).getOne();
    if (row) return row;
    const id = await this.slugs.formerly('articles', slugOrId);
    return id === null ? null : found.andWhere('a.id = :id', { id }).getOne();
  }
}

function toId(digits: string): number {
  const id = Number(digits);
  if (id > MAX_INT) throw articleErrors.notFound();
  return id;
}
