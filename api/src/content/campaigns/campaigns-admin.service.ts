import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { onShelves } from '../publishing/shelf.columns.js';
import type { CampaignRecord } from './campaign.dto.js';
import { campaignErrors } from './campaign.errors.js';
import { CAMPAIGN_EXPORT_COLUMNS } from './campaign-export.content.js';
import { CampaignOverviewsService } from './campaign-overviews.service.js';
import { presentCampaignRecord } from './campaign.presenter.js';
import { suggestedAmountsCell } from './suggested-amounts.content.js';

interface CampaignFilter {
  ids?: number[];
  q?: string;
  status?: string[];
  campaign_type?: string[];
  category?: string[];
  featured?: boolean;
  shelf?: Shelf[];
}

/** Campaigns as staff read them, drafts, archives and bin included. */
@Injectable()
export class CampaignsAdminService {
  constructor(
    private readonly overviews: CampaignOverviewsService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({ resource: 'campaigns', name: ['title'], sort: ['updated_at', 'DESC'] })
  async list(range: RangeQuery): Promise<[CampaignRecord[], number]> {
    const [rows, count] = await this.overviews.window(this.matching(range), range.offset, range.limit);
    return [await this.overviews.present(rows, presentCampaignRecord), count];
  }

  async find(idOrSlug: number | string): Promise<CampaignRecord> {
    const column = typeof idOrSlug === 'number' ? 'c.id' : 'c.slug';
    const row = await this.overviews.one(
      this.overviews.select().where(`${column} = :idOrSlug`, { idOrSlug }),
    );
    if (!row) throw campaignErrors.notFound();
    const [record] = await this.overviews.present([row], presentCampaignRecord);
    return record!;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const rows = await this.overviews.all(this.matching(range));
    const records = await this.overviews.present(rows, presentCampaignRecord);
    const lines = records.map((record) => ({
      ...record,
      suggested_amounts: suggestedAmountsCell(record.suggested_amounts),
    }));
    return toCsv(CAMPAIGN_EXPORT_COLUMNS, lines);
  }

  /** Drafts, and running campaigns that end within `days`: what to look at today. */
  async toLookAt(days: number): Promise<{ drafts: CampaignRecord[]; ending_soon: CampaignRecord[] }> {
    const drafts = this.overviews
      .select()
      .where(`c.status = 'draft' AND ${onShelves('c')}`)
      .orderBy('c.updated_at', 'DESC')
      .limit(10);
    const ending = this.overviews
      .select()
      .where(
        `c.status = 'active' AND ${onShelves('c')} AND c.end_date BETWEEN :now AND CAST(:now AS timestamptz) + make_interval(days => :days)`,
        { now: this.clock.now(), days },
      )
      .orderBy('c.end_date')
      .limit(10);
    return {
      drafts: await this.overviews.present(await this.overviews.all(drafts), presentCampaignRecord),
      ending_soon: await this.overviews.present(await this.overviews.all(ending), presentCampaignRecord),
    };
  }

  /** How many live campaigns there are of each status. */
  async countByStatus(): Promise<Record<string, number>> {
    const rows = await this.overviews
      .select()
      .select('c.status', 'status')
      .addSelect('count(*)::int', 'campaigns')
      .where(onShelves('c'))
      .groupBy('c.status')
      .getRawMany<{ status: string; campaigns: number }>();
    return Object.fromEntries(rows.map(({ status, campaigns }) => [status, campaigns]));
  }

  private matching(range: RangeQuery): SelectQueryBuilder<ObjectLiteral> {
    const { ids, q, shelf, featured, ...oneOf } = range.filter as CampaignFilter;
    const found = this.overviews
      .select()
      .orderBy(orderOf('c', range.sort[0]), range.sort[1], 'NULLS LAST')
      .addOrderBy('c.id', range.idDirection);
    // getMany asks for records by their numbers, wherever they are.
    if (ids) return found.where('c.id = ANY(:ids)', { ids });
    found.where(onShelves('c', shelf));
    for (const [column, values] of Object.entries(oneOf))
      found.andWhere(`c.${column} = ANY(:${column})`, { [column]: values });
    if (featured !== undefined) found.andWhere('c.featured = :featured', { featured });
    if (q) found.andWhere('(c.search @@ french_query(:q) OR says(c.title, :q))', { q });
    return found;
  }
}
