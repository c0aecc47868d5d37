import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DescribesPayments, type PaymentDetails } from '../../../giving/payments/payment-checkout.service.js';
import { paymentFailure } from '../../../giving/payments/payment-failures.contract.js';
import type { PaymentMethod } from '../../../giving/payments/payment.contract.js';
import { type PaymentAttempt, PaymentsService } from '../../../giving/payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { EventSeatsService } from '../../events/event-seats.service.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { PARTICIPANT, RegistrationHistoryService } from '../registration-history.service.js';
import { amountsOf, RegistrationProgressService } from '../registration-progress.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import type {
  RegistrationPayment,
  RegistrationPaymentInput,
  RegistrationPaymentState,
} from './registration-checkout.dto.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registration.contract.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { attemptUntil, owedOf, PURPOSE } from '../registration.rules.js';
import { RegistrationMethodsService } from './registration-methods.service.js';

/** How a registration is paid: its attempt is a row before its provider is called. */
@Injectable()
export class RegistrationPaymentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly methods: RegistrationMethodsService,
    private readonly events: EventSeatsService,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly progress: RegistrationProgressService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Begins a payment, or answers the one that was begun by the same way to pay; another way replaces it. */
  async begin(event_id: number, input: RegistrationPaymentInput): Promise<RegistrationPayment> {
    const event = await this.events.find(event_id);
    const method = await this.methods.paidBy(event, input.payment_method);
    await this.payments.providerFor(method, false);
    const opened = await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.held(tx, input.registration_id);
      if (held.row.event_id !== event_id) throw registrationErrors.otherEvent();
      return this.open(tx, held, method, input.phone || '');
    });
    const attempt = opened.status === 'created' ? await this.payments.begin(opened.id) : opened;
    return this.dataSource.transaction((tx) => this.begun(tx, input.registration_id, attempt));
  }

  /** Asks the provider what has become of a payment: nothing is taken on the caller's word. */
  async confirm(event_id: number, transaction_id: string): Promise<EventRegistrationRow> {
    const { attempt, row } = await this.paid(transaction_id);
    if (row.event_id !== event_id) throw registrationErrors.otherEvent();
    if (row.paid_at === null || owedOf(row) > 0) await this.payments.refresh(attempt.id);
    return this.dataSource.manager.findOneByOrFail(EventRegistrationRow, { id: row.id });
  }

  /** What is known of a payment and of its registration; the provider is not asked. */
  async state(transaction_id: string): Promise<RegistrationPaymentState> {
    const { attempt, row } = await this.paid(transaction_id);
    const event = await this.events.find(row.event_id);
    return {
      ...(await this.progress.of(row)),
      transaction_id: attempt.id,
      payment_status: attempt.status,
      payment_failure: attempt.status === 'failed' ? paymentFailure(attempt.failure_code) : null,
      event_slug: event.slug,
      event_title: event.title,
    };
  }

  /** The newest attempt at paying what is owed now; null where there is none, or its page is closed. */
  async newest(row: EventRegistrationRow): Promise<PaymentAttempt | null> {
    const newest = (await this.payments.attemptsOf(PURPOSE, row.id)).at(-1);
    return newest?.amount === owedOf(row) && !this.isClosed(newest) ? newest : null;
  }

  /** Its provider takes it no more, and may not have said so. */
  private isClosed({ method, status, created_at }: PaymentAttempt): boolean {
    const isOpen = status === 'created' || status === 'waiting';
    return isOpen && method !== 'bank_transfer' && closingOf(created_at) <= this.clock.now();
  }

  /** The same for the same attempt, however often it is asked for. */
  @DescribesPayments(PURPOSE)
  async describe({ id, subject_id, created_at }: PaymentAttempt): Promise<PaymentDetails> {
    const row = await this.dataSource.manager.findOneByOrFail(EventRegistrationRow, { id: subject_id });
    const event = await this.events.find(row.event_id);
    const page = `${this.configuration.appUrl}/inscriptions/paiement/${id}`;
    return {
      reference: row.reference,
      description: `Inscription : ${event.title} (${row.reference})`,
      every: null,
      pays_for: 'seats',
      closes_at: closingOf(created_at),
      payer: {
        email: row.email,
        name: `${row.first_name} ${row.last_name}`.trim(),
        customer_id: null,
        phone: row.phone || null,
      },
      success_url: page,
      cancel_url: `${page}?annule=1`,
    };
  }

  private async paid(
    transaction_id: string,
  ): Promise<{ attempt: PaymentAttempt; row: EventRegistrationRow }> {
    const attempt = await this.payments.attempt(transaction_id);
    if (attempt?.purpose !== PURPOSE) throw registrationErrors.notFound();
    const row = await this.dataSource.manager.findOneBy(EventRegistrationRow, { id: attempt.subject_id });
    if (!row) throw registrationErrors.notFound();
    return { attempt, row };
  }

  private async open(
    tx: EntityManager,
    held: HeldRegistration,
    method: PaymentMethod,
    phone: string,
  ): Promise<PaymentAttempt> {
    const { row } = held;
    await this.assertPayable(tx, held);
    this.payments.assertPayable(method, { phone: phone || row.phone });
    const attempts = await this.payments.attemptsOf(PURPOSE, row.id, tx);
    const newest = attempts.at(-1);
    const amount = owedOf(row);
    const isSame = newest?.method === method && newest.amount === amount;
    const isOpen = isSame && ['created', 'waiting', 'processing'].includes(newest.status);
    if (isOpen && !this.isClosed(newest)) return newest;
    await this.methods.assertOffered(held.event, method);
    const provider = await this.payments.providerFor(method, false);
    await this.payments.endAttempts(tx, PURPOSE, row.id, 'cancelled');
    const attempt = await this.payments.open(tx, {
      purpose: PURPOSE,
      subject_id: row.id,
      provider,
      method,
      amount,
      currency: row.currency,
    });
    // Seats that were asked for again are held anew: what was tried before they lapsed counts no more.
    const since = await this.history.lastOf(tx, row.id, 'again');
    const inThisLife = attempts.find(({ created_at }) => !since || created_at >= since);
    const first = inThisLife?.created_at ?? attempt.created_at;
    const deadline_at =
      method === 'bank_transfer'
        ? this.methods.transferUntil(held.event)
        : attemptUntil(row.deadline_at, first, attempt.created_at);
    // A sure seat waits for nothing, and its row names what it was paid with first.
    const awaited = { payment_method: method, provider, mode: attempt.mode, deadline_at };
    await this.rows.save(tx, row, { ...(row.status !== 'confirmed' && awaited), ...(phone && { phone }) });
    const text = timelineTexts.paymentBegun(moneyInFrench(amount, row.currency));
    await this.history.add(tx, row.id, { kind: 'payment', text, by: PARTICIPANT });
    return attempt;
  }

  /** Refuses what is not to be paid, or not any more; an offered seat is taken by paying it. */
  private async assertPayable(tx: EntityManager, held: HeldRegistration): Promise<void> {
    const { row } = held;
    if (row.paid_at && owedOf(row) === 0) throw registrationErrors.alreadyPaid();
    if (held.event.status !== 'published') throw registrationErrors.eventCancelled();
    if (owedOf(row) === 0) throw registrationErrors.nothingToPay();
    if (row.status === 'confirmed') return;
    if (row.status === 'pending_verification') throw registrationErrors.notVerified();
    if (this.steps.isDue(held) || row.status === 'expired') throw registrationErrors.seatLapsed();
    if (row.status === 'waitlisted' && row.offered_until) return this.steps.accept(tx, held);
    if (row.status !== 'pending_payment')
      throw registrationErrors.cannotBecome(row.status, 'pending_payment');
  }

  private async begun(tx: EntityManager, id: string, attempt: PaymentAttempt): Promise<RegistrationPayment> {
    const held = await this.rows.held(tx, id);
    const { row, event } = held;
    const isAwaited = row.status === 'pending_payment' || (row.status === 'confirmed' && owedOf(row) > 0);
    if (attempt.next?.kind === 'transfer' && isAwaited) {
      const entry = { kind: 'transfer', text: timelineTexts.instructions, details: attempt.id };
      if (await this.history.addOnce(tx, id, entry))
        await this.emails.toParticipant(tx, held, texts.transfer(row, event, attempt.next.transfer));
    }
    if (attempt.status === 'failed') {
      const text = timelineTexts.paymentFailed(attempt.failure_code);
      await this.history.addOnce(tx, id, { kind: 'payment_failed', text, details: attempt.id });
    }
    const isOpen = attempt.status === 'waiting' && isAwaited;
    return {
      transaction_id: attempt.id,
      registration_id: id,
      reference: row.reference,
      status: row.status,
      payment_method: this.methods.askedAs(attempt.method),
      ...amountsOf(row),
      expires_at: row.deadline_at?.toISOString() ?? null,
      next: (isOpen && attempt.next) || { kind: 'none' },
    };
  }
}

/** When the page of an attempt that began then closes. */
const closingOf = (begun: Date) => new Date(begun.getTime() + LIMITS.attempt_minutes * MINUTE_MS);
