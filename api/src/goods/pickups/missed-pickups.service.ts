import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { PhysicalDonationTimelineService } from '../physical-donations/physical-donation-timeline.service.js';
import { pickupCause } from './delay-alerts.service.js';
import { nobodyHomeTimeline, pickupAlertTexts } from './pickup-alerts.content.js';
import type { PickupRoundLinkRow } from './pickup-round-link.entity.js';
import { pickupErrors } from './pickup.errors.js';

/** Pick-ups that were tried and not done: staff are notified, and the pick-up stays as it is until they move it. */
@Injectable()
export class MissedPickupsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly alerts: GoodsAlertsService,
    private readonly timeline: PhysicalDonationTimelineService,
  ) {}

  /** Nobody opened to the person of a round: said once for its day, and again where they note something. */
  async nobodyHome(
    transaction_id: string,
    { date, assigned_to }: Pick<PickupRoundLinkRow, 'date' | 'assigned_to'>,
    notes: string,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.holdTransaction(tx, transaction_id);
      if (held?.transaction.status !== 'pickup_scheduled' || held.transaction.pickup_date !== date)
        throw pickupErrors.notInRound();
      const { id } = held.donation;
      const isNew = await this.alerts.raise(tx, {
        alert_type: 'pickup_overdue',
        severity: 'warning',
        message: pickupAlertTexts.nobodyHome(held.donation, date),
        physical_donation_id: id,
        transaction_id,
        cause: pickupCause(transaction_id, date),
      });
      if (!isNew && !notes) return;
      await this.timeline.addEntry(tx, {
        physical_donation_id: id,
        kind: 'note',
        text: nobodyHomeTimeline,
        details: notes || null,
        by: {
          id: null,
          name: assigned_to,
        },
      });
    });
  }
}
