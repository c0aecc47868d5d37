import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import type { Page } from '../../platform/http/page.contract.js';
import { PreviewLinksService } from '../../core/audit/preview-links.service.js';
import { SlugsService } from '../publishing/slugs.service.js';
import { SearchSource } from '../search/search-sources.service.js';
import { donationButtons, type DonationKind } from './campaign.contract.js';
import type { Campaign, CampaignLink } from './campaign.dto.js';
import type { CampaignsQuery } from './campaign-query.dto.js';
import { campaignErrors } from './campaign.errors.js';
import { applyCampaignFilters, applyCampaignOrder } from './campaign-filters.js';
import type { CampaignOverviewRow } from './campaign-totals.entity.js';
import { CampaignOverviewsService } from './campaign-overviews.service.js';
import { presentCampaign } from './campaign.presenter.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export type CampaignProgress = Pick<
  CampaignOverviewRow,
  'goal_amount' | 'current_amount' | 'donation_count' | 'end_date'
>;

/** Campaigns as visitors read them: never a draft, an archived one only at its own address. */
@Injectable()
@SearchSource({
  type: 'campaigns',
  sql: `SELECT id, slug, title, concat_ws('. ', nullif(location, ''), short_description) AS summary, description AS body,
               coalesce(start_date, created_at) AS dated_at, search
          FROM campaigns WHERE status <> 'draft' AND archived_at IS NULL AND deleted_at IS NULL`,
})
export class CampaignsService {
  constructor(
    private readonly overviews: CampaignOverviewsService,
    private readonly previews: PreviewLinksService,
    private readonly slugs: SlugsService,
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
    const row = await this.row(slugOrId);
    if (!row) throw campaignErrors.notFound();
    const mayRead = row.status !== 'draft' || (await this.previews.opens('campaigns', row.id, previewToken));
    if (!mayRead) throw campaignErrors.notFound();
    const [campaign] = await this.overviews.present([row], presentCampaign);
    return campaign!;
  }

  /** The campaigns of these numbers that are on the site. */
  async named(ids: number[]): Promise<Map<number, CampaignLink>> {
    if (ids.length === 0) return new Map();
    const rows = await this.overviews.all(
      this.overviews.select().where(`c.id = ANY(:ids) AND ${ON_SITE}`, { ids }),
    );
    return new Map(rows.map(({ id, slug, title }) => [id, { id, slug, title }]));
  }

  /** Whether this campaign is on the site and takes gifts of this kind now; asked within the caller's transaction. */
  async takes(tx: EntityManager, id: number, kind: DonationKind): Promise<boolean> {
    const found = this.overviews.select(tx).where(`c.id = :id AND ${ON_SITE}`, { id });
    const row = await this.overviews.one(found);
    const now = this.clock.now();
    return row !== null && donationButtons(presentCampaign(row, null, now), now).includes(kind);
  }

  /** How far a campaign is at this point of the caller's transaction, in minor units; null where it is not on the site. */
  async progress(tx: EntityManager, id: number): Promise<CampaignProgress | null> {
    const row = await this.overviews.one(
      this.overviews.select(tx).where(`c.id = :id AND ${ON_SITE}`, { id }),
    );
    if (!row) return null;
    const { goal_amount, current_amount, donation_count, end_date } = row;
    return { goal_amount, current_amount, donation_count, end_date };
  }

  /** How many campaigns visitors can read, and how many of them run today. */
  async counts(): Promise<{ total: number; active: number }> {
    const running = `c.status = 'active' AND coalesce(c.start_date <= :now, true) AND coalesce(c.end_date >= :now, true)`;
    const counts = await this.overviews
      .select()
      .select('count(*)::int', 'total')
      .addSelect(`(count(*) FILTER (WHERE ${running}))::int`, 'active')
      .where("c.status <> 'draft' AND c.archived_at IS NULL AND c.deleted_at IS NULL")
      .setParameter('now', this.clock.now())
      .getRawOne<{ total: number; active: number }>();
    return counts ?? { total: 0, active: 0 };
  }

  /** By its number, its slug, or a slug that it had before. */
  private async row(slugOrId: string): Promise<CampaignOverviewRow | null> {
    const found = this.overviews.select().where('c.deleted_at IS NULL');
    if (/^\d+$/.test(slugOrId))
      return this.overviews.one(found.andWhere('c.id = :id', { id: toId(slugOrId) }));
    const row = await this.overviews.one(found.clone().andWhere('c.slug = :slug', { slug: slugOrId }));
    if (row) return row;
    const id = await this.slugs.formerly('campaigns', slugOrId);
    return id === null ? null : this.overviews.one(found.andWhere('c.id = :id', { id }));
  }
}

const ON_SITE = "c.status <> 'draft' AND c.archived_at IS NULL AND c.deleted_at IS NULL";

function toId(digits: string): number {
  const id = Number(digits);
  if (id > MAX_INT) throw campaignErrors.notFound();
  return id;
}
