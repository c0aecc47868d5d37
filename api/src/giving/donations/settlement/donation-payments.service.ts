import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import type { ProviderPayment } from '../../payments/provider-updates.event.js';
import type { Applied, UpdateContext } from '../../payments/provider-updates.service.js';
import { RecurringGiftsService } from '../../recurring/recurring-gifts.service.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import type { DonationRow } from '../donation.entity.js';
import { accountOf, DonationJournalService, paymentRef } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationReversalsService } from './donation-reversals.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DonationSubjectsService } from './donation-subjects.service.js';
import { DonationUnappliedService } from './donation-unapplied.service.js';
import { moneyInFrench } from '../donation-labels.content.js';
import { OnPaymentUpdate, type UpdateOf } from '../../payments/provider-updates.service.js';

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
    const { status, payment_id } = payment;
    if (status === 'waiting') return 'unchanged';
    if (status === 'succeeded') return this.paid(tx, donation, payment, provider);
    if (status === 'processing')
      return agrees(donation, payment)
        ? this.processing(tx, donation, payment, provider)
        : this.refuse(tx, donation, payment);
    const isOther = donation.provider_payment_id !== null && donation.provider_payment_id !== payment_id;
    const isOlder = attempt !== null && !(await this.isNewest(tx, donation, attempt.id));
    if (donation.status !== 'pending' || isOther || isOlder) return 'unchanged';
    return status === 'failed' ? this.failed(tx, donation, payment) : this.expired(tx, donation);
  }

  /** Money is there, and enters the journal whatever it is: what was failed, or given up, succeeds after all. */
  private async paid(
    tx: EntityManager,
    donation: DonationRow,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<Applied> {
    const { at, fee, currency } = payment;
    const ref = paymentRef(provider, payment.payment_id);
    const known = await this.ledger.accountOfPayment(tx, ref);
    const isSame = agrees(donation, payment);
    if (!known && isSame && donation.status !== 'succeeded')
      await this.succeed(tx, donation, payment, provider);
    else if (!known)
      await this.unapplied.arrived(tx, donation, payment, provider, isSame ? 'to_return' : 'suspense');
    const cost = {
      ref,
      payment_ref: ref,
      at,
      account: accountOf(provider),
      currency: currency.toUpperCase(),
    };
    const hasCost =
      (fee ?? 0) > 0 && (await this.journal.cost(tx, donation, { ...cost, kind: 'fee', amount: fee! }));
    const isReversed = await this.reversals.ofPayment(tx, donation, payment, provider);
    // Once it is known what went back of it already.
    if (!known) await this.unapplied.returnTwice(tx, donation, ref);
    return !known || hasCost || isReversed ? 'applied' : 'unchanged';
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

  private async processing(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id }: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<Applied> {
    const isKnown = donation.status === 'pending' && donation.provider_payment_id === payment_id;
    if (donation.status === 'succeeded' || isKnown) return 'unchanged';
    await this.rows.save(tx, donation, {
      status: 'pending',
      provider,
      provider_payment_id: payment_id,
    });
    const text = timelineTexts.processing;
    await this.history.add(tx, donation.id, { kind: 'processing', text });
    if (await this.isEmailedHere(tx, donation)) await this.emails.processing(tx, donation);
    return 'applied';
  }

  /** The provider would not even begin: who asked reads it on the page, so no email is written. */
  async refusedAtOnce(
    tx: EntityManager,
    donation: DonationRow,
    { failure_code }: { failure_code: string | null },
  ): Promise<void> {
    if (donation.status === 'pending') await this.fail(tx, donation, failure_code);
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

  /** Those of a recurring gift that runs already have their own emails. */
  private async isEmailedHere(tx: EntityManager, { recurring_gift_id }: DonationRow): Promise<boolean> {
    const gift = recurring_gift_id && (await this.recurring.find(tx, recurring_gift_id));
    return !gift || gift.status === 'pending';
  }

  private async expired(tx: EntityManager, donation: DonationRow): Promise<Applied> {
    await this.rows.save(tx, donation, { status: 'cancelled' });
    const text = timelineTexts.expired;
    await this.history.add(tx, donation.id, { kind: 'cancelled', text });
    if (donation.recurring_gift_id) await this.recurring.abandon(tx, donation.recurring_gift_id);
    await this.history.emit(tx, donation.id, 'cancelled');
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

  /** Whether no other attempt was begun since: what becomes of an older one says nothing any more. */
  private async isNewest(tx: EntityManager, { id }: DonationRow, attempt_id: string): Promise<boolean> {
    const [newest] = await tx.query<{ id: string }[]>(
      `SELECT id FROM payment_attempts WHERE purpose = 'donation' AND subject_id = $1
        ORDER BY created_at DESC, id DESC LIMIT 1`,
      [id],
    );
    return !newest || newest.id === attempt_id;
  }
}

function agrees(donation: DonationRow, { amount, currency }: ProviderPayment): boolean {
  return amount === donation.amount && currency.toUpperCase() === donation.currency;
}
