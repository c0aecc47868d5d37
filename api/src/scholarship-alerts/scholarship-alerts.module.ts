import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { ContentKindsService } from '../publishing/content-kinds.service.js';
import { ScholarshipsModule } from '../scholarships/scholarships.module.js';
import { AlertActsService } from './alert-acts.service.js';
import { AlertLettersService } from './alert-letters.service.js';
import { AlertLinksService } from './alert-links.service.js';
import { AlertPeopleService } from './alert-people.service.js';
import { AlertPresentingService } from './alert-presenting.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import { AlertSendingService } from './alert-sending.service.js';
import { AlertsHousekeepingService } from './alerts-housekeeping.service.js';
import { MemberAlertsController } from './member-alerts.controller.js';
import { MemberAlertsService } from './member-alerts.service.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { ScholarshipAlertsController } from './scholarship-alerts.controller.js';
import { ScholarshipAlertsService } from './scholarship-alerts.service.js';
import { AlertPersonalData } from './alert.personal-data.content.js';

const AT_ONCE = 'scholarship-alerts.at-once';

@Module({
  imports: [
    TypeOrmModule.forFeature([ScholarshipAlertRow]),
    JobsModule,
    MailModule,
    MembersModule,
    ScholarshipsModule,
  ],
  controllers: [ScholarshipAlertsController, MemberAlertsController],
  providers: [
    AlertPersonalData,
    AlertActsService,
    AlertLettersService,
    AlertLinksService,
    AlertPeopleService,
    AlertPresentingService,
    AlertRowsService,
    AlertSendingService,
    AlertsHousekeepingService,
    MemberAlertsService,
    ScholarshipAlertsService,
  ],
  exports: [AlertPeopleService],
})
export class ScholarshipAlertsModule {
  constructor(
    jobs: JobsService,
    kinds: ContentKindsService,
    sending: AlertSendingService,
    housekeeping: AlertsHousekeepingService,
  ) {
    jobs.on(AT_ONCE, () => sending.sweep());
    kinds.whenLive(
      'scholarships',
      oncePerTransaction((tx) => jobs.add(tx, AT_ONCE, {})),
    );
    // What came otherwise: a scholarship that was suspended when it went live, and is open now.
    jobs.every('scholarship-alerts.sweep', '* * * * *', () => sending.sweep());
    // Several looks in a morning: who was not running at the first one writes at the next.
    jobs.every('scholarship-alerts.daily', '20 7-10 * * *', () => sending.tell('daily'));
    jobs.every('scholarship-alerts.weekly', '40 7-10 * * 1', () => sending.tell('weekly'));
    jobs.every('scholarship-alerts.tidy', '43 3 * * *', () => housekeeping.tidy());
  }
}

/** An import of five hundred is one piece of news. */
function oncePerTransaction(
  work: (tx: EntityManager) => Promise<void>,
): (tx: EntityManager) => Promise<void> {
  const told = new WeakSet<EntityManager>();
  return async (tx) => {
    if (told.has(tx)) return;
    told.add(tx);
    await work(tx);
  };
}
