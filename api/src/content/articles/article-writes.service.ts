import { Injectable } from '@nestjs/common';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { shows, ShowsPictures } from '../media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { PublishingService } from '../publishing/publishing.service.js';
import { BearsTerms } from '../taxonomy/term-uses.service.js';
import { IS_PUBLIC } from './article-filters.js';
import type { ArticleBulkBody, ArticleInput, ArticleUpdate } from './article.dto.js';
import type { ArticleRow } from './article.entity.js';
import { ARTICLE_KIND, articleColumns } from './article.kind.js';

/** What staff write of articles. */
@Injectable()
@WritesContent(ARTICLE_KIND)
@BearsTerms({ kind: ARTICLE_KIND, columns: ['category_ids', 'tag_ids'], isPublic: IS_PUBLIC })
@ShowsPictures({
  resource: 'articles',
  sql: `SELECT id, title AS label FROM articles
         WHERE ${shows({ pictures: ['featured_image_id'], texts: ['content'] })} ORDER BY ${inFrench('title')}`,
})
export class ArticleWritesService {
  constructor(
    private readonly publishing: PublishingService,
    private readonly clock: Clock,
  ) {}

  /** A new draft, signed by whoever writes it unless it says otherwise. */
  create(body: ArticleInput, author: Author): Promise<number> {
    const values = articleColumns(body, this.clock.now());
    return this.publishing.create(
      ARTICLE_KIND,
      { ...values, author_name: values.author_name || author.name },
      author,
    );
  }

  update(id: number, { version, ...body }: ArticleUpdate, author: Author): Promise<void> {
    return this.publishing.save(ARTICLE_KIND, id, version, articleColumns(body, this.clock.now()), author);
  }

  /** The same values on many articles: on all of them, or on none. */
  updateMany({ ids, values }: ArticleBulkBody, author: Author): Promise<number> {
    const { featured, add_category_id, add_tag_id } = values;
    const written = (row: ArticleRow): Partial<ArticleRow> => ({
      ...(featured !== undefined && { featured }),
      ...(add_category_id && { category_ids: withOne(row.category_ids, add_category_id) }),
      ...(add_tag_id && { tag_ids: withOne(row.tag_ids, add_tag_id) }),
    });
    return this.publishing.saveMany(ARTICLE_KIND, ids, written, author);
  }
}

const withOne = (ids: number[], id: number) => [...new Set([...ids, id])];
