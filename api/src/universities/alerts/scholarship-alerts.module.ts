import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MembersModule } from '../../people/members/members.module.js';
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
export class ScholarshipAlertsModule {}
