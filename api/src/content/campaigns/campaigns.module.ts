import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { MediaUsageService, shows } from '../media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { ContentKindsService } from '../publishing/content-kinds.service.js';
import { SearchModule } from '../search/search.module.js';
import { SearchSourcesService } from '../search/search-sources.service.js';
import { CampaignRow } from './campaign.entity.js';
import { CAMPAIGN_KIND } from './campaign.kind.js';
import { CampaignGiftsService } from './campaign-gifts.service.js';
import { CampaignTotals } from './campaign-totals.entity.js';
import { CampaignOverviewsService } from './campaign-overviews.service.js';
import { CampaignWritesService } from './campaign-writes.service.js';
import { CampaignsAdminController } from './campaigns.admin.controller.js';
import { CampaignsAdminService } from './campaigns-admin.service.js';
import { CampaignsController } from './campaigns.controller.js';
import { CampaignsService } from './campaigns.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CampaignRow, CampaignTotals]), MediaModule, SearchModule],
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
export class CampaignsModule {
  constructor(kinds: ContentKindsService, usage: MediaUsageService, search: SearchSourcesService) {
    kinds.register(CAMPAIGN_KIND);
    usage.register(
      'campaigns',
      `SELECT id, title AS label FROM campaigns
         WHERE ${shows({ pictures: ['featured_image_id'], texts: ['description'] })} ORDER BY ${inFrench('title')}`,
    );
    search.register(
      'campaigns',
      `SELECT id, slug, title, concat_ws('. ', nullif(location, ''), short_description) AS summary, description AS body,
              coalesce(start_date, created_at) AS dated_at, search
         FROM campaigns WHERE status <> 'draft' AND archived_at IS NULL AND deleted_at IS NULL`,
    );
  }
}
