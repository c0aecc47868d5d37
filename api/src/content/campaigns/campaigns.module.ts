import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { CampaignRow } from './campaign.entity.js';
import { CampaignGiftsService } from './campaign-gifts.service.js';
import { CampaignTotals } from './campaign-totals.entity.js';
import { CampaignOverviewsService } from './campaign-overviews.service.js';
import { CampaignWritesService } from './campaign-writes.service.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsAdminService } from './campaigns-admin.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CampaignRow, CampaignTotals]), MediaModule],
  controllers: [CampaignsController, CampaignsAdminController],
  providers: [
    CampaignGiftsService,
    CampaignOverviewsService,
    CampaignWritesService,
    CampaignsAdminService,
    CampaignsService,
  ],
  exports: [CampaignGiftsService, CampaignWritesService, CampaignsAdminService, CampaignsService],
})
export class CampaignsModule {}
