import { Injectable } from '@nestjs/common';
import { CampaignsAdminService } from '../src/content/campaigns/campaigns-admin.service.js';
import { Configuration } from '../src/platform/config/configuration.js';
import { alone } from '../src/platform/database/migrate.js';
import { DemoArticlesService } from './demo-articles.service.js';
import { DemoCampaignUpdatesService } from './demo-campaign-updates.service.js';
import { DemoCampaignsService } from './demo-campaigns.service.js';
import { DemoCasesService } from './demo-cases.service.js';
import { DemoCorrespondenceService } from './demo-correspondence.service.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoExpensesService } from './demo-expenses.service.js';
import { DemoGiftsService } from './demo-gifts.service.js';
import { DemoImpactService } from './demo-impact.service.js';
import { DemoMatchingService } from './demo-matching.service.js';
import { DemoMoneyService } from './demo-money.service.js';
import { DemoNotificationsService } from './demo-notifications.service.js';
import { DemoNewslettersService } from './demo-newsletters.service.js';
import { DemoPicturesService } from './demo-pictures.service.js';
import { DemoProjectsService } from './demo-projects.service.js';
import { DemoQuestionsService } from './demo-questions.service.js';
import { DemoRegistrationsService } from './demo-registrations.service.js';
import { DemoScholarshipsService } from './demo-scholarships.service.js';
import { DemoSettingsService } from './demo-settings.service.js';
import { DemoSupportersService } from './demo-supporters.service.js';
import { DemoViewsService } from './demo-views.service.js';
import { DemoVisitsService } from './demo-visits.service.js';

const DEMO_LOCK = 724_003;
/** Who wrote it all: a person, as for an association's own content. */
const AUTHOR = { id: 1, name: 'Claire Montagnier' };

/** Fills an empty database with content worth looking at; one that has campaigns is left as it is. */
@Injectable()
export class DemoContentService {
  constructor(
    private readonly existing: CampaignsAdminService,
    private readonly campaigns: DemoCampaignsService,
    private readonly updates: DemoCampaignUpdatesService,
    private readonly articles: DemoArticlesService,
    private readonly events: DemoEventsService,
    private readonly pictures: DemoPicturesService,
    private readonly projects: DemoProjectsService,
    private readonly gifts: DemoGiftsService,
    private readonly money: DemoMoneyService,
    private readonly matching: DemoMatchingService,
    private readonly expenses: DemoExpensesService,
    private readonly impact: DemoImpactService,
    private readonly registrations: DemoRegistrationsService,
    private readonly correspondence: DemoCorrespondenceService,
    private readonly newsletters: DemoNewslettersService,
    private readonly scholarships: DemoScholarshipsService,
    private readonly cases: DemoCasesService,
    private readonly questions: DemoQuestionsService,
    private readonly views: DemoViewsService,
    private readonly visits: DemoVisitsService,
    private readonly settings: DemoSettingsService,
    private readonly supporters: DemoSupportersService,
    private readonly notifications: DemoNotificationsService,
    private readonly configuration: Configuration,
  ) {}

  /** Answers how many campaigns it made: none where there were some. */
  async fillIfEmpty(): Promise<number> {
    let made = 0;
    await alone(this.configuration.databaseUrl, DEMO_LOCK, async () => {
      if (Object.keys(await this.existing.countByStatus()).length > 0) return;
      await this.settings.make(AUTHOR);
      // Pictures take seconds that others need not wait for.
      const [pictures] = await Promise.all([this.pictures.make(AUTHOR), this.scholarships.make(AUTHOR)]);
      const campaigns = await this.campaigns.make(pictures, AUTHOR);
      made = campaigns.size;
      await this.updates.make(campaigns, AUTHOR);
      await this.projects.make(campaigns, pictures, AUTHOR);
      const tags = await this.articles.make(pictures, AUTHOR);
      await this.events.make(tags, pictures, AUTHOR);
      await this.registrations.make(AUTHOR);
      await this.correspondence.make(AUTHOR);
      await this.gifts.make(campaigns, AUTHOR);
      await this.money.make(campaigns, AUTHOR);
      await this.matching.make(campaigns, AUTHOR);
      await this.expenses.make(campaigns, AUTHOR);
      await this.impact.make(AUTHOR);
      await this.newsletters.make(campaigns, AUTHOR);
      await this.cases.make(AUTHOR);
      await this.questions.make(AUTHOR);
      await this.views.make(AUTHOR);
      const visits = await this.visits.plan();
      await Promise.all([
        this.visits.write(visits),
        this.supporters.make(campaigns, visits.conversions, AUTHOR),
      ]);
      await this.impact.start(AUTHOR);
      await this.notifications.make(AUTHOR);
    });
    return made;
  }
}
