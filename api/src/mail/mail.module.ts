import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { Configuration } from '../platform/config/configuration.js';
import { FolderMailer } from './folder.mailer.js';
import { MailService } from './mail.service.js';
import { OutboxService } from './outbox.service.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp.mailer.js';

@Module({
  imports: [JobsModule],
  providers: [
    MailService,
    OutboxService,
    {
      provide: Mailer,
      inject: [Configuration],
      useFactory: ({ smtpUrl, varFolder }: Configuration): Mailer =>
        smtpUrl ? new SmtpMailer(smtpUrl) : new FolderMailer(join(varFolder, 'mail')),
    },
  ],
  exports: [MailService, OutboxService],
})
export class MailModule {}
