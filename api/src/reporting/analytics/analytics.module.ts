import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { AnalyticsPeriodsService } from './analytics-periods.service.js';
import { GiftFactsService } from './gifts/gift-facts.service.js';
import { GiftMeasuresService } from './gifts/gift-measures.service.js';
import { OnlineGiftsService } from './gifts/online-gifts.service.js';
import { RegionGiftsService } from './gifts/region-gifts.service.js';
import { PageTitlesService } from './visits/page-titles.service.js';
import { VisitAnalyticsAdminController } from './visits/visit-analytics.admin.controller.js';
import { VisitAnalyticsService } from './visits/visit-analytics.service.js';
import { VisitFilesService } from './visits/visit-files.service.js';
import { VisitListsService } from './visits/visit-lists.service.js';
import { VisitSeriesService } from './visits/visit-series.service.js';
import { VisitsModule } from '../visits/visits.module.js';

@Module({
  imports: [JobsModule, VisitsModule],
  controllers: [VisitAnalyticsAdminController],
  providers: [
    AnalyticsPeriodsService,
    GiftFactsService,
    GiftMeasuresService,
    OnlineGiftsService,
    PageTitlesService,
    RegionGiftsService,
    VisitAnalyticsService,
    VisitFilesService,
    VisitListsService,
    VisitSeriesService,
  ],
  exports: [
    AnalyticsPeriodsService,
    GiftFactsService,
    GiftMeasuresService,
    PageTitlesService,
    RegionGiftsService,
  ],
})
export class AnalyticsModule {}
