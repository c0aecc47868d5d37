import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockSeats } from './event-seats.queries.js';
import { earlyBird, eventTime, isRegistrationOpen, opensLater } from './event.contract.js';
import { EventRow } from './event.entity.js';
import { eventErrors } from './event.errors.js';
import { datesOf, momentsOf } from './event.presenter.js';

/** An event as whoever takes seats at it reads it. */
export type SeatedEvent = EventRow;

/** What registrations ask of events: to hold their seats, whether they are open, what a seat costs. */
@Injectable()
export class EventSeatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Holds an event as it is, and all its seats, until the transaction ends; null where there is none. The one order of
   * locks: the event, its seats, then a registration.
   */
  async lock(tx: EntityManager, event_id: number): Promise<SeatedEvent | null> {
    const event = await tx.findOne(EventRow, { where: { id: event_id }, lock: { mode: 'for_key_share' } });
    if (event) await lockSeats(tx, event_id);
    return event;
  }

  /** Refuses one that does not exist. */
  async find(event_id: number, tx: EntityManager = this.dataSource.manager): Promise<SeatedEvent> {
    const event = await tx.findOneBy(EventRow, { id: event_id });
    if (!event) throw eventErrors.notFound();
    return event;
  }

  /** These events, by number. */
  async byIds(
    ids: readonly number[],
    tx: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, SeatedEvent>> {
    const events = await tx.findBy(EventRow, { id: In([...new Set(ids)]) });
    return new Map(events.map((event) => [event.id, event]));
  }

  /** Whether one may register now, full or not: never to one that staff put away. */
  isOpen(event: SeatedEvent): boolean {
    const isShelved = Boolean(event.deleted_at ?? event.archived_at);
    return !isShelved && isRegistrationOpen(this.shown(event), this.clock.now());
  }

  isPast(event: SeatedEvent): boolean {
    return eventTime(datesOf(event), this.clock.now()) === 'past';
  }

  /** Refuses, with the reason, where one may not register now; full or not is not asked here. */
  assertOpen(event: SeatedEvent): void {
    if (event.status === 'cancelled') throw eventErrors.cancelled();
    if (event.status !== 'published' || event.deleted_at || event.archived_at) throw eventErrors.notFound();
    if (!event.requires_registration) throw eventErrors.registrationNotRequired();
    if (this.isPast(event)) throw eventErrors.over();
    if (opensLater(momentsOf(event), this.clock.now())) throw eventErrors.registrationNotOpenYet();
    if (!this.isOpen(event)) throw eventErrors.registrationClosed();
  }

  /** What one seat costs now, in minor units: the early-bird price while it runs. */
  priceOf(event: SeatedEvent): number {
    if (event.is_free) return 0;
    const early = earlyBird(this.shown(event), this.clock.now());
    return early?.runs ? early.price : event.price;
  }

  /** The event in the words of its contract; how many seats are left is for the caller to say. */
  shown(event: SeatedEvent) {
    return {
      ...event,
      ...momentsOf(event),
      available_seats: null,
    };
  }
}
