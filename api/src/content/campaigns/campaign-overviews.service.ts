import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { PicturesService } from '../media/pictures.service.js';
import type { Picture } from '../media/media.contract.js';
import { CampaignRow } from './campaign.entity.js';
import { type CampaignOverviewRow, CampaignTotals } from './campaign-overview.entity.js';

const CAMPAIGNS_WITH_TOTALS = '(SELECT * FROM campaigns JOIN campaign_totals USING (id))';

type Found = SelectQueryBuilder<ObjectLiteral>;
type Counted = CampaignOverviewRow & { count_in_all: number };

/** Reads campaigns with their totals. */
@Injectable()
export class CampaignOverviewsService {
  private readonly columns: readonly string[];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pictures: PicturesService,
  ) {
    const entities = [CampaignRow, CampaignTotals];
    this.columns = [...new Set(entities.flatMap((entity) => namesOf(this.dataSource, entity)))];
  }

  /** Campaigns `c`, each column under its own name. */
  select(tx: EntityManager = this.dataSource.manager): Found {
    const found = tx.createQueryBuilder().select([]).from(CAMPAIGNS_WITH_TOTALS, 'c');
    for (const column of this.columns) found.addSelect(`c.${column}`, column);
    return found;
  }

  async one(found: Found): Promise<CampaignOverviewRow | null> {
    return (await found.getRawOne<CampaignOverviewRow>()) ?? null;
  }

  async all(found: Found): Promise<CampaignOverviewRow[]> {
    return found.getRawMany<CampaignOverviewRow>();
  }

  /** A window of rows with the count of all, in one query where the window is not past the end. */
  async window(found: Found, offset: number, limit: number): Promise<[CampaignOverviewRow[], number]> {
    const rows = await found
      .clone()
      .addSelect('count(*) OVER ()', 'count_in_all')
      .offset(offset)
      .limit(limit)
      .getRawMany<Counted>();
    return [rows, rows[0]?.count_in_all ?? (offset === 0 ? 0 : await this.count(found))];
  }

  private async count(found: Found): Promise<number> {
    const row = await found.clone().select('count(*)', 'count').orderBy().getRawOne<{ count: number }>();
    return row?.count ?? 0;
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

function namesOf(dataSource: DataSource, entity: EntityTarget<ObjectLiteral>): string[] {
  return dataSource.getMetadata(entity).columns.map(({ databaseName }) => databaseName);
}
