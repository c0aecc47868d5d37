import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { workingCopy } from '../../content/publishing/content.presenter.js';
import { onShelves } from '../../content/publishing/shelf.columns.js';
import type { EventTime } from './event-choices.contract.js';
import type { EventRecord } from './event.dto.js';
import { eventErrors } from './event.errors.js';
import { EVENT_EXPORT_COLUMNS } from './event-export.content.js';
import { IN_TIME } from './event-filters.js';
import type { EventOverviewRow } from './event-totals.entity.js';
import { EVENT_KIND } from './event.kind.js';
import { EventOverviewsService } from './event-overviews.service.js';
import { presentEventRecord } from './event.presenter.js';

interface EventFilter {
  ids?: number[];
  q?: string;
  status?: string[];
  event_type?: string[];
  time?: EventTime[];
  is_online?: boolean;
  is_free?: boolean;
  featured?: boolean;
  tag_ids?: number[];
  city?: string;
  shelf?: Shelf[];
}

/** Events as staff read them, drafts, archives and bin included. */
@Injectable()
export class EventsAdminService {
  constructor(
    private readonly overviews: EventOverviewsService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({ resource: 'events', name: ['title'], sort: ['start_date', 'DESC'] })
  async list(range: RangeQuery): Promise<[EventRecord[], number]> {
    const [rows, count] = await this.overviews.window(this.matching(range), range.offset, range.limit);
    return [await this.present(rows), count];
  }

  async find(idOrSlug: number | string): Promise<EventRecord> {
    const column = typeof idOrSlug === 'number' ? 'e.id' : 'e.slug';
    const row = await this.overviews.one(
      this.overviews.select().where(`${column} = :idOrSlug`, { idOrSlug }),
    );
    if (!row) throw eventErrors.notFound();
    const [record] = await this.present([row]);
    return record!;
  }

  /** Every row that the filter matches, as a CSV file. */
  async export(range: RangeQuery): Promise<string> {
    const records = await this.present(await this.overviews.all(this.matching(range)));
    const lines = records.map(({ tags, payment_methods, ...record }) => ({
      ...record,
      tags: tags.map(({ slug }) => slug).join(', '),
      payment_methods: payment_methods.join(', '),
    }));
    return toCsv(EVENT_EXPORT_COLUMNS, lines);
  }

  /** Rows as staff read them: their working copies. */
  present(rows: EventOverviewRow[]): Promise<EventRecord[]> {
    const copies = rows.map((row) => workingCopy(row, EVENT_KIND));
    return this.overviews.present(copies, presentEventRecord);
  }

  private matching(range: RangeQuery): SelectQueryBuilder<ObjectLiteral> {
    const { ids, q, shelf, time, tag_ids, city, ...equal } = range.filter as EventFilter;
    const found = this.overviews
      .select()
      .orderBy(orderOf('e', range.sort[0]), range.sort[1], 'NULLS LAST')
      .setParameter('now', this.clock.now());
    if (range.sort[0] !== 'id') found.addOrderBy('e.id', 'DESC');
    // getMany asks for records by their numbers, wherever they are.
    if (ids) return found.where('e.id = ANY(:ids)', { ids });
    found.where(onShelves('e', shelf));
    for (const [column, value] of Object.entries(equal))
      found.andWhere(`e.${column} = ANY(:${column})`, { [column]: Array.isArray(value) ? value : [value] });
    if (time) found.andWhere(anyOf(time.map((one) => IN_TIME[one])));
    if (tag_ids) found.andWhere('e.tag_ids && CAST(:tag_ids AS int[])', { tag_ids });
    if (city) found.andWhere('says(e.city, :city)', { city });
    if (q) found.andWhere(LABELS, { q });
    return found;
  }
}

const LABELS = '(e.search @@ french_query(:q) OR says(e.title, :q))';
const anyOf = (conditions: string[]) => `(${conditions.join(' OR ') || 'false'})`;
