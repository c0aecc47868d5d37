import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { SeatedEvent } from '../../events/event-seats.service.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registration.contract.js';
import { registrationErrors } from '../registration.errors.js';
import { mostUnverified, wholeMinuteAfter } from '../registration.rules.js';
import { unverifiedSeats, unverifiedUntil } from './seats.queries.js';

/** Whoever has not verified a mailbox holds few seats: nobody closes an event with forms that cost nothing. */
@Injectable()
export class UnverifiedSeatsService {
  constructor(private readonly clock: Clock) {}

  /**
   * Refuses (409, at the field `seats`) more unverified seats than the event's share, or than one mailbox may hold, and
   * says when to come back; the event's seats are held by the caller.
   */
  async assertRoom(tx: EntityManager, event: SeatedEvent, email: string, seats: number): Promise<void> {
    const { held, of_mailbox } = await unverifiedSeats.one(tx, event.id, email);
    const most = mostUnverified(event);
    const room = Math.min(most - held, LIMITS.seats - of_mailbox);
    if (seats <= room) return;
    const ofAll = await this.until(tx, event, held + Math.min(seats, most) - most, null);
    const ofMailbox = await this.until(tx, event, of_mailbox + seats - LIMITS.seats, email);
    const ends = [ofAll, ofMailbox].flatMap((end) => (end ? [end.getTime()] : []));
    const last = Math.max(...ends, this.clock.now().getTime());
    const from = ends.length > 0 ? wholeMinuteAfter(last) : null;
    throw registrationErrors.tooManyUnverified(Math.max(0, room), from);
  }

  /** When so many of them are free again; null where none need be. */
  private async until(tx: EntityManager, event: SeatedEvent, seats: number, email: string | null) {
    return seats > 0 ? (await unverifiedUntil.one(tx, event.id, seats, email)).until : null;
  }
}
