import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FixedPagesService } from './fixed-pages.service.js';
import { PageRow } from './page.entity.js';
import { PagesAdminController } from './pages.admin.controller.js';
import { PagesAdminService } from './pages-admin.service.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PageRow])],
  controllers: [PagesController, PagesAdminController],
  providers: [FixedPagesService, PagesAdminService, PagesService],
})
export class PagesModule {}
