import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import type { ProviderPayment } from '../../payments/provider-updates.event.js';
import {
  type Applied,
  OnPaymentUpdate,
  type UpdateContext,
  type UpdateOf,
} from '../../payments/provider-updates.service.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import type { DonationRow } from '../donation.entity.js';
import { accountOf, DonationJournalService, paymentRef } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationReversalsService } from './donation-reversals.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { newestAttempt } from './donation-settlement.queries.js';
import { DonationSubjectsService } from './donation-subjects.service.js';
import { DonationUnappliedService } from './donation-unapplied.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

/** Updates from providers, applied to gifts: in any order, as often as they come. Nothing else moves a gift that is paid online. */
@Injectable()
export class DonationPaymentsService {
  constructor(
    private readonly subjects: DonationSubjectsService,
    private readonly rows: DonationRowsService,
    private readonly journal: DonationJournalService,
    private readonly ledger: LedgerService,
    private readonly reversals: DonationReversalsService,
    private readonly unapplied: DonationUnappliedService,
    private readonly recurring: RecurringGiftsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
  ) {}

  /** Applies a payment to the gift that it is of, in the caller's transaction. */
  @OnPaymentUpdate({ kind: 'payment' })
  async applyUpdate(
    tx: EntityManager,
    { payment }: UpdateOf<'payment'>,
    context: UpdateContext,
  ): Promise<Applied> {
    const donation = await this.subjects.of(tx, payment, context);
    return donation ? this.apply(tx, donation, payment, context) : 'not_ours';
  }

  /** Applies a payment to a gift that is held. */
  async apply(
    tx: EntityManager,
    donation: DonationRow,
    payment: ProviderPayment,
    { provider, attempt }: UpdateContext,
  ): Promise<Applied> {
    const { status } = payment;
    if (status === 'waiting') return 'unchanged';
    if (status === 'succeeded') return this.paid(tx, donation, payment, provider);
    if (status === 'processing') return this.processing(tx, donation, payment, provider);
    if (!(await this.isAwaited(tx, donation, payment, attempt))) return 'unchanged';
    return status === 'failed' ? this.failed(tx, donation, payment) : this.expired(tx, donation);
  }

  /** The provider would not even begin: who asked reads it on the page, so no email is written. */
  async refusedAtOnce(
    tx: EntityManager,
    donation: DonationRow,
    { failure_code }: { failure_code: string | null },
  ): Promise<void> {
    if (donation.status === 'pending') await this.fail(tx, donation, failure_code);
  }

  /** Money is there, and enters the journal whatever it is: what was failed, or given up, succeeds after all. */
  private async paid(
    tx: EntityManager,
    donation: DonationRow,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<Applied> {
    const ref = paymentRef(provider, payment.payment_id);
    const isNew = (await this.ledger.accountOfPayment(tx, ref)) === null;
    if (isNew) await this.enter(tx, donation, payment, provider);
    const hasFee = await this.enterFee(tx, donation, payment, provider);
    const isReversed = await this.reversals.ofPayment(tx, donation, payment, provider);
    // Once it is known what went back of it already.
    if (isNew) await this.unapplied.returnTwice(tx, donation, ref);
    return isNew || hasFee || isReversed ? 'applied' : 'unchanged';
  }

  /** As the gift itself, or as money that is none: paid twice, or not what the gift is of. */
  private async enter(
    tx: EntityManager,
    donation: DonationRow,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<void> {
    if (!agrees(donation, payment))
      return this.unapplied.arrived(tx, donation, payment, provider, 'suspense');
    if (donation.status === 'succeeded')
      return this.unapplied.arrived(tx, donation, payment, provider, 'to_return');
    return this.succeed(tx, donation, payment, provider);
  }

  private async succeed(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, method, mode, amount, at, invoice, customer_id }: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<void> {
    await this.rows.save(tx, donation, {
      status: 'succeeded',
      given_at: at,
      provider,
      payment_method: method,
      mode,
      provider_payment_id: payment_id,
    });
    const ref = paymentRef(provider, payment_id);
    await this.journal.received(tx, donation, { ref, amount, at, account: accountOf(provider) });
    const text = timelineTexts.succeeded(moneyInFrench(amount, donation.currency));
    await this.history.add(tx, donation.id, { kind: 'succeeded', text });
    if (donation.recurring_gift_id) {
      const subscription_id = invoice?.subscription_id ?? null;
      await this.recurring.paid(tx, donation.recurring_gift_id, { subscription_id, customer_id, at });
    }
    await this.emails.thanks(tx, donation);
    await this.history.emit(tx, donation.id, 'succeeded');
  }

  /** What the provider kept; false where it is known already, or nothing. */
  private async enterFee(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, fee, currency, at }: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    if (!fee || fee < 0) return false;
    const ref = paymentRef(provider, payment_id);
    const where = { account: accountOf(provider), currency: currency.toUpperCase() };
    const cost = { kind: 'fee', ref, payment_ref: ref, amount: fee, at, ...where } as const;
    return this.journal.cost(tx, donation, cost);
  }

  private async processing(
    tx: EntityManager,
    donation: DonationRow,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<Applied> {
    if (!agrees(donation, payment)) return this.refuse(tx, donation, payment);
    const { payment_id: provider_payment_id } = payment;
    const isKnown = donation.status === 'pending' && donation.provider_payment_id === provider_payment_id;
    if (donation.status === 'succeeded' || isKnown) return 'unchanged';
    await this.rows.save(tx, donation, { status: 'pending', provider, provider_payment_id });
    await this.history.add(tx, donation.id, { kind: 'processing', text: timelineTexts.processing });
    if (await this.isEmailedHere(tx, donation)) await this.emails.processing(tx, donation);
    return 'applied';
  }

  /** Of another amount and not taken yet: shown once for each payment, no money has moved. */
  private async refuse(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, amount, currency }: ProviderPayment,
  ): Promise<Applied> {
    const expected = moneyInFrench(donation.amount, donation.currency);
    const text = timelineTexts.otherPayment(moneyInFrench(amount, currency), expected);
    const details = `${payment_id} ${amount} ${currency}`;
    await this.history.addOnce(tx, donation.id, { kind: 'alert', text, details });
    return 'refused';
  }

  /** Whether the gift still waits for this payment: not for another one, nor a newer attempt, which says what becomes of it. */
  private async isAwaited(
    tx: EntityManager,
    { id, status, provider_payment_id }: DonationRow,
    { payment_id }: ProviderPayment,
    attempt: UpdateContext['attempt'],
  ): Promise<boolean> {
    if (status !== 'pending' || (provider_payment_id ?? payment_id) !== payment_id) return false;
    const newest = attempt && (await newestAttempt.first(tx, id));
    return !newest || newest.id === attempt.id;
  }

  private async failed(tx: EntityManager, donation: DonationRow, payment: ProviderPayment): Promise<Applied> {
    const { failure_code } = payment;
    await this.fail(tx, donation, failure_code);
    if (await this.isEmailedHere(tx, donation)) await this.emails.refused(tx, donation, failure_code);
    return 'applied';
  }

  private async fail(tx: EntityManager, donation: DonationRow, details: string | null): Promise<void> {
    await this.rows.save(tx, donation, { status: 'failed', provider_payment_id: null });
    const text = timelineTexts.failed(details);
    await this.history.add(tx, donation.id, { kind: 'failed', text, details });
    await this.history.emit(tx, donation.id, 'failed');
  }

  private async expired(tx: EntityManager, donation: DonationRow): Promise<Applied> {
    await this.rows.save(tx, donation, { status: 'cancelled' });
    await this.history.add(tx, donation.id, { kind: 'cancelled', text: timelineTexts.expired });
    if (donation.recurring_gift_id) await this.recurring.abandon(tx, donation.recurring_gift_id);
    await this.history.emit(tx, donation.id, 'cancelled');
    return 'applied';
  }

  /** Those of a recurring gift that runs already have their own emails. */
  private async isEmailedHere(tx: EntityManager, { recurring_gift_id }: DonationRow): Promise<boolean> {
    const gift = recurring_gift_id && (await this.recurring.find(tx, recurring_gift_id));
    return !gift || gift.status === 'pending';
  }
}

function agrees(donation: DonationRow, { amount, currency }: ProviderPayment): boolean {
  return amount === donation.amount && currency.toUpperCase() === donation.currency;
}
