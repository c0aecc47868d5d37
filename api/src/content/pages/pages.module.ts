import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { MediaUsageService, shows } from '../media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { ContentKindsService } from '../publishing/content-kinds.service.js';
import { SearchModule } from '../search/search.module.js';
import { SearchSourcesService } from '../search/search-sources.service.js';
import { FixedPagesService } from './fixed-pages.service.js';
import { PageRow } from './page.entity.js';
import { PAGE_KIND } from './page.kind.js';
import { PagesAdminController } from './pages.admin.controller.js';
import { PagesAdminService } from './pages-admin.service.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PageRow]), MediaModule, SearchModule],
  controllers: [PagesController, PagesAdminController],
  providers: [FixedPagesService, PagesAdminService, PagesService],
})
export class PagesModule {
  constructor(kinds: ContentKindsService, usage: MediaUsageService, search: SearchSourcesService) {
    kinds.register(PAGE_KIND);
    usage.register(
      'pages',
      `SELECT id, title AS label FROM pages WHERE ${shows({ texts: ['blocks::text'] })} ORDER BY ${inFrench('title')}`,
    );
    search.register(
      'pages',
      `SELECT id, slug, title, concat_ws(' ', description, lead) AS summary, page_text(blocks) AS body,
              revised_at AS dated_at, search
         FROM pages WHERE published_at IS NOT NULL AND archived_at IS NULL AND deleted_at IS NULL`,
    );
  }
}
