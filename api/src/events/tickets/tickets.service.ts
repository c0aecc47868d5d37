import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { RowOf } from '../../platform/database/query.js';
import { EventTicketRow } from './event-ticket.entity.js';
import { TicketCodesService } from './ticket-codes.service.js';
import { heldTickets, lastSerial, nextSerial, registrationOfTickets } from './tickets.queries.js';

/** The registration of tickets, as they read it. */
export type TicketedRegistration = RowOf<typeof registrationOfTickets>;
export type EventTicket = EventTicketRow;

/** Tickets of registrations: issued, voided, named, and who came in with them. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly codes: TicketCodesService,
    private readonly clock: Clock,
  ) {}

  /** The good tickets of a registration, by position. */
  of(tx: EntityManager, registration_id: string): Promise<EventTicket[]> {
    return tx.find(EventTicketRow, {
      where: { registration_id, voided_at: IsNull() },
      order: { position: 'ASC' },
    });
  }

  /** The ticket, good or not, that has this code; null where it is none of ours. */
  async withCode(tx: EntityManager, code: string): Promise<EventTicket | null> {
    const id = this.codes.named(code);
    const ticket = id ? await tx.findOneBy(EventTicketRow, { id }) : null;
    return ticket && (await this.codes.isOf(ticket, code)) ? ticket : null;
  }

  registration(tx: EntityManager, id: string): Promise<TicketedRegistration> {
    return registrationOfTickets.one(tx, id);
  }

  /** One ticket for each of so many seats that has none; `names` are of the first ones. */
  async issue(
    tx: EntityManager,
    { id: registration_id, event_id }: { id: string; event_id: number },
    seats: number,
    names: readonly string[],
  ): Promise<void> {
    const taken = new Set((await this.of(tx, registration_id)).map(({ position }) => position));
    for (let position = 1; position <= seats; position += 1) {
      if (taken.has(position)) continue;
      const guest_name = names[position - 1] ?? '';
      await this.insert(tx, { registration_id, event_id, position, guest_name });
    }
  }

  /**
   * Ends a ticket and issues one with another code in its place; those beside it stay as they are. False, and nothing
   * changes, where it has come in or is good for nothing already; its registration is held by the caller.
   */
  async replace(tx: EntityManager, { id }: EventTicket, guest_name?: string): Promise<boolean> {
    const [ticket] = await this.hold(tx, [id]);
    if (!ticket || ticket.voided_at || ticket.checked_in_at) return false;
    const now = this.clock.now();
    await tx.update(EventTicketRow, { id }, { voided_at: now, replaced_at: now });
    await this.insert(tx, { ...ticket, guest_name: guest_name ?? ticket.guest_name });
    return true;
  }

  /** Those after the first `keep` are good for nothing any more. */
  async voidAfter(tx: EntityManager, registration_id: string, keep: number): Promise<void> {
    const after = { registration_id, voided_at: IsNull(), position: MoreThan(keep) };
    await tx.update(EventTicketRow, after, { voided_at: this.clock.now() });
  }

  /**
   * Puts a name on a ticket. One that bore another name is replaced: its code was somebody else's. Answers whether it
   * was; its registration is held by the caller.
   */
  async name(tx: EntityManager, ticket: EventTicket, guest_name: string): Promise<boolean> {
    if (ticket.guest_name === guest_name) return false;
    if (ticket.guest_name !== '' && (await this.replace(tx, ticket, guest_name))) return true;
    await tx.update(EventTicketRow, { id: ticket.id }, { guest_name });
    return false;
  }

  /** Holds these tickets, good ones and voided, until the transaction ends; those that exist. */
  async hold(tx: EntityManager, ids: readonly string[]): Promise<EventTicket[]> {
    await heldTickets.all(tx, ids);
    return tx.findBy(EventTicketRow, { id: In([...ids]) });
  }

  /** Writes down when somebody came in with a ticket that is held; null: nobody did. */
  async markCheckedIn(tx: EntityManager, ticket: EventTicket, at: Date | null): Promise<void> {
    ticket.checked_in_at = at;
    await tx.update(EventTicketRow, { id: ticket.id }, { checked_in_at: at });
  }

  /** What lists know the next tickets of an event by, in the order in which they will be issued. */
  async coming(tx: EntityManager, event_id: number, most: number): Promise<string[]> {
    const last = (await lastSerial.first(tx, event_id))?.last ?? 0;
    const serials = Array.from({ length: most }, (_, index) => last + 1 + index);
    return Promise.all(
      serials.map(async (serial) => this.codes.hashOf(await this.codes.idOf(event_id, serial))),
    );
  }

  private async insert(
    tx: EntityManager,
    ticket: Pick<EventTicket, 'registration_id' | 'event_id' | 'position' | 'guest_name'>,
  ): Promise<void> {
    const { registration_id, event_id, position, guest_name } = ticket;
    const { last } = await nextSerial.one(tx, event_id);
    const id = await this.codes.idOf(event_id, last);
    await tx.insert(EventTicketRow, {
      id,
      registration_id,
      event_id,
      position,
      guest_name,
      code_hash: await this.codes.hashOf(id),
      issued_at: this.clock.now(),
    });
  }
}
