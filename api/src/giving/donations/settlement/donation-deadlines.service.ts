import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { DONATIONS_TIDY } from '../donor/donation.personal-data.content.js';
import { abandonedDonations, lateTransfers, refusedRecurringGifts } from './donation-settlement.queries.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';
import { Every } from '../../../platform/jobs/job.decorators.js';

const PROMISES = { payment_days: 1, transfer_days: 30, reminder_days: 7 } as const;

/** What becomes of gifts that were never paid. What its bank still works on waits. */
@Injectable()
export class DonationDeadlinesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly payments: PaymentsService,
    private readonly recurring: RecurringGiftsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly clock: Clock,
  ) {}

  @Every(DONATIONS_TIDY)
  async tidy(): Promise<void> {
    const aWeekAgo = this.daysAgo(PROMISES.reminder_days);
    const [transfers, payments] = [this.daysAgo(PROMISES.transfer_days), this.daysAgo(PROMISES.payment_days)];
    const abandoned = await abandonedDonations.all(this.dataSource, transfers, payments);
    await this.each(abandoned, (tx, id) => this.give(tx, id));
    const refused = await refusedRecurringGifts.all(this.dataSource, aWeekAgo);
    await this.each(refused, (tx, id) => this.recurring.abandon(tx, id));
    const late = await lateTransfers.all(this.dataSource, aWeekAgo);
    await this.each(late, (tx, id) => this.remind(tx, id));
  }

  private async give(tx: EntityManager, id: string): Promise<void> {
    const donation = await this.rows.lock(tx, id);
    if (donation?.status !== 'pending' || donation.provider_payment_id) return;
    await this.rows.save(tx, donation, { status: 'cancelled' });
    await this.payments.endAttempts(tx, PURPOSE, id, 'expired');
    await this.history.add(tx, id, { kind: 'cancelled', text: timelineTexts.cancelled });
    if (donation.recurring_gift_id) await this.recurring.abandon(tx, donation.recurring_gift_id);
    await this.history.emit(tx, id, 'cancelled');
  }

  private async remind(tx: EntityManager, id: string): Promise<void> {
    const donation = await this.rows.lock(tx, id);
    if (donation?.status !== 'pending' || donation.provider_payment_id) return;
    const attempt = (await this.payments.attemptsOf(PURPOSE, id, tx)).at(-1);
    const entry = { kind: 'letter', text: timelineTexts.reminder, details: 'reminder' } as const;
    const isNew = await this.history.addOnce(tx, id, entry);
    if (isNew && attempt?.next?.kind === 'transfer')
      await this.emails.reminder(tx, donation, attempt.next.transfer);
  }

  /** Each in a transaction of its own. */
  private async each(
    rows: { id: string }[],
    change: (tx: EntityManager, id: string) => Promise<void>,
  ): Promise<void> {
    for (const { id } of rows) await this.dataSource.transaction((tx) => change(tx, id));
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
