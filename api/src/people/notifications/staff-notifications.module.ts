import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { AccessModule } from '../access/access.module.js';
import { ColleaguesAdminController } from './colleagues.admin.controller.js';
import { DeliveriesService } from './delivery/deliveries.service.js';
import { DigestsService } from './delivery/digests.service.js';
import { HearersService } from './delivery/hearers.service.js';
import { NotificationDevicesAdminController } from './delivery/devices.admin.controller.js';
import { NotificationEmailsService } from './delivery/notification-emails.service.js';
import { PushTestsService } from './delivery/push-tests.service.js';
import { PushedNotificationsService } from './delivery/pushed-notifications.service.js';
import { SentNotificationsService } from './delivery/sent-notifications.service.js';
import { InboxService } from './inbox/inbox.service.js';
import { NotificationMarkRow } from './inbox/notification-mark.entity.js';
import { NotificationsAdminController } from './inbox/notifications.admin.controller.js';
import { MentionsService } from './mentions.service.js';
import { NotificationAddressService } from './preferences/notification-address.service.js';
import { NotificationReaderRow } from './preferences/notification-reader.entity.js';
import { PreferencesAdminController } from './preferences/preferences.admin.controller.js';
import { PreferencesService } from './preferences/preferences.service.js';
import { DevicesOfStaffService } from './push/devices-of-staff.service.js';
import { NotificationDeviceRow } from './push/notification-device.entity.js';
import { PushKeyRow } from './push/push-key.entity.js';
import { PushKeysService } from './push/push-keys.service.js';
import { PushSender, WebPushSender } from './push/push-sender.js';
import { PushesService } from './push/pushes.service.js';
import { StaffNotificationPersonalData } from './staff-notifications.personal-data.content.js';
import { StreamAdminController } from './stream/stream.admin.controller.js';
import { StreamsService } from './stream/streams.service.js';

const ROWS = [NotificationDeviceRow, NotificationMarkRow, NotificationReaderRow, PushKeyRow];

/** Who of the staff reads, hears, puts off what happened. */
@Module({
  imports: [TypeOrmModule.forFeature(ROWS), AccessModule, JobsModule, MailModule],
  controllers: [
    ColleaguesAdminController,
    NotificationsAdminController,
    NotificationDevicesAdminController,
    PreferencesAdminController,
    StreamAdminController,
  ],
  providers: [
    DeliveriesService,
    DevicesOfStaffService,
    DigestsService,
    HearersService,
    InboxService,
    MentionsService,
    NotificationAddressService,
    NotificationEmailsService,
    PreferencesService,
    PushKeysService,
    PushTestsService,
    PushedNotificationsService,
    PushesService,
    SentNotificationsService,
    StaffNotificationPersonalData,
    StreamsService,
    { provide: PushSender, useClass: WebPushSender },
  ],
})
export class StaffNotificationsModule {}
