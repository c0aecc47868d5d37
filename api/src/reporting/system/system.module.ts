import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { PaymentsModule } from '../../giving/payments/payments.module.js';
import { DatabaseChecksService } from './database-checks.service.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { ResendEmailsService } from './resend-emails.service.js';
import { ServiceChecksService } from './service-checks.service.js';
import { SystemAdminController } from './system.admin.controller.js';
import { SystemChecksService } from './system-checks.service.js';

@Module({
  imports: [AuditModule, JobsModule, MailModule, PaymentsModule],
  controllers: [SystemAdminController],
  providers: [
    DatabaseChecksService,
    FailedJobsService,
    ResendEmailsService,
    ServiceChecksService,
    SystemChecksService,
  ],
})
export class SystemModule {}
