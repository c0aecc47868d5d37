import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { shows, ShowsPictures } from '../media/media-usage.service.js';
import { inFrench } from '../../platform/database/french-order.js';
import { WritesContent } from '../publishing/content-kinds.service.js';
import { amountsIn } from '../publishing/content.fields.js';
import { PublishingService } from '../publishing/publishing.service.js';
import type { CampaignBulkBody, CampaignInput, CampaignUpdate } from './campaign.dto.js';
import { CampaignGiftsService } from './campaign-gifts.service.js';
import { CampaignRow } from './campaign.entity.js';
import { campaignErrors } from './campaign.errors.js';
import { CAMPAIGN_KIND, campaignColumns } from './campaign.kind.js';

/** What staff write of campaigns. */
@Injectable()
@WritesContent(CAMPAIGN_KIND)
@ShowsPictures({
  resource: 'campaigns',
  sql: `SELECT id, title AS label FROM campaigns
         WHERE ${shows({ pictures: ['featured_image_id'], texts: ['description'] })} ORDER BY ${inFrench('title')}`,
})
export class CampaignWritesService {
  constructor(
    private readonly publishing: PublishingService,
    private readonly gifts: CampaignGiftsService,
  ) {}

  create(body: CampaignInput, author: Author): Promise<number> {
    return this.publishing.create(CAMPAIGN_KIND, campaignColumns(body), author);
  }

  update(id: number, { version, ...body }: CampaignUpdate, author: Author): Promise<void> {
    const written = async (row: CampaignRow, tx: EntityManager): Promise<Partial<CampaignRow>> => {
      if (!body.currency || body.currency === row.currency) return campaignColumns(body, row.currency);
      // Once gifts are counted in a currency, it stays.
      if (await this.gifts.hasGifts(tx, row.id)) throw campaignErrors.currencyInUse();
      return { ...amountsIn(CampaignRow, row, body.currency), ...campaignColumns(body) };
    };
    return this.publishing.save(CAMPAIGN_KIND, id, version, written, author);
  }

  /** The same values on many campaigns: on all of them, or on none. */
  updateMany({ ids, values }: CampaignBulkBody, author: Author): Promise<number> {
    return this.publishing.saveMany(
      CAMPAIGN_KIND,
      ids,
      (row) => campaignColumns(values, row.currency),
      author,
    );
  }
}
