import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { EventSeatsService } from '../events/event-seats.service.js';
import { OnRegistrationEvent, type RegistrationEvent } from './registration-events.service.js';
import type { HeldRegistration } from './registration-rows.service.js';
import { seatsOfEvent } from './seats/seats.queries.js';

/** Notifies staff of who comes, once of an event that is full, and of money that does not go back. */
@Injectable()
export class RegistrationNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly events: EventSeatsService,
  ) {}

  @OnRegistrationEvent()
  async follow(tx: EntityManager, { kind, registration }: RegistrationEvent): Promise<void> {
    if (kind !== 'confirmed') return;
    const { id: record_id, event_id, first_name, last_name, email, seats } = registration;
    const { title: subject, max_participants } = await this.events.find(event_id, tx);
    const name = `${first_name} ${last_name}`.trim();
    await this.notifications.publish(tx, {
      kind: 'registration_confirmed',
      record_id,
      facts: { name, subject, count: seats },
      email,
    });
    const { available } = await seatsOfEvent.one(tx, event_id, null);
    if (available === null || available > 0 || max_participants === null) return;
    await this.notifications.publish(tx, {
      kind: 'event_full',
      record_id: event_id,
      facts: { subject, count: max_participants, of: max_participants },
      cause: `full:${event_id}:${max_participants}`,
    });
  }

  /** Of a refund that waits for them: its provider refused it, or gives nothing back; `amount` in minor units. */
  async refundWaits(
    tx: EntityManager,
    kind: 'refund_refused' | 'refund_to_give',
    { row, event }: HeldRegistration,
    { amount, currency }: { amount: number; currency: string },
  ): Promise<void> {
    const facts = { amount, currency, subject: event.title, detail: row.reference };
    await this.notifications.publish(tx, { kind, record_id: row.id, facts });
  }
}
