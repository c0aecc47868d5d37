import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { countAllInterests, countInterests, mostAwaited } from './event-interests.queries.js';
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
    const counts = await countInterests.one(this.dataSource, id, this.daysAgo(7), this.daysAgo(30));
    return { event: id, ...counts };
  }

  /** The same over all published events, with those to come that most people wait for. */
  async global(): Promise<GlobalInterestStats> {
    const counts = await countAllInterests.one(this.dataSource, this.daysAgo(30));
    const most_awaited = await mostAwaited.all(this.dataSource, this.clock.now(), MOST_AWAITED);
    return { ...counts, most_awaited };
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
