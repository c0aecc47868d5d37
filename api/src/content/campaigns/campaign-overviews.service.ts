import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { PicturesService } from '../media/pictures.service.js';
import type { Picture } from '../media/picture.dto.js';
import { ContentTotalsService } from '../publishing/content-totals.service.js';
import { CampaignRow } from './campaign.entity.js';
import { type CampaignOverviewRow, CampaignTotals } from './campaign-totals.entity.js';

const CAMPAIGNS_WITH_TOTALS = '(SELECT * FROM campaigns JOIN campaign_totals USING (id))';

/** Reads campaigns `c` with their totals. */
@Injectable()
export class CampaignOverviewsService extends ContentTotalsService<CampaignOverviewRow> {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly pictures: PicturesService,
    private readonly clock: Clock,
  ) {
    super(dataSource, CAMPAIGNS_WITH_TOTALS, 'c', [CampaignRow, CampaignTotals]);
  }

  /** Presents rows with their pictures. */
  async present<T>(
    rows: CampaignOverviewRow[],
    presenter: (row: CampaignOverviewRow, picture: Picture | null, now: Date) => T,
  ): Promise<T[]> {
    const pictures = await this.pictures.byIds(rows.map(({ featured_image_id }) => featured_image_id));
    const now = this.clock.now();
    return rows.map((row) => presenter(row, pictures.get(row.featured_image_id ?? 0) ?? null, now));
  }
}
