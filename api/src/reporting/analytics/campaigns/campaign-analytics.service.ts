import { Injectable } from '@nestjs/common';
import { AnalysisDatabase } from '../../../platform/database/analysis-database.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay } from '../../../platform/clock/paris.js';
import { GiftFactsService } from '../gifts/gift-facts.service.js';
import type {
  CampaignAnalytics,
  CampaignChoice,
  CampaignFacts,
  CampaignsAligned,
} from './campaign-analytics.dto.js';
import { campaignsToChoose } from './campaign-analytics.queries.js';
import { presentChoice } from './campaign-choice.presenter.js';
import { CAMPAIGN_DEFINITIONS } from './campaign-definitions.content.js';
import { CampaignFactsService } from './campaign-facts.service.js';
import { CampaignGiftOriginsService } from './campaign-gift-origins.service.js';
import { CampaignProjectionsService } from './campaign-projections.service.js';

/** One campaign in figures, and beside it another. */
@Injectable()
export class CampaignAnalyticsService {
  constructor(
    private readonly database: AnalysisDatabase,
    private readonly giftFacts: GiftFactsService,
    private readonly campaigns: CampaignFactsService,
    private readonly origins: CampaignGiftOriginsService,
    private readonly projections: CampaignProjectionsService,
    private readonly clock: Clock,
  ) {}

  async choices(): Promise<CampaignChoice[]> {
    await this.giftFacts.freshAt();
    return (await campaignsToChoose.all(this.database)).map(presentChoice);
  }

  async of(id: number, otherId: number | undefined): Promise<CampaignAnalytics> {
    const computed_at = (await this.giftFacts.freshAt()).toISOString();
    const today = parisDay(this.clock.now());
    const [read, other] = await Promise.all([
      this.campaigns.read(id, today),
      otherId === undefined ? null : this.campaigns.read(otherId, today),
    ]);
    const [projected, sources, hours, peaks] = await Promise.all([
      this.projections.of(read, today),
      this.origins.sources(read),
      this.origins.hours(read),
      this.origins.peaks(read),
    ]);
    return {
      computed_at,
      today,
      campaign: read.facts,
      ...projected,
      sources,
      hours,
      peaks,
      other: other && other.facts,
      aligned: other && alignedOf(read.facts, other.facts),
      definitions: CAMPAIGN_DEFINITIONS,
    };
  }
}

function alignedOf(one: CampaignFacts, other: CampaignFacts): CampaignsAligned | null {
  const index = Math.min(one.days.at(-1)?.index ?? -1, other.days.at(-1)?.index ?? -1);
  const [mine, its] = [one, other].map(({ days }) => days.find((day) => day.index === index));
  if (!mine || !its) return null;
  return { index, share: mine.share, other_share: its.share, total: mine.total, other_total: its.total };
}
