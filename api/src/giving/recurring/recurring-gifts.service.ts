import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { DonorColumns } from '../donors/donor.columns.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import type { ProviderSubscription } from '../payments/provider-updates.event.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { RecurringExtrasService } from './recurring-extras.service.js';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import { ABANDONED, newRecurringReference, paceOf, wasAbandoned } from './recurring-gift.rules.js';
import { frequencyInFrench, moneyInFrench } from './recurring-labels.content.js';
import { RecurringPaymentsService } from './recurring-payments.service.js';
import { RecurringEmailsService } from './recurring-emails.service.js';
import { timelineTexts } from './recurring-timeline.content.js';
import { RecurringTimelineService } from './recurring-timeline.service.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** What a form says of a recurring gift. */
export type NewRecurringGift = Pick<
  RecurringGiftRow,
  | Exclude<keyof DonorColumns, 'legal_form'>
  | (
      | 'campaign_id'
      | 'frequency'
      | 'amount'
      | 'costs_covered'
      | 'currency'
      | 'message'
      | 'is_anonymous'
      | 'dedication'
    )
  | ('payment_method' | 'provider' | 'mode')
> &
  Partial<Pick<RecurringGiftRow, 'yearly_receipt' | 'legal_form'>>;

interface PaidSubscription {
  subscription_id: string | null;
  customer_id: string | null;
  at: Date;
}

/** Stops at the provider what was stopped here before its subscription was known. */
export const STOP_JOB = 'recurring-gifts.stop';

/** Recurring donations: each of their payments is a donation of its own. */
@Injectable()
export class RecurringGiftsService {
  constructor(
    private readonly timeline: RecurringTimelineService,
    private readonly emails: RecurringEmailsService,
    private readonly extras: RecurringExtrasService,
    private readonly payments: RecurringPaymentsService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Writes one down, in the transaction of its first donation: `pending` until that is paid. */
  async begin(tx: EntityManager, gift: NewRecurringGift): Promise<RecurringGiftRow> {
    const now = this.clock.now();
    const id = randomUUID();
    await tx.insert(RecurringGiftRow, {
      yearly_receipt: true,
      ...gift,
      id,
      reference: newRecurringReference(now),
      status: 'pending',
      failed_payments: 0,
      cancel_reason: '',
      created_at: now,
      updated_at: now,
    });
    const text = timelineTexts.created(
      frequencyInFrench(gift.frequency),
      moneyInFrench(gift.amount, gift.currency),
    );
    await this.timeline.addEntry(tx, id, { kind: 'created', text, details: String(gift.amount), by: DONOR });
    return tx.findOneByOrFail(RecurringGiftRow, { id });
  }

  /** The gift of a provider's subscription, held until the transaction ends; null where it is none of ours. */
  async giftOf(
    tx: EntityManager,
    provider: PaymentProviderName,
    provider_subscription_id: string,
  ): Promise<RecurringGiftRow | null> {
    const found = await tx.findOneBy(RecurringGiftRow, { provider, provider_subscription_id });
    return found && this.hold(tx, found.id);
  }

  /**
   * The gift of a subscription that this attempt began, or that an attempt is known to have begun, held: its own, or
   * one that another page of the same form made. Null where it is none of ours.
   */
  async giftOfAttempt(
    tx: EntityManager,
    provider: PaymentProviderName,
    { subscription_id, attempt_id }: { subscription_id: string; attempt_id: string | null },
  ): Promise<RecurringGiftRow | null> {
    const id = await this.payments.source.giftOfAttempt(tx, provider, { subscription_id, attempt_id });
    return id ? this.hold(tx, id) : null;
  }

  /** Whether no page was asked for since the one that this attempt is. */
  async isNewest(tx: EntityManager, { id }: RecurringGiftRow, attempt_id: string): Promise<boolean> {
    return (await this.payments.source.newestAttempt(tx, id)) === attempt_id;
  }

  /** Whether a payment of this amount was agreed on: the amount, or one that it had or was asked to have. */
  async expects(
    tx: EntityManager,
    { id, amount: agreed }: RecurringGiftRow,
    amount: number,
  ): Promise<boolean> {
    if (amount === agreed) return true;
    const asked = await this.timeline.hasEntry(tx, id, 'amount_asked', String(amount));
    return asked || (await this.timeline.hasEntry(tx, id, 'created', String(amount)));
  }

  /** Whether this pace was agreed on: the one that it has, or the one that was last asked for. */
  async expectsPace(
    tx: EntityManager,
    { id, frequency }: RecurringGiftRow,
    every: ProviderSubscription['every'],
  ): Promise<boolean> {
    if (every === paceOf(frequency)) return true;
    return every === (await this.timeline.lastDetails(tx, id, 'frequency_asked'));
  }

  async find(tx: EntityManager, id: string): Promise<RecurringGiftRow | null> {
    return tx.findOneBy(RecurringGiftRow, { id });
  }

  /** Holds the gift until the transaction ends: before its donations, its attempts and the receipts’ counter. */
  async hold(tx: EntityManager, id: string): Promise<RecurringGiftRow | null> {
    return lockRecord(tx, RecurringGiftRow, id, 'for_no_key_update');
  }

  /**
   * One of its payments succeeded: the first puts it in place and writes to its donor, even one that nobody waited
   * for any more. Again and again, it changes nothing more; what its owner stopped is stopped at the provider too.
   */
  async paid(
    tx: EntityManager,
    id: string,
    { subscription_id, customer_id, at }: PaidSubscription,
  ): Promise<void> {
    const gift = await this.hold(tx, id);
    if (!gift) return;
    const isFirst = gift.status === 'pending' || wasAbandoned(gift);
    // Of two pages that were paid, the first whose money is here is the gift's.
    if (isFirst && subscription_id && gift.provider_subscription_id !== subscription_id)
      Object.assign(gift, { provider_subscription_id: subscription_id, provider_customer_id: customer_id });
    gift.provider_subscription_id ??= subscription_id;
    gift.provider_customer_id ??= customer_id;
    if (isFirst) await this.start(tx, gift, at);
    await tx.save(gift);
    if (isFirst) await this.extras.stopOthers(tx, gift);
    if (gift.status === 'cancelled' && !gift.started_at) await this.jobs.add(tx, STOP_JOB, { id });
  }

  /** Its donor tries to pay its first donation again, perhaps in another way; false where it runs or was stopped. */
  async payBy(
    tx: EntityManager,
    id: string,
    way: Pick<RecurringGiftRow, 'payment_method' | 'provider' | 'mode'>,
  ): Promise<boolean> {
    const gift = await this.hold(tx, id);
    if (!gift || !(gift.status === 'pending' || wasAbandoned(gift))) return false;
    const { provider_subscription_id: failed } = gift;
    if (failed) await this.extras.replaced(tx, gift, failed);
    const unknown = { provider_subscription_id: null, provider_customer_id: null, next_payment_at: null };
    const again = { status: 'pending', cancelled_at: null, cancel_reason: '', updated_at: this.clock.now() };
    await tx.save(Object.assign(gift, way, again, unknown));
    return true;
  }

  /** Its first donation was never paid: nothing will come of it, unless money comes after all. */
  async abandon(tx: EntityManager, id: string): Promise<void> {
    await this.stopBeforeStart(tx, id, { text: timelineTexts.abandoned, reason: ABANDONED, by: null });
  }

  /** Stopped before its first payment came: one that comes late is not followed by others. */
  async stopBeforeStart(
    tx: EntityManager,
    id: string,
    { text, reason, by }: { text: string; reason: string; by: Author | null },
  ): Promise<void> {
    const gift = await this.hold(tx, id);
    if (gift?.status !== 'pending') return;
    const now = this.clock.now();
    Object.assign(gift, { status: 'cancelled', cancelled_at: now, cancel_reason: reason, updated_at: now });
    await tx.save(gift);
    await this.timeline.addEntry(tx, id, { kind: 'cancelled', text, by });
  }

  private async start(tx: EntityManager, gift: RecurringGiftRow, at: Date): Promise<void> {
    const again = { cancelled_at: null, cancel_reason: '' };
    Object.assign(gift, { status: 'active', started_at: at, updated_at: this.clock.now(), ...again });
    await this.timeline.addEntry(tx, gift.id, { kind: 'started', text: timelineTexts.started });
    await this.emails.started(tx, gift);
  }
}
