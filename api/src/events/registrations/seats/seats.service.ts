import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventCode } from '../../codes/event-codes.service.js';
import type { SeatedEvent } from '../../events/event-seats.service.js';
import type { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { seatsOfCode, seatsOfEvent, waitingPlace } from './seats.queries.js';

/** How many seats are free. Numbers hold as long as the event's seats are held. */
@Injectable()
export class SeatsService {
  /** Seats that nobody holds, those kept for this code included; Infinity without a limit. */
  async free(tx: EntityManager, event_id: number, code: EventCode | null = null): Promise<number> {
    const { available, kept, unheld } = await seatsOfEvent.one(tx, event_id, code?.id ?? null);
    return within(unheld, available === null ? Infinity : available + kept);
  }

  /**
   * Seats for one who has just come: those who wait, and whom these would suit, are served before. What is kept for a
   * code is for those who wait with it.
   */
  async freeForNewcomer(tx: EntityManager, event_id: number, code: EventCode | null): Promise<number> {
    const { available, kept, unheld, others, own } = await seatsOfEvent.one(tx, event_id, code?.id ?? null);
    if (available === null) return Infinity;
    return Math.max(0, within(unheld, Math.max(0, available - others) + kept) - own);
  }

  /** Refuses more seats than a code has left. */
  async assertCode(tx: EntityManager, code: EventCode | null, seats: number): Promise<void> {
    if (!(await this.hasCodeLeft(tx, code, seats))) throw registrationErrors.codeSpent();
  }

  /** Whether a code may be used for so many seats more. */
  async hasCodeLeft(tx: EntityManager, code: EventCode | null, seats: number): Promise<boolean> {
    if (!code || code.max_seats === null) return true;
    const { held } = await seatsOfCode.one(tx, code.id);
    return held + seats <= code.max_seats;
  }

  /** What a full event answers: how many seats are left, and whether one may wait. */
  async full(tx: EntityManager, event: SeatedEvent, left: number) {
    const { awaited } = await seatsOfEvent.one(tx, event.id, null);
    return registrationErrors.full(left, { open: event.waiting_list, count: awaited });
  }

  /** Its place on the waiting list, from 1; null where it is not on it. */
  async waitingPosition(tx: EntityManager, row: EventRegistrationRow): Promise<number | null> {
    if (row.status !== 'waitlisted' || !row.waitlisted_at) return null;
    return (await waitingPlace.one(tx, row.event_id, row.waitlisted_at, row.id)).place;
  }
}

/** No more than nobody holds: seats that are kept for a code are none where staff lowered the seats below them. */
function within(unheld: number | null, seats: number): number {
  return unheld === null ? seats : Math.max(0, Math.min(unheld, seats));
}
