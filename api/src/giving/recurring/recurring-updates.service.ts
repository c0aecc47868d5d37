import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import type { ProviderSubscription } from '../payments/provider-updates.event.js';
import { Clock } from '../../platform/clock/clock.js';
import { RecurringExtrasService } from './recurring-extras.service.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';
import { mayBecome, paceOf, statusFrom, wasAbandoned, withSubscription } from './recurring-gift.rules.js';
import { RecurringGiftsService, STOP_JOB } from './recurring-gifts.service.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { RecurringChangesService } from './recurring-changes.service.js';
import { OnPaymentUpdate, type UpdateContext, type UpdateOf } from '../payments/provider-updates.service.js';

export type SubscriptionOutcome = 'applied' | 'unchanged' | 'refused' | 'not_ours' | 'stale';

/** What is true of a subscription at its provider, made true here: again and again, it changes nothing more. */
@Injectable()
export class RecurringUpdatesService {
  constructor(
    private readonly gifts: RecurringGiftsService,
    private readonly changes: RecurringChangesService,
    private readonly timeline: RecurringTimelineService,
    private readonly extras: RecurringExtrasService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  @OnPaymentUpdate({ kind: 'subscription' })
  applyUpdate(
    tx: EntityManager,
    { subscription }: UpdateOf<'subscription'>,
    { provider, asked_at }: UpdateContext,
  ): Promise<SubscriptionOutcome> {
    return this.apply(tx, subscription, provider, null, asked_at);
  }

  /**
   * `by` is who asked for it here; null where the provider says so by itself. `asked_at`, when it was asked how things
   * are: `stale` where its owner or staff changed them since, and nothing is done.
   */
  async apply(
    tx: EntityManager,
    now: ProviderSubscription,
    provider: PaymentProviderName,
    by: Author | null = null,
    asked_at: Date | null = null,
  ): Promise<SubscriptionOutcome> {
    const gift = await this.giftOf(tx, now, provider);
    if (!gift) return 'not_ours';
    if (!(await this.isItsOwn(tx, gift, now))) return this.besides(tx, gift, now);
    if (gift.status === 'cancelled') return this.staysStopped(tx, gift, now);
    const difference = await this.differenceOf(tx, gift, now);
    if (difference) return this.refuse(tx, gift, difference);
    const before = { ...gift };
    Object.assign(gift, withSubscription(gift, now, this.clock.now()));
    if (JSON.stringify(gift) === JSON.stringify(before)) return 'unchanged';
    if (asked_at && (await this.timeline.wasActedOn(tx, gift.id, asked_at))) return 'stale';
    gift.updated_at = this.clock.now();
    await tx.save(gift);
    await this.changes.recordChanges(tx, before, gift, by);
    return 'applied';
  }

  private async giftOf(
    tx: EntityManager,
    now: ProviderSubscription,
    provider: PaymentProviderName,
  ): Promise<RecurringGiftRow | null> {
    const known = await this.gifts.giftOf(tx, provider, now.subscription_id);
    return known ?? this.gifts.giftOfAttempt(tx, provider, now);
  }

  /** The first subscription that the provider reports; not one that failed and whose donor asked for another page since. */
  private async isItsOwn(
    tx: EntityManager,
    gift: RecurringGiftRow,
    { subscription_id, attempt_id, status }: ProviderSubscription,
  ): Promise<boolean> {
    if (gift.provider_subscription_id) return gift.provider_subscription_id === subscription_id;
    const isHealthy = status === 'active' || status === 'pending';
    return isHealthy || (attempt_id !== null && (await this.gifts.isNewest(tx, gift, attempt_id)));
  }

  /** Another page of the same form began it. Until one of them is paid, nobody knows which will be the gift's. */
  private async besides(
    tx: EntityManager,
    gift: RecurringGiftRow,
    { subscription_id, status }: ProviderSubscription,
  ): Promise<SubscriptionOutcome> {
    const isDecided = gift.status !== 'pending' && !wasAbandoned(gift);
    if (status === 'cancelled' || !isDecided) return 'unchanged';
    await this.extras.live(tx, gift, subscription_id);
    return 'refused';
  }

  /** What keeps it from being applied: another currency, a pace or an amount that nobody asked for, a forbidden state. */
  private async differenceOf(
    tx: EntityManager,
    gift: RecurringGiftRow,
    { amount, currency, every, status }: ProviderSubscription,
  ): Promise<string | null> {
    if (currency.toUpperCase() !== gift.currency) return `${gift.currency} → ${currency.toUpperCase()}`;
    if (!(await this.gifts.expectsPace(tx, gift, every))) return `${paceOf(gift.frequency)} → ${every}`;
    if (!(await this.gifts.expects(tx, gift, amount))) return `${gift.amount} → ${amount}`;
    const to = statusFrom(gift.status, status);
    return mayBecome(gift.status, to) ? null : `${gift.status} → ${to}`;
  }

  private async refuse(
    tx: EntityManager,
    gift: RecurringGiftRow,
    difference: string,
  ): Promise<SubscriptionOutcome> {
    await this.changes.recordDifference(tx, gift, difference);
    return 'refused';
  }

  /** What was stopped here is stopped at the provider too: an answer may have been lost on the way. */
  private async staysStopped(
    tx: EntityManager,
    gift: RecurringGiftRow,
    { status, subscription_id }: ProviderSubscription,
  ): Promise<SubscriptionOutcome> {
    if (status === 'cancelled' || wasAbandoned(gift)) return 'unchanged';
    gift.provider_subscription_id ??= subscription_id;
    await tx.save(gift);
    await this.jobs.add(tx, STOP_JOB, { id: gift.id });
    return 'refused';
  }
}
