import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { PicturesService } from '../media/pictures.service.js';
import { TermsService } from '../taxonomy/terms.service.js';
import { ArticleRow } from './article.entity.js';
import type { ArticleMentions } from './article.presenter.js';

/** Reads articles, and what they refer to. */
@Injectable()
export class ArticleRowsService {
  constructor(
    @InjectRepository(ArticleRow) private readonly rows: Repository<ArticleRow>,
    private readonly pictures: PicturesService,
    private readonly terms: TermsService,
  ) {}

  select(): SelectQueryBuilder<ArticleRow> {
    return this.rows.createQueryBuilder('a');
  }

  /** Presents rows with their pictures, categories and tags. */
  async present<T>(
    rows: ArticleRow[],
    presenter: (row: ArticleRow, mentions: ArticleMentions) => T,
  ): Promise<T[]> {
    const [pictures, { categories, tags }] = await Promise.all([
      this.pictures.byIds(rows.map(({ featured_image_id }) => featured_image_id)),
      this.terms.mentions(),
    ]);
    return rows.map((row) =>
      presenter(row, {
        picture: pictures.get(row.featured_image_id ?? 0) ?? null,
        categories: known(row.category_ids, categories),
        tags: known(row.tag_ids, tags),
      }),
    );
  }
}

function known<T>(ids: number[], terms: Map<number, T>): T[] {
  return ids.map((id) => terms.get(id)).filter((term) => term !== undefined);
}
