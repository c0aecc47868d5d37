import { Module } from '@nestjs/common';
import { DonationDeskModule } from '../donation-desk/donation-desk.module.js';
import { CampaignGivingService } from './campaign-giving.service.js';
import { GivingAdminController } from './giving.admin.controller.js';
import { GivingFiguresService } from './giving-figures.service.js';
import { GivingSharesService } from './giving-shares.service.js';
import { GivingTodayService } from './giving-today.service.js';

@Module({
  imports: [DonationDeskModule],
  controllers: [GivingAdminController],
  providers: [CampaignGivingService, GivingFiguresService, GivingSharesService, GivingTodayService],
})
export class GivingFiguresModule {}
