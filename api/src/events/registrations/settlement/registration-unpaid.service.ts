import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DonationsService } from '../../../giving/donations/donations.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import type { EventRegistrationRow } from '../registration.entity.js';
import { registrationErrors } from '../registration.errors.js';
import { RegistrationJournalService } from './registration-journal.service.js';
import { EventRegistrationRefundRow } from './registration-refund.entity.js';
import { paymentOf } from './registration-refunds.service.js';

/** Takes back that a registration was paid, where that was a mistake of staff: no money goes back. */
@Injectable()
export class RegistrationUnpaidService {
  constructor(
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly journal: RegistrationJournalService,
    private readonly donations: DonationsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reverses a payment's entries. The seat stays, and is to be paid again: the mistake was not its holder's. A gift on
   * top was none. Refuses (409) what went back since, in part or whole; does nothing of a payment that never entered.
   */
  async undo(
    tx: EntityManager,
    held: HeldRegistration,
    payment_ref: string,
    reason: string,
    by: Author,
  ): Promise<void> {
    const { row } = held;
    const as = await this.journal.arrivalOf(tx, payment_ref);
    if (!as) return;
    const isOwed = as === 'to_return';
    await this.closeRefunds(tx, row, payment_ref, isOwed);
    const how = { happened_at: this.clock.now(), entered_by: by.name, note: reason };
    const tickets = await this.journal.takenBack(tx, row, payment_ref, as, how);
    if (isOwed) return this.notRefunded(tx, row);
    const isFirst = paymentOf(row) === payment_ref;
    let gift = 0;
    if (isFirst && row.donation_id) {
      gift = row.donation_amount;
      await this.donations.undoReceived(row.donation_id, reason, by, tx);
    }
    await this.rows.save(tx, row, {
      ...(isFirst && NEVER_PAID),
      ...(row.status === 'confirmed' && { due_amount: row.due_amount + tickets }),
    });
    await this.steps.paymentUndone(tx, held, {
      money: moneyInFrench(tickets + gift, row.currency),
      reason,
      by,
    });
  }

  /** Nothing was theirs, and nothing went back: the seat was given up all the same. */
  private async notRefunded(tx: EntityManager, row: EventRegistrationRow): Promise<void> {
    if (row.status === 'refunded' && row.paid_at === null)
      await this.rows.save(tx, row, { status: 'cancelled' });
  }

  /** What waits to be given back of money that was never theirs is closed; what went back stays so. */
  private async closeRefunds(
    tx: EntityManager,
    { id }: EventRegistrationRow,
    payment_ref: string,
    isOwed: boolean,
  ): Promise<void> {
    const where = { registration_id: id, payment_ref, status: Not('refused' as const) };
    const refunds = await tx.findBy(EventRegistrationRefundRow, where);
    if (refunds.some(({ status }) => status !== 'asked' || !isOwed)) throw registrationErrors.refundedSince();
    const now = this.clock.now();
    for (const refund of refunds)
      await tx.save(Object.assign(refund, { status: 'refused', ended_at: now, updated_at: now }));
  }
}

const NEVER_PAID = {
  paid_at: null,
  provider: null,
  provider_payment_id: null,
  payment_method: null,
  donation_id: null,
  donation_amount: 0,
} as const satisfies Partial<EventRegistrationRow>;
