import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentViewsService } from '../publishing/content-views.service.js';
import { ArticleRow } from './article.entity.js';

/** How often articles are read. */
@Injectable()
export class ArticleViewsService extends ContentViewsService {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(dataSource, ArticleRow);
  }
}
