import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { DonationAlertsModule } from '../donation-alerts/donation-alerts.module.js';
import { DonationAlertsService } from '../donation-alerts/donation-alerts.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MediaModule } from '../media/media.module.js';
import { DonationLettersService } from '../physical-donations/donation-letters.service.js';
import { DonationStoryService } from '../physical-donations/donation-story.service.js';
import { PhysicalDonationsModule } from '../physical-donations/physical-donations.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DelayAlertsService } from './delay-alerts.service.js';
import { DonationTransactionsAdminController } from './donation-transactions.admin.controller.js';
import { DonationTransactionRecordsController } from './donation-transaction-records.controller.js';
import { DonationTransactionsController } from './donation-transactions.controller.js';
import { DonationTransactionsService } from './donation-transactions.service.js';
import { DonorCalendarService } from './donor-calendar.service.js';
import { PickupActsService } from './pickup-acts.service.js';
import { PickupAssigneesService } from './pickup-assignees.service.js';
import { PickupCalendarsController } from './pickup-calendars.controller.js';
import { PickupLettersService } from './pickup-letters.service.js';
import { PickupPapersAdminController } from './pickup-papers.admin.controller.js';
import { PickupPapersService } from './pickup-papers.service.js';
import { PickupRemindersService } from './pickup-reminders.service.js';
import { PickupRoundLinkRow } from './pickup-round-link.entity.js';
import { PickupRoundsAdminController } from './pickup-rounds.admin.controller.js';
import { PickupRoundsService } from './pickup-rounds.service.js';
import { PickupStatsController } from './pickup-stats.controller.js';
import { PickupStatsService } from './pickup-stats.service.js';
import { SharedRoundsController } from './shared-rounds.controller.js';
import { SharedRoundsService } from './shared-rounds.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PickupRoundLinkRow]),
    AccessModule,
    DonationAlertsModule,
    JobsModule,
    MediaModule,
    PhysicalDonationsModule,
    SettingsModule,
  ],
  controllers: [
    PickupStatsController,
    PickupCalendarsController,
    DonationTransactionRecordsController,
    DonationTransactionsController,
    DonationTransactionsAdminController,
    PickupPapersAdminController,
    PickupRoundsAdminController,
    SharedRoundsController,
  ],
  providers: [
    DelayAlertsService,
    DonationTransactionsService,
    DonorCalendarService,
    PickupActsService,
    PickupAssigneesService,
    PickupLettersService,
    PickupPapersService,
    PickupRemindersService,
    PickupRoundsService,
    PickupStatsService,
    SharedRoundsService,
  ],
})
export class PickupsModule {
  constructor(
    jobs: JobsService,
    delays: DelayAlertsService,
    reminders: PickupRemindersService,
    rounds: SharedRoundsService,
    alerts: DonationAlertsService,
    story: DonationStoryService,
    donationLetters: DonationLettersService,
    pickupLetters: PickupLettersService,
  ) {
    donationLetters.withdrawWith((tx, held) => pickupLetters.withdrawal(tx, held));
    alerts.listen((tx, told) => story.tellAlert(tx, told));
    jobs.every('pickups.delays', '*/10 * * * *', () => delays.run());
    // From 10 in the morning; again each hour until the evening, in case the machine was off.
    jobs.every('pickups.reminders', '0 10-19 * * *', () => reminders.run());
    jobs.every('pickups.tidy', '42 3 * * *', () => rounds.forgetOld());
  }
}
