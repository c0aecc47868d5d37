import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { PicturesService } from '../media/pictures.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { TermsService } from '../taxonomy/terms.service.js';
import { EventOverview, OVERVIEW_COLUMNS, type EventOverviewRow } from './event-overview.entity.js';
import type { EventSurroundings } from './event.presenter.js';

type Counted = EventOverviewRow & { count_in_all: number };

/** Reads events with their figures, their pictures and their tags. */
@Injectable()
export class EventOverviewsService {
  constructor(
    @InjectRepository(EventOverview) private readonly overviews: Repository<EventOverview>,
    private readonly pictures: PicturesService,
    private readonly terms: TermsService,
    private readonly clock: Clock,
  ) {}

  select(): SelectQueryBuilder<EventOverview> {
    const found = this.overviews.createQueryBuilder('e').select([]);
    // Each under its own name: a column of the entity would come back as e_id.
    for (const column of OVERVIEW_COLUMNS) found.addSelect(`e.${column}`, column);
    return found;
  }

  async one(found: SelectQueryBuilder<EventOverview>): Promise<EventOverviewRow | null> {
    return (await found.getRawOne<EventOverviewRow>()) ?? null;
  }

  all(found: SelectQueryBuilder<EventOverview>): Promise<EventOverviewRow[]> {
    return found.getRawMany<EventOverviewRow>();
  }

  /** A window of rows with the count of all, in one query where the window is not past the end. */
  async window(
    found: SelectQueryBuilder<EventOverview>,
    offset: number,
    limit: number,
  ): Promise<[EventOverviewRow[], number]> {
    const rows = await found
      .clone()
      .addSelect('count(*) OVER ()', 'count_in_all')
      .offset(offset)
      .limit(limit)
      .getRawMany<Counted>();
    return [rows, rows[0]?.count_in_all ?? (offset === 0 ? 0 : await found.getCount())];
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
