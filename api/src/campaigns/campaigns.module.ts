import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreviewLinksService } from '../audit/preview-links.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MediaModule } from '../media/media.module.js';
import { MediaUsageService } from '../media/media-usage.service.js';
import { CampaignBinService } from './campaign-bin.service.js';
import { CampaignRow } from './campaign.entity.js';
import { CampaignGiftsService } from './campaign-gifts.service.js';
import { CampaignOverview } from './campaign-overview.entity.js';
import { CampaignOverviewsService } from './campaign-overviews.service.js';
import { CampaignWritesService } from './campaign-writes.service.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsAdminService } from './campaigns-admin.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CampaignRow, CampaignOverview]), JobsModule, MediaModule],
  controllers: [CampaignsController, CampaignsAdminController],
  providers: [
    CampaignBinService,
    CampaignGiftsService,
    CampaignOverviewsService,
    CampaignWritesService,
    CampaignsAdminService,
    CampaignsService,
  ],
  exports: [CampaignGiftsService, CampaignWritesService, CampaignsAdminService],
})
export class CampaignsModule {
  constructor(
    jobs: JobsService,
    usage: MediaUsageService,
    bin: CampaignBinService,
    previews: PreviewLinksService,
  ) {
    usage.register(
      'campaigns',
      'SELECT id, title AS label FROM campaigns WHERE featured_image_id = $1 ORDER BY title',
    );
    jobs.every('campaigns.bin', '37 3 * * *', async () => {
      await bin.empty();
      await previews.forgetExpired();
    });
  }
}
