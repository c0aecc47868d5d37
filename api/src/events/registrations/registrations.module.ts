import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { DonationsModule } from '../../giving/donations/donations.module.js';
import { LedgerModule } from '../../giving/ledger/ledger.module.js';
import { PaymentsModule } from '../../giving/payments/payments.module.js';
import { EventCodesModule } from '../codes/event-codes.module.js';
import { EventsModule } from '../events/events.module.js';
import { NewRegistrationsService } from './checkout/new-registrations.service.js';
import { RepeatedRegistrationsService } from './checkout/repeated-registrations.service.js';
import { RegistrationFormService } from './checkout/registration-form.service.js';
import { RegistrationMethodsService } from './checkout/registration-methods.service.js';
import { RegistrationPaymentsController } from './checkout/registration-payments.controller.js';
import { RegistrationPaymentsService } from './checkout/registration-payments.service.js';
import { RegistrationStatusService } from './checkout/registration-status.service.js';
import { RegistrationVerificationService } from './checkout/registration-verification.service.js';
import { RegistrationsController } from './checkout/registrations.controller.js';
import { DateChangesAdminController } from './date-changes/date-changes.admin.controller.js';
import { DateChangesService } from './date-changes/date-changes.service.js';
import { EventKeepingService } from './event-keeping.service.js';
import { RegistrationAccessService } from './participant/registration-access.service.js';
import { RegistrationChangesService } from './participant/registration-changes.service.js';
import { RegistrationOwnersService } from './participant/registration-owners.service.js';
import { RegistrationTrackingController } from './participant/registration-tracking.controller.js';
import { RegistrationViewService } from './participant/registration-view.service.js';
import { RegistrationAdminService } from './admin/registration-admin.service.js';
import { RegistrationOpenRefundsService } from './settlement/registration-open-refunds.service.js';
import { RegistrationMovesService } from './admin/registration-moves.service.js';
import { RegistrationEmailingService } from './admin/registration-emailing.service.js';
import { RegistrationListsService } from './admin/registration-lists.service.js';
import { RegistrationPeopleAdminController } from './admin/registration-people.admin.controller.js';
import { RegistrationPerson } from './admin/registration-people.entity.js';
import { RegistrationPeopleService } from './admin/registration-people.service.js';
import { RegistrationTotals } from './admin/registration-totals.entity.js';
import { RegistrationsAdminController } from './admin/registrations.admin.controller.js';
import { StaffSeatsService } from './admin/staff-seats.service.js';
import { WaitingListReportService } from './admin/waiting-list-report.service.js';
import { RegistrationEmailsService } from './registration-emails.service.js';
import { EventRegistrationEntryRow } from './registration-entry.entity.js';
import { RegistrationEventsService } from './registration-events.service.js';
import { RegistrationHistoryService } from './registration-history.service.js';
import { EventRegistrationLinkRow } from './registration-link.entity.js';
import { RegistrationLinksService } from './registration-links.service.js';
import { RegistrationPresenceService } from './registration-presence.service.js';
import { RegistrationProgressService } from './registration-progress.service.js';
import { RegistrationRowsService } from './registration-rows.service.js';
import { RegistrationStepsService } from './registration-steps.service.js';
import { RegistrationPersonalDataService } from './registration-personal-data.service.js';
import { EventRegistrationRow } from './registration.entity.js';
import { RegistrationDeadlinesService } from './seats/registration-deadlines.service.js';
import { SeatsService } from './seats/seats.service.js';
import { UnverifiedSeatsService } from './seats/unverified-seats.service.js';
import { WaitingListService } from './seats/waiting-list.service.js';
import { LateSeatsService } from './settlement/late-seats.service.js';
import { RegistrationArrivalsService } from './settlement/registration-arrivals.service.js';
import { RegistrationTransfersInService } from './settlement/registration-transfers-in.service.js';
import { RegistrationUnpaidService } from './settlement/registration-unpaid.service.js';
import { UnusedPaymentsService } from './settlement/unused-payments.service.js';
import { RegistrationJournalService } from './settlement/registration-journal.service.js';
import { RegistrationPaidService } from './settlement/registration-paid.service.js';
import { RegistrationCancellationsService } from './settlement/registration-cancellations.service.js';
import { EventRegistrationRefundRow } from './settlement/registration-refund.entity.js';
import { RegistrationRefundsService } from './settlement/registration-refunds.service.js';
import { RegistrationReversalsService } from './settlement/registration-reversals.service.js';
import { RegistrationUpdatesService } from './settlement/registration-updates.service.js';
import { RegistrationNotificationsService } from './registration-notifications.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      EventRegistrationRow,
      EventRegistrationEntryRow,
      EventRegistrationLinkRow,
      EventRegistrationRefundRow,
      RegistrationPerson,
      RegistrationTotals,
    ]),
    DonationsModule,
    EventCodesModule,
    EventsModule,
    JobsModule,
    LedgerModule,
    MailModule,
    PaymentsModule,
    SettingsModule,
  ],
  controllers: [
    DateChangesAdminController,
    RegistrationPaymentsController,
    RegistrationPeopleAdminController,
    RegistrationsAdminController,
    RegistrationsController,
    RegistrationTrackingController,
  ],
  providers: [
    LateSeatsService,
    RegistrationArrivalsService,
    RegistrationTransfersInService,
    RegistrationUnpaidService,
    UnusedPaymentsService,
    DateChangesService,
    EventKeepingService,
    RegistrationNotificationsService,
    NewRegistrationsService,
    RepeatedRegistrationsService,
    RegistrationAccessService,
    RegistrationAdminService,
    RegistrationCancellationsService,
    RegistrationChangesService,
    RegistrationEmailingService,
    RegistrationListsService,
    RegistrationDeadlinesService,
    RegistrationEmailsService,
    RegistrationEventsService,
    RegistrationFormService,
    RegistrationHistoryService,
    RegistrationJournalService,
    RegistrationLinksService,
    RegistrationMethodsService,
    RegistrationMovesService,
    RegistrationOpenRefundsService,
    RegistrationOwnersService,
    RegistrationPaidService,
    RegistrationPaymentsService,
    RegistrationPeopleService,
    RegistrationPersonalDataService,
    RegistrationPresenceService,
    RegistrationProgressService,
    RegistrationRefundsService,
    RegistrationReversalsService,
    RegistrationRowsService,
    RegistrationStatusService,
    RegistrationStepsService,
    RegistrationUpdatesService,
    RegistrationVerificationService,
    RegistrationViewService,
    SeatsService,
    StaffSeatsService,
    UnverifiedSeatsService,
    WaitingListReportService,
    WaitingListService,
  ],
  exports: [
    DateChangesService,
    RegistrationAccessService,
    RegistrationCancellationsService,
    RegistrationEmailsService,
    RegistrationHistoryService,
    RegistrationLinksService,
    RegistrationOwnersService,
    RegistrationPaidService,
    RegistrationProgressService,
    RegistrationRefundsService,
    RegistrationRowsService,
    RegistrationStepsService,
    RegistrationTransfersInService,
    RegistrationViewService,
    SeatsService,
    WaitingListService,
  ],
})
export class RegistrationsModule {}
