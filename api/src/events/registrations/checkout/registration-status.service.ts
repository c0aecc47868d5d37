import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { registrationState } from '../../events/event.contract.js';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { RegistrationProgressService } from '../registration-progress.service.js';
import type { EventRegistrationStatus } from './registration-checkout.dto.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { seatsOfEvent } from '../seats/seats.queries.js';
import { RegistrationMethodsService } from './registration-methods.service.js';

/** Whether one may register to an event now, what it costs and how to pay; and where one registration stands. */
@Injectable()
export class RegistrationStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly methods: RegistrationMethodsService,
    private readonly progress: RegistrationProgressService,
    private readonly clock: Clock,
  ) {}

  async of(event_id: number, registration_id: string | undefined): Promise<EventRegistrationStatus> {
    const event = await this.events.find(event_id);
    const { manager } = this.dataSource;
    const { available, awaited, others, own } = await seatsOfEvent.one(manager, event_id, null);
    const left = available === null ? null : Math.max(0, available - others - own);
    const shown = { ...this.events.shown(event), available_seats: left };
    const state = registrationState(shown, this.clock.now());
    return {
      event_id,
      registration_state: state,
      registration_open: this.events.isOpen(event),
      available_seats: left,
      waiting_list_open: state === 'full' && event.waiting_list,
      waiting_count: awaited,
      price: toMajorUnits(this.events.priceOf(event), event.currency),
      currency: event.currency,
      payment_methods: event.is_free ? [] : await this.methods.offered(event),
      registration: registration_id ? await this.one(event_id, registration_id) : null,
    };
  }

  private async one(event_id: number, id: string) {
    const row = await this.dataSource.manager.findOneBy(EventRegistrationRow, { id, event_id });
    if (!row) throw registrationErrors.notFound();
    return this.progress.of(row);
  }
}
