import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { ContactAdminController } from './contact.admin.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactEntryRow } from './contact-entry.entity.js';
import { ContactRetentionService } from './contact-retention.service.js';
import { ContactInboxService } from './contact-inbox.service.js';
import { ContactEmailsService } from './contact-emails.service.js';
import { ContactMessageRow } from './contact-message.entity.js';
import { ContactService } from './contact.service.js';
import { ContactWritesService } from './contact-writes.service.js';
import { ContactPersonalData } from './contact.personal-data.content.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessageRow, ContactEntryRow]),
    AccessModule,
    JobsModule,
    MailModule,
  ],
  controllers: [ContactController, ContactAdminController],
  providers: [
    ContactPersonalData,
    ContactRetentionService,
    ContactInboxService,
    ContactEmailsService,
    ContactService,
    ContactWritesService,
  ],
  exports: [ContactInboxService],
})
export class ContactModule {}
