import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { qrCodePath } from '../../platform/pictures/qr-code-path.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registrations/registration-history.service.js';
import { RegistrationRowsService } from '../registrations/registration-rows.service.js';
import { TicketCodesService } from './ticket-codes.service.js';
import { TicketReplacementsService } from './ticket-replacements.service.js';
import { ticketTimeline } from './ticket-timeline.content.js';
import type { RegistrationTicket, RegistrationTickets, TicketGuest } from './ticket.dto.js';
import { ticketErrors } from './ticket.errors.js';
import { type EventTicket, TicketsService } from './tickets.service.js';

/** White around a QR code, in modules, as its standard wants. */
const QUIET = 4;

/** Tickets as whoever registered sees them, and names their guests. */
@Injectable()
export class TicketViewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly codes: TicketCodesService,
    private readonly events: EventSeatsService,
    private readonly rows: RegistrationRowsService,
    private readonly history: RegistrationHistoryService,
    private readonly replacements: TicketReplacementsService,
  ) {}

  async of(registration_id: string): Promise<RegistrationTickets> {
    const tx = this.dataSource.manager;
    const { reference, status, event_id } = await this.tickets.registration(tx, registration_id);
    const tickets = await this.tickets.of(tx, registration_id);
    const event = await this.events.find(event_id);
    return {
      reference,
      tickets: await Promise.all(tickets.map((ticket) => this.shown(ticket))),
      may_name_guests: status === 'confirmed' && event.status === 'published',
      has_certificate: this.hasCertificate(event, tickets),
    };
  }

  /** Names those who come along, ticket by ticket. */
  async nameGuests(registration_id: string, guests: readonly TicketGuest[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { row } = await this.rows.held(tx, registration_id);
      if (row.status !== 'confirmed') throw ticketErrors.notConfirmed();
      const tickets = await this.tickets.of(tx, registration_id);
      const changed = guests.filter(
        (guest) => (guest.guest_name ?? '') !== ticketAt(tickets, guest).guest_name,
      );
      for (const guest of changed) {
        if (guest.position === 1) throw ticketErrors.ownTicket();
        await this.tickets.name(tx, ticketAt(tickets, guest), guest.guest_name ?? '');
      }
      if (changed.length === 0) return;
      await this.history.add(tx, registration_id, {
        kind: 'changed',
        text: ticketTimeline.guestsNamed(changed.map(({ position }) => position)),
        by: PARTICIPANT,
      });
    });
  }

  /** Gives their own ticket another code; the others stay as they are. */
  renew(registration_id: string, position: number): Promise<void> {
    return this.replacements.renew(registration_id, position, PARTICIPANT);
  }

  private hasCertificate(event: SeatedEvent, tickets: readonly EventTicket[]): boolean {
    const hasCome = tickets.some(({ checked_in_at }) => checked_in_at !== null);
    return event.gives_certificates && hasCome && this.events.isPast(event);
  }

  /** The event that a ticket is for. */
  eventOf({ event_id }: EventTicket): Promise<SeatedEvent> {
    return this.events.find(event_id);
  }

  async shown({ id, position, guest_name, checked_in_at }: EventTicket): Promise<RegistrationTicket> {
    const code = await this.codes.codeOf(id);
    return {
      id,
      position,
      guest_name,
      code,
      qr_svg: svgOf(code),
      is_checked_in: checked_in_at !== null,
      checked_in_at: checked_in_at?.toISOString() ?? null,
    };
  }
}

/** Refuses a position that has no ticket. */
function ticketAt(tickets: readonly EventTicket[], { position }: TicketGuest): EventTicket {
  const ticket = tickets.find((one) => one.position === position);
  if (!ticket) throw ticketErrors.unknownPosition(position);
  return ticket;
}

function svgOf(code: string): string {
  const { size, path } = qrCodePath(code);
  const side = size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h-${side}z"/><path fill="#000" d="${path}"/></svg>`;
}
