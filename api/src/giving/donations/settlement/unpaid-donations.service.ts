import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaymentsService } from '../../payments/payments.service.js';
import { RecurringDonorChangesService } from '../../recurring/recurring-donor-changes.service.js';
import { DonationLinksService } from '../../donation-links/donation-links.service.js';
import { NO_DONOR } from '../donor/donation-owners.service.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { OnPeriodOver } from '../../../platform/personal-data/personal-data-source.js';

/**
 * Erases who wanted to give and did not, 30 days after the newest try, or after a promised transfer was given up: the
 * gift and its timeline stay, without them.
 */
@Injectable()
export class UnpaidDonationsService {
  constructor(
    private readonly rows: DonationRowsService,
    private readonly links: DonationLinksService,
    private readonly payments: PaymentsService,
    private readonly recurring: RecurringDonorChangesService,
    private readonly history: DonationHistoryService,
  ) {}

  @OnPeriodOver('donations.forget-unpaid')
  async forget(tx: EntityManager, id: string): Promise<void> {
    const donation = await this.rows.lock(tx, id);
    if (!donation || donation.succeeded_at || donation.status === 'pending') return;
    await this.rows.save(tx, donation, NO_DONOR);
    await this.links.closeAll(tx, { donation_id: id });
    await this.payments.forgetNext(tx, PURPOSE, id);
    if (donation.recurring_gift_id) await this.recurring.forgetUnpaid(tx, donation.recurring_gift_id);
    await this.history.forgetNotes(tx, id);
    const text = timelineTexts.forgottenUnpaid;
    await this.history.add(tx, id, { kind: 'changed', text });
    await this.history.emit(tx, id, 'forgotten');
  }
}
