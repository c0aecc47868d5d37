import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { MediaModule } from '../media/media.module.js';
import { CampaignUpdateMentionsService } from './campaign-update-mentions.service.js';
import { CampaignUpdateRow } from './campaign-update.entity.js';
import { CampaignUpdatesAdminController } from './campaign-updates.admin.controller.js';
import { CampaignUpdatesAdminService } from './campaign-updates-admin.service.js';
import { CampaignUpdatesController } from './campaign-updates.controller.js';
import { CampaignUpdatesService } from './campaign-updates.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CampaignUpdateRow]), CampaignsModule, MediaModule],
  controllers: [CampaignUpdatesController, CampaignUpdatesAdminController],
  providers: [CampaignUpdateMentionsService, CampaignUpdatesAdminService, CampaignUpdatesService],
  exports: [CampaignUpdatesAdminService, CampaignUpdatesService],
})
export class CampaignUpdatesModule {}
