import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CollectionsService } from './collections.service.js';
import { PhysicalDonationHistoryService } from './physical-donation-history.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';

/** The trash of donations: for 30 days, what is in it can be taken out. */
@Injectable()
export class PhysicalDonationTrashService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly alerts: GoodsAlertsService,
    private readonly history: PhysicalDonationHistoryService,
    private readonly clock: Clock,
  ) {}

  /** Refuses what counts in a campaign, and what a donor waits for. Its alerts end with it. */
  async remove(id: string, by: Author): Promise<void> {
    await this.write(id, by, 'deleted', async (donation, tx) => {
      const { deleted_at, status } = donation;
      if (deleted_at) throw physicalDonationErrors.inTheBin();
      if (status === 'completed' || status === 'pickup_scheduled')
        throw physicalDonationErrors.stillNeeded(status);
      donation.deleted_at = this.clock.now();
      await this.alerts.settle(tx, { physical_donation_id: id });
    });
  }

  async restore(id: string, by: Author): Promise<void> {
    await this.write(id, by, 'restored', async (donation) => {
      if (!donation.deleted_at) throw physicalDonationErrors.notInTheBin();
      donation.deleted_at = null;
    });
  }

  private async write(
    id: string,
    by: Author,
    action: 'deleted' | 'restored',
    how: (donation: PhysicalDonationRow, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.hold(tx, id);
      if (!held) throw physicalDonationErrors.notFound();
      const { donation } = held;
      const before = { ...donation };
      await how(donation, tx);
      const entry = { kind: action, text: timelineTexts[action] };
      await this.history.save(tx, donation, { by, before, action, entry });
    });
  }
}
