import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { Collection } from '../physical-donations/collection-moves.service.js';
import type { PickupPlan } from '../physical-donations/collections.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { PickupAssigneesService } from './pickup-assignees.service.js';
import { PickupNotificationsService } from './pickup-notifications.service.js';
import { pickupErrors } from './pickup.errors.js';
import { TRANSACTION_MESSAGES as MESSAGES } from './pickup-transaction.contract.js';
import type { SchedulePickup } from './transaction-actions.dto.js';

/** What staff plan, as it is kept: a day to come, and the name of whoever fetches it. */
@Injectable()
export class PickupPlansService {
  constructor(
    private readonly assignees: PickupAssigneesService,
    private readonly notifications: PickupNotificationsService,
    private readonly clock: Clock,
  ) {}

  async from({ pickup_date, pickup_slot, assigned_to, notes }: SchedulePickup): Promise<PickupPlan> {
    if (pickup_date < parisDay(this.clock.now()))
      throw pickupErrors.invalid({ pickup_date: MESSAGES.pickup_date_past });
    const name = await this.assignees.nameOf(assigned_to);
    return { pickup_date, pickup_slot, assigned_to: name, notes: notes ?? undefined };
  }

  /** Tells whoever has it by now, and had it not before. */
  async given(tx: EntityManager, held: Collection, before: string | null, by: Author): Promise<void> {
    if (held.transaction.assigned_to !== before) await this.notifications.given(tx, held, by);
  }
}
