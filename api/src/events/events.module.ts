import { Module } from '@nestjs/common';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { CheckInModule } from './check-in/check-in.module.js';
import { EventsModule } from './events/events.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { TicketsModule } from './tickets/tickets.module.js';
import { BankTransfersModule } from './bank-transfers/bank-transfers.module.js';

/** Events: what is announced of them, who is interested, who registers and comes in. */
@Module({
  imports: [
    AnnouncementsModule,
    CheckInModule,
    EventsModule,
    RegistrationsModule,
    TicketsModule,
    BankTransfersModule,
  ],
})
export class EventsWingModule {}
