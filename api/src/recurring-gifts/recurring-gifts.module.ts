import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PaymentsService } from '../payments/payments.service.js';
import { RecurringActsService } from './recurring-acts.service.js';
import { RecurringConfirmationRow } from './recurring-confirmation.entity.js';
import { RecurringConfirmationsService } from './recurring-confirmations.service.js';
import { RecurringEntryRow } from './recurring-entry.entity.js';
import {
  type ExtraSubscription,
  RecurringExtrasService,
  STOP_EXTRA_JOB,
} from './recurring-extras.service.js';
import { RecurringFactsService } from './recurring-facts.service.js';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import { RecurringGiftsAdminController } from './recurring-gifts.admin.controller.js';
import { RecurringGiftsController } from './recurring-gifts.controller.js';
import { RecurringGiftsService, STOP_JOB } from './recurring-gifts.service.js';
import { RecurringLettersService } from './recurring-letters.service.js';
import { RecurringLinkRow } from './recurring-link.entity.js';
import { RecurringLinksService } from './recurring-links.service.js';
import { RecurringListsService } from './recurring-lists.service.js';
import { RecurringNoticesService } from './recurring-notices.service.js';
import { RecurringOverviewService } from './recurring-overview.service.js';
import { RecurringOwnersService } from './recurring-owners.service.js';
import { RecurringPeopleService } from './recurring-people.service.js';
import { RecurringRenewalsService } from './recurring-renewals.service.js';
import { RecurringStoryService } from './recurring-story.service.js';
import { RecurringTellingService } from './recurring-telling.service.js';
import { RecurringTrailService } from './recurring-trail.service.js';
import { RecurringWritesService } from './recurring-writes.service.js';
import { RecurringPersonalDataService } from './recurring-personal-data.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      RecurringConfirmationRow,
      RecurringEntryRow,
      RecurringGiftRow,
      RecurringLinkRow,
    ]),
    JobsModule,
    MailModule,
    PaymentsModule,
  ],
  controllers: [RecurringGiftsAdminController, RecurringGiftsController],
  providers: [
    RecurringPersonalDataService,
    RecurringActsService,
    RecurringConfirmationsService,
    RecurringExtrasService,
    RecurringFactsService,
    RecurringGiftsService,
    RecurringLettersService,
    RecurringLinksService,
    RecurringListsService,
    RecurringNoticesService,
    RecurringOverviewService,
    RecurringOwnersService,
    RecurringPeopleService,
    RecurringRenewalsService,
    RecurringStoryService,
    RecurringTellingService,
    RecurringTrailService,
    RecurringWritesService,
  ],
  exports: [
    RecurringExtrasService,
    RecurringPeopleService,
    RecurringGiftsService,
    RecurringLinksService,
    RecurringOwnersService,
    RecurringStoryService,
  ],
})
export class RecurringGiftsModule {
  constructor(
    jobs: JobsService,
    payments: PaymentsService,
    facts: RecurringFactsService,
    acts: RecurringActsService,
    extras: RecurringExtrasService,
    notices: RecurringNoticesService,
    confirmations: RecurringConfirmationsService,
  ) {
    payments.onFact('subscription', (tx, { subscription }, { provider, asked_at }) =>
      facts.apply(tx, subscription, provider, null, asked_at),
    );
    jobs.on<ExtraSubscription>(STOP_EXTRA_JOB, (extra) => extras.stop(extra));
    jobs.on<{ id: string }>(STOP_JOB, ({ id }) => acts.stopAtProvider(id));
    jobs.every('recurring-gifts.notices', '12 8 * * *', () => notices.ahead());
    jobs.every('recurring-gifts.confirmations', '22 4 * * *', () => confirmations.deleteOld());
    jobs.every('recurring-gifts.recap', '42 8 15 1 *', () => notices.recap());
  }
}
