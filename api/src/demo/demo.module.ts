import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { EventsModule } from '../events/events.module.js';
import { PartnersModule } from '../partners/partners.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { TaxonomyModule } from '../taxonomy/taxonomy.module.js';
import { DemoArticlesService } from './demo-articles.service.js';
import { DemoCampaignsService } from './demo-campaigns.service.js';
import { DemoContentService } from './demo-content.service.js';
import { DemoCorrespondenceService } from './demo-correspondence.service.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoProjectsService } from './demo-projects.service.js';
import { DemoPublicationService } from './demo-publication.service.js';

@Module({
  imports: [ArticlesModule, CampaignsModule, EventsModule, PartnersModule, ProjectsModule, TaxonomyModule],
  providers: [
    DemoArticlesService,
    DemoCampaignsService,
    DemoContentService,
    DemoCorrespondenceService,
    DemoEventsService,
    DemoProjectsService,
    DemoPublicationService,
  ],
  exports: [DemoContentService],
})
export class DemoModule {}
