import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PicturesService } from '../../content/media/pictures.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentTotalsService } from '../../content/publishing/content-totals.service.js';
import { TermsService } from '../../content/taxonomy/terms.service.js';
import { EventRow } from './event.entity.js';
import type { EventSurroundings } from './event.presenter.js';
import { type EventOverviewRow, EventTotals } from './event-totals.entity.js';

const EVENTS_WITH_TOTALS = '(SELECT * FROM events JOIN event_totals USING (id))';

/** Reads events `e` with their totals, their pictures and their tags. */
@Injectable()
export class EventOverviewsService extends ContentTotalsService<EventOverviewRow> {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly pictures: PicturesService,
    private readonly terms: TermsService,
    private readonly clock: Clock,
  ) {
    super(dataSource, EVENTS_WITH_TOTALS, 'e', [EventRow, EventTotals]);
  }

  /** Presents rows as of now. */
  async present<T>(
    rows: EventOverviewRow[],
    presenter: (row: EventOverviewRow, around: EventSurroundings) => T,
  ): Promise<T[]> {
    const now = this.clock.now();
    const pictures = await this.pictures.byIds(rows.map(({ featured_image_id }) => featured_image_id));
    const { tags: known } = await this.terms.mentions();
    return rows.map((row) =>
      presenter(row, {
        picture: pictures.get(row.featured_image_id ?? 0) ?? null,
        tags: row.tag_ids.map((id) => known.get(id)).filter((tag) => tag !== undefined),
        now,
      }),
    );
  }
}
