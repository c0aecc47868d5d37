import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { IS_PUBLIC } from './event-filters.js';
import type { GlobalInterestStats, InterestStats } from './event-interest.dto.js';
import { EventsService } from './events.service.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';

const MOST_AWAITED = 5;

/** Figures about who would like to come: never an address. */
@Injectable()
export class EventInterestStatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventsService,
    private readonly clock: Clock,
  ) {}

  /** How many people are interested in one event, and since when. */
  async one(slugOrId: string): Promise<InterestStats> {
    const { id } = await this.events.published(slugOrId);
    const counts = await this.dataSource.query<Omit<InterestStats, 'event'>[]>(
      `SELECT count(*)::int AS interested_count,
              (count(*) FILTER (WHERE created_at > $2))::int AS interested_last_7_days,
              (count(*) FILTER (WHERE created_at > $3))::int AS interested_last_30_days
         FROM event_interests WHERE event_id = $1`,
      [id, this.daysAgo(7), this.daysAgo(30)],
    );
    return { event: id, ...counts[0]! };
  }

  /** The same over all published events, with those to come that most people wait for. */
  async global(): Promise<GlobalInterestStats> {
    const counts = await this.dataSource.query<Omit<GlobalInterestStats, 'most_awaited'>[]>(
      `SELECT count(*)::int AS interested_count,
              (count(*) FILTER (WHERE i.created_at > $1))::int AS interested_last_30_days,
              count(DISTINCT i.event_id)::int AS events_with_interest
         FROM event_interests i JOIN events e ON e.id = i.event_id WHERE ${IS_PUBLIC}`,
      [this.daysAgo(30)],
    );
    const most_awaited = await this.dataSource.query<GlobalInterestStats['most_awaited']>(
      `SELECT e.id, e.slug, e.title, total.interested_count FROM events e JOIN event_totals total USING (id)
        WHERE ${IS_PUBLIC} AND e.status = 'published' AND e.start_date > $1 AND total.interested_count > 0
        ORDER BY total.interested_count DESC, e.start_date, e.id LIMIT ${MOST_AWAITED}`,
      [this.clock.now()],
    );
    return { ...counts[0]!, most_awaited };
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
