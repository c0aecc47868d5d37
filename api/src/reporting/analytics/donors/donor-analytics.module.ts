import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics.module.js';
import { DonorAnalyticsAdminController } from './donor-analytics.admin.controller.js';
import { DonorAnalyticsService } from './donor-analytics.service.js';
import { DonorGroupsService } from './donor-groups.service.js';
import { DonorRetentionService } from './donor-retention.service.js';
import { GivingConcentrationService } from './giving-concentration.service.js';
import { RecurringRevenueService } from './recurring-revenue.service.js';

@Module({
  imports: [AnalyticsModule],
  controllers: [DonorAnalyticsAdminController],
  providers: [
    DonorAnalyticsService,
    DonorGroupsService,
    DonorRetentionService,
    GivingConcentrationService,
    RecurringRevenueService,
  ],
})
export class DonorAnalyticsModule {}
