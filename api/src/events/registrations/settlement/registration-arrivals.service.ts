import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { paymentRef } from '../../../giving/donations/settlement/donation-journal.service.js';
import type { HeldRegistration } from '../registration-rows.service.js';
import { totalOf } from '../registration.rules.js';
import { LateSeatsService } from './late-seats.service.js';
import { type PaidBy, RegistrationPaidService } from './registration-paid.service.js';
import { UnusedPaymentsService } from './unused-payments.service.js';

/** Money that came for a registration, in minor units of its own currency. */
export interface ArrivedPayment extends PaidBy {
  payment_id: string;
  amount: number;
  currency: string;
}

/** What becomes of money that came for a registration: whoever is charged has a seat, or their money back. */
@Injectable()
export class RegistrationArrivalsService {
  constructor(
    private readonly paid: RegistrationPaidService,
    private readonly seats: LateSeatsService,
    private readonly unused: UnusedPaymentsService,
  ) {}

  /** Pays what is asked for where it is just that and there is a seat; all the rest goes back. */
  async arrived(tx: EntityManager, held: HeldRegistration, payment: ArrivedPayment): Promise<void> {
    const { row } = held;
    const { amount, payment_id, provider } = payment;
    const currency = payment.currency.toUpperCase();
    if (row.due_amount > 0 && amount === row.due_amount && currency === row.currency)
      return this.paid.settleDue(tx, held, payment);
    const isSame = amount === totalOf(row) && currency === row.currency;
    if (isSame && row.paid_at === null && (await this.seats.isFree(tx, held)))
      return this.paid.settle(tx, held, payment);
    const ref = paymentRef(provider, payment_id);
    const why = row.paid_at !== null ? 'twice' : isSame ? 'late' : 'other';
    await this.unused.returned(tx, held, { ...payment, currency, ref }, why);
  }
}
