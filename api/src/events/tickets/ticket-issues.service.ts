import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { EventSeatsService } from '../events/event-seats.service.js';
import { RegistrationEmailsService } from '../registrations/registration-emails.service.js';
import { OnRegistrationEvent, type RegistrationEvent } from '../registrations/registration-events.service.js';
import { CONFIRMATION_JOB, type ConfirmationJob } from './ticket-confirmations.service.js';
import { ticketEmails } from './ticket-emails.content.js';
import { TicketsService } from './tickets.service.js';

type Registration = RegistrationEvent['registration'];

/** Tickets follow what becomes of their registration, in the transaction that does it. */
@Injectable()
export class TicketIssuesService {
  constructor(
    private readonly tickets: TicketsService,
    private readonly events: EventSeatsService,
    private readonly emails: RegistrationEmailsService,
    private readonly jobs: JobsService,
  ) {}

  @OnRegistrationEvent()
  async follow(tx: EntityManager, { kind, registration }: RegistrationEvent): Promise<void> {
    if (kind === 'cancelled') return this.tickets.voidAfter(tx, registration.id, 0);
    if (registration.status !== 'confirmed') return;
    if (kind === 'moved') return this.issueAnew(tx, registration);
    if (kind === 'person_changed') return this.renameHolder(tx, registration);
    await this.tickets.voidAfter(tx, registration.id, registration.seats);
    await this.tickets.issue(tx, registration, registration.seats, [holderOf(registration)]);
    // Drawn later, when nobody waits for the event's seats.
    if (kind === 'confirmed')
      await this.jobs.add(tx, CONFIRMATION_JOB, {
        registration_id: registration.id,
      } satisfies ConfirmationJob);
  }

  /** At the other event, for those who were named already. */
  private async issueAnew(tx: EntityManager, registration: Registration): Promise<void> {
    const [, ...guests] = await this.tickets.of(tx, registration.id);
    await this.tickets.voidAfter(tx, registration.id, 0);
    const names = [holderOf(registration), ...guests.map(({ guest_name }) => guest_name)];
    await this.tickets.issue(tx, registration, registration.seats, names);
  }

  /** The first ticket bears the name of who registered: with another name it is another ticket, which they are told. */
  private async renameHolder(tx: EntityManager, row: Registration): Promise<void> {
    const [first] = await this.tickets.of(tx, row.id);
    if (!first || !(await this.tickets.name(tx, first, holderOf(row)))) return;
    const event = await this.events.find(row.event_id, tx);
    await this.emails.toParticipant(tx, { row, event }, ticketEmails.replaced(row, event, 1));
  }
}

const holderOf = ({ first_name, last_name }: Registration) => `${first_name} ${last_name}`.trim();
