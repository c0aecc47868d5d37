import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { NotificationsModule } from '../../core/notifications/notifications.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { BackupRunRow } from './backup-run.entity.js';
import { BackupRunsService } from './backup-runs.service.js';
import { BackupsService } from './backups.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BackupRunRow]),
    JobsModule,
    MailModule,
    NotificationsModule,
    SettingsModule,
  ],
  providers: [BackupRunsService, BackupsService],
  exports: [BackupsService],
})
export class BackupsModule {}
