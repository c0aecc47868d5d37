import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailContent } from '../../core/mail/mail.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { type CalendarSeat, eventCalendar, seatCalendar } from './event-calendar.js';
import type { SeatedEvent } from './event-seats.service.js';
import { eventErrors } from './event.errors.js';
import { EventsService } from './events.service.js';

type Attachments = NonNullable<EmailContent['attachments']>;

/** Events as files that a calendar reads. */
@Injectable()
export class EventCalendarsService {
  constructor(
    private readonly events: EventsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async one(slugOrId: string): Promise<string> {
    const row = await this.events.published(slugOrId);
    if (!row.start_date) throw eventErrors.noDate();
    return eventCalendar([row], await this.calendar());
  }

  /** What one subscribes to: everything that is not over. */
  async all(): Promise<string> {
    return eventCalendar(await this.events.notOver(), await this.calendar());
  }

  /** What one who registered puts into their own calendar. */
  async ofRegistration(tx: EntityManager, event: SeatedEvent, seat: CalendarSeat): Promise<string> {
    if (!event.start_date) throw eventErrors.noDate();
    const name = await this.settings.value('site_name', tx);
    const { appUrl: site, mailFromAddress: from } = this.configuration;
    return seatCalendar(event, seat, { name, site, from });
  }

  /** The same, for an e-mail; nothing where the date is not known. */
  async attached(tx: EntityManager, event: SeatedEvent, seat: CalendarSeat): Promise<Attachments> {
    if (!event.start_date) return [];
    const content = await this.ofRegistration(tx, event, seat);
    const method = seat.isIn && event.status !== 'cancelled' ? 'PUBLISH' : 'CANCEL';
    const contentType = `text/calendar; charset=utf-8; method=${method}`;
    return [{ filename: 'evenement.ics', contentType, content }];
  }

  /** The file that takes a seat that was sure out of its holder's calendar; nothing where it never was. */
  async takenAway(
    tx: EntityManager,
    event: SeatedEvent,
    seat: Omit<CalendarSeat, 'isIn'> & { confirmed_at: Date | null },
  ): Promise<Attachments> {
    return seat.confirmed_at ? this.attached(tx, event, { ...seat, isIn: false }) : [];
  }

  private async calendar() {
    const { site_name } = await this.settings.public();
    return { name: `${site_name} : événements`, site: this.configuration.appUrl };
  }
}
