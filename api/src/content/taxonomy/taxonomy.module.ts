import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesAdminController } from './categories.admin.controller.js';
import { CategoriesController } from './categories.controller.js';
import { CategoryRow } from './category.entity.js';
import { TagMergeService } from './tag-merge.service.js';
import { TagRow } from './tag.entity.js';
import { TagsAdminController } from './tags.admin.controller.js';
import { TagsController } from './tags.controller.js';
import { CategoriesService, TagsService } from './term-records.service.js';
import { TermUsesService } from './term-uses.service.js';
import { TermsService } from './terms.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CategoryRow, TagRow])],
  controllers: [CategoriesController, TagsController, CategoriesAdminController, TagsAdminController],
  providers: [CategoriesService, TagMergeService, TagsService, TermUsesService, TermsService],
  exports: [CategoriesService, TagsService, TermsService],
})
export class TaxonomyModule {}
