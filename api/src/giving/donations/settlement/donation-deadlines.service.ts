import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { DONATIONS_TIDY } from '../donor/donation.personal-data.content.js';
import { PURPOSE } from '../donation.rules.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';
import { Every } from '../../../platform/jobs/job.decorators.js';

const AT_ONCE = 200;
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
    for (const id of await this.abandoned()) await this.dataSource.transaction((tx) => this.give(tx, id));
    for (const id of await this.refused())
      await this.dataSource.transaction((tx) => this.recurring.abandon(tx, id));
    for (const id of await this.late()) await this.dataSource.transaction((tx) => this.remind(tx, id));
  }

  /** Not paid for a day, a transfer for a month, since the newest try. */
  private abandoned(): Promise<string[]> {
    return this.ids(
      `provider_payment_id IS NULL AND coalesce((SELECT max(attempt.created_at) FROM payment_attempts attempt
           WHERE attempt.purpose = 'donation' AND attempt.subject_id = donation.id), created_at)
         < CASE payment_method WHEN 'bank_transfer' THEN $1::timestamptz ELSE $2 END`,
      [this.daysAgo(PROMISES.transfer_days), this.daysAgo(PROMISES.payment_days)],
    );
  }

  /** Transfers that were promised a week ago, and never recalled. */
  private late(): Promise<string[]> {
    return this.ids(
      `payment_method = 'bank_transfer' AND provider_payment_id IS NULL AND created_at < $1 AND NOT EXISTS (SELECT FROM donation_entries entry
           WHERE entry.donation_id = donation.id AND entry.kind = 'letter' AND entry.details = 'reminder')`,
      [this.daysAgo(PROMISES.reminder_days)],
    );
  }

  /** What would have come again, and whose first payment was refused a week ago. */
  private async refused(): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT gift.id FROM recurring_gifts gift JOIN donations donation ON donation.recurring_gift_id = gift.id
        WHERE gift.status = 'pending' AND donation.status = 'failed' AND donation.failed_at < $1 LIMIT ${AT_ONCE}`,
      [this.daysAgo(PROMISES.reminder_days)],
    );
    return rows.map(({ id }) => id);
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

  private async ids(where: string, values: unknown[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM donations donation WHERE status = 'pending' AND is_counted(mode) AND ${where} ORDER BY created_at LIMIT ${AT_ONCE}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
