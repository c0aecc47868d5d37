import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { EventsAdminService } from '../events/events-admin.service.js';
import { RegistrationCancellationsService } from '../registrations/settlement/registration-cancellations.service.js';
import { countWouldBeCancelled } from './announcements.queries.js';
import type { EventCancellationPreview } from './event-cancellation.dto.js';

/** What staff read before they cancel an event. */
@Injectable()
export class EventCancellationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventsAdminService,
    private readonly cancellations: RegistrationCancellationsService,
  ) {}

  async preview(event_id: number): Promise<EventCancellationPreview> {
    const { id } = await this.events.find(event_id);
    const counts = await countWouldBeCancelled.one(this.dataSource.manager, id);
    const amounts = await this.cancellations.toRefund(id);
    const to_refund = amounts.map((means) => ({
      ...means,
      amount: toMajorUnits(means.amount, means.currency),
    }));
    return { ...counts, to_refund };
  }
}
