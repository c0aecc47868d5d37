import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignGiftsService } from '../../content/campaigns/campaign-gifts.service.js';
import { CampaignsService } from '../../content/campaigns/campaigns.service.js';
import { DonationStatsService } from '../../giving/donations/donation-stats.service.js';
import { EventsAgendaService } from '../../events/events/events-agenda.service.js';
import { ProjectsService } from '../../content/projects/projects.service.js';
import type { Metrics } from './impact.dto.js';
import { totalsOfPlaces } from './impact.queries.js';
import type { Held } from './impact.rules.js';

/** What the rest of the product knows of the association's work. */
@Injectable()
export class ImpactSourcesService {
  constructor(
    private readonly gifts: CampaignGiftsService,
    private readonly donations: DonationStatsService,
    private readonly campaigns: CampaignsService,
    private readonly events: EventsAgendaService,
    private readonly projects: ProjectsService,
  ) {}

  /** What each source of a figure holds now; amounts in minor units. */
  async held(tx: EntityManager): Promise<Required<Held>> {
    const books = await this.gifts.books(tx);
    const { libraries, beneficiaries, countries } = await totalsOfPlaces.one(tx);
    return {
      'campaign_gifts.books': books,
      'journal.euros': await this.donations.given('EUR', tx),
      'locations.libraries': libraries,
      'locations.beneficiaries': beneficiaries,
      'locations.countries': countries,
      'projects.librarians': await this.projects.librariansTrained(tx),
    };
  }

  /** What a figure that follows its sources by itself needs of them, in minor units. */
  async live(tx: EntityManager): Promise<Held> {
    return { 'journal.euros': await this.donations.given('EUR', tx) };
  }

  /** What is counted at each reading and never kept. */
  async counts(): Promise<Pick<Metrics, 'campaigns' | 'events'>> {
    const [campaigns, events] = await Promise.all([this.campaigns.counts(), this.events.counts()]);
    return { campaigns, events };
  }
}
