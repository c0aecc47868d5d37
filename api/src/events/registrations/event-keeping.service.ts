import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RefusesLeaving, UsesContent } from '../../content/publishing/content-kinds.service.js';
import { EventSeatsService } from '../events/event-seats.service.js';
import { EventRegistrationRow } from './registration.entity.js';
import { registrationErrors } from './registration.errors.js';
import { ACTIVE_STATUSES } from './registration.rules.js';
import { RegistrationRowsService } from './registration-rows.service.js';

/** Events that people registered to stay: their registrations and their money belong to them. */
@Injectable()
export class EventKeepingService {
  constructor(
    private readonly events: EventSeatsService,
    private readonly rows: RegistrationRowsService,
  ) {}

  /** Whether anyone ever registered: such an event is archived where it would be deleted. */
  @UsesContent('events')
  async hasRegistrations(tx: EntityManager, event_id: number): Promise<boolean> {
    return tx.existsBy(EventRegistrationRow, { event_id });
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
