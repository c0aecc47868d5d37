import { Module } from '@nestjs/common';
import { AccessModule } from '../../people/access/access.module.js';
import { AuditModule } from '../../core/audit/audit.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { PaymentsModule } from '../../giving/payments/payments.module.js';
import { ResendEmailsService } from './resend-emails.service.js';
import { SystemAdminController } from './system.admin.controller.js';
import { SystemChecksService } from './system-checks.service.js';

@Module({
  imports: [AccessModule, AuditModule, JobsModule, MailModule, MediaModule, PaymentsModule],
  controllers: [SystemAdminController],
  providers: [ResendEmailsService, SystemChecksService],
})
export class SystemModule {}
