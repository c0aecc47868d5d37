import { Injectable } from '@nestjs/common';
import { CampaignUpdatesAdminService } from '../src/content/campaign-updates/campaign-updates-admin.service.js';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { DEMO_CAMPAIGN_UPDATES } from './campaign-updates/campaign-updates.content.js';
import { dayIn } from './demo-days.js';
import { DemoPublicationService } from './demo-publication.service.js';

/** News of two campaigns of the demonstration. */
@Injectable()
export class DemoCampaignUpdatesService {
  constructor(
    private readonly updates: CampaignUpdatesAdminService,
    private readonly publication: DemoPublicationService,
    private readonly clock: Clock,
  ) {}

  async make(campaigns: ReadonlyMap<string, number>, author: Author): Promise<void> {
    for (const { campaign, told_in, ...texts } of DEMO_CAMPAIGN_UPDATES) {
      const campaign_id = campaigns.get(campaign)!;
      const date = dayIn(this.clock.now(), told_in);
      const { id } = await this.updates.create({ ...texts, campaign_id, date }, author);
      await this.publication.publish('campaign-updates', id, null, author);
    }
  }
}
