import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { pageOf, pageWindow } from '../platform/http/page.dto.js';
import type { Page } from '../platform/http/page.contract.js';
import { PreviewLinksService } from '../audit/preview-links.service.js';
import type { Campaign } from './campaign.contract.js';
import type { CampaignsQuery } from './campaign-query.dto.js';
import { campaignErrors } from './campaign.errors.js';
import { applyCampaignFilters, applyCampaignOrder } from './campaign-filters.js';
import { CampaignOverviewsService } from './campaign-overviews.service.js';
import { presentCampaign } from './campaign.presenter.js';

/** Campaigns as visitors read them: never a draft, an archived one only at its own address. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly overviews: CampaignOverviewsService,
    private readonly previews: PreviewLinksService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A page of the public list; `asked` is the request's path, for the links to its neighbours. */
  async list(query: CampaignsQuery, asked: string): Promise<Page<Campaign>> {
    const found = this.overviews
      .select()
      .where("c.status <> 'draft' AND c.archived_at IS NULL AND c.deleted_at IS NULL");
    applyCampaignFilters(found, query, this.clock.now());
    applyCampaignOrder(found, query);
    const { offset, size } = pageWindow(query);
    const [rows, count] = await this.overviews.window(found, offset, size);
    const campaigns = await this.overviews.present(rows, presentCampaign);
    return pageOf(campaigns, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  /** One campaign by its slug or its number; a draft only with the token of a preview link. */
  async find(slugOrId: string, previewToken?: string): Promise<Campaign> {
    const found = this.overviews.select().where('c.deleted_at IS NULL');
    if (/^\d+$/.test(slugOrId)) found.andWhere('c.id = :id', { id: toId(slugOrId) });
    else found.andWhere('c.slug = :slug', { slug: slugOrId });
    const row = await this.overviews.one(found);
    if (!row) throw campaignErrors.notFound();
    const mayRead = row.status !== 'draft' || (await this.previews.opens('campaigns', row.id, previewToken));
    if (!mayRead) throw campaignErrors.notFound();
    const [campaign] = await this.overviews.present([row], presentCampaign);
    return campaign!;
  }
}

function toId(digits: string): number {
  const id = Number(digits);
  if (id > 2_147_483_647) throw campaignErrors.notFound();
  return id;
}
