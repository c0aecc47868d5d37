import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { eventCalendar } from './event-calendar.js';
import { eventErrors } from './event.errors.js';
import { EventsService } from './events.service.js';

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

  private async calendar() {
    const { site_name } = await this.settings.public();
    return { name: `${site_name} : événements`, site: this.configuration.appUrl };
  }
}
