import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentKindsService } from '../../content/publishing/content-kinds.service.js';
import { ScholarshipCalendarsService } from './scholarship-calendars.service.js';
import { ScholarshipStatsAdminController } from './scholarship-stats.admin.controller.js';
import { ScholarshipStatsService } from './scholarship-stats.service.js';
import { SearchModule } from '../../content/search/search.module.js';
import { SearchSourcesService } from '../../content/search/search-sources.service.js';
import { ScholarshipExportService } from './scholarship-export.service.js';
import { ScholarshipFacetsService } from './scholarship-facets.service.js';
import { ScholarshipTotalsService } from './scholarship-totals.service.js';
import { ScholarshipLinkStatesService } from './scholarship-link-states.service.js';
import { ScholarshipMarksService } from './scholarship-marks.service.js';
import { ScholarshipPageController } from './scholarship-page.controller.js';
import { ScholarshipRequirementsService } from './scholarship-requirements.service.js';
import { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { ScholarshipSearchService } from './scholarship-search.service.js';
import { ScholarshipsAdminController } from './scholarships.admin.controller.js';
import { ScholarshipsAdminService } from './scholarships-admin.service.js';
import { ScholarshipsController } from './scholarships.controller.js';
import { ScholarshipsService } from './scholarships.service.js';
import { ScholarshipsStaffController } from './scholarships.staff.controller.js';
import { ScholarshipSimilarService } from './scholarship-similar.service.js';
import { ScholarshipViewsService } from './scholarship-views.service.js';
import { ScholarshipWritesService } from './scholarship-writes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ScholarshipRow]), SearchModule],
  controllers: [
    ScholarshipPageController,
    ScholarshipsController,
    ScholarshipsStaffController,
    ScholarshipsAdminController,
    ScholarshipStatsAdminController,
  ],
  providers: [
    ScholarshipCalendarsService,
    ScholarshipStatsService,
    ScholarshipExportService,
    ScholarshipFacetsService,
    ScholarshipTotalsService,
    ScholarshipLinkStatesService,
    ScholarshipMarksService,
    ScholarshipRequirementsService,
    ScholarshipSimilarService,
    ScholarshipsAdminService,
    ScholarshipSearchService,
    ScholarshipsService,
    ScholarshipViewsService,
    ScholarshipWritesService,
  ],
  exports: [
    ScholarshipLinkStatesService,
    ScholarshipMarksService,
    ScholarshipRequirementsService,
    ScholarshipsAdminService,
    ScholarshipsService,
  ],
})
export class ScholarshipsModule {
  constructor(kinds: ContentKindsService, search: SearchSourcesService) {
    kinds.register(SCHOLARSHIP_KIND);
    search.register(
      'scholarships',
      `SELECT id, slug, title, concat_ws(' – ', organization, country, field_of_study) AS summary,
              description AS body, published_at AS dated_at, search
         FROM scholarships
        WHERE status = 'active' AND deadline >= (now() AT TIME ZONE 'Europe/Paris')::date
          AND deleted_at IS NULL AND archived_at IS NULL`,
    );
  }
}
