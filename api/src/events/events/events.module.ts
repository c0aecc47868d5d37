import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../content/media/media.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { TaxonomyModule } from '../../content/taxonomy/taxonomy.module.js';
import { EventCalendarsService } from './event-calendars.service.js';
import { EventInterestStatsService } from './event-interest-stats.service.js';
import { EventInterestsController } from './event-interests.controller.js';
import { EventInterestsService } from './event-interests.service.js';
import { EventTotals } from './event-totals.entity.js';
import { EventOverviewsService } from './event-overviews.service.js';
import { EventRow } from './event.entity.js';
import { EventSeatsService } from './event-seats.service.js';
import { EventSeriesChangesService } from './event-series-changes.service.js';
import { EventSeriesService } from './event-series.service.js';
import { EventViewsService } from './event-views.service.js';
import { EventWritesService } from './event-writes.service.js';
import { EventsAgendaService } from './events-agenda.service.js';
import { EventsAdminController } from './events.admin.controller.js';
import { EventsAdminService } from './events-admin.service.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { UniversityEventsController } from './university-events.controller.js';
import { UniversityEventsService } from './university-events.service.js';
import { EventInterestPersonalData, EventOrganizerPersonalData } from './event.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventRow, EventTotals]), MediaModule, SettingsModule, TaxonomyModule],
  controllers: [
    EventInterestsController,
    EventsController,
    EventsAdminController,
    UniversityEventsController,
  ],
  providers: [
    EventInterestPersonalData,
    EventOrganizerPersonalData,
    EventCalendarsService,
    EventInterestStatsService,
    EventInterestsService,
    EventOverviewsService,
    EventSeatsService,
    EventSeriesChangesService,
    EventSeriesService,
    EventViewsService,
    EventWritesService,
    EventsAdminService,
    EventsAgendaService,
    EventsService,
    UniversityEventsService,
  ],
  exports: [
    EventInterestsService,
    EventCalendarsService,
    EventSeatsService,
    EventSeriesChangesService,
    EventWritesService,
    EventsAdminService,
    EventsAgendaService,
    EventsService,
  ],
})
export class EventsModule {}
