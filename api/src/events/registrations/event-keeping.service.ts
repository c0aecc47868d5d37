import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  ChecksContent,
  RefusesLeaving,
  UsesContent,
} from '../../content/publishing/content-kinds.service.js';
import { EventCodesService } from '../codes/event-codes.service.js';
import { EventSeatsService, type SeatedEvent } from '../events/event-seats.service.js';
import { REGISTRATION_MESSAGES as MESSAGES } from './registration.contract.js';
import { EventRegistrationRow } from './registration.entity.js';
import { registrationErrors } from './registration.errors.js';
import { ACTIVE_STATUSES, totalOf } from './registration.rules.js';
import { RegistrationRowsService } from './registration-rows.service.js';

/** Events that people registered to stay: their registrations and their money belong to them. */
@Injectable()
export class EventKeepingService {
  constructor(
    private readonly events: EventSeatsService,
    private readonly codes: EventCodesService,
    private readonly rows: RegistrationRowsService,
  ) {}

  /** Whether anyone ever registered: such an event is archived where it would be deleted. */
  @UsesContent('events')
  async hasRegistrations(tx: EntityManager, event_id: number): Promise<boolean> {
    return tx.existsBy(EventRegistrationRow, { event_id });
  }

  /** What people wait to pay, and what a code takes off, is in the event's currency. */
  @ChecksContent('events')
  async currencyFaults(
    tx: EntityManager,
    { id, currency }: Partial<Pick<SeatedEvent, 'id' | 'currency'>>,
  ): Promise<Record<string, string>> {
    const before = id === undefined ? null : await this.events.lock(tx, id);
    if (!before || before.currency === currency) return {};
    const waiting = await this.rows.ofEvent(tx, before.id, ['waitlisted', 'pending_verification']);
    const isAwaited = waiting.some((row) => row.is_waiting && totalOf(row) > 0);
    return isAwaited || (await this.codes.haveAmounts(tx, before.id))
      ? { currency: MESSAGES.currency_kept }
      : {};
  }

  /** Refuses to take an event away while people count on coming: cancelling it writes to them and gives back what they paid. */
  @RefusesLeaving('events')
  async refuseWhileAwaited(tx: EntityManager, event_id: number): Promise<void> {
    const event = await this.events.find(event_id, tx);
    if (this.events.isPast(event)) return;
    const awaited = await this.rows.ofEvent(tx, event_id, ACTIVE_STATUSES);
    if (awaited.length > 0) throw registrationErrors.peopleAwaited(event.status === 'cancelled');
  }
}
