import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { allColumns } from '../../platform/database/all-columns.js';
import { PicturesService } from '../media/pictures.service.js';
import type { Picture } from '../media/media.contract.js';
import { CampaignOverview, type CampaignOverviewRow } from './campaign-overview.entity.js';

type Counted = CampaignOverviewRow & { count_in_all: number };

/** Reads campaigns with their totals. */
@Injectable()
export class CampaignOverviewsService {
  constructor(
    @InjectRepository(CampaignOverview) private readonly overviews: Repository<CampaignOverview>,
    private readonly pictures: PicturesService,
  ) {}

  select(tx?: EntityManager): SelectQueryBuilder<CampaignOverview> {
    const repository = tx ? tx.getRepository(CampaignOverview) : this.overviews;
    const found = repository.createQueryBuilder('c').select([]);
    // Each under its own name: a column of the entity would come back as c_id.
    for (const column of COLUMNS) found.addSelect(`c.${column}`, column);
    return found;
  }

  async one(found: SelectQueryBuilder<CampaignOverview>): Promise<CampaignOverviewRow | null> {
    return (await found.getRawOne<CampaignOverviewRow>()) ?? null;
  }

  async all(found: SelectQueryBuilder<CampaignOverview>): Promise<CampaignOverviewRow[]> {
    return found.getRawMany<CampaignOverviewRow>();
  }

  /** A window of rows with the count of all, in one query where the window is not past the end. */
  async window(
    found: SelectQueryBuilder<CampaignOverview>,
    offset: number,
    limit: number,
  ): Promise<[CampaignOverviewRow[], number]> {
    const rows = await found
      .clone()
      .addSelect('count(*) OVER ()', 'count_in_all')
      .offset(offset)
      .limit(limit)
      .getRawMany<Counted>();
    return [rows, rows[0]?.count_in_all ?? (offset === 0 ? 0 : await found.getCount())];
  }

  /** Presents rows with their pictures. */
  async present<T>(
    rows: CampaignOverviewRow[],
    presenter: (row: CampaignOverviewRow, picture: Picture | null) => T,
  ): Promise<T[]> {
    const pictures = await this.pictures.byIds(rows.map(({ featured_image_id }) => featured_image_id));
    return rows.map((row) => presenter(row, pictures.get(row.featured_image_id ?? 0) ?? null));
  }
}

const COLUMNS = allColumns<CampaignOverviewRow, 'published_slug'>({
  id: true,
  slug: true,
  title: true,
  short_description: true,
  description: true,
  category: true,
  location: true,
  featured: true,
  featured_image_id: true,
  campaign_type: true,
  status: true,
  start_date: true,
  end_date: true,
  currency: true,
  goal_amount: true,
  goal_books: true,
  goal_equipment: true,
  opening_amount: true,
  opening_books: true,
  opening_equipment: true,
  opening_donation_count: true,
  suggested_amounts: true,
  current_amount: true,
  current_books: true,
  current_equipment: true,
  donation_count: true,
  progress_percentage: true,
  created_by: true,
  created_by_name: true,
  created_at: true,
  updated_at: true,
  archived_at: true,
  deleted_at: true,
  version: true,
  pending: true,
  publish_at: true,
});
