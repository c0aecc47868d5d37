import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { EmailContent } from '../../core/mail/mail.service.js';
import { EventCalendarsService } from '../events/event-calendars.service.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { ticketErrors } from './ticket.errors.js';
import { type TicketedRegistration, TicketsService } from './tickets.service.js';

type Registration = Pick<TicketedRegistration, 'id' | 'status' | 'version' | 'updated_at'>;

/** The event of a registration as a calendar file: a newer one takes the place of an older, a cancelled one takes it away. */
@Injectable()
export class TicketCalendarsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly events: EventSeatsService,
    private readonly calendars: EventCalendarsService,
  ) {}

  /** Refuses an event without a date, and a registration that never had a seat. */
  async of(registration_id: string): Promise<string> {
    const tx = this.dataSource.manager;
    const registration = await this.tickets.registration(tx, registration_id);
    const hadSeat = ['confirmed', 'cancelled', 'refunded'].includes(registration.status);
    if (!hadSeat) throw ticketErrors.notConfirmed();
    const event = await this.events.find(registration.event_id);
    return this.calendars.ofRegistration(tx, event, seatOf(registration));
  }

  /** For the e-mail of a confirmation; nothing where the date is not known. */
  async attached(
    tx: EntityManager,
    registration: Registration,
    event: SeatedEvent,
  ): Promise<NonNullable<EmailContent['attachments']>> {
    return this.calendars.attached(tx, event, seatOf(registration));
  }
}

function seatOf({ id, status, version, updated_at }: Registration) {
  return { id, version, updated_at, isIn: status === 'confirmed' };
}
