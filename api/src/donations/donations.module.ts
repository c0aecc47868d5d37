import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PaymentsService } from '../payments/payments.service.js';
import { RecurringGiftsModule } from '../recurring-gifts/recurring-gifts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import { DonationRow } from './donation.entity.js';
import { MoneyDonationEntryRow } from './donation-entry.entity.js';
import { DonationEventsService } from './donation-events.service.js';
import { DonationJournalService } from './donation-journal.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { MoneyDonationLinkRow } from './donation-link.entity.js';
import { DonationLinksService } from './donation-links.service.js';
import { DonationOfflineService } from './donation-offline.service.js';
import { DonationPaymentsService } from './donation-payments.service.js';
import { DonationPeopleService } from './donation-people.service.js';
import { DonationReceiptSourceService } from './donation-receipt-source.service.js';
import { DonationReversalsService } from './donation-reversals.service.js';
import { DonationRowsService } from './donation-rows.service.js';
import { DonationStoryService } from './donation-story.service.js';
import { DonationSubjectsService } from './donation-subjects.service.js';
import { DonationTrailService } from './donation-trail.service.js';
import { DonationUndoService } from './donation-undo.service.js';
import { UnpaidDonationsService } from './unpaid-donations.service.js';
import { DonationsService } from './donations.service.js';
import { DonationAccessService } from './donation-access.service.js';
import { DonationBeginningsService } from './donation-beginnings.service.js';
import { PURPOSE } from './donation.rules.js';
import { DonationEditsService } from './donation-edits.service.js';
import { DonationHousekeepingService } from './donation-housekeeping.service.js';
import { DonationPledgesService } from './donation-pledges.service.js';
import { DonationAcceptancesService } from './donation-acceptances.service.js';
import { DonationRefundsService } from './donation-refunds.service.js';
import { DonationUnappliedService } from './donation-unapplied.service.js';
import { DonationResendService } from './donation-resend.service.js';
import { DonationRetriesService } from './donation-retries.service.js';
import { DonationStatsService } from './donation-stats.service.js';
import { DonationViewsService } from './donation-views.service.js';
import { DonationListsController } from './donation-lists.controller.js';
import { DonationPaymentsController } from './donation-payments.controller.js';
import { DonationsController } from './donations.controller.js';
import { DonationRefundRow, REFUND_JOB, type RefundJob } from './donation-refund.entity.js';
import { JobsService } from '../jobs/jobs.service.js';
import { DonationPersonalDataService } from './donation-personal-data.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DonationRow, MoneyDonationEntryRow, MoneyDonationLinkRow, DonationRefundRow]),
    CampaignsModule,
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
    DonationBeginningsService,
    DonationEditsService,
    DonationHousekeepingService,
    DonationPledgesService,
    DonationRefundsService,
    DonationResendService,
    DonationRetriesService,
    DonationStatsService,
    DonationViewsService,
    DonationCampaignsService,
    DonationEventsService,
    DonationJournalService,
    DonationLettersService,
    DonationLinksService,
    DonationOfflineService,
    DonationPaymentsService,
    DonationPeopleService,
    DonationReceiptSourceService,
    DonationReversalsService,
    DonationRowsService,
    DonationStoryService,
    DonationSubjectsService,
    DonationTrailService,
    DonationUndoService,
    DonationUnappliedService,
    DonationsService,
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
    DonationLettersService,
    DonationLinksService,
    DonationPaymentsService,
    DonationPeopleService,
    DonationReceiptSourceService,
    DonationStoryService,
    DonationTrailService,
    DonationsService,
  ],
})
export class DonationsModule {
  constructor(
    payments: PaymentsService,
    jobs: JobsService,
    donations: DonationPaymentsService,
    beginnings: DonationBeginningsService,
    refunds: DonationRefundsService,
    housekeeping: DonationHousekeepingService,
  ) {
    payments.onFact('payment', (tx, { payment }, context) => donations.hear(tx, payment, context));
    payments.describe(PURPOSE, (attempt) => beginnings.describe(attempt));
    jobs.on<RefundJob>(REFUND_JOB, ({ refund_id }) => refunds.again(refund_id));
    jobs.every('donations.tidy', '41 * * * *', () => housekeeping.tidy());
  }
}
