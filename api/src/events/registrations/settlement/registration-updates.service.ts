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
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { PURPOSE } from '../registration.rules.js';
import { RegistrationArrivalsService } from './registration-arrivals.service.js';
import { RegistrationJournalService } from './registration-journal.service.js';
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
    private readonly arrivals: RegistrationArrivalsService,
    private readonly journal: RegistrationJournalService,
    private readonly reversals: RegistrationReversalsService,
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
    if (!isKnown)
      await this.arrivals.arrived(tx, held, { ...payment, provider, account: accountOf(provider), by: null });
    const hasCost = await this.cost(tx, held, payment, provider);
    const isReversed = await this.reversals.ofPayment(tx, held, payment, provider);
    return !isKnown || hasCost || isReversed ? 'applied' : 'unchanged';
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
