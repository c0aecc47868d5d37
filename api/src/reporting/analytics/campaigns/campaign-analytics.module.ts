import { Module } from '@nestjs/common';
import { VisitsModule } from '../../visits/visits.module.js';
import { AnalyticsModule } from '../analytics.module.js';
import { GiftCalendarService } from '../gifts/gift-calendar.service.js';
import { CampaignAnalyticsAdminController } from './campaign-analytics.admin.controller.js';
import { CampaignAnalyticsService } from './campaign-analytics.service.js';
import { CampaignFactsService } from './campaign-facts.service.js';
import { CampaignGiftOriginsService } from './campaign-gift-origins.service.js';
import { CampaignProjectionsService } from './campaign-projections.service.js';

@Module({
  imports: [AnalyticsModule, VisitsModule],
  controllers: [CampaignAnalyticsAdminController],
  providers: [
    CampaignAnalyticsService,
    CampaignFactsService,
    CampaignGiftOriginsService,
    CampaignProjectionsService,
    GiftCalendarService,
  ],
})
export class CampaignAnalyticsModule {}
