import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountOf, paymentRef } from '../../../giving/donations/settlement/donation-journal.service.js';
import type { PaymentProviderName } from '../../../giving/payments/payment.contract.js';
import type { ProviderPayment } from '../../../giving/payments/provider-updates.event.js';
import {
  type Applied,
  OnPaymentUpdate,
  type UpdateContext,
  type UpdateOf,
} from '../../../giving/payments/provider-updates.service.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { EventCodesService } from '../../codes/event-codes.service.js';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { PURPOSE, totalOf } from '../registration.rules.js';
import { SeatsService } from '../seats/seats.service.js';
import { RegistrationJournalService } from './registration-journal.service.js';
import { RegistrationPaidService } from './registration-paid.service.js';
import { RegistrationRefundsService } from './registration-refunds.service.js';
import { RegistrationReversalsService } from './registration-reversals.service.js';

/** A bank that works on a payment may take that long: meanwhile the seat is held. */
const PROCESSING_MS = 14 * DAY_MS;

/**
 * Updates from providers, applied to registrations: in any order, as often as they come. Whoever is charged has a seat,
 * or their money back.
 */
@Injectable()
export class RegistrationUpdatesService {
  constructor(
    private readonly rows: RegistrationRowsService,
    private readonly events: EventSeatsService,
    private readonly seats: SeatsService,
    private readonly codes: EventCodesService,
    private readonly paid: RegistrationPaidService,
    private readonly journal: RegistrationJournalService,
    private readonly reversals: RegistrationReversalsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /** Applies a payment to the registration that it is of, in the caller's transaction. */
  @OnPaymentUpdate({ kind: 'payment' })
  async applyUpdate(
    tx: EntityManager,
    { payment }: UpdateOf<'payment'>,
    { attempt, provider }: UpdateContext,
  ): Promise<Applied> {
    if (attempt?.purpose !== PURPOSE) return 'not_ours';
    const held = await this.rows.lock(tx, attempt.subject_id);
    if (!held) return 'not_ours';
    if (payment.status === 'succeeded') return this.succeeded(tx, held, payment, provider);
    if (payment.status === 'processing') return this.processing(tx, held, payment);
    return payment.status === 'failed' ? this.failed(tx, held, payment, attempt.id) : 'unchanged';
  }

  /** Money is there, and enters the journal whatever it is. */
  private async succeeded(
    tx: EntityManager,
    held: HeldRegistration,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<Applied> {
    const ref = paymentRef(provider, payment.payment_id);
    const isKnown = (await this.journal.arrivalOf(tx, ref)) !== null;
    if (!isKnown) await this.arrived(tx, held, payment, provider);
    const hasCost = await this.cost(tx, held, payment, provider);
    const isReversed = await this.reversals.ofPayment(tx, held, payment, provider);
    return !isKnown || hasCost || isReversed ? 'applied' : 'unchanged';
  }

  private async arrived(
    tx: EntityManager,
    held: HeldRegistration,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<void> {
    const { row, event } = held;
    const { amount, at, method, mode, payment_id } = payment;
    const currency = payment.currency.toUpperCase();
    const account = accountOf(provider);
    const paid = { provider, payment_id, method, mode, at, account, by: null };
    if (row.due_amount > 0 && amount === row.due_amount && currency === row.currency)
      return this.paid.settleDue(tx, held, paid);
    const isSame = amount === totalOf(row) && currency === row.currency;
    if (isSame && row.paid_at === null && (await this.hasSeat(tx, held)))
      return this.paid.settle(tx, held, paid);
    const ref = paymentRef(provider, payment_id);
    await this.journal.arrived(tx, row, { ref, mode, amount, currency, at, account }, 'to_return');
    const money = moneyInFrench(amount, currency);
    if (row.paid_at !== null) {
      await this.history.add(tx, row.id, { kind: 'extra', text: timelineTexts.paidTwice(money) });
      await this.emails.toParticipant(tx, held, texts.paidTwice(row, event, amount));
    } else if (isSame) {
      await this.history.add(tx, row.id, { kind: 'extra', text: timelineTexts.paidTooLate(money) });
      if (row.status === 'expired' || row.status === 'cancelled')
        await this.rows.save(tx, row, { status: 'refunded' });
      await this.emails.backToEvent(tx, held, texts.paidTooLate(row, event, amount));
    } else {
      const text = timelineTexts.otherPayment(money, moneyInFrench(totalOf(row), row.currency));
      await this.history.add(tx, row.id, { kind: 'extra', text });
      await this.emails.toParticipant(tx, held, texts.paidTwice(row, event, amount));
    }
    await this.refunds.order(
      tx,
      held,
      { ticket_amount: amount, donation_amount: 0, currency, reason: '', payment_ref: ref },
      null,
    );
  }

  /** It holds its seat, or one is free again for a payment that came late. */
  private async hasSeat(tx: EntityManager, { row, event }: HeldRegistration): Promise<boolean> {
    if (row.status === 'pending_payment') return true;
    if (row.status !== 'expired' || event.status !== 'published' || this.events.isPast(event)) return false;
    const code = await this.codes.find(row.code_id, tx);
    if (row.seats > (await this.seats.freeForNewcomer(tx, event.id, code))) return false;
    await this.history.add(tx, row.id, { kind: 'late', text: timelineTexts.paidLateSeat });
    return true;
  }

  private async cost(
    tx: EntityManager,
    { row }: HeldRegistration,
    { payment_id, fee, at, currency }: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    const ref = paymentRef(provider, payment_id);
    const move = {
      ref,
      payment_ref: ref,
      at,
      account: accountOf(provider),
      currency: currency.toUpperCase(),
    };
    return (fee ?? 0) > 0 && this.journal.cost(tx, row, 'ticket_fee', { ...move, amount: fee! });
  }

  /** A bank works on it: the seat is held until it answers. */
  private async processing(
    tx: EntityManager,
    held: HeldRegistration,
    payment: ProviderPayment,
  ): Promise<Applied> {
    const { row, event } = held;
    if (row.status !== 'pending_payment' || row.provider_payment_id === payment.payment_id)
      return 'unchanged';
    const deadline_at = new Date(payment.at.getTime() + PROCESSING_MS);
    await this.rows.save(tx, row, { provider_payment_id: payment.payment_id, deadline_at });
    await this.history.add(tx, row.id, { kind: 'processing', text: timelineTexts.processing });
    await this.emails.toParticipant(tx, held, texts.processing(row, event));
    return 'applied';
  }

  /** The seat stays held until its time is over: another try may succeed. */
  private async failed(
    tx: EntityManager,
    held: HeldRegistration,
    { failure_code, payment_id }: ProviderPayment,
    attempt_id: string,
  ): Promise<Applied> {
    const { row, event } = held;
    if (row.status !== 'pending_payment') return 'unchanged';
    const text = timelineTexts.paymentFailed(failure_code);
    const entry = { kind: 'payment_failed', text, details: attempt_id };
    if (!(await this.history.addOnce(tx, row.id, entry))) return 'unchanged';
    if (row.provider_payment_id === payment_id) await this.rows.save(tx, row, { provider_payment_id: null });
    await this.emails.toParticipant(tx, held, texts.paymentFailed(row, event, failure_code), texts.payAction);
    return 'applied';
  }
}
