import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CampaignInput, DonationKind } from '../campaigns/campaign.contract.js';
import { CampaignGiftsService } from '../campaigns/campaign-gifts.service.js';
import { CampaignWritesService } from '../campaigns/campaign-writes.service.js';
import { CampaignsAdminService } from '../campaigns/campaigns-admin.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { alone } from '../platform/database/migrate.js';
import { toMinorUnits } from '../platform/money/money.contract.js';
import { DEMO_CAMPAIGNS } from './campaigns.content.js';

const DEMO_LOCK = 724_003;
const DAY_MS = 86_400_000;
const AUTHOR = { id: 1, name: 'Contenu de démonstration' };

/** Fills an empty database with content worth looking at; one that has campaigns is left as it is. */
@Injectable()
export class DemoContentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: CampaignsAdminService,
    private readonly writes: CampaignWritesService,
    private readonly gifts: CampaignGiftsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Answers how many campaigns it made: none where there were some. */
  async fillIfEmpty(): Promise<number> {
    let made = 0;
    await alone(this.configuration.databaseUrl, DEMO_LOCK, async () => {
      if (Object.keys(await this.campaigns.countByStatus()).length > 0) return;
      for (const campaign of DEMO_CAMPAIGNS) await this.make(campaign);
      made = DEMO_CAMPAIGNS.length;
    });
    return made;
  }

  private async make({
    starts_in,
    ends_in,
    gifts = {},
    ...input
  }: (typeof DEMO_CAMPAIGNS)[number]): Promise<void> {
    const body = {
      ...input,
      start_date: this.day(starts_in),
      end_date: this.day(ends_in),
    } satisfies CampaignInput;
    const id = await this.writes.create(body, AUTHOR);
    await this.dataSource.transaction(async (tx) => {
      for (const [kind, amounts] of Object.entries(gifts))
        for (const [index, amount] of amounts.entries())
          await this.gifts.record(tx, {
            campaign_id: id,
            kind: kind as DonationKind,
            quantity: kind === 'money' ? toMinorUnits(amount, 'EUR')! : amount,
            source: 'demonstration',
            source_ref: `${input.slug}-${index}`,
            given_at: new Date(this.clock.now().getTime() - (index + 1) * DAY_MS),
          });
    });
  }

  /** Noon in France, so many days from now. */
  private day(offset: number | null): string | null {
    if (offset === null) return null;
    const day = new Date(this.clock.now().getTime() + offset * DAY_MS);
    return `${day.toISOString().slice(0, 10)}T11:00:00Z`;
  }
}
