import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { iso } from '../../platform/clock/iso-moments.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { TicketCodesService } from '../tickets/ticket-codes.service.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { CheckInSignaturesService } from './check-in-signatures.service.js';
import { CHECK_IN_LIMITS } from './check-in.contract.js';
import type { CheckInArrivals, CheckInOverview, CheckInFigures, CheckInTicket } from './check-in.dto.js';
import { checkInErrors } from './check-in.errors.js';
import {
  arrivalsSince,
  doorList,
  duplicatesOf,
  expectedAndPresent,
  presentByDoor,
} from './check-in.queries.js';

/** A scan shows up when its transaction ends, somewhat after its moment. */
const LATE_MS = 10_000;
const EVER = new Date(0);

/** What phones at the door read: the list that they keep, and who is in. */
@Injectable()
export class CheckInListsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly codes: TicketCodesService,
    private readonly issued: TicketsService,
    private readonly signatures: CheckInSignaturesService,
    private readonly clock: Clock,
  ) {}

  /** Refuses an event that does not exist. */
  async event(event_id: number, tx: EntityManager = this.dataSource.manager): Promise<SeatedEvent> {
    const event = (await this.events.byIds([event_id], tx)).get(event_id);
    if (!event) throw checkInErrors.noEvent();
    return event;
  }

  async open(event_id: number): Promise<CheckInOverview> {
    const { id, title, start_date, location, city, status } = await this.event(event_id);
    const made_at = this.clock.now().toISOString();
    // Before the tickets: one that is issued meanwhile is in one of the two.
    const coming = await this.issued.coming(this.dataSource.manager, event_id, CHECK_IN_LIMITS.coming);
    const list = { event_id, made_at, tickets: await this.tickets(event_id), coming };
    return {
      event: {
        id,
        title,
        start_date: start_date?.toISOString() ?? null,
        location,
        city,
        is_cancelled: status === 'cancelled',
      },
      list,
      ...(await this.signatures.sign(JSON.stringify(list))),
      ...(await this.arrivals(event_id)),
    };
  }

  /** Asked every two seconds by each phone: what changed since, and the figures. */
  async arrivals(event_id: number, since?: string): Promise<CheckInArrivals> {
    await this.event(event_id);
    const until = this.clock.now().toISOString();
    const from = since ? new Date(Date.parse(since) - LATE_MS) : EVER;
    const tx = this.dataSource.manager;
    const arrivals = await arrivalsSince.all(tx, event_id, from);
    const duplicates = await duplicatesOf.all(tx, event_id);
    return {
      until,
      figures: await this.figures(tx, event_id),
      arrivals: arrivals.map(({ ticket_id, checked_in_at, door }) => ({
        ticket_id,
        checked_in_at: checked_in_at?.toISOString() ?? null,
        door,
      })),
      duplicates: duplicates.map(({ at, first_at, ...duplicate }) => ({
        ...duplicate,
        at: at.toISOString(),
        first_at: first_at.toISOString(),
      })),
    };
  }

  async figures(tx: EntityManager, event_id: number): Promise<CheckInFigures> {
    const counted = await expectedAndPresent.one(tx, event_id);
    return { ...counted, doors: await presentByDoor.all(tx, event_id) };
  }

  private async tickets(event_id: number): Promise<CheckInTicket[]> {
    const rows = await doorList.all(this.dataSource.manager, event_id);
    return Promise.all(
      rows.map(async ({ id, code_hash, registration_id: _registration, event_id: _event, ...row }) => ({
        id,
        // As it was printed, and as the page of the registration shows it today.
        hashes: code_hash ? [...new Set([code_hash, await this.codes.hashOf(id)])] : [],
        ...row,
        replaced_at: iso(row.replaced_at),
      })),
    );
  }
}
