import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { TicketCodesService } from './ticket-codes.service.js';
import { ticketErrors } from './ticket.errors.js';
import { type EventTicket, type TicketedRegistration, TicketsService } from './tickets.service.js';

export { period, placeOf } from './ticket-papers.content.js';

export interface TicketPaper {
  reference: string;
  content: Buffer;
}

/** A paper with the tickets that it shows, as they were when it was drawn. */
export interface PrintedRegistration extends TicketPaper {
  tickets: readonly EventTicket[];
}

/** Tickets and certificates of attendance as PDF files; what draws them is large, and loaded where something is printed. */
@Injectable()
export class TicketPapersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tickets: TicketsService,
    private readonly codes: TicketCodesService,
    private readonly events: EventSeatsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  /** A page for each ticket, or for one of them; refuses a registration that has none. */
  async printed(registration_id: string, ticket_id?: string): Promise<TicketPaper> {
    const printed = await this.drawn(registration_id, ticket_id);
    if (!printed) throw ticketErrors.notConfirmed();
    return printed;
  }

  /** The same; null where it has no ticket. */
  async drawn(registration_id: string, ticket_id?: string): Promise<PrintedRegistration | null> {
    const { registration, event, tickets: all } = await this.read(registration_id);
    const tickets = all.filter(({ id }) => !ticket_id || id === ticket_id);
    const [first] = tickets;
    if (!first) return null;
    const { drawTickets } = await import('./ticket-drawing.js');
    const content = await drawTickets({
      event,
      reference: registration.reference,
      holder: `${registration.first_name} ${registration.last_name}`.trim(),
      tickets: await Promise.all(
        tickets.map(async ({ id, position, guest_name: name }) => ({
          position,
          name,
          code: await this.codes.codeOf(id),
        })),
      ),
      association: await this.settings.value('site_name'),
      site: new URL(this.configuration.appUrl).host,
      created_at: first.issued_at,
    });
    return { reference: registration.reference, content, tickets };
  }

  /** Whether the tickets are still those that were drawn, under the same names. */
  async isCurrent(
    tx: EntityManager,
    registration_id: string,
    printed: PrintedRegistration,
  ): Promise<boolean> {
    const named = (tickets: readonly EventTicket[]) =>
      tickets.map(({ id, guest_name }) => `${id} ${guest_name}`).join('\n');
    return named(await this.tickets.of(tx, registration_id)) === named(printed.tickets);
  }

  /** A page for each person who came in, once the event is over. */
  async certificate(registration_id: string): Promise<TicketPaper> {
    const { registration, event, tickets } = await this.read(registration_id);
    if (!event.gives_certificates) throw ticketErrors.noCertificates();
    if (!this.events.isPast(event)) throw ticketErrors.notOver();
    const came = tickets.filter(({ checked_in_at }) => checked_in_at !== null);
    if (came.length === 0) throw ticketErrors.nobodyCame();
    if (came.some(({ guest_name }) => guest_name === '')) throw ticketErrors.guestsUnnamed();
    const settings = await this.settings.values();
    const { drawCertificates } = await import('./certificate-drawing.js');
    const content = await drawCertificates({
      event,
      reference: registration.reference,
      people: came.map(({ guest_name: name, position }) => ({ name, position })),
      association: {
        name: settings.legal_name || settings.site_name,
        address: [settings.legal_street, `${settings.legal_postal_code} ${settings.legal_city}`.trim()]
          .filter(Boolean)
          .join(', '),
        city: settings.legal_city,
      },
      signatory: { name: settings.signatory_name, role: settings.signatory_role },
      made_at: event.end_date ?? event.start_date ?? registration.updated_at,
    });
    return { reference: registration.reference, content };
  }

  private async read(
    id: string,
  ): Promise<{ registration: TicketedRegistration; event: SeatedEvent; tickets: EventTicket[] }> {
    const tx = this.dataSource.manager;
    const registration = await this.tickets.registration(tx, id);
    const event = await this.events.find(registration.event_id);
    return { registration, event, tickets: await this.tickets.of(tx, id) };
  }
}
