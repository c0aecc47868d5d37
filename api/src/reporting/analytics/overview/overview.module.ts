import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics.module.js';
import { OverviewAdminController } from './overview.admin.controller.js';
import { OverviewService } from './overview.service.js';
import { SubjectsAdminController } from './subjects.admin.controller.js';
import { SubjectsService } from './subjects.service.js';

@Module({
  imports: [AnalyticsModule],
  controllers: [OverviewAdminController, SubjectsAdminController],
  providers: [OverviewService, SubjectsService],
  exports: [SubjectsService],
})
export class OverviewModule {}
