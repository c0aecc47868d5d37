import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { iso } from '../../platform/clock/iso-moments.js';
import { RegistrationEmailsService } from '../registrations/registration-emails.service.js';
import { RegistrationHistoryService } from '../registrations/registration-history.service.js';
import { RegistrationRowsService } from '../registrations/registration-rows.service.js';
import { EventTicketRow } from './event-ticket.entity.js';
import { ticketEmails } from './ticket-emails.content.js';
import { ticketTimeline } from './ticket-timeline.content.js';
import type { StaffTicket, StaffTickets, TicketFound } from './ticket.dto.js';
import { ticketErrors } from './ticket.errors.js';
import { TicketsService } from './tickets.service.js';

/** A ticket that was lost, or seen by too many: another code takes its place, and it is found by its own. */
@Injectable()
export class TicketReplacementsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly rows: RegistrationRowsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /**
   * Gives the ticket at `position` another code and ends the one it had; the registration's other tickets stay good.
   * Refuses (409) a registration that is not confirmed and a ticket that has come in, (400) a position without a ticket.
   */
  async renew(registration_id: string, position: number, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, registration_id);
      if (held.row.status !== 'confirmed') throw ticketErrors.notConfirmed();
      const ticket = await tx.findOneBy(EventTicketRow, { registration_id, position, voided_at: IsNull() });
      if (!ticket) throw ticketErrors.unknownPosition(position);
      if (!(await this.tickets.replace(tx, ticket))) throw ticketErrors.cameIn();
      const text = ticketTimeline.renewed(position);
      await this.history.add(tx, registration_id, { kind: 'changed', text, by });
      // Whoever renews their own sees the new one on the same page.
      if (by.id !== null)
        await this.emails.toParticipant(tx, held, ticketEmails.replaced(held.row, held.event, position));
    });
  }

  /** Every ticket of a registration, those that are good for nothing included; their codes stay with who registered. */
  async list(registration_id: string): Promise<StaffTickets> {
    const tickets = await this.dataSource.manager.find(EventTicketRow, {
      where: { registration_id },
      order: { position: 'ASC', issued_at: 'DESC', id: 'ASC' },
    });
    return { tickets: tickets.map(shown) };
  }

  /** The ticket that has this code, good or not; refuses (404) a code that is none of ours. */
  async find(code: string): Promise<TicketFound> {
    const ticket = await this.tickets.withCode(this.dataSource.manager, code);
    if (!ticket) throw ticketErrors.notFound();
    return { registration_id: ticket.registration_id, event_id: ticket.event_id, ticket: shown(ticket) };
  }
}

function shown(ticket: EventTicketRow): StaffTicket {
  const { id, position, guest_name, issued_at, checked_in_at, replaced_at, voided_at } = ticket;
  return {
    id,
    position,
    guest_name,
    issued_at: issued_at.toISOString(),
    checked_in_at: iso(checked_in_at),
    replaced_at: iso(replaced_at),
    voided_at: iso(voided_at),
  };
}
