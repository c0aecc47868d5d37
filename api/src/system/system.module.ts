import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ResendEmailsService } from './resend-emails.service.js';
import { SystemAdminController } from './system.admin.controller.js';
import { SystemChecksService } from './system-checks.service.js';

@Module({
  imports: [AccessModule, AuditModule, JobsModule, MailModule, MediaModule, PaymentsModule],
  controllers: [SystemAdminController],
  providers: [ResendEmailsService, SystemChecksService],
})
export class SystemModule {}
