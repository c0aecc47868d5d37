import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { RowOf } from '../../platform/database/query.js';
import { EventTicketRow } from './event-ticket.entity.js';
import { TicketCodesService } from './ticket-codes.service.js';
import { heldTickets, registrationOfTickets } from './tickets.queries.js';

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
      const id = randomUUID();
      await tx.insert(EventTicketRow, {
        id,
        registration_id,
        event_id,
        position,
        guest_name: names[position - 1] ?? '',
        code_hash: await this.codes.hashOf(id),
        issued_at: this.clock.now(),
      });
    }
  }

  /** Those after the first `keep` are good for nothing any more. */
  async voidAfter(tx: EntityManager, registration_id: string, keep: number): Promise<void> {
    const after = { registration_id, voided_at: IsNull(), position: MoreThan(keep) };
    await tx.update(EventTicketRow, after, { voided_at: this.clock.now() });
  }

  async name(
    tx: EntityManager,
    registration_id: string,
    position: number,
    guest_name: string,
  ): Promise<void> {
    await tx.update(EventTicketRow, { registration_id, position, voided_at: IsNull() }, { guest_name });
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
}
