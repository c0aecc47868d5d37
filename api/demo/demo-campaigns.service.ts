import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { type CampaignGift, CampaignGiftsService } from '../src/content/campaigns/campaign-gifts.service.js';
import { CampaignWritesService } from '../src/content/campaigns/campaign-writes.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import type { DemoCampaign } from './campaigns/demo-campaign.js';
import { MAIN_CAMPAIGNS } from './campaigns/main-campaigns.content.js';
import { OTHER_CAMPAIGNS } from './campaigns/other-campaigns.content.js';
import { dayIn, momentAt } from './demo-days.js';
import { DAY_MS } from '../src/platform/clock/durations.contract.js';

const NOON = '12:00';

/** The campaigns of the demonstration, with gifts. */
@Injectable()
export class DemoCampaignsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: CampaignWritesService,
    private readonly gifts: CampaignGiftsService,
    private readonly clock: Clock,
  ) {}

  /** Answers the numbers of the campaigns by their slugs, for the projects. */
  async make(pictures: ReadonlyMap<string, number>, author: Author): Promise<Map<string, number>> {
    const made = new Map<string, number>();
    for (const { starts_in, ends_in, gifts = {}, ...input } of [...MAIN_CAMPAIGNS, ...OTHER_CAMPAIGNS]) {
      const dates = { start_date: this.noon(starts_in), end_date: this.noon(ends_in) };
      const id = await this.writes.create(
        { ...input, ...dates, featured_image_id: pictures.get(input.slug) ?? null },
        author,
      );
      await this.give(id, input.slug, gifts);
      made.set(input.slug, id);
    }
    return made;
  }

  private async give(id: number, slug: string, gifts: NonNullable<DemoCampaign['gifts']>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      for (const [kind, amounts] of Object.entries(gifts))
        for (const [index, amount] of amounts.entries())
          await this.gifts.record(tx, {
            campaign_id: id,
            kind: kind as CampaignGift['kind'],
            quantity: amount,
            source: 'demonstration',
            mode: 'test',
            source_ref: `${slug}-${index}`,
            given_at: new Date(this.clock.now().getTime() - (index + 1) * DAY_MS),
          });
    });
  }

  private noon(days: number | null): string | null {
    return days === null ? null : momentAt(dayIn(this.clock.now(), days), NOON).toISOString();
  }
}
