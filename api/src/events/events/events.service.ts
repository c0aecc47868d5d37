import { Injectable } from '@nestjs/common';
import { PreviewLinksService } from '../../core/audit/preview-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Page } from '../../platform/http/page.contract.js';
import { pageOf, pageWindow } from '../../platform/http/page.dto.js';
import { workingCopy } from '../../content/publishing/content.presenter.js';
import { SlugsService } from '../../content/publishing/slugs.service.js';
import { SearchSource } from '../../content/search/search-sources.service.js';
import type { PublicEvent } from './event.dto.js';
import { eventErrors } from './event.errors.js';
import { applyEventFilters, applyEventOrder, IS_PUBLIC } from './event-filters.js';
import type { EventOverviewRow } from './event-totals.entity.js';
import { EVENT_KIND } from './event.kind.js';
import { EventOverviewsService } from './event-overviews.service.js';
import { presentEvent } from './event.presenter.js';
import type { EventsQuery } from './event-query.dto.js';
import { MAX_INT } from '../../platform/database/max-int.js';

/** Events as visitors read them: never a draft, an archived one only at its own address. */
@Injectable()
@SearchSource({
  type: 'events',
  sql: `SELECT id, slug, title, short_description AS summary, description AS body, start_date AS dated_at, search
          FROM events e WHERE ${IS_PUBLIC}`,
})
export class EventsService {
  constructor(
    private readonly overviews: EventOverviewsService,
    private readonly previews: PreviewLinksService,
    private readonly slugs: SlugsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A page of the public list; `asked` is the request's path, for the links to its neighbours. */
  async list(query: EventsQuery, asked: string): Promise<Page<PublicEvent>> {
    const found = this.overviews.select().where(IS_PUBLIC);
    applyEventFilters(found, query, this.clock.now());
    applyEventOrder(found, query);
    const { offset, size } = pageWindow(query);
    const [rows, count] = await this.overviews.window(found, offset, size);
    const events = await this.overviews.present(rows, presentEvent);
    return pageOf(events, count, query, new URL(asked, this.configuration.apiUrl).href);
  }

  /** One event by its slug or its number; with a preview link's token, as it is written and not yet published. */
  async find(slugOrId: string, previewToken?: string): Promise<PublicEvent> {
    const row = await this.row(slugOrId);
    if (!row) throw eventErrors.notFound();
    const isPreview = await this.previews.opens('events', row.id, previewToken);
    if (row.status === 'draft' && !isPreview) throw eventErrors.notFound();
    const shown = isPreview ? workingCopy(row, EVENT_KIND) : row;
    const [event] = await this.overviews.present([shown], presentEvent);
    return event!;
  }

  /** The row of a published event. */
  async published(slugOrId: string): Promise<EventOverviewRow> {
    const row = await this.row(slugOrId);
    if (!row || row.status === 'draft') throw eventErrors.notFound();
    return row;
  }

  /** Everything that is not over, the cancelled included so that calendars strike them out. */
  async notOver(): Promise<EventOverviewRow[]> {
    const found = this.overviews
      .select()
      .where(IS_PUBLIC)
      .andWhere('e.ends_at >= :now', { now: this.clock.now() });
    return this.overviews.all(found.orderBy('e.start_date').addOrderBy('e.id').limit(MOST_IN_A_FEED));
  }

  /** By its number, its slug, or a slug that it had before. */
  private async row(slugOrId: string): Promise<EventOverviewRow | null> {
    const found = this.overviews.select().where('e.deleted_at IS NULL');
    if (/^\d+$/.test(slugOrId))
      return this.overviews.one(found.andWhere('e.id = :id', { id: toId(slugOrId) }));
    const row = await this.overviews.one(found.clone().andWhere('e.slug = :slug', { slug: slugOrId }));
    if (row) return row;
    const id = await this.slugs.formerly('events', slugOrId);
    return id === null ? null : this.overviews.one(found.andWhere('e.id = :id', { id }));
  }
}

const MOST_IN_A_FEED = 500;

function toId(digits: string): number {
  const id = Number(digits);
  if (id > MAX_INT) throw eventErrors.notFound();
  return id;
}
