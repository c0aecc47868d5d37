import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { iso } from '../../platform/clock/iso-moments.js';
import type { RowOf } from '../../platform/database/query.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { RegistrationHistoryService } from '../registrations/registration-history.service.js';
import { TicketCodesService } from '../tickets/ticket-codes.service.js';
import { type EventTicket, TicketsService } from '../tickets/tickets.service.js';
import { CheckInListsService } from './check-in-lists.service.js';
import { checkInTimeline as timeline } from './check-in-timeline.content.js';
import type {
  CheckInFigures,
  CheckInResult,
  CheckInResults,
  CheckInScan,
  CheckInScans,
} from './check-in.dto.js';
import { checkInErrors } from './check-in.errors.js';
import { addCheckIn, doorTickets, holdEvent } from './check-in.queries.js';
import { momentOfScan, refusalOf } from './check-in.rules.js';
import { EventCheckInRow } from './event-check-in.entity.js';

type DoorTicket = RowOf<typeof doorTickets>;

interface Scan extends CheckInScan {
  at: Date;
}

/** Tickets that are held with what is known of them, for the scans of one sending. */
interface Held {
  event: SeatedEvent;
  tickets: Map<string, EventTicket>;
  known: Map<string, DoorTicket>;
  /** Titles of the other events that they are for. */
  others: Map<number, SeatedEvent>;
}

/** Who came in: scans of phones, as they happen or later. */
@Injectable()
export class CheckInsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: CheckInListsService,
    private readonly tickets: TicketsService,
    private readonly codes: TicketCodesService,
    private readonly events: EventSeatsService,
    private readonly history: RegistrationHistoryService,
    private readonly clock: Clock,
  ) {}

  /** Takes scans in the order in which they were made; each answers what it comes to, again and again the same. */
  async scan(event_id: number, { scans, sent_at }: CheckInScans, by: Author): Promise<CheckInResults> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const held = await this.hold(tx, event_id, scans);
      const inOrder = scans
        .map((scan) => ({ ...scan, id: scan.id.toLowerCase(), at: momentOfScan(scan, sent_at, now) }))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime());
      const results: CheckInResult[] = [];
      for (const scan of inOrder) results.push(await this.take(tx, held, scan, by));
      return { results, figures: await this.lists.figures(tx, event_id) };
    });
  }

  /** Nobody came in with this ticket after all. A second time is no error. */
  async undo(event_id: number, ticket_id: string, by: Author): Promise<CheckInFigures> {
    return this.dataSource.transaction(async (tx) => {
      await holdEvent.first(tx, event_id);
      const [ticket] = await this.tickets.hold(tx, [ticket_id]);
      if (ticket?.event_id !== event_id) throw checkInErrors.noTicket();
      const undone = { undone_at: this.clock.now(), undone_by: by.name };
      const { affected } = await tx.update(EventCheckInRow, { ticket_id, undone_at: IsNull() }, undone);
      if (affected) {
        await this.tickets.markCheckedIn(tx, ticket, null);
        const text = timeline.undone(ticket.position);
        await this.history.add(tx, ticket.registration_id, { kind: 'check_in', text, by });
      }
      return this.lists.figures(tx, event_id);
    });
  }

  /** The event first and tickets in their order, as all that changes registrations does. */
  private async hold(tx: EntityManager, event_id: number, scans: readonly CheckInScan[]): Promise<Held> {
    await holdEvent.first(tx, event_id);
    const event = await this.lists.event(event_id, tx);
    const ids = [...new Set(scans.flatMap((scan) => this.ticketOf(scan) ?? []))];
    const tickets = await this.tickets.hold(tx, ids);
    const known = await doorTickets.all(tx, ids);
    return {
      event,
      tickets: new Map(tickets.map((ticket) => [ticket.id, ticket])),
      known: new Map(known.map((ticket) => [ticket.id, ticket])),
      others: await this.events.byIds(
        known.map((ticket) => ticket.event_id),
        tx,
      ),
    };
  }

  private ticketOf({ code, ticket_id }: CheckInScan): string | null {
    return ticket_id?.toLowerCase() ?? (code ? this.codes.named(code) : null);
  }

  private async take(tx: EntityManager, held: Held, scan: Scan, by: Author): Promise<CheckInResult> {
    const id = this.ticketOf(scan) ?? '';
    const ticket = held.tickets.get(id);
    const isOurs = ticket && (scan.ticket_id || (await this.codes.isOf(ticket, scan.code ?? '')));
    const known = (isOurs && held.known.get(id)) || null;
    const refusal = refusalOf(known, held.event);
    if (!ticket || !known || refusal) return this.refused(held, scan, known, refusal ?? 'unknown');
    return this.letIn(tx, { ticket, known }, scan, by);
  }

  private refused(
    { others }: Held,
    { id }: Scan,
    known: DoorTicket | null,
    outcome: CheckInResult['outcome'],
  ): CheckInResult {
    const isElsewhere = outcome === 'other_event' && known;
    const event_title = (isElsewhere && others.get(known.event_id)?.title) || null;
    return { ...resultOf(id, outcome, known), event_title };
  }

  private async letIn(
    tx: EntityManager,
    { ticket, known }: { ticket: EventTicket; known: DoorTicket },
    scan: Scan,
    by: Author,
  ): Promise<CheckInResult> {
    const rows = await tx.findBy(EventCheckInRow, [
      { ticket_id: ticket.id, undone_at: IsNull(), is_duplicate: false },
      { id: scan.id },
    ]);
    const sent = rows.find(({ id }) => id === scan.id);
    if (sent && sent.ticket_id !== ticket.id) return resultOf(scan.id, 'unknown', null);
    const counted = rows.find(({ undone_at, is_duplicate }) => !undone_at && !is_duplicate) ?? null;
    if (sent && !sent.is_duplicate) return { ...resultOf(scan.id, 'in', known), ...cameIn(sent) };
    if (sent && counted) return { ...resultOf(scan.id, 'already_in', known), ...cameIn(counted) };
    if (counted && !(scan.was_offline && scan.at < counted.scanned_at))
      return this.again(tx, { ticket, known, counted }, scan, by);
    if (counted) await tx.update(EventCheckInRow, { id: counted.id }, { is_duplicate: true });
    if (!(await this.add(tx, ticket, scan, by, false))) return resultOf(scan.id, 'unknown', null);
    await this.tickets.markCheckedIn(tx, ticket, scan.at);
    await this.told(tx, ticket, timeline.in(ticket.position, scan.at, scan.door ?? ''), by);
    if (counted) await this.told(tx, ticket, twiceOf(ticket, counted), by);
    return {
      ...resultOf(scan.id, 'in', known),
      ...cameIn({ scanned_at: scan.at, door: scan.door ?? '' }),
      also_at: counted?.scanned_at.toISOString() ?? null,
      also_door: counted?.door ?? null,
    };
  }

  /** Somebody is in with this ticket: a phone without a network has let a second one in, and says so now. */
  private async again(
    tx: EntityManager,
    { ticket, known, counted }: { ticket: EventTicket; known: DoorTicket; counted: EventCheckInRow },
    scan: Scan,
    by: Author,
  ): Promise<CheckInResult> {
    if (scan.was_offline && (await this.add(tx, ticket, scan, by, true)))
      await this.told(tx, ticket, timeline.twice(ticket.position, scan.at, scan.door ?? ''), by);
    return { ...resultOf(scan.id, 'already_in', known), ...cameIn(counted) };
  }

  /** Answers false where another scan has this id. */
  private async add(
    tx: EntityManager,
    ticket: EventTicket,
    { id, at, door = '', was_offline = false }: Scan,
    by: Author,
    isDuplicate: boolean,
  ): Promise<boolean> {
    const now = this.clock.now();
    const { event_id } = ticket;
    const place = [id, ticket.id, event_id, at, now, door, was_offline, isDuplicate] as const;
    return (await addCheckIn.first(tx, ...place, by.id, by.name)) !== null;
  }

  private async told(tx: EntityManager, ticket: EventTicket, text: string, by: Author): Promise<void> {
    await this.history.add(tx, ticket.registration_id, { kind: 'check_in', text, by });
  }
}

const twiceOf = ({ position }: EventTicket, { scanned_at, door }: EventCheckInRow) =>
  timeline.twice(position, scanned_at, door);

const cameIn = ({ scanned_at, door }: { scanned_at: Date; door: string }) => ({
  at: scanned_at.toISOString(),
  door,
});

function resultOf(id: string, outcome: CheckInResult['outcome'], known: DoorTicket | null): CheckInResult {
  return {
    id,
    outcome,
    ticket_id: known?.id ?? null,
    position: known?.position ?? null,
    guest_name: known?.guest_name ?? null,
    registered_by: known?.registered_by ?? null,
    reference: known?.reference ?? null,
    seats: known?.seats ?? null,
    at: null,
    door: null,
    also_at: null,
    also_door: null,
    replaced_at: iso(known?.replaced_at ?? null),
    event_title: null,
  };
}
