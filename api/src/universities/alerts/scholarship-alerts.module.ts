import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MembersModule } from '../../people/members/members.module.js';
import { ContentKindsService } from '../../content/publishing/content-kinds.service.js';
import { ScholarshipsModule } from '../scholarships/scholarships.module.js';
import { AlertActionsService } from './alert-actions.service.js';
import { AlertEmailsService } from './alert-emails.service.js';
import { AlertLinksService } from './alert-links.service.js';
import { AlertOwnersService } from './alert-owners.service.js';
import { AlertPresentingService } from './alert-presenting.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import { AlertSendingService } from './alert-sending.service.js';
import { AlertsRetentionService } from './alerts-retention.service.js';
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
    AlertActionsService,
    AlertEmailsService,
    AlertLinksService,
    AlertOwnersService,
    AlertPresentingService,
    AlertRowsService,
    AlertSendingService,
    AlertsRetentionService,
    MemberAlertsService,
    ScholarshipAlertsService,
  ],
  exports: [AlertOwnersService],
})
export class ScholarshipAlertsModule {
  constructor(
    jobs: JobsService,
    kinds: ContentKindsService,
    sending: AlertSendingService,
    retention: AlertsRetentionService,
  ) {
    jobs.on(AT_ONCE, () => sending.sweep());
    kinds.whenLive(
      'scholarships',
      oncePerTransaction((tx) => jobs.add(tx, AT_ONCE, {})),
    );
    // What came otherwise: a scholarship that was suspended when it went live, and is open now.
    jobs.every('scholarship-alerts.sweep', '* * * * *', () => sending.sweep());
    // Several looks in a morning: who was not running at the first one writes at the next.
    jobs.every('scholarship-alerts.daily', '20 7-10 * * *', () => sending.sendDue('daily'));
    jobs.every('scholarship-alerts.weekly', '40 7-10 * * 1', () => sending.sendDue('weekly'));
    jobs.every('scholarship-alerts.tidy', '43 3 * * *', () => retention.tidy());
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
