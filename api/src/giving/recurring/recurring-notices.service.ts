import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { cardEnds, endsSoon } from './recurring-gift.rules.js';
import { activeGifts, startedGifts } from './recurring-gifts.queries.js';
import { RecurringGiftsService } from './recurring-gifts.service.js';
import { recurringEmails as texts } from './recurring-emails.content.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { RecurringOverviewService } from './recurring-overview.service.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { moneyInFrench } from './recurring-labels.content.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const YEARLY_NOTICE_DAYS = 15;

/** What is written ahead of time, once each: a card that ends, a yearly payment that comes, what a year came to. */
@Injectable()
export class RecurringNoticesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: RecurringGiftsService,
    private readonly overview: RecurringOverviewService,
    private readonly emails: RecurringEmailsService,
    private readonly timeline: RecurringTimelineService,
    private readonly clock: Clock,
  ) {}

  /** Every morning. */
  @Every({ name: 'recurring-gifts.notices', cron: '12 8 * * *' })
  async ahead(): Promise<void> {
    const today = parisDay(this.clock.now());
    for (const { id } of await activeGifts.all(this.dataSource))
      await this.dataSource.transaction(async (tx) => {
        const gift = await this.gifts.hold(tx, id);
        if (gift?.status !== 'active') return;
        await this.card(tx, gift, today);
        await this.yearlyPayment(tx, gift, today);
      });
  }

  /** In January: what last year came to, for each gift that was paid in it. */
  @Every({ name: 'recurring-gifts.recap', cron: '42 8 15 1 *' })
  async recap(): Promise<void> {
    const year = Number(parisDay(this.clock.now()).slice(0, 4)) - 1;
    for (const { id } of await startedGifts.all(this.dataSource))
      await this.dataSource.transaction(async (tx) => {
        const gift = await this.gifts.hold(tx, id);
        if (gift) await this.year(tx, gift, year);
      });
  }

  private async card(tx: EntityManager, gift: RecurringGiftRow, today: string): Promise<void> {
    const end = cardEnds(gift.payment_label);
    if (!end || !endsSoon(gift.payment_label, today)) return;
    await this.once(tx, gift, `card:${end}`, texts.cardEnds(gift, end), texts.changeCard);
  }

  private async yearlyPayment(tx: EntityManager, gift: RecurringGiftRow, today: string): Promise<void> {
    if (gift.frequency !== 'yearly' || !gift.next_payment_at) return;
    const day = parisDay(gift.next_payment_at);
    if (day <= today || day > daysAfter(today, YEARLY_NOTICE_DAYS)) return;
    await this.once(tx, gift, `yearly:${day}`, texts.yearlyPayment(gift));
  }

  private async year(tx: EntityManager, gift: RecurringGiftRow, year: number): Promise<void> {
    const payments = (await this.overview.payments([gift.id], tx)).get(gift.id) ?? [];
    const paid = payments.filter(
      ({ status, at }) => status === 'succeeded' && parisDay(new Date(at)).startsWith(`${year}-`),
    );
    if (paid.length === 0) return;
    const { currency } = gift;
    const total = paid.reduce((sum, { amount }) => sum + toMinorUnits(amount, currency)!, 0);
    const written = texts.recap(gift, { year, payments: paid.length, total: moneyInFrench(total, currency) });
    await this.once(tx, gift, `recap:${year}`, written);
  }

  private async once(
    tx: EntityManager,
    gift: RecurringGiftRow,
    about: string,
    written: { subject: string; paragraphs: string[] },
    label?: string,
  ): Promise<void> {
    if (await this.timeline.hasEntry(tx, gift.id, 'letter', about)) return;
    await this.emails.write(tx, gift, written, { about, ...(label && { label }) });
  }
}
