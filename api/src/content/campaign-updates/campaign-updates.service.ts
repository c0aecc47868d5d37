import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { CampaignsService } from '../campaigns/campaigns.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageFound } from '../../platform/http/page.dto.js';
import { ContentReadingService } from '../publishing/content-reading.service.js';
import { CampaignUpdateMentionsService } from './campaign-update-mentions.service.js';
import type {
  CampaignUpdateView,
  CampaignUpdatesQuery,
  ListedCampaignUpdate,
} from './campaign-update.dto.js';
import type { CampaignUpdateRow } from './campaign-update.entity.js';
import { campaignUpdateErrors } from './campaign-update.errors.js';
import { CAMPAIGN_UPDATE_KIND as KIND } from './campaign-update.kind.js';
import { presentListedUpdate, presentUpdate } from './campaign-update.presenter.js';
import { IS_READ, readCampaign, updateMention } from './campaign-updates.queries.js';

/** News of campaigns as visitors read them: those of a campaign that they may read. */
@Injectable()
export class CampaignUpdatesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reading: ContentReadingService,
    private readonly mentions: CampaignUpdateMentionsService,
    private readonly campaigns: CampaignsService,
    private readonly configuration: Configuration,
  ) {}

  /** The newest first; `asked` is the request's path. */
  async list(query: CampaignUpdatesQuery, asked: string): Promise<Page<ListedCampaignUpdate>> {
    const found = this.reading
      .live(KIND)
      .andWhere(OF_A_READ_CAMPAIGN)
      .orderBy('record.date', 'DESC')
      .addOrderBy('record.published_at', 'DESC')
      .addOrderBy('record.id', 'DESC');
    if (query.campaign !== undefined) {
      const { id } = await this.campaigns.find(query.campaign);
      found.andWhere('record.campaign_id = :id', { id });
    }
    const address = new URL(asked, this.configuration.apiUrl).href;
    return pageFound(found, query, address, async (rows) => {
      const mentions = await this.mentions.of(rows);
      return rows.map((row) => presentListedUpdate(row, mentions));
    });
  }

  /** One by the end of its address or its number; what is not published, or not on the site, only with a preview's token. */
  async find(slugOrId: string, previewToken?: string): Promise<CampaignUpdateView> {
    const row = await this.reading.shown(KIND, slugOrId, previewToken);
    if (!previewToken && !(await readCampaign.first(this.database, row.campaign_id)))
      throw campaignUpdateErrors.notFound();
    return presentUpdate(row, await this.mentions.of([row]));
  }

  /** Whether visitors read this update now. */
  async isRead(row: CampaignUpdateRow, tx: EntityManager = this.database.manager): Promise<boolean> {
    if (!KIND.isLive(row) || row.deleted_at || row.archived_at) return false;
    return (await readCampaign.first(tx, row.campaign_id)) !== null;
  }

  /** The title of its campaign and its page, for who writes of it; both are those of the site where it is gone. */
  async mention(id: number): Promise<{ campaign: string; path: string }> {
    const found = await updateMention.first(this.database, id);
    return found
      ? { campaign: found.campaign, path: `/campagnes/${found.campaign_slug}/nouvelles/${found.slug}` }
      : { campaign: '', path: '/campagnes' };
  }
}

const OF_A_READ_CAMPAIGN = `EXISTS (SELECT FROM campaigns WHERE id = record.campaign_id AND ${IS_READ})`;
