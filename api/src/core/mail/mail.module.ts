import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { Configuration } from '../../platform/config/configuration.js';
import { BulkMailService } from './bulk-mail.service.js';
import { FolderMailer } from './folder.mailer.js';
import { MailDeliveryService } from './mail-delivery.service.js';
import { MailService } from './mail.service.js';
import { OutgoingEmailRow } from './outgoing-email.entity.js';
import { OutboxService } from './outbox.service.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp.mailer.js';
import { UndeliverableAlertsService } from './undeliverable-alerts.service.js';
import { UndeliverableEmailRow } from './undeliverable-email.entity.js';
import { UndeliverableEmailsService } from './undeliverable-emails.service.js';
import { MailPersonalData } from './mail.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([OutgoingEmailRow, UndeliverableEmailRow]), JobsModule],
  providers: [
    BulkMailService,
    MailPersonalData,
    MailDeliveryService,
    MailService,
    OutboxService,
    UndeliverableAlertsService,
    UndeliverableEmailsService,
    {
      provide: Mailer,
      inject: [Configuration],
      useFactory: (configuration: Configuration): Mailer => {
        const { smtpUrl, varFolder } = configuration;
        return smtpUrl ? new SmtpMailer(smtpUrl, configuration) : new FolderMailer(join(varFolder, 'mail'));
      },
    },
  ],
  exports: [BulkMailService, MailService, OutboxService, UndeliverableEmailsService],
})
export class MailModule {}
