import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturesService } from '../media/pictures.service.js';
import { workingCopy } from '../publishing/content.presenter.js';
import type { CampaignUpdateRow } from './campaign-update.entity.js';
import { CAMPAIGN_UPDATE_KIND } from './campaign-update.kind.js';
import type { UpdateMentions } from './campaign-update.presenter.js';
import { campaignsOfUpdates } from './campaign-updates.queries.js';

/** What updates refer to, read for many of them at once: as they are published, and as they wait to be. */
@Injectable()
export class CampaignUpdateMentionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pictures: PicturesService,
  ) {}

  async of(rows: readonly CampaignUpdateRow[]): Promise<UpdateMentions> {
    const all = [...rows, ...rows.map((row) => workingCopy(row, CAMPAIGN_UPDATE_KIND))];
    const [pictures, campaigns] = await Promise.all([
      this.pictures.byIds(all.map(({ featured_image_id }) => featured_image_id)),
      campaignsOfUpdates.all(this.database, [...new Set(rows.map(({ campaign_id }) => campaign_id))]),
    ]);
    return { pictures, campaigns: new Map(campaigns.map((campaign) => [campaign.id, campaign])) };
  }
}
