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
import { AlertLinkRow } from './alert-link.entity.js';
import { AlertOwnersService } from './alert-owners.service.js';
import { AlertPresentingService } from './alert-presenting.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import { AlertSendingService } from './alert-sending.service.js';
import { MemberAlertsController } from './member-alerts.controller.js';
import { MemberAlertsService } from './member-alerts.service.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { ScholarshipAlertsController } from './scholarship-alerts.controller.js';
import { ScholarshipAlertsService } from './scholarship-alerts.service.js';
import { AlertPersonalData } from './alert.personal-data.content.js';
import { AT_ONCE_JOB } from './alert-sending.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AlertLinkRow, ScholarshipAlertRow]),
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
    AlertOwnersService,
    AlertPresentingService,
    AlertRowsService,
    AlertSendingService,
    MemberAlertsService,
    ScholarshipAlertsService,
  ],
  exports: [AlertOwnersService],
})
export class ScholarshipAlertsModule {
  constructor(jobs: JobsService, kinds: ContentKindsService) {
    kinds.whenLive(
      'scholarships',
      oncePerTransaction((tx) => jobs.add(tx, AT_ONCE_JOB, {})),
    );
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
