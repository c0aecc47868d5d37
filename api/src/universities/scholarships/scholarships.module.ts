import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScholarshipCalendarsController } from './scholarship-calendars.controller.js';
import { ScholarshipCalendarsService } from './scholarship-calendars.service.js';
import { ScholarshipStatsService } from './scholarship-stats.service.js';
import { ScholarshipExportService } from './scholarship-export.service.js';
import { ScholarshipFacetsService } from './scholarship-facets.service.js';
import { ScholarshipTotalsService } from './scholarship-totals.service.js';
import { ScholarshipMarksService } from './scholarship-marks.service.js';
import { ScholarshipRequirementsService } from './scholarship-requirements.service.js';
import { ScholarshipRow } from './scholarship.entity.js';
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
  imports: [TypeOrmModule.forFeature([ScholarshipRow])],
  controllers: [
    ScholarshipCalendarsController,
    ScholarshipsController,
    ScholarshipsStaffController,
    ScholarshipsAdminController,
  ],
  providers: [
    ScholarshipCalendarsService,
    ScholarshipStatsService,
    ScholarshipExportService,
    ScholarshipFacetsService,
    ScholarshipTotalsService,
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
    ScholarshipMarksService,
    ScholarshipRequirementsService,
    ScholarshipsAdminService,
    ScholarshipsService,
    ScholarshipWritesService,
  ],
})
export class ScholarshipsModule {}
