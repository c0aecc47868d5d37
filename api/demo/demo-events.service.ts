import { Injectable } from '@nestjs/common';
import type { Author } from '../src/core/audit/audit-log.service.js';
import type { EventInput } from '../src/events/events/event-input.dto.js';
import { EventWritesService } from '../src/events/events/event-writes.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { afterHolidays, dayIn, momentAt } from './demo-days.js';
import { DemoPublicationService } from './demo-publication.service.js';
import { idsOf } from './demo-slugs.js';
import type { DemoEvent } from './events/demo-event.js';
import { LATER_EVENTS } from './events/later-events.content.js';
import { NEXT_EVENTS } from './events/next-events.content.js';
import { PAST_EVENTS } from './events/past-events.content.js';
import { HOUR_MS } from '../src/platform/clock/durations.contract.js';

/** The events of the demonstration, past and to come. */
@Injectable()
export class DemoEventsService {
  constructor(
    private readonly events: EventWritesService,
    private readonly publication: DemoPublicationService,
    private readonly clock: Clock,
  ) {}

  async make(
    tags: ReadonlyMap<string, number>,
    pictures: ReadonlyMap<string, number>,
    author: Author,
  ): Promise<void> {
    for (const event of [...PAST_EVENTS, ...NEXT_EVENTS, ...LATER_EVENTS]) {
      const featured_image_id = pictures.get(event.slug) ?? null;
      const id = await this.events.create({ ...this.inputOf(event, tags), featured_image_id }, author);
      await this.publication.publish('events', id, null, author);
      if (event.cancelled) await this.events.cancel(id, { version: 2, reason: event.cancelled }, author);
    }
  }

  private inputOf(demo: DemoEvent, tags: ReadonlyMap<string, number>): EventInput {
    const {
      tags: withTags,
      starts_in,
      weekday,
      at,
      hours,
      early_bird_until,
      registration_opens_in,
      registration_closes_in,
      cancelled: _cancelled,
      ...event
    } = demo;
    const day = dayIn(this.clock.now(), starts_in, weekday);
    const start = momentAt(starts_in > 0 ? afterHolidays(day) : day, at);
    return {
      ...event,
      tag_ids: idsOf(withTags, tags),
      start_date: start.toISOString(),
      end_date: new Date(start.getTime() + hours * HOUR_MS).toISOString(),
      early_bird_deadline: this.midnight(early_bird_until),
      registration_opens_at: this.midnight(registration_opens_in),
      registration_closes_at: this.midnight(registration_closes_in),
    };
  }

  private midnight(days: number | undefined): string | null {
    return days === undefined ? null : momentAt(dayIn(this.clock.now(), days), '00:00').toISOString();
  }
}
