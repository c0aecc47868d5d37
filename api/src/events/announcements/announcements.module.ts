import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../core/mail/mail.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { EventsModule } from '../events/events.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { AnnouncementPersonalData } from './announcement.personal-data.content.js';
import { AnnouncementsService } from './announcements.service.js';
import { EventAnnouncementRow } from './event-announcement.entity.js';
import { EventCancellationAdminController } from './event-cancellation.admin.controller.js';
import { EventCancellationService } from './event-cancellation.service.js';
import { EventInterestLinkRow } from './event-interest-link.entity.js';
import { EventNoticeRow } from './event-notice.entity.js';
import { EventRemindersService } from './event-reminders.service.js';
import { EventSeriesReachAdminController } from './event-series-reach.admin.controller.js';
import { EventSeriesReachService } from './event-series-reach.service.js';
import { InterestEmailsService } from './interest-emails.service.js';
import { InterestStopController } from './interest-stop.controller.js';
import { InterestStopService } from './interest-stop.service.js';

/** What people are told of an event without asking. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventAnnouncementRow, EventInterestLinkRow, EventNoticeRow]),
    EventsModule,
    MailModule,
    RegistrationsModule,
    SettingsModule,
  ],
  controllers: [EventCancellationAdminController, EventSeriesReachAdminController, InterestStopController],
  providers: [
    AnnouncementPersonalData,
    AnnouncementsService,
    EventCancellationService,
    EventRemindersService,
    EventSeriesReachService,
    InterestEmailsService,
    InterestStopService,
  ],
})
export class AnnouncementsModule {}
