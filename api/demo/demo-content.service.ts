import { Injectable } from '@nestjs/common';
import { CampaignsAdminService } from '../src/content/campaigns/campaigns-admin.service.js';
import { Configuration } from '../src/platform/config/configuration.js';
import { alone } from '../src/platform/database/migrate.js';
import { DemoArticlesService } from './demo-articles.service.js';
import { DemoCampaignsService } from './demo-campaigns.service.js';
import { DemoCasesService } from './demo-cases.service.js';
import { DemoCorrespondenceService } from './demo-correspondence.service.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoGiftsService } from './demo-gifts.service.js';
import { DemoImpactService } from './demo-impact.service.js';
import { DemoMoneyService } from './demo-money.service.js';
import { DemoProjectsService } from './demo-projects.service.js';
import { DemoScholarshipsService } from './demo-scholarships.service.js';

const DEMO_LOCK = 724_003;
const AUTHOR = { id: 1, name: 'Contenu de démonstration' };

/** Fills an empty database with content worth looking at; one that has campaigns is left as it is. */
@Injectable()
export class DemoContentService {
  constructor(
    private readonly existing: CampaignsAdminService,
    private readonly campaigns: DemoCampaignsService,
    private readonly articles: DemoArticlesService,
    private readonly events: DemoEventsService,
    private readonly projects: DemoProjectsService,
    private readonly gifts: DemoGiftsService,
    private readonly money: DemoMoneyService,
    private readonly impact: DemoImpactService,
    private readonly correspondence: DemoCorrespondenceService,
    private readonly scholarships: DemoScholarshipsService,
    private readonly cases: DemoCasesService,
    private readonly configuration: Configuration,
  ) {}

  /** Answers how many campaigns it made: none where there were some. */
  async fillIfEmpty(): Promise<number> {
    let made = 0;
    await alone(this.configuration.databaseUrl, DEMO_LOCK, async () => {
      if (Object.keys(await this.existing.countByStatus()).length > 0) return;
      const campaigns = await this.campaigns.make(AUTHOR);
      made = campaigns.size;
      await this.projects.make(campaigns, AUTHOR);
      const tags = await this.articles.make(AUTHOR);
      await this.events.make(tags, AUTHOR);
      await this.correspondence.make(AUTHOR);
      await this.gifts.make(campaigns, AUTHOR);
      await this.money.make(campaigns, AUTHOR);
      await this.impact.make(AUTHOR);
      await this.scholarships.make(AUTHOR);
      await this.cases.make(AUTHOR);
    });
    return made;
  }
}
