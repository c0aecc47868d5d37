import { Module } from '@nestjs/common';
import { ArticlesModule } from '../src/content/articles/articles.module.js';
import { CampaignUpdatesModule } from '../src/content/campaign-updates/campaign-updates.module.js';
import { CampaignsModule } from '../src/content/campaigns/campaigns.module.js';
import { DonationsModule } from '../src/giving/donations/donations.module.js';
import { EventsModule } from '../src/events/events/events.module.js';
import { ImpactModule } from '../src/reporting/impact/impact.module.js';
import { LedgerModule } from '../src/giving/ledger/ledger.module.js';
import { NewslettersModule } from '../src/newsletters/newsletters/newsletters.module.js';
import { RenderingModule } from '../src/newsletters/rendering/rendering.module.js';
import { MediaModule } from '../src/content/media/media.module.js';
import { PartnersModule } from '../src/content/partners/partners.module.js';
import { ProjectsModule } from '../src/content/projects/projects.module.js';
import { TicketsModule } from '../src/events/tickets/tickets.module.js';
import { TaxonomyModule } from '../src/content/taxonomy/taxonomy.module.js';
import { DemoArticlesService } from './demo-articles.service.js';
import { DemoCampaignUpdatesService } from './demo-campaign-updates.service.js';
import { DemoCampaignsService } from './demo-campaigns.service.js';
import { DemoCasesService } from './demo-cases.service.js';
import { DemoContentService } from './demo-content.service.js';
import { DemoCorrespondenceService } from './demo-correspondence.service.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoGiftsService } from './demo-gifts.service.js';
import { DemoImpactService } from './demo-impact.service.js';
import { DemoExpensesService } from './demo-expenses.service.js';
import { DemoMatchingService } from './demo-matching.service.js';
import { ExpensesModule } from '../src/giving/expenses/expenses.module.js';
import { MatchingModule } from '../src/giving/matching/matching.module.js';
import { DemoMoneyService } from './demo-money.service.js';
import { DemoNotificationsService } from './demo-notifications.service.js';
import { DemoNewslettersService } from './demo-newsletters.service.js';
import { DemoPicturesService } from './demo-pictures.service.js';
import { DemoProjectsService } from './demo-projects.service.js';
import { DemoQuestionsService } from './demo-questions.service.js';
import { DemoScholarshipsService } from './demo-scholarships.service.js';
import { DemoRegistrationsService } from './demo-registrations.service.js';
import { DemoPublicationService } from './demo-publication.service.js';
import { DemoSettingsService } from './demo-settings.service.js';
import { DemoSupportersService } from './demo-supporters.service.js';
import { DemoViewsService } from './demo-views.service.js';
import { DemoVisitsService } from './demo-visits.service.js';

@Module({
  imports: [
    ArticlesModule,
    CampaignsModule,
    CampaignUpdatesModule,
    DonationsModule,
    EventsModule,
    ExpensesModule,
    ImpactModule,
    LedgerModule,
    MatchingModule,
    MediaModule,
    NewslettersModule,
    PartnersModule,
    ProjectsModule,
    RenderingModule,
    TaxonomyModule,
    TicketsModule,
  ],
  providers: [
    DemoArticlesService,
    DemoCampaignsService,
    DemoCampaignUpdatesService,
    DemoCasesService,
    DemoContentService,
    DemoCorrespondenceService,
    DemoEventsService,
    DemoExpensesService,
    DemoGiftsService,
    DemoImpactService,
    DemoMatchingService,
    DemoMoneyService,
    DemoNotificationsService,
    DemoNewslettersService,
    DemoPicturesService,
    DemoProjectsService,
    DemoPublicationService,
    DemoQuestionsService,
    DemoSettingsService,
    DemoRegistrationsService,
    DemoScholarshipsService,
    DemoSupportersService,
    DemoViewsService,
    DemoVisitsService,
  ],
  exports: [DemoContentService],
})
export class DemoModule {}
