import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { iso } from '../../platform/clock/iso-moments.js';
import { RegistrationViewService } from '../registrations/participant/registration-view.service.js';
import { TicketPapersService, type TicketPaper } from './ticket-papers.service.js';
import { TicketViewsService } from './ticket-views.service.js';
import type { GuestTicket, GuestTicketState } from './ticket.dto.js';
import { ticketErrors } from './ticket.errors.js';
import { type EventTicket, type TicketedRegistration, TicketsService } from './tickets.service.js';

/** One ticket by its own code, for the guest whose it is: nothing of the others, of the price, nor of who paid. */
@Injectable()
export class GuestTicketsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly views: TicketViewsService,
    private readonly registered: RegistrationViewService,
    private readonly papers: TicketPapersService,
  ) {}

  /** Refuses (404) a code that is none of ours; one that was replaced or cancelled says so, without its QR code. */
  async find(code: string): Promise<GuestTicket> {
    const { ticket, registration } = await this.known(code);
    const state = stateOf(ticket, registration);
    const event = await this.views.eventOf(ticket);
    const { position, guest_name, qr_svg, is_checked_in, checked_in_at } = await this.views.shown(ticket);
    return {
      event: this.registered.event(event, state === 'good'),
      state,
      position,
      guest_name,
      qr_svg: state === 'good' ? qr_svg : null,
      is_checked_in,
      checked_in_at,
      replaced_at: iso(ticket.replaced_at),
    };
  }

  /** The same on paper; refuses (409) one that opens no door any more. */
  async printed(code: string): Promise<TicketPaper> {
    const { ticket, registration } = await this.known(code);
    if (stateOf(ticket, registration) !== 'good') throw ticketErrors.isOver();
    return this.papers.printed(registration.id, ticket.id);
  }

  private async known(code: string): Promise<{ ticket: EventTicket; registration: TicketedRegistration }> {
    const { manager } = this.dataSource;
    const ticket = await this.tickets.withCode(manager, code);
    if (!ticket) throw ticketErrors.notFound();
    return { ticket, registration: await this.tickets.registration(manager, ticket.registration_id) };
  }
}

function stateOf(
  { replaced_at, voided_at }: EventTicket,
  { status }: TicketedRegistration,
): GuestTicketState {
  if (replaced_at) return 'replaced';
  return voided_at || status !== 'confirmed' ? 'cancelled' : 'good';
}
