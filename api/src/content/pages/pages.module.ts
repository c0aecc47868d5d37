import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { MediaUsageService, shows } from '../media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { ContentKindsService } from '../publishing/content-kinds.service.js';
import { FixedPagesService } from './fixed-pages.service.js';
import { PageRow } from './page.entity.js';
import { PAGE_KIND } from './page.kind.js';
import { PagesAdminController } from './pages.admin.controller.js';
import { PagesAdminService } from './pages-admin.service.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PageRow]), MediaModule],
  controllers: [PagesController, PagesAdminController],
  providers: [FixedPagesService, PagesAdminService, PagesService],
})
export class PagesModule {
  constructor(kinds: ContentKindsService, usage: MediaUsageService) {
    kinds.register(PAGE_KIND);
    usage.register(
      'pages',
      `SELECT id, title AS label FROM pages WHERE ${shows({ texts: ['blocks::text'] })} ORDER BY ${inFrench('title')}`,
    );
  }
}
