import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { EventsModule } from '../events/events.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { EventTicketRow } from './event-ticket.entity.js';
import { TicketCalendarsService } from './ticket-calendars.service.js';
import { TicketCodesService } from './ticket-codes.service.js';
import { TicketConfirmationsService } from './ticket-confirmations.service.js';
import { TicketIssuesService } from './ticket-issues.service.js';
import { TicketPapersService } from './ticket-papers.service.js';
import { TicketReplacementsService } from './ticket-replacements.service.js';
import { TicketViewsService } from './ticket-views.service.js';
import { TicketPersonalData } from './ticket.personal-data.content.js';
import { TicketsAdminController } from './tickets.admin.controller.js';
import { GuestTicketsController } from './guest-tickets.controller.js';
import { GuestTicketsService } from './guest-tickets.service.js';
import { TicketsController } from './tickets.controller.js';
import { TicketsService } from './tickets.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([EventTicketRow]),
    EventsModule,
    JobsModule,
    RegistrationsModule,
    SettingsModule,
  ],
  controllers: [GuestTicketsController, TicketsAdminController, TicketsController],
  providers: [
    GuestTicketsService,
    TicketCalendarsService,
    TicketCodesService,
    TicketConfirmationsService,
    TicketIssuesService,
    TicketPapersService,
    TicketPersonalData,
    TicketReplacementsService,
    TicketViewsService,
    TicketsService,
  ],
  exports: [TicketCodesService, TicketsService],
})
export class TicketsModule {}
