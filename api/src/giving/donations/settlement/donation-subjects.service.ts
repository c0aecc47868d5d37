import { Injectable } from '@nestjs/common';
import { donorOf } from '../../donors/donor.columns.js';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import type { ProviderPayment } from '../../payments/provider-updates.event.js';
import type { UpdateContext } from '../../payments/provider-updates.service.js';
import { RecurringExtrasService } from '../../recurring/recurring-extras.service.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { DonationRow } from '../donation.entity.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

type RecurringGift = NonNullable<Awaited<ReturnType<RecurringGiftsService['hold']>>>;

/** Which gift a payment is of. */
@Injectable()
export class DonationSubjectsService {
  constructor(
    private readonly rows: DonationRowsService,
    private readonly recurring: RecurringGiftsService,
    private readonly extras: RecurringExtrasService,
    private readonly history: DonationHistoryService,
  ) {}

  /** The gift of a payment, held; that of a subscription's invoice is made when money comes in. Null where none is ours. */
  async of(
    tx: EntityManager,
    payment: ProviderPayment,
    { provider, attempt }: UpdateContext,
  ): Promise<DonationRow | null> {
    const { payment_id: provider_payment_id, invoice } = payment;
    const paid = await tx.findOneBy(DonationRow, { provider, provider_payment_id });
    if (paid) return this.rows.lock(tx, paid.id);
    const ours = attempt?.purpose === 'donation' ? attempt.subject_id : null;
    if (!invoice) return ours ? this.rows.lock(tx, ours) : null;
    const gift = await this.giftOf(tx, provider, invoice.subscription_id, attempt?.id ?? null);
    if (!gift) return null;
    const first = await this.paidBesides(tx, gift, invoice.subscription_id);
    if (!first) return this.ofInvoice(tx, gift, payment, provider);
    if (payment.status !== 'succeeded') return null;
    await this.extras.paid(tx, gift, invoice.subscription_id);
    return this.rows.lock(tx, first.id);
  }

  /** By its subscription, or by the attempt that began that. */
  private async giftOf(
    tx: EntityManager,
    provider: PaymentProviderName,
    subscription_id: string,
    attempt_id: string | null,
  ): Promise<RecurringGift | null> {
    const known = await this.recurring.giftOf(tx, provider, subscription_id);
    return known ?? this.recurring.giftOfAttempt(tx, provider, { subscription_id, attempt_id });
  }

  /** The first donation of a gift that another subscription pays already: what this one takes is to go back. */
  private async paidBesides(
    tx: EntityManager,
    { id: recurring_gift_id, provider_subscription_id: own }: RecurringGift,
    subscription_id: string,
  ): Promise<DonationRow | null> {
    if (!own || own === subscription_id) return null;
    const order = { created_at: 'ASC' } as const;
    return tx.findOne(DonationRow, { where: { recurring_gift_id, status: 'succeeded' }, order });
  }

  private async ofInvoice(
    tx: EntityManager,
    gift: RecurringGift,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<DonationRow | null> {
    const form_key = `invoice:${provider}:${payment.invoice!.invoice_id}`;
    const made = await tx.findOneBy(DonationRow, { form_key });
    if (made) return this.rows.lock(tx, made.id);
    const first = await this.unpaidForm(tx, gift.id);
    if (first) return this.rows.lock(tx, first);
    const isComing = payment.status === 'succeeded' || payment.status === 'processing';
    return isComing ? this.make(tx, gift, form_key, payment) : null;
  }

  /** The gift that the form made, which the first invoice is of. */
  private async unpaidForm(tx: EntityManager, recurring_gift_id: string): Promise<string | null> {
    const first = await tx.findOneBy(DonationRow, {
      recurring_gift_id,
      source: Not('abonnement'),
      status: Not('succeeded'),
      provider_payment_id: IsNull(),
    });
    return first?.id ?? null;
  }

  private async make(
    tx: EntityManager,
    gift: RecurringGift,
    form_key: string,
    payment: ProviderPayment,
  ): Promise<DonationRow | null> {
    const amount = await this.expected(tx, gift, payment);
    const donation = await this.rows.insert(tx, {
      ...donorOf(gift),
      campaign_id: gift.campaign_id,
      recurring_gift_id: gift.id,
      frequency: gift.frequency,
      amount,
      costs_covered: amount === gift.amount ? gift.costs_covered : 0,
      currency: gift.currency,
      message: gift.message,
      is_anonymous: gift.is_anonymous,
      dedication: gift.dedication,
      payment_method: payment.method,
      provider: gift.provider,
      source: 'abonnement',
      form_key,
      mode: payment.mode,
    });
    if (!donation) return null;
    const text = timelineTexts.ofSubscription(moneyInFrench(donation.amount, donation.currency));
    await this.history.add(tx, donation.id, { kind: 'created', text, recurring_gift_id: gift.id });
    return this.rows.lock(tx, donation.id);
  }

  /** What the gift is of; or was, or was asked to be, where an invoice and a change of the amount cross. */
  private async expected(
    tx: EntityManager,
    gift: RecurringGift,
    { amount }: ProviderPayment,
  ): Promise<number> {
    return (await this.recurring.expects(tx, gift, amount)) ? amount : gift.amount;
  }
}
