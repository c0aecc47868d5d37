import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../events/events.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { CheckInListsService } from './check-in-lists.service.js';
import { CheckInSignaturesService } from './check-in-signatures.service.js';
import { CheckInAdminController } from './check-in.admin.controller.js';
import { CheckInPersonalData } from './check-in.personal-data.content.js';
import { CheckInsService } from './check-ins.service.js';
import { DoorPapersService } from './door-papers.service.js';
import { EventCheckInRow } from './event-check-in.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([EventCheckInRow]), EventsModule, RegistrationsModule, TicketsModule],
  controllers: [CheckInAdminController],
  providers: [
    CheckInListsService,
    CheckInPersonalData,
    CheckInSignaturesService,
    CheckInsService,
    DoorPapersService,
  ],
})
export class CheckInModule {}
