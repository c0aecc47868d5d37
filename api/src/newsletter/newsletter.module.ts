import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterHousekeepingService } from './newsletter-housekeeping.service.js';
import { NewsletterLettersService } from './newsletter-letters.service.js';
import { NewsletterLinkRow } from './newsletter-link.entity.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { SubscriberImportService } from './subscriber-import.service.js';
import { SubscriberRow } from './subscriber.entity.js';
import { SubscribersAdminController } from './subscribers.admin.controller.js';
import { SubscribersAdminService } from './subscribers-admin.service.js';
import { SubscriberWritesService } from './subscriber-writes.service.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { NewsletterPersonalData } from './newsletter.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriberRow, NewsletterLinkRow]), JobsModule, MailModule],
  controllers: [NewsletterController, SubscribersAdminController],
  providers: [
    NewsletterPersonalData,
    NewsletterHousekeepingService,
    NewsletterLettersService,
    NewsletterLinksService,
    SubscriberImportService,
    SubscribersAdminService,
    SubscriberWritesService,
    SubscriptionsService,
  ],
})
export class NewsletterModule {
  constructor(jobs: JobsService, housekeeping: NewsletterHousekeepingService) {
    jobs.every('newsletter.tidy', '47 3 * * *', () => housekeeping.tidy());
  }
}
