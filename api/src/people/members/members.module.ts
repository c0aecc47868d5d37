import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MemberEmailsService } from './member-emails.service.js';
import { MemberEventsService } from './member-events.service.js';
import { MemberMessagesService } from './member-messages.service.js';
import { MemberLinkRow } from './member-link.entity.js';
import { MemberLinksService } from './member-links.service.js';
import { MemberRow } from './member.entity.js';
import { MemberSessionRow } from './member-session.entity.js';
import { MemberSessionsService } from './member-sessions.service.js';
import { MembersController } from './members.controller.js';
import { MembersService } from './members.service.js';
import { SignInService } from './sign-in.service.js';
import { MemberPersonalData } from './member.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([MemberRow, MemberLinkRow, MemberSessionRow]), JobsModule, MailModule],
  controllers: [MembersController],
  providers: [
    MemberPersonalData,
    MemberEmailsService,
    MemberEventsService,
    MemberMessagesService,
    MemberLinksService,
    MemberSessionsService,
    MembersService,
    SignInService,
  ],
  exports: [MemberEventsService, MemberSessionsService, MembersService, SignInService],
})
export class MembersModule {}
