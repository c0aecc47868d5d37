import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../content/articles/articles.module.js';
import { CampaignUpdatesModule } from '../../content/campaign-updates/campaign-updates.module.js';
import { CampaignsModule } from '../../content/campaigns/campaigns.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { EventsModule } from '../../events/events/events.module.js';
import { ScholarshipsModule } from '../../universities/scholarships/scholarships.module.js';
import { NewslettersModule } from '../newsletters/newsletters.module.js';
import { NewsletterFiguresService } from './newsletter-figures.service.js';
import { NewsletterPartsService } from './newsletter-parts.service.js';
import { NewsletterPreviewService } from './newsletter-preview.service.js';
import { NewsletterPreviewsAdminController } from './newsletter-previews.admin.controller.js';
import { NewsletterRecordsService } from './newsletter-records.service.js';
import { NewsletterRenderingService } from './newsletter-rendering.service.js';

@Module({
  imports: [
    ArticlesModule,
    CampaignsModule,
    CampaignUpdatesModule,
    EventsModule,
    MediaModule,
    NewslettersModule,
    ScholarshipsModule,
    SettingsModule,
  ],
  controllers: [NewsletterPreviewsAdminController],
  providers: [
    NewsletterFiguresService,
    NewsletterPartsService,
    NewsletterPreviewService,
    NewsletterRecordsService,
    NewsletterRenderingService,
  ],
  exports: [NewsletterPreviewService, NewsletterRenderingService],
})
export class RenderingModule {}
