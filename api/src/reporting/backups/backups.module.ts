import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { NotificationsModule } from '../../core/notifications/notifications.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { AuditModule } from '../../core/audit/audit.module.js';
import { PaymentsModule } from '../../giving/payments/payments.module.js';
import { BackupRunRow } from './backup-run.entity.js';
import { BackupRunsService } from './backup-runs.service.js';
import { BackupsService } from './backups.service.js';
import { RestorationAdminController } from './restoration.admin.controller.js';
import { RestorationConfirmationService } from './restoration-confirmation.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BackupRunRow]),
    AuditModule,
    JobsModule,
    MailModule,
    NotificationsModule,
    PaymentsModule,
    SettingsModule,
  ],
  controllers: [RestorationAdminController],
  providers: [BackupRunsService, BackupsService, RestorationConfirmationService],
  exports: [BackupsService],
})
export class BackupsModule {}
