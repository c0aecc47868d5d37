import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { MediaModule } from '../media/media.module.js';
import { PartnersModule } from '../partners/partners.module.js';
import { ProjectRow } from './project.entity.js';
import { ProjectLinksService } from './project-links.service.js';
import { ProjectsAdminController } from './projects.admin.controller.js';
import { ProjectsAdminService } from './projects-admin.service.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ProjectRow]), CampaignsModule, MediaModule, PartnersModule],
  controllers: [ProjectsController, ProjectsAdminController],
  providers: [ProjectLinksService, ProjectsAdminService, ProjectsService],
  exports: [ProjectsAdminService, ProjectsService],
})
export class ProjectsModule {}
