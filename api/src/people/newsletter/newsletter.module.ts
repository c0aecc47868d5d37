import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { ErasedAddressRow } from './erased-address.entity.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterEmailsService } from './newsletter-emails.service.js';
import { NewsletterLinkRow } from './newsletter-link.entity.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { PreferenceLinksService } from './preference-links.service.js';
import { SubscriberImportService } from './subscriber-import.service.js';
import { SubscriberMailboxService } from './subscriber-mailbox.service.js';
import { SubscriberRow } from './subscriber.entity.js';
import { SubscribersAdminController } from './subscribers.admin.controller.js';
import { SubscribersAdminService } from './subscribers-admin.service.js';
import { SubscriberWritesService } from './subscriber-writes.service.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { NewsletterPersonalData } from './newsletter.personal-data.content.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([SubscriberRow, NewsletterLinkRow, ErasedAddressRow]),
    JobsModule,
    MailModule,
  ],
  controllers: [NewsletterController, SubscribersAdminController],
  providers: [
    NewsletterPersonalData,
    NewsletterEmailsService,
    NewsletterLinksService,
    PreferenceLinksService,
    SubscriberImportService,
    SubscriberMailboxService,
    SubscribersAdminService,
    SubscriberWritesService,
    SubscriptionsService,
  ],
  exports: [SubscriberMailboxService],
})
export class NewsletterModule {}
