import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { NotificationFeedService } from './notification-feed.service.js';
import { NotificationRow } from './notification.entity.js';
import { NotificationPersonalData } from './notifications.personal-data.content.js';
import { NotificationsService } from './notifications.service.js';
import { StaffNotesService } from './staff-notes.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([NotificationRow]), JobsModule],
  providers: [NotificationFeedService, NotificationPersonalData, NotificationsService, StaffNotesService],
  exports: [NotificationFeedService, NotificationsService, StaffNotesService],
})
export class NotificationsModule {}
