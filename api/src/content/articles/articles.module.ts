import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { TaxonomyModule } from '../taxonomy/taxonomy.module.js';
import { ArticleRowsService } from './article-rows.service.js';
import { ArticleViewsService } from './article-views.service.js';
import { ArticleWritesService } from './article-writes.service.js';
import { ArticleRow } from './article.entity.js';
import { ArticlesAdminController } from './articles.admin.controller.js';
import { ArticlesAdminService } from './articles-admin.service.js';
import { ArticlesController } from './articles.controller.js';
import { ArticlesService } from './articles.service.js';
import { AuthorPersonalData } from './article.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([ArticleRow]), MediaModule, TaxonomyModule],
  controllers: [ArticlesController, ArticlesAdminController],
  providers: [
    AuthorPersonalData,
    ArticleRowsService,
    ArticleViewsService,
    ArticleWritesService,
    ArticlesAdminService,
    ArticlesService,
  ],
  exports: [ArticleWritesService, ArticlesAdminService, ArticlesService],
})
export class ArticlesModule {}
