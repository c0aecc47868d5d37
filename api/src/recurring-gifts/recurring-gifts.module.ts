import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PaymentsService } from '../payments/payments.service.js';
import { RecurringActsService } from './recurring-acts.service.js';
import { RecurringEntryRow } from './recurring-entry.entity.js';
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
import { RecurringStoryService } from './recurring-story.service.js';
import { RecurringTellingService } from './recurring-telling.service.js';
import { RecurringTrailService } from './recurring-trail.service.js';
import { RecurringWritesService } from './recurring-writes.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RecurringGiftRow, RecurringEntryRow, RecurringLinkRow]),
    JobsModule,
    MailModule,
    PaymentsModule,
  ],
  controllers: [RecurringGiftsAdminController, RecurringGiftsController],
  providers: [
    RecurringActsService,
    RecurringFactsService,
    RecurringGiftsService,
    RecurringLettersService,
    RecurringLinksService,
    RecurringListsService,
    RecurringNoticesService,
    RecurringOverviewService,
    RecurringOwnersService,
    RecurringPeopleService,
    RecurringStoryService,
    RecurringTellingService,
    RecurringTrailService,
    RecurringWritesService,
  ],
  exports: [
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
    notices: RecurringNoticesService,
  ) {
    payments.onFact('subscription', (tx, { subscription }, { provider }) =>
      facts.apply(tx, subscription, provider),
    );
    jobs.on<{ id: string }>(STOP_JOB, ({ id }) => acts.stopAtProvider(id));
    jobs.every('recurring-gifts.notices', '12 8 * * *', () => notices.ahead());
    jobs.every('recurring-gifts.recap', '42 8 15 1 *', () => notices.recap());
  }
}
