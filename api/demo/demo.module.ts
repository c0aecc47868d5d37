import { Module } from '@nestjs/common';
import { ArticlesModule } from '../src/content/articles/articles.module.js';
import { CampaignsModule } from '../src/content/campaigns/campaigns.module.js';
import { EventsModule } from '../src/events/events/events.module.js';
import { ImpactModule } from '../src/reporting/impact/impact.module.js';
import { LedgerModule } from '../src/giving/ledger/ledger.module.js';
import { PartnersModule } from '../src/content/partners/partners.module.js';
import { ProjectsModule } from '../src/content/projects/projects.module.js';
import { TaxonomyModule } from '../src/content/taxonomy/taxonomy.module.js';
import { DemoArticlesService } from './demo-articles.service.js';
import { DemoCampaignsService } from './demo-campaigns.service.js';
import { DemoCasesService } from './demo-cases.service.js';
import { DemoContentService } from './demo-content.service.js';
import { DemoCorrespondenceService } from './demo-correspondence.service.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoGiftsService } from './demo-gifts.service.js';
import { DemoImpactService } from './demo-impact.service.js';
import { DemoMoneyService } from './demo-money.service.js';
import { DemoProjectsService } from './demo-projects.service.js';
import { DemoScholarshipsService } from './demo-scholarships.service.js';
import { DemoPublicationService } from './demo-publication.service.js';

@Module({
  imports: [
    ArticlesModule,
    CampaignsModule,
    EventsModule,
    ImpactModule,
    LedgerModule,
    PartnersModule,
    ProjectsModule,
    TaxonomyModule,
  ],
  providers: [
    DemoArticlesService,
    DemoCampaignsService,
    DemoCasesService,
    DemoContentService,
    DemoCorrespondenceService,
    DemoEventsService,
    DemoGiftsService,
    DemoImpactService,
    DemoMoneyService,
    DemoProjectsService,
    DemoPublicationService,
    DemoScholarshipsService,
  ],
  exports: [DemoContentService],
})
export class DemoModule {}
