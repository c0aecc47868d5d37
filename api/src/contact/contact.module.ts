import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { ContactAdminController } from './contact.admin.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactEntryRow } from './contact-entry.entity.js';
import { ContactHousekeepingService } from './contact-housekeeping.service.js';
import { ContactInboxService } from './contact-inbox.service.js';
import { ContactLettersService } from './contact-letters.service.js';
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
    ContactHousekeepingService,
    ContactInboxService,
    ContactLettersService,
    ContactService,
    ContactWritesService,
  ],
  exports: [ContactInboxService],
})
export class ContactModule {
  constructor(jobs: JobsService, housekeeping: ContactHousekeepingService) {
    jobs.every('contact.tidy', '57 3 * * *', () => housekeeping.tidy());
  }
}
