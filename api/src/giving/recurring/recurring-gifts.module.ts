import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationLinksModule } from '../donation-links/donation-links.module.js';
import { DonationTimelineModule } from '../donation-timeline/donation-timeline.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RecurringActionsService } from './recurring-actions.service.js';
import { RecurringConfirmationRow } from './recurring-confirmation.entity.js';
import { RecurringConfirmationsService } from './recurring-confirmations.service.js';
import { RecurringExtrasService } from './recurring-extras.service.js';
import { RecurringUpdatesService } from './recurring-updates.service.js';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import { RecurringGiftsAdminController } from './recurring-gifts.admin.controller.js';
import { RecurringGiftsController } from './recurring-gifts.controller.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { RecurringLinksService } from './recurring-links.service.js';
import { RecurringListsService } from './recurring-lists.service.js';
import { RecurringNoticesService } from './recurring-notices.service.js';
import { RecurringOverviewService } from './recurring-overview.service.js';
import { RecurringOwnersService } from './recurring-owners.service.js';
import { RecurringPaymentsService } from './recurring-payments.service.js';
import { RecurringDonorChangesService } from './recurring-donor-changes.service.js';
import { RecurringRenewalsService } from './recurring-renewals.service.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { RecurringChangesService } from './recurring-changes.service.js';
import { RecurringAuditService } from './recurring-audit.service.js';
import { RecurringWritesService } from './recurring-writes.service.js';
import { RecurringPersonalDataService } from './recurring-personal-data.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RecurringConfirmationRow, RecurringGiftRow]),
    DonationLinksModule,
    DonationTimelineModule,
    JobsModule,
    MailModule,
    PaymentsModule,
  ],
  controllers: [RecurringGiftsAdminController, RecurringGiftsController],
  providers: [
    RecurringPersonalDataService,
    RecurringActionsService,
    RecurringConfirmationsService,
    RecurringExtrasService,
    RecurringUpdatesService,
    RecurringGiftsService,
    RecurringEmailsService,
    RecurringLinksService,
    RecurringListsService,
    RecurringNoticesService,
    RecurringOverviewService,
    RecurringOwnersService,
    RecurringPaymentsService,
    RecurringDonorChangesService,
    RecurringRenewalsService,
    RecurringTimelineService,
    RecurringChangesService,
    RecurringAuditService,
    RecurringWritesService,
  ],
  exports: [
    RecurringExtrasService,
    RecurringPaymentsService,
    RecurringDonorChangesService,
    RecurringGiftsService,
    RecurringOwnersService,
    RecurringTimelineService,
  ],
})
export class RecurringGiftsModule {}
