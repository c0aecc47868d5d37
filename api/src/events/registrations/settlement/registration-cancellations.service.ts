import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, IsNull, Not } from 'typeorm';
import type { PaymentMethod } from '../../../giving/payments/payment.contract.js';
import type { Currency } from '../../../platform/money/money.contract.js';
import { EventCalendarsService } from '../../events/event-calendars.service.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { ACTIVE_STATUSES, isActive, isGivenBackByHand } from '../registration.rules.js';
import { RegistrationRefundsService } from './registration-refunds.service.js';
import { CANCELLATION } from './registration-reversals.service.js';

/** What goes back to those who paid by the same means, in minor units. */
export interface RefundByMeans {
  payment_method: PaymentMethod | null;
  currency: Currency;
  /** Staff give it back themselves. */
  by_hand: boolean;
  registrations: number;
  amount: number;
}

/** Registrations of an event that does not take place: they are cancelled, and all that was paid goes back. */
@Injectable()
export class RegistrationCancellationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly refunds: RegistrationRefundsService,
    private readonly calendars: EventCalendarsService,
    private readonly emails: RegistrationEmailsService,
  ) {}

  /** Cancels one with its event, and says so to who registered; nothing where either stands otherwise by now. */
  async withEvent(id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.lock(tx, id);
      if (held?.event.status !== 'cancelled' || !isActive(held.row.status)) return;
      const text = timelineTexts.cancelledWithEvent;
      await this.steps.cancel(tx, held, { reason: '', text, by: null });
      const refund = await this.refunds.orderAll(tx, held, CANCELLATION, null);
      // A mailbox that nobody verified is not written to.
      if (!held.row.verified_at) return;
      const attachments = await this.calendars.takenAway(tx, held.event, held.row);
      await this.emails.cancelledWithEvent(tx, held, refund, attachments);
    });
  }

  /** What would go back if the event were cancelled now, in minor units, by the means by which it came. */
  async toRefund(event_id: number): Promise<RefundByMeans[]> {
    const { manager } = this.dataSource;
    const where = { event_id, paid_at: Not(IsNull()), status: In([...ACTIVE_STATUSES]) };
    const groups = new Map<string, RefundByMeans>();
    for (const row of await manager.find(EventRegistrationRow, { where, order: { id: 'ASC' } })) {
      const left = await this.refunds.left(manager, row);
      const amount = left.ticket_amount + left.donation_amount;
      if (amount <= 0) continue;
      const { payment_method, currency, provider } = row;
      const key = `${payment_method} ${currency}`;
      const by_hand = isGivenBackByHand(provider ?? '');
      const group = groups.get(key) ?? { payment_method, currency, by_hand, registrations: 0, amount: 0 };
      groups.set(key, { ...group, registrations: group.registrations + 1, amount: group.amount + amount });
    }
    return [...groups.values()];
  }
}
