import { TZDate } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { ContentRecordsService } from '../../content/publishing/content-records.service.js';
import { PublishingService } from '../../content/publishing/publishing.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PARIS, parisDay } from '../../platform/clock/paris.js';
import { Problem } from '../../platform/errors/problem.js';
import type { SeriesScope } from './event-choices.contract.js';
import { lockSeats } from './event-seats.queries.js';
import type { EventSeriesChange, EventSeriesChanged } from './event-series.dto.js';
import { EventTotals } from './event-totals.entity.js';
import { eventTime } from './event.contract.js';
import { EventRow } from './event.entity.js';
import { eventErrors } from './event.errors.js';
import { EVENT_KIND, eventColumns } from './event.kind.js';
import { datesOf } from './event.presenter.js';

/** A date of a series that may change, and whether people are registered to it. */
export interface SeriesDate {
  event: EventRow;
  hasRegistrations: boolean;
}

/** Dates of a series that change together: at once where each stands, and none of them because of another. */
@Injectable()
export class EventSeriesChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ContentRecordsService,
    private readonly publishing: PublishingService,
    private readonly clock: Clock,
  ) {}

  /** The dates that go with this one and may change, itself among them, in order: neither over, cancelled nor in the bin. */
  async dates(id: number): Promise<SeriesDate[]> {
    const { manager } = this.dataSource;
    const event = await this.find(manager, id);
    const events = await this.inScope(manager, event, 'all');
    return this.withRegistrations(manager, events);
  }

  /**
   * Changes hour and place of the dates in scope, all or none; one that people are registered to, waiting or by phone, is
   * left where it is not ticked, which counts at that moment. Their e-mails and calendars follow as after any change.
   */
  async change(id: number, change: EventSeriesChange, by: Author): Promise<EventSeriesChanged> {
    const { version, scope, ticked_ids = [], ...asked } = change;
    return this.dataSource.transaction(async (tx) => {
      const events = await this.hold(tx, id, version, scope);
      const answer: EventSeriesChanged = { changed_ids: [], left_ids: [] };
      for (const { event, hasRegistrations } of await this.withRegistrations(tx, events)) {
        if (hasRegistrations && !ticked_ids.includes(event.id)) answer.left_ids.push(event.id);
        else if (await this.write(tx, event, asked, by)) answer.changed_ids.push(event.id);
      }
      if (answer.changed_ids.length === 0) throw eventErrors.noDateChanged();
      return answer;
    });
  }

  /** All are held before the first is saved, in the order of their numbers: the events, then their seats. */
  private async hold(
    tx: EntityManager,
    id: number,
    version: number,
    scope: SeriesScope,
  ): Promise<EventRow[]> {
    const found = await this.inScope(tx, await this.find(tx, id), scope);
    const ids = [...new Set([id, ...found.map((one) => one.id)])].toSorted((one, other) => one - other);
    let event: EventRow | null = null;
    for (const one of ids)
      if (one === id) event = await this.records.lockCurrent(tx, EVENT_KIND, one, version);
      else await this.records.lock(tx, EVENT_KIND, one);
    for (const one of ids) await lockSeats(tx, one);
    // As they are now that nobody else changes them; one that came into the scope meanwhile is not held.
    const events = await this.inScope(tx, event!, scope);
    return events.filter((one) => ids.includes(one.id));
  }

  private async find(tx: EntityManager, id: number): Promise<EventRow> {
    const event = await tx.findOneBy(EventRow, { id });
    if (!event || event.deleted_at) throw eventErrors.notFound();
    return event;
  }

  private async inScope(tx: EntityManager, event: EventRow, scope: SeriesScope): Promise<EventRow[]> {
    const { id, series_id, start_date } = event;
    const where = series_id && scope !== 'one' ? { series_id } : { id };
    const events = await tx.find(EventRow, { where, order: { start_date: 'ASC', id: 'ASC' } });
    return events.filter(
      (one) =>
        this.mayChange(one) && (scope !== 'following' || (start_date && one.start_date! >= start_date)),
    );
  }

  private mayChange(event: EventRow): boolean {
    const isThere = !event.deleted_at && !event.archived_at && event.status !== 'cancelled';
    const time = eventTime(datesOf(event), this.clock.now());
    return isThere && time !== null && time !== 'past';
  }

  /** A seat that is held, a place in the waiting list, or somebody who registered by phone. */
  private async withRegistrations(tx: EntityManager, events: EventRow[]): Promise<SeriesDate[]> {
    const totals = await tx.findBy(EventTotals, { id: In(events.map(({ id }) => id)) });
    const taken = new Set(
      totals
        .filter(({ current_participants, waiting_count }) => current_participants + waiting_count > 0)
        .map(({ id }) => id),
    );
    return events.map((event) => ({ event, hasRegistrations: taken.has(event.id) }));
  }

  private async write(
    tx: EntityManager,
    event: EventRow,
    { start_time, end_time, ...place }: Omit<EventSeriesChange, 'version' | 'scope' | 'ticked_ids'>,
    by: Author,
  ): Promise<boolean> {
    const day = parisDay(event.start_date!);
    const values = (row: EventRow) => ({
      ...eventColumns(place, row),
      ...(start_time !== undefined && row.start_date && { start_date: atHour(row.start_date, start_time) }),
      ...(end_time !== undefined && { end_date: endOf(row, end_time) }),
    });
    return this.publishing.writeThroughIn(tx, EVENT_KIND, event, values, by).catch((error: unknown) => {
      const faults = error instanceof Problem ? error.body().errors : undefined;
      throw faults ? eventErrors.dateRefused(day, Object.values(faults)) : error;
    });
  }
}

/** The same day in Paris at another hour of its clocks. */
function atHour(moment: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moved = new TZDate(moment, PARIS);
  moved.setHours(hours, minutes, 0, 0);
  return new Date(moved.getTime());
}

/** On the day on which it ends today, or else on its first. */
function endOf({ start_date, end_date }: EventRow, time: string | null): Date | null {
  const day = end_date ?? start_date;
  return time !== null && day ? atHour(day, time) : null;
}
