import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { paymentRef } from '../../../giving/donations/settlement/donation-journal.service.js';
import type { PaymentMode } from '../../../giving/payments/payment.contract.js';
import type { HeldRegistration } from '../registration-rows.service.js';
import { registrationErrors } from '../registration.errors.js';
import { owedOf } from '../registration.rules.js';
import { RegistrationArrivalsService } from './registration-arrivals.service.js';
import { RegistrationUnpaidService } from './registration-unpaid.service.js';
import { UnusedPaymentsService } from './unused-payments.service.js';

/** What a line of the bank brought to a registration; minor units of its currency. */
interface TransferIn {
  payment_id: string;
  amount: number;
  at: Date;
  mode: PaymentMode;
  by: Author;
}

/** What goes beyond what was asked for is a payment of its own in the journal. */
const restOf = (ref: string) => `${ref}:rest`;

/** Transfers that staff found in a statement of the bank, where the journal has their money already. */
@Injectable()
export class RegistrationTransfersInService {
  constructor(
    private readonly arrivals: RegistrationArrivalsService,
    private readonly unused: UnusedPaymentsService,
    private readonly unpaid: RegistrationUnpaidService,
  ) {}

  /**
   * Pays what is asked for; what is more is to be given back. Answers the payment's name in the journal, and what is
   * missing, in minor units: above 0, nothing was done. Refuses (409) one that has no seat yet.
   */
  async arrived(
    tx: EntityManager,
    held: HeldRegistration,
    transfer: TransferIn,
  ): Promise<{ payment_ref: string; missing: number }> {
    const { status } = held.row;
    if (status === 'pending_verification' || status === 'waitlisted')
      throw registrationErrors.cannotBecome(status, 'confirmed');
    const owed = owedOf(held.row);
    const payment_ref = paymentRef('bank_transfer', transfer.payment_id);
    if (transfer.amount < owed) return { payment_ref, missing: owed - transfer.amount };
    const { currency } = held.row;
    const asked = owed > 0 ? owed : transfer.amount;
    const where = { account: 'bank_suspense', provider: 'bank_transfer', method: 'bank_transfer' } as const;
    await this.arrivals.arrived(tx, held, { ...transfer, ...where, currency, amount: asked });
    const amount = transfer.amount - asked;
    if (amount > 0) {
      const { at, mode, by } = transfer;
      const rest = { ref: restOf(payment_ref), amount, currency, at, mode, account: where.account };
      await this.unused.returned(tx, held, { ...rest, entered_by: by.name }, 'too_much');
    }
    return { payment_ref, missing: 0 };
  }

  /** It was not for this registration: nothing of it was ever paid so, and nothing of it is to be given back. */
  async undo(
    tx: EntityManager,
    held: HeldRegistration,
    payment_ref: string,
    reason: string,
    by: Author,
  ): Promise<void> {
    for (const ref of [restOf(payment_ref), payment_ref]) await this.unpaid.undo(tx, held, ref, reason, by);
  }
}
