import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { CampaignFollowersModule } from '../../giving/campaign-followers/campaign-followers.module.js';
import { NewsletterModule } from '../../people/newsletter/newsletter.module.js';
import { ScholarshipLinksModule } from '../../universities/links/scholarship-links.module.js';
import { AudiencesModule } from '../audiences/audiences.module.js';
import { NewslettersModule } from '../newsletters/newsletters.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { NewsletterBouncesService } from './newsletter-bounces.service.js';
import { NewsletterChecksService } from './newsletter-checks.service.js';
import { NewsletterControlsService } from './newsletter-controls.service.js';
import { NewsletterControlsAdminController } from './newsletter-controls.admin.controller.js';
import { NewsletterDeliveryAdminController } from './newsletter-delivery.admin.controller.js';
import { NewsletterHandoverService } from './newsletter-handover.service.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { NewsletterLinkChecksService } from './newsletter-link-checks.service.js';
import { NewsletterMessagesService } from './newsletter-messages.service.js';
import { NewsletterProgressService } from './newsletter-progress.service.js';
import { NewsletterMailingRow, NewsletterRecipientRow } from './newsletter-recipient.entity.js';
import { NewsletterRecipientPersonalData } from './newsletter-recipient.personal-data.content.js';
import { NewsletterReturnsService } from './newsletter-returns.service.js';
import { NewsletterScheduleService } from './newsletter-schedule.service.js';
import { NewsletterSendingService } from './newsletter-sending.service.js';
import { NewsletterSettlementService } from './newsletter-settlement.service.js';
import { NewsletterStallsService } from './newsletter-stalls.service.js';
import { NewsletterStartService } from './newsletter-start.service.js';
import { NewsletterTestsService } from './newsletter-tests.service.js';
import { RecipientMailboxesService } from './recipient-mailboxes.service.js';
import { SenderDomainService } from './sender-domain.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([NewsletterMailingRow, NewsletterRecipientRow]),
    AudiencesModule,
    CampaignFollowersModule,
    JobsModule,
    MailModule,
    NewsletterModule,
    NewslettersModule,
    RenderingModule,
    ScholarshipLinksModule,
  ],
  controllers: [NewsletterControlsAdminController, NewsletterDeliveryAdminController],
  providers: [
    NewsletterBouncesService,
    NewsletterChecksService,
    NewsletterControlsService,
    NewsletterHandoverService,
    NewsletterHappeningsService,
    NewsletterLinkChecksService,
    NewsletterMessagesService,
    NewsletterProgressService,
    NewsletterRecipientPersonalData,
    NewsletterReturnsService,
    NewsletterScheduleService,
    NewsletterSendingService,
    NewsletterSettlementService,
    NewsletterStallsService,
    NewsletterStartService,
    NewsletterTestsService,
    RecipientMailboxesService,
    SenderDomainService,
  ],
  exports: [
    NewsletterHappeningsService,
    NewsletterProgressService,
    NewsletterReturnsService,
    NewsletterStartService,
    NewsletterTestsService,
  ],
})
export class DeliveryModule {}
