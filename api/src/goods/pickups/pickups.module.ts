import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../../people/access/access.module.js';
import { GoodsAlertsModule } from '../alerts/goods-alerts.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { PhysicalDonationsModule } from '../physical-donations/physical-donations.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { DelayAlertsService } from './delay-alerts.service.js';
import { PickupTransactionsAdminController } from './pickup-transactions.admin.controller.js';
import { PickupTransactionRecordsController } from './pickup-transaction-records.controller.js';
import { PickupTransactionsController } from './pickup-transactions.controller.js';
import { PickupTransactionsService } from './pickup-transactions.service.js';
import { DonorCalendarService } from './donor-calendar.service.js';
import { PickupActionsService } from './pickup-actions.service.js';
import { PickupAssigneesService } from './pickup-assignees.service.js';
import { PickupCalendarsController } from './pickup-calendars.controller.js';
import { PickupEmailsService } from './pickup-emails.service.js';
import { PickupPapersAdminController } from './pickup-papers.admin.controller.js';
import { PickupPapersService } from './pickup-papers.service.js';
import { PickupRemindersService } from './pickup-reminders.service.js';
import { PickupRoundLinkRow } from './pickup-round-link.entity.js';
import { PickupRoundsAdminController } from './pickup-rounds.admin.controller.js';
import { PickupRoundsService } from './pickup-rounds.service.js';
import { PickupStatsController } from './pickup-stats.controller.js';
import { PickupStatsService } from './pickup-stats.service.js';
import { PickupPlansService } from './pickup-plans.service.js';
import { PickupCalendarService } from './pickup-calendar.service.js';
import { RoundLinksService } from './round-links.service.js';
import { MissedPickupsService } from './missed-pickups.service.js';
import { SharedRoundsController } from './shared-rounds.controller.js';
import { SharedRoundsService } from './shared-rounds.service.js';
import { PickupNotificationsService } from './pickup-notifications.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PickupRoundLinkRow]),
    AccessModule,
    GoodsAlertsModule,
    JobsModule,
    MediaModule,
    PhysicalDonationsModule,
    SettingsModule,
  ],
  controllers: [
    PickupStatsController,
    PickupCalendarsController,
    PickupTransactionRecordsController,
    PickupTransactionsController,
    PickupTransactionsAdminController,
    PickupPapersAdminController,
    PickupRoundsAdminController,
    SharedRoundsController,
  ],
  providers: [
    PickupNotificationsService,
    DelayAlertsService,
    PickupTransactionsService,
    DonorCalendarService,
    PickupActionsService,
    PickupAssigneesService,
    PickupEmailsService,
    PickupPapersService,
    PickupRemindersService,
    PickupRoundsService,
    PickupStatsService,
    PickupPlansService,
    PickupCalendarService,
    RoundLinksService,
    MissedPickupsService,
    SharedRoundsService,
  ],
})
export class PickupsModule {}
