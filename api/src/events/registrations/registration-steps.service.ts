import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { type PaymentAttempt, PaymentsService } from '../../giving/payments/payments.service.js';
import { registrationEmails as texts, type Seated } from './registration-emails.content.js';
import { RegistrationEmailsService } from './registration-emails.service.js';
import { RegistrationEventsService } from './registration-events.service.js';
import { PARTICIPANT, RegistrationHistoryService } from './registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from './registration-rows.service.js';
import { timelineTexts } from './registration-timeline.content.js';
import { REGISTRATION_LIMITS as LIMITS, type RegistrationStatus } from './registration.contract.js';
import { registrationErrors } from './registration.errors.js';
import { enteredUntil, isPartialOffer, priceOfSome, PURPOSE, totalOf } from './registration.rules.js';

/** What is written to whoever let a payment or an offer lapse. */
const LAPSED: Partial<Record<RegistrationStatus, typeof texts.expiredPayment>> = {
  pending_payment: texts.expiredPayment,
  waitlisted: texts.expiredOffer,
};

/** How a registration goes from one state to the next, with what each step writes. Its seats are held by the caller. */
@Injectable()
export class RegistrationStepsService {
  constructor(
    private readonly rows: RegistrationRowsService,
    private readonly history: RegistrationHistoryService,
    private readonly emails: RegistrationEmailsService,
    private readonly events: RegistrationEventsService,
    private readonly payments: PaymentsService,
  ) {}

  /** Its seat is sure: what is free is confirmed, the rest waits for its payment: those whom staff enter have days for it. */
  async seated(tx: EntityManager, held: HeldRegistration, how: Seated): Promise<void> {
    const { row, event } = held;
    if (totalOf(row) === 0) return this.confirm(tx, held);
    await this.rows.save(tx, row, { status: 'pending_payment' });
    if (how === 'entered' && row.deadline_at)
      await this.rows.save(tx, row, { deadline_at: enteredUntil(event, row.deadline_at, row.updated_at) });
    await this.emails.toParticipant(tx, held, texts.payment(row, event, how), texts.payAction);
  }

  /**
   * Takes the seats that are offered, and no others where they are fewer: what is free is confirmed, the rest is to be
   * paid while the offer lasts.
   */
  async accept(tx: EntityManager, held: HeldRegistration): Promise<void> {
    const { row } = held;
    if (row.status !== 'waitlisted' || !row.offered_until) throw registrationErrors.notOffered();
    if (this.isDue(held)) throw registrationErrors.seatLapsed();
    const until = row.offered_until;
    const { seats: wanted, offered_seats } = row;
    if (isPartialOffer(row)) await this.rows.save(tx, row, priceOfSome(row, offered_seats!));
    const text = timelineTexts.accepted(row.seats, wanted);
    await this.history.add(tx, row.id, { kind: 'accepted', text, by: PARTICIPANT });
    if (totalOf(row) === 0) return this.confirm(tx, held);
    await this.rows.save(tx, row, { status: 'pending_payment' });
    if (row.deadline_at && until > row.deadline_at) await this.rows.save(tx, row, { deadline_at: until });
  }

  /** Tickets and their e-mail follow from the event that this publishes. */
  async confirm(tx: EntityManager, held: HeldRegistration, by: Author | null = null): Promise<void> {
    const { row } = held;
    await this.rows.save(tx, row, { status: 'confirmed' });
    await this.history.add(tx, row.id, { kind: 'confirmed', text: timelineTexts.confirmed, by });
    await this.events.emit(tx, { kind: 'confirmed', registration: row });
  }

  /**
   * Its time is over: the seat is free again, and nothing is taken for it any more. `hasOpenPayment`: a provider never
   * said that a payment is over; it is asked on and on, and money that comes is a seat or goes back.
   */
  async expire(tx: EntityManager, held: HeldRegistration, { hasOpenPayment = false } = {}): Promise<void> {
    const { row, event } = held;
    const was = row.status as keyof typeof timelineTexts.expired;
    await this.rows.save(tx, row, { status: 'expired' });
    if (!hasOpenPayment) await this.payments.endAttempts(tx, PURPOSE, row.id, 'cancelled');
    await this.history.add(tx, row.id, { kind: 'expired', text: timelineTexts.expired[was] });
    // On their own page one press asks for the same seats again.
    const lapsed = LAPSED[was];
    if (!lapsed) return;
    const email = lapsed(row, event, { hasOpenPayment });
    await this.emails.toParticipant(tx, held, email, texts.againAction);
  }

  /** Given up: its seat is free again, and whoever was to pay it is let off. What was paid is for the caller to give back. */
  async cancel(
    tx: EntityManager,
    held: HeldRegistration,
    { reason, text, by }: { reason: string; text: string; by: Author | null },
  ): Promise<void> {
    const { row } = held;
    await this.rows.save(tx, row, { status: 'cancelled', cancellation_reason: reason });
    await this.payments.endAttempts(tx, PURPOSE, row.id, 'cancelled');
    await this.history.add(tx, row.id, { kind: 'cancelled', text, details: reason || null, by });
    await this.events.emit(tx, { kind: 'cancelled', registration: row });
  }

  /** Writes that what was still asked for of a sure seat has come; `amount` in minor units. */
  async differencePaid(tx: EntityManager, held: HeldRegistration, amount: number): Promise<void> {
    await this.emails.toParticipant(tx, held, texts.differencePaid(held.row, held.event, amount));
  }

  /** Writes that what staff took for a payment was none; where the seat is kept, how much is asked for again. */
  async paymentUndone(
    tx: EntityManager,
    held: HeldRegistration,
    { money, reason, by }: { money: string; reason: string; by: Author },
  ): Promise<void> {
    const { row, event } = held;
    const text = timelineTexts.paymentUndone(money);
    await this.history.add(tx, row.id, { kind: 'unpaid', text, details: reason, by });
    if (row.due_amount > 0)
      await this.emails.toParticipant(
        tx,
        held,
        texts.paymentUndone(row, event, row.due_amount),
        texts.payAction,
      );
  }

  /** Ends the payments that wait; whoever pays begins another. */
  async endPayments(
    tx: EntityManager,
    { id }: HeldRegistration['row'],
    status: 'cancelled' | 'succeeded' = 'cancelled',
  ): Promise<void> {
    await this.payments.endAttempts(tx, PURPOSE, id, status);
  }

  /** Closes what was begun at the providers, outside any transaction; answers the attempts that may still be paid. */
  closePayments({ id }: Pick<HeldRegistration['row'], 'id'>): Promise<PaymentAttempt[]> {
    return this.payments.closeAttempts(PURPOSE, id);
  }

  /** Its time is over, but its provider has not said so of a payment: it is asked again in some minutes. */
  async keepForPayment(tx: EntityManager, { row }: HeldRegistration, attempt: PaymentAttempt): Promise<void> {
    await this.rows.prolong(tx, row, LIMITS.unknown_minutes);
    const entry = { kind: 'payment_unknown', text: timelineTexts.paymentUnknown, details: attempt.id };
    await this.history.addOnce(tx, row.id, entry);
  }

  /** Whether the time that it was given is over, its state not changed yet. */
  isDue({ row }: HeldRegistration): boolean {
    return this.rows.isDue(row);
  }
}
