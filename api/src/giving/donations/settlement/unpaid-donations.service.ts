import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { RecurringDonorChangesService } from '../../recurring/recurring-donor-changes.service.js';
import { DonationLinksService } from '../donor/donation-links.service.js';
import { NO_DONOR } from '../donor/donation-owners.service.js';
import { UNPAID_RETENTION_DAYS } from '../donor/donation.personal-data.content.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';

const AT_ONCE = 200;

/**
 * Erases who wanted to give and did not, 30 days after the newest try, or after a promised transfer was given up: the
 * gift and its timeline stay, without them.
 */
@Injectable()
export class UnpaidDonationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly links: DonationLinksService,
    private readonly payments: PaymentsService,
    private readonly recurring: RecurringDonorChangesService,
    private readonly history: DonationHistoryService,
    private readonly clock: Clock,
  ) {}

  async forget(): Promise<void> {
    for (const id of await this.due()) await this.dataSource.transaction((tx) => this.erase(tx, id));
  }

  /** Never paid in part or in whole, and nobody's bank works on it. */
  private async due(): Promise<string[]> {
    const before = new Date(this.clock.now().getTime() - UNPAID_RETENTION_DAYS * DAY_MS);
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM donations donation
        WHERE status IN ('failed', 'cancelled') AND succeeded_at IS NULL AND provider_payment_id IS NULL
          AND concat(${Object.keys(NO_DONOR).join(', ')}) <> ''
          AND CASE payment_method WHEN 'bank_transfer' THEN coalesce(cancelled_at, failed_at)
              ELSE coalesce((SELECT max(attempt.created_at) FROM payment_attempts attempt
                WHERE attempt.purpose = 'donation' AND attempt.subject_id = donation.id), created_at) END < $1
          AND NOT EXISTS (SELECT FROM journal_entries entry WHERE entry.donation_id = donation.id)
        ORDER BY created_at LIMIT ${AT_ONCE}`,
      [before],
    );
    return rows.map(({ id }) => id);
  }

  private async erase(tx: EntityManager, id: string): Promise<void> {
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
