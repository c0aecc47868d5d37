import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { iso } from '../../../platform/clock/iso-moments.js';
import { paymentFailure } from '../../../giving/payments/payment-failures.contract.js';
import { toMajorUnits } from '../../../platform/money/money.contract.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import { RegistrationMethodsService } from '../checkout/registration-methods.service.js';
import { RegistrationPaymentsService } from '../checkout/registration-payments.service.js';
import { RegistrationVerificationService } from '../checkout/registration-verification.service.js';
import { DateChangesService } from '../date-changes/date-changes.service.js';
import { RegistrationPresenceService } from '../registration-presence.service.js';
import { RegistrationProgressService } from '../registration-progress.service.js';
import type { HeldRegistration } from '../registration-rows.service.js';
import type { RegisteredEvent, RegistrationView } from './registration-view.dto.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { owedOf } from '../registration.rules.js';
import { isPendingRefund } from '../settlement/registration-refund.entity.js';
import { RegistrationRefundsService } from '../settlement/registration-refunds.service.js';
import { RegistrationChangesService } from './registration-changes.service.js';

/** A registration as whoever made it reads it. */
@Injectable()
export class RegistrationViewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: EventSeatsService,
    private readonly progress: RegistrationProgressService,
    private readonly payments: RegistrationPaymentsService,
    private readonly methods: RegistrationMethodsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly presence: RegistrationPresenceService,
    private readonly verification: RegistrationVerificationService,
    private readonly changes: RegistrationChangesService,
    private readonly dates: DateChangesService,
  ) {}

  async of(id: string): Promise<RegistrationView> {
    const row = await this.dataSource.manager.findOneByOrFail(EventRegistrationRow, { id });
    const event = await this.events.find(row.event_id);
    const { first_name, last_name, email, phone, organization, special_needs, answers } = row;
    const isPayable = owedOf(row) > 0;
    const isSure = row.status === 'confirmed';
    const isOwed = isPayable && (isSure || row.status === 'pending_payment' || row.offered_until !== null);
    const attempt = isPayable ? await this.payments.newest(row) : null;
    const isOpen = attempt?.status === 'waiting' && (isSure || row.status === 'pending_payment');
    const hasCome = await this.presence.hasCome(id);
    const refunds = await this.refunds.of(id);
    const sumOf = (some: typeof refunds) =>
      some.reduce((sum, { ticket_amount, donation_amount }) => sum + ticket_amount + donation_amount, 0);
    const refunded = sumOf(refunds.filter(({ status }) => status === 'done'));
    const refundPending = sumOf(refunds.filter(isPendingRefund));
    return {
      ...(await this.progress.of(row)),
      event: this.event(event, row.status === 'confirmed'),
      first_name,
      last_name,
      email,
      phone,
      organization,
      special_needs,
      answers,
      cancellation_reason: row.cancellation_reason,
      created_at: row.created_at.toISOString(),
      is_verified: row.verified_at !== null || row.source === 'equipe',
      payment_methods: isOwed ? await this.methods.offered(event) : [],
      payment: (isOpen && attempt.next) || null,
      payment_failure: attempt?.status === 'failed' ? paymentFailure(attempt.failure_code) : null,
      may_ask_again: this.verification.mayAskAgain(row, event),
      may_cancel: this.changes.mayCancel(row, event) && !hasCome,
      may_change: this.changes.mayChange(row, event),
      least_seats: hasCome ? row.seats : 1,
      most_seats: this.changes.mostSeats(row, event),
      refund_if_cancelled: toMajorUnits(
        await this.changes.refundIfCancelled(this.dataSource.manager, { row, event }),
        row.currency,
      ),
      ...(await this.dateOf({ row, event }, hasCome)),
      refunded: toMajorUnits(refunded, row.currency),
      refund_pending: toMajorUnits(refundPending, row.currency),
    };
  }

  /** Who came in has chosen. */
  private async dateOf(held: HeldRegistration, hasCome: boolean) {
    const { row } = held;
    const mayChoose = !hasCome && this.dates.mayChoose(held);
    const left = mayChoose ? await this.refunds.left(this.dataSource.manager, row) : null;
    return {
      date_choice_until: mayChoose ? iso(row.date_choice_until) : null,
      date_choice: row.date_choice,
      refund_if_date_refused: left
        ? toMajorUnits(left.ticket_amount + left.donation_amount, row.currency)
        : 0,
    };
  }

  /** The event as those who registered read it; where to connect, and the recording, are for those who are in. */
  event(event: SeatedEvent, isIn: boolean): RegisteredEvent {
    const { id, slug, title, is_online, location, address, city, country } = event;
    return {
      id,
      slug,
      title,
      is_cancelled: event.status === 'cancelled',
      cancellation_reason: event.cancellation_reason,
      is_past: this.events.isPast(event),
      start_date: event.start_date?.toISOString() ?? null,
      end_date: event.end_date?.toISOString() ?? null,
      is_online,
      online_url: is_online && isIn ? event.online_url || null : null,
      location,
      address,
      city,
      country,
      recording_url: isIn ? event.recording_url || null : null,
      gives_certificates: event.gives_certificates,
    };
  }
}
