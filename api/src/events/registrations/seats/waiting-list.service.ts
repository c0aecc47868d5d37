import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { type EventCode, EventCodesService } from '../../codes/event-codes.service.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { type PricedSeats, priceOfSeats, REGISTRATION_LIMITS as LIMITS } from '../registration.contract.js';
import { registrationErrors } from '../registration.errors.js';
import { isPartialOffer } from '../registration.rules.js';
import { nextInLine } from './seats.queries.js';
import { SeatsService } from './seats.service.js';

/** Seats that are freed are offered to those who wait, in the order in which they came. */
@Injectable()
export class WaitingListService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly codes: EventCodesService,
    private readonly rows: RegistrationRowsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly clock: Clock,
  ) {}

  /** Puts a registration on the list, and says at which place. */
  async join(tx: EntityManager, held: HeldRegistration): Promise<void> {
    const { row, event } = held;
    await this.rows.save(tx, row, { status: 'waitlisted' });
    const position = await this.seats.waitingPosition(tx, row);
    await this.history.add(tx, row.id, { kind: 'waitlisted', text: timelineTexts.waitlisted(position) });
    await this.emails.toParticipant(tx, held, texts.waitlisted(row, event, position));
  }

  /** Offers what is free at an event, in a transaction of its own; answers how many were written to. */
  async offerAt(event_id: number): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const event = await this.events.lock(tx, event_id);
      return event ? this.offerFree(tx, event) : 0;
    });
  }

  /**
   * The same where the event's seats are held already. Everyone is offered what there is in the order in which they came,
   * a group that asked for more too; who refused so few is passed over, and keeps their place.
   */
  async offerFree(tx: EntityManager, event: SeatedEvent): Promise<number> {
    let offered = 0;
    while (this.mayOffer(event)) {
      const next = await nextInLine.first(tx, event.id);
      const held = next && (await this.rows.lock(tx, next.id));
      if (!held) return offered;
      await this.offer(tx, held, next.free ?? Infinity, null);
      offered += 1;
    }
    return offered;
  }

  /** Offers what is free to somebody out of their turn, for staff; refuses (409) where nothing is. */
  async offerTo(tx: EntityManager, held: HeldRegistration, by: Author): Promise<void> {
    const { row, event } = held;
    if (row.status !== 'waitlisted' || row.offered_until) throw registrationErrors.notOffered();
    const free = await this.seats.free(tx, event.id, await this.codes.find(row.code_id, tx));
    if (free <= 0) throw await this.seats.full(tx, event, free);
    await this.offer(tx, held, free, by);
  }

  /** A group refuses fewer seats than it asked for, or (`by` null) does not answer: it keeps its place, and the next are served. */
  async keepPlace(tx: EntityManager, { row, event }: HeldRegistration, by: Author | null): Promise<void> {
    const { seats, offered_seats } = row;
    if (!isPartialOffer(row)) throw registrationErrors.notOffered();
    await this.rows.save(tx, row, {
      offered_until: null,
      offered_seats: null,
      declined_seats: offered_seats!,
    });
    const text = by
      ? timelineTexts.declined(offered_seats!, seats)
      : timelineTexts.unanswered(offered_seats!, seats);
    await this.history.add(tx, row.id, { kind: 'declined', text, by });
    await this.offerFree(tx, event);
  }

  /** Nothing is offered for an event that one may not register to any more. */
  mayOffer(event: SeatedEvent): boolean {
    return this.events.isOpen(event);
  }

  private async offer(
    tx: EntityManager,
    held: HeldRegistration,
    free: number,
    by: Author | null,
  ): Promise<void> {
    const { row, event } = held;
    const offered_seats = Math.min(row.seats, free);
    const code = await this.codes.find(row.code_id, tx);
    const spent = (await this.seats.hasCodeLeft(tx, code, offered_seats)) ? null : code;
    const price = this.priceToday(held, spent ? null : code);
    await this.rows.save(tx, row, {
      offered_until: this.until(event),
      offered_seats,
      ...(spent && { code_id: null }),
      ...price,
    });
    const told = by ? timelineTexts.offeredByStaff : timelineTexts.offered;
    await this.history.add(tx, row.id, { kind: 'offered', text: told(offered_seats, row.seats), by });
    await this.emails.toParticipant(
      tx,
      held,
      texts.offer(row, event, { offered_seats, spent }),
      texts.takeAction,
    );
  }

  /** What its seats cost on the day of the offer, with what its code still gives; what staff gave for nothing stays so. */
  private priceToday({ row, event }: HeldRegistration, code: EventCode | null): Partial<PricedSeats> {
    const unit_price = this.events.priceOf(event);
    const isAsAsked = row.unit_price === unit_price && row.code_id === (code?.id ?? null);
    return row.unit_price === 0 || isAsAsked ? {} : priceOfSeats(unit_price, row.seats, code);
  }

  /** A day, but no longer than one may register. */
  private until({ registration_closes_at, start_date }: SeatedEvent): Date {
    const day = this.clock.now().getTime() + LIMITS.offer_hours * HOUR_MS;
    const ends = [registration_closes_at, start_date].flatMap((end) => (end ? [end.getTime()] : []));
    return new Date(Math.min(day, ...ends));
  }
}
