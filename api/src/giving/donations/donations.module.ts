import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../../content/campaigns/campaigns.module.js';
import { DonationLinksModule } from '../donation-links/donation-links.module.js';
import { DonationTimelineModule } from '../donation-timeline/donation-timeline.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RecurringGiftsModule } from '../recurring/recurring-gifts.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { DonationCampaignsService } from './checkout/donation-campaigns.service.js';
import { DonationRow } from './donation.entity.js';
import { DonationEventsService } from './donation-events.service.js';
import { DonationJournalService } from './settlement/donation-journal.service.js';
import { DonationEmailsService } from './donation-emails.service.js';
import { DonationNotificationsService } from './donation-notifications.service.js';
import { DonationOfflineService } from './settlement/donation-offline.service.js';
import { DonationPaymentsService } from './settlement/donation-payments.service.js';
import { DonationOwnersService } from './donor/donation-owners.service.js';
import { DonationReceiptSourceService } from './donation-receipt-source.service.js';
import { GiftsOnTopService } from './settlement/gifts-on-top.service.js';
import { DonationReversalsService } from './settlement/donation-reversals.service.js';
import { DonationRowsService } from './donation-rows.service.js';
import { DonationHistoryService } from './donation-history.service.js';
import { DonationSubjectsService } from './settlement/donation-subjects.service.js';
import { DonationUndoService } from './settlement/donation-undo.service.js';
import { UnpaidDonationsService } from './settlement/unpaid-donations.service.js';
import { DonationsService } from './donations.service.js';
import { DonationAccessService } from './donor/donation-access.service.js';
import { DonationCheckoutService } from './checkout/donation-checkout.service.js';
import { DonationEditsService } from './donor/donation-edits.service.js';
import { DonationDeadlinesService } from './settlement/donation-deadlines.service.js';
import { DonationPledgesService } from './checkout/donation-pledges.service.js';
import { DonationAcceptancesService } from './settlement/donation-acceptances.service.js';
import { DonationRefundProcessingService } from './settlement/donation-refund-processing.service.js';
import { DonationRefundsService } from './settlement/donation-refunds.service.js';
import { DonationUnappliedService } from './settlement/donation-unapplied.service.js';
import { DonationResendService } from './donor/donation-resend.service.js';
import { DonationRetriesService } from './checkout/donation-retries.service.js';
import { DonationStatsService } from './donation-stats.service.js';
import { DonationViewsService } from './donor/donation-views.service.js';
import { DonationListsController } from './donor/donation-lists.controller.js';
import { DonationPaymentsController } from './checkout/donation-payments.controller.js';
import { DonationsController } from './checkout/donations.controller.js';
import { DonationRefundRow } from './settlement/donation-refund.entity.js';
import { RecurringDonationsService } from './settlement/recurring-donations.service.js';
import { DonationPersonalDataService } from './donor/donation-personal-data.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DonationRow, DonationRefundRow]),
    CampaignsModule,
    DonationLinksModule,
    DonationTimelineModule,
    JobsModule,
    LedgerModule,
    MailModule,
    PaymentsModule,
    RecurringGiftsModule,
    SettingsModule,
  ],
  controllers: [DonationListsController, DonationPaymentsController, DonationsController],
  providers: [
    DonationPersonalDataService,
    DonationAcceptancesService,
    DonationAccessService,
    DonationCheckoutService,
    DonationEditsService,
    DonationDeadlinesService,
    DonationPledgesService,
    DonationRefundProcessingService,
    DonationRefundsService,
    DonationResendService,
    DonationRetriesService,
    DonationStatsService,
    DonationViewsService,
    DonationCampaignsService,
    DonationEventsService,
    DonationJournalService,
    DonationNotificationsService,
    DonationEmailsService,
    DonationOfflineService,
    DonationPaymentsService,
    DonationOwnersService,
    DonationReceiptSourceService,
    DonationReversalsService,
    DonationRowsService,
    DonationHistoryService,
    DonationSubjectsService,
    DonationUndoService,
    DonationUnappliedService,
    DonationsService,
    GiftsOnTopService,
    RecurringDonationsService,
    UnpaidDonationsService,
  ],
  exports: [
    DonationAcceptancesService,
    DonationAccessService,
    DonationEditsService,
    DonationRefundsService,
    DonationResendService,
    DonationViewsService,
    DonationCampaignsService,
    DonationEventsService,
    DonationEmailsService,
    DonationPaymentsService,
    DonationOwnersService,
    DonationReceiptSourceService,
    DonationStatsService,
    DonationHistoryService,
    DonationsService,
    GiftsOnTopService,
  ],
})
export class DonationsModule {}
