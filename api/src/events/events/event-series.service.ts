import { randomUUID } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { PublishingService } from '../../content/publishing/publishing.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { PARIS, parisDay } from '../../platform/clock/paris.js';
import type { EventRepeated, EventRepetition } from './event-series.dto.js';
import { EventRow } from './event.entity.js';
import { eventErrors } from './event.errors.js';
import { EVENT_KIND } from './event.kind.js';
import { EVENT_ONCE } from './event.contract.js';

/** The moments of an event that move with its date, as many days from it; at the same hour in Paris, in summer as in winter. */
const MOVED = EVENT_KIND.dates;

/** Dates that are made from one event: drafts, whose text staff may change one by one. */
@Injectable()
export class EventSeriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly publishing: PublishingService,
    private readonly clock: Clock,
  ) {}

  /** So many further dates, a week or a month apart; names those of which something is past already. Refuses (409) dates that are over. */
  async repeat(id: number, { every, times }: EventRepetition, by: Author): Promise<EventRepeated> {
    return this.dataSource.transaction(async (tx) => {
      const event = await tx.findOne(EventRow, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!event || event.deleted_at) throw eventErrors.notFound();
      if (!event.start_date) throw eventErrors.noDate();
      const { start_date } = event;
      const starts = Array.from({ length: times }, (_, turn) => later(start_date, every, turn + 1));
      const over = starts.filter((start) => start <= this.clock.now());
      if (over.length > 0) throw eventErrors.datesOver(over.map(parisDay));
      const series_id = event.series_id ?? randomUUID();
      // No other version: nothing that staff wrote changes.
      await tx
        .createQueryBuilder()
        .update(EventRow)
        .set({ series_id, version: event.version })
        .where({ id })
        .execute();
      const written = Object.fromEntries(EVENT_KIND.fields.map((field) => [field, event[field]]));
      const ids: number[] = [];
      const late_days: string[] = [];
      for (const start of starts) {
        const dates = MOVED.map((field) => [
          field,
          asFarFrom(start, start_date, event[field] as Date | null),
        ]);
        const values = {
          ...written,
          ...EVENT_ONCE,
          ...Object.fromEntries(dates),
          series_id,
        } as Partial<EventRow>;
        if (this.isLate(values)) late_days.push(parisDay(start));
        ids.push((await this.publishing.createIn(tx, EVENT_KIND, values, by)).id);
      }
      return { ids, late_days };
    });
  }

  private isLate({ registration_closes_at, early_bird_deadline }: Partial<EventRow>): boolean {
    return [registration_closes_at, early_bird_deadline].some(
      (moment) => moment && moment <= this.clock.now(),
    );
  }
}

/** The same hour in Paris so many weeks or months later; the last day of a month that has no such day. */
function later(moment: Date, every: EventRepetition['every'], turn: number): Date {
  const moved = new TZDate(moment, PARIS);
  const day = moved.getDate();
  if (every === 'week') moved.setDate(day + 7 * turn);
  else {
    moved.setDate(1);
    moved.setMonth(moved.getMonth() + turn);
    moved.setDate(Math.min(day, new TZDate(moved.getFullYear(), moved.getMonth() + 1, 0, PARIS).getDate()));
  }
  return new Date(moved.getTime());
}

/** A moment at its own hour in Paris, as many days from the start `to` as it is from the start `from`. */
function asFarFrom(to: Date, from: Date, moment: Date | null): Date | null {
  if (!moment) return null;
  const days = Math.round((Date.parse(parisDay(to)) - Date.parse(parisDay(from))) / DAY_MS);
  const moved = new TZDate(moment, PARIS);
  moved.setDate(moved.getDate() + days);
  return new Date(moved.getTime());
}
