import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventSeriesChangesService } from '../events/event-series-changes.service.js';
import { wouldBeWrittenTo } from './announcements.queries.js';
import type { EventSeriesReach } from './event-series-reach.dto.js';

/** What staff read before they change several dates of a series. */
@Injectable()
export class EventSeriesReachService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly series: EventSeriesChangesService,
  ) {}

  async reach(event_id: number): Promise<EventSeriesReach> {
    const dates = await this.series.dates(event_id);
    const ids = dates.map(({ event }) => event.id);
    const told = await wouldBeWrittenTo.all(this.dataSource.manager, ids);
    const people = new Map(told.map((one) => [one.id, one.people]));
    return {
      dates: dates.map(({ event, hasRegistrations }) => ({
        id: event.id,
        status: event.status,
        title: event.title,
        start_date: event.start_date!.toISOString(),
        end_date: event.end_date?.toISOString() ?? null,
        is_online: event.is_online,
        location: event.location,
        city: event.city,
        has_registrations: hasRegistrations,
        written_to: people.get(event.id) ?? 0,
      })),
    };
  }
}
