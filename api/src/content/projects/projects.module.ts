import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { MediaModule } from '../media/media.module.js';
import { MediaUsageService, shows } from '../media/media-usage.service.js';
import { PartnersModule } from '../partners/partners.module.js';
import { inFrench } from '../../platform/database/french-order.js';
import { ContentKindsService } from '../publishing/content-kinds.service.js';
import { SearchModule } from '../search/search.module.js';
import { SearchSourcesService } from '../search/search-sources.service.js';
import { ProjectRow } from './project.entity.js';
import { hasProjects, PROJECT_KIND } from './project.kind.js';
import { ProjectLinksService } from './project-links.service.js';
import { ProjectsAdminController } from './projects.admin.controller.js';
import { ProjectsAdminService } from './projects-admin.service.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ProjectRow]),
    CampaignsModule,
    MediaModule,
    PartnersModule,
    SearchModule,
  ],
  controllers: [ProjectsController, ProjectsAdminController],
  providers: [ProjectLinksService, ProjectsAdminService, ProjectsService],
  exports: [ProjectsAdminService, ProjectsService],
})
export class ProjectsModule {
  constructor(kinds: ContentKindsService, usage: MediaUsageService, search: SearchSourcesService) {
    kinds.register(PROJECT_KIND);
    kinds.whenUsed('partners', hasProjects);
    usage.register(
      'projects',
      `SELECT id, title AS label FROM projects
        WHERE ${shows({ pictures: ['featured_image_id'], texts: ['description'] })} ORDER BY ${inFrench('title')}`,
    );
    search.register(
      'projects',
      `SELECT id, slug, title,
              concat_ws('. ', nullif(city, ''), short_description) AS summary,
              description AS body, coalesce(start_date::timestamptz, published_at) AS dated_at, search
         FROM projects WHERE published_at IS NOT NULL AND archived_at IS NULL AND deleted_at IS NULL`,
    );
  }
}
