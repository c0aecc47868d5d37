import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';
import type { PaymentMethod } from '../../../giving/payments/payment.contract.js';
import { PaymentsService } from '../../../giving/payments/payments.service.js';
import type { SeatedEvent } from '../../events/event-seats.service.js';
import {
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_PAYMENT_METHODS,
  type RegistrationPaymentMethod,
} from '../registration.contract.js';
import { registrationErrors } from '../registration.errors.js';
import type { RegistrationPaymentChoice } from './registration-checkout.dto.js';

/** What each way to pay an event is at the providers; seats wait for no direct debit. */
const PAID_BY: Record<RegistrationPaymentMethod, PaymentMethod> = {
  stripe: 'card',
  paypal: 'paypal',
  mobile_money: 'mobile_money',
  bank_transfer: 'bank_transfer',
  demo: 'demo',
};

/** Ways to pay an event: those that staff chose, of those that are configured. */
@Injectable()
export class RegistrationMethodsService {
  constructor(
    private readonly payments: PaymentsService,
    private readonly clock: Clock,
  ) {}

  async offered(event: SeatedEvent): Promise<RegistrationPaymentChoice[]> {
    const offers = await this.payments.methods();
    return REGISTRATION_PAYMENT_METHODS.filter((method) => this.isFor(event, method)).flatMap((method) =>
      offers
        .filter((offer) => offer.method === PAID_BY[method])
        .map(({ label, help }) => ({ method, label, help })),
    );
  }

  /**
   * What a way to pay is at its provider; while only the demonstration is there, it stands for any. Refused later where
   * nobody takes it.
   */
  async paidBy(event: SeatedEvent, asked: RegistrationPaymentMethod): Promise<PaymentMethod> {
    const offered = await this.offered(event);
    if (offered.some(({ method }) => method === asked)) return PAID_BY[asked];
    return offered.some(({ method }) => method === 'demo') && asked !== 'bank_transfer'
      ? 'demo'
      : PAID_BY[asked];
  }

  /** Refuses (409) what the event does not offer now, as a transfer that would arrive after it. */
  async assertOffered(event: SeatedEvent, paid_by: PaymentMethod): Promise<void> {
    const offered = await this.offered(event);
    if (!offered.some(({ method }) => PAID_BY[method] === paid_by))
      throw registrationErrors.methodNotOffered(paid_by === 'bank_transfer');
  }

  /** How it is asked for, of a payment that was begun. */
  askedAs(paid_by: PaymentMethod): RegistrationPaymentMethod {
    return REGISTRATION_PAYMENT_METHODS.find((method) => PAID_BY[method] === paid_by) ?? 'demo';
  }

  /** The last moment for a transfer to arrive; null where the event is too near for one. */
  transferUntil({ start_date }: SeatedEvent): Date | null {
    const now = this.clock.now().getTime();
    const wanted = now + LIMITS.transfer_days * DAY_MS;
    const latest = start_date ? start_date.getTime() - LIMITS.transfer_days_before * DAY_MS : wanted;
    return latest - now < DAY_MS ? null : new Date(Math.min(wanted, latest));
  }

  private isFor(event: SeatedEvent, method: RegistrationPaymentMethod): boolean {
    const { payment_methods: chosen, currency } = event;
    if (method === 'demo') return true;
    if (chosen.length > 0 && !chosen.includes(method)) return false;
    // PayPal knows no CFA franc, and the bank's account is in euros.
    if (currency === 'XAF' && (method === 'paypal' || method === 'bank_transfer')) return false;
    return method !== 'bank_transfer' || this.transferUntil(event) !== null;
  }
}
