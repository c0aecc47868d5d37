import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import { PaymentsService } from '../payments/payments.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { Problem } from '../../platform/errors/problem.js';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { RecurringPaymentsService } from './recurring-payments.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';

export const STOP_EXTRA_JOB = 'recurring-gifts.stop-extra';
export interface ExtraSubscription {
  gift_id: string;
  provider: PaymentProviderName;
  subscription_id: string;
  /** Another page of the same form was paid too; or the donor asked for another page, as this one failed. */
  why: 'second' | 'replaced';
}

const REFUSED = 409;

/**
 * Subscriptions that another page of a gift's form began: the gift has one, all others are stopped at the provider,
 * and what they took is given back.
 */
@Injectable()
export class RecurringExtrasService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly donations: RecurringPaymentsService,
    private readonly timeline: RecurringTimelineService,
    private readonly emails: RecurringEmailsService,
    private readonly jobs: JobsService,
  ) {}

  /** One that lives beside the gift's own: staff are notified once; it is stopped by a job of the same transaction. */
  async live(tx: EntityManager, gift: RecurringGiftRow, subscription_id: string): Promise<void> {
    const extra = extraOf(gift, subscription_id);
    await this.addEntryOnce(tx, gift, extra);
    await this.stopLater(tx, extra);
  }

  /** One that took a payment, the first time that it is noticed. */
  async paid(tx: EntityManager, gift: RecurringGiftRow, subscription_id: string): Promise<void> {
    const extra = extraOf(gift, subscription_id);
    if (await this.addEntryOnce(tx, gift, extra)) await this.stopLater(tx, extra);
  }

  /** One that failed, and whose donor asked for another page. */
  replaced(tx: EntityManager, gift: RecurringGiftRow, subscription_id: string): Promise<void> {
    return this.stopLater(tx, { ...extraOf(gift, subscription_id), why: 'replaced' });
  }

  /** All that pages of the gift's form began, but for its own. */
  async stopOthers(tx: EntityManager, gift: RecurringGiftRow): Promise<void> {
    const others = await this.donations.source.otherSubscriptions(tx, gift);
    for (const id of others) await this.stopLater(tx, extraOf(gift, id));
  }

  /** For the job: asked again, it changes nothing more. */
  @OnJob({ name: STOP_EXTRA_JOB, leaves: true })
  async stop(extra: ExtraSubscription): Promise<void> {
    const { gift_id, provider, subscription_id } = extra;
    const there = await this.payments.subscription(provider, subscription_id);
    if (!there) return;
    const isOther = await this.dataSource.transaction(async (tx) => {
      const gift = await lockRecord(tx, RecurringGiftRow, gift_id, 'for_no_key_update');
      // Its payment came after all, before any other: it is the gift's own.
      if (!gift || gift.provider_subscription_id === subscription_id) return false;
      const isLive = there.status !== 'cancelled' && there.status !== 'pending';
      if (isLive) await this.addEntryOnce(tx, gift, extra);
      return true;
    });
    if (!isOther) return;
    if (there.status !== 'cancelled') await this.cancel(extra);
    await this.payments.applyPaymentsOf(provider, subscription_id);
  }

  /** Refused, it is stopped already; away, the provider is asked again. */
  private async cancel({ gift_id, provider, subscription_id }: ExtraSubscription): Promise<void> {
    const key = `${gift_id}:${subscription_id}:stop`;
    await this.payments
      .changeSubscription(provider, subscription_id, { kind: 'cancel', key })
      .catch((error: unknown) => {
        if (!(error instanceof Problem && error.status === REFUSED)) throw error;
      });
  }

  private stopLater(tx: EntityManager, extra: ExtraSubscription): Promise<void> {
    return this.jobs.add(tx, STOP_EXTRA_JOB, extra);
  }

  /** In the timeline, and to staff where it is a second one; answers whether it was news. */
  private async addEntryOnce(
    tx: EntityManager,
    gift: RecurringGiftRow,
    { subscription_id: details, why }: ExtraSubscription,
  ): Promise<boolean> {
    if (await this.timeline.hasEntry(tx, gift.id, 'extra_subscription', details)) return false;
    const text = why === 'second' ? timelineTexts.secondSubscription : timelineTexts.replacedSubscription;
    await this.timeline.addEntry(tx, gift.id, { kind: 'extra_subscription', text, details });
    if (why === 'second') await this.emails.secondSubscriptionToStaff(tx, gift);
    return true;
  }
}

const extraOf = ({ id, provider }: RecurringGiftRow, subscription_id: string): ExtraSubscription => ({
  gift_id: id,
  provider,
  subscription_id,
  why: 'second',
});
