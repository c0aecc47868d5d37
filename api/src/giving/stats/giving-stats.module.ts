import { Module } from '@nestjs/common';
import { DonationAdminModule } from '../donations/admin/donation-admin.module.js';
import { CampaignGivingService } from './campaign-giving.service.js';
import { GivingAdminController } from './giving.admin.controller.js';
import { GivingStatsService } from './giving-stats.service.js';
import { GivingSharesService } from './giving-shares.service.js';
import { GivingTodayService } from './giving-today.service.js';

@Module({
  imports: [DonationAdminModule],
  controllers: [GivingAdminController],
  providers: [CampaignGivingService, GivingStatsService, GivingSharesService, GivingTodayService],
})
export class GivingStatsModule {}
