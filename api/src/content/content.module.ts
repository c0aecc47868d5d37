import { Module } from '@nestjs/common';
import { ArticlesModule } from './articles/articles.module.js';
import { CampaignUpdatesModule } from './campaign-updates/campaign-updates.module.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { MediaModule } from './media/media.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PartnersModule } from './partners/partners.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { SearchModule } from './search/search.module.js';
import { TaxonomyModule } from './taxonomy/taxonomy.module.js';

/** What is published: campaigns, news, projects, partners, pages, pictures, search. */
@Module({
  imports: [
    MediaModule,
    PublishingModule,
    CampaignsModule,
    CampaignUpdatesModule,
    SearchModule,
    PartnersModule,
    ProjectsModule,
    PagesModule,
    TaxonomyModule,
    ArticlesModule,
  ],
})
export class ContentModule {}
