import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { totalOf } from '../registration.rules.js';
import { type Move, RegistrationJournalService } from './registration-journal.service.js';
import { RegistrationRefundsService } from './registration-refunds.service.js';

/** Why money pays nothing: paid already, no seat is left, another amount than what is asked for, or more than that. */
export type Unused = 'twice' | 'late' | 'other' | 'too_much';

/** Money that came for a registration and pays nothing: owed to who paid until it is given back. */
@Injectable()
export class UnusedPaymentsService {
  constructor(
    private readonly rows: RegistrationRowsService,
    private readonly journal: RegistrationJournalService,
    private readonly refunds: RegistrationRefundsService,
    private readonly emails: RegistrationEmailsService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /** Enters it as owed, says so to who paid, and orders that it goes back; `amount` in minor units of its currency. */
  async returned(
    tx: EntityManager,
    held: HeldRegistration,
    move: Omit<Move, 'payment_ref'>,
    why: Unused,
  ): Promise<void> {
    const { row, event } = held;
    const { ref, amount, currency } = move;
    await this.journal.arrived(tx, row, move, 'to_return');
    const text = textOf(why, moneyInFrench(amount, currency), moneyInFrench(totalOf(row), row.currency));
    await this.history.add(tx, row.id, { kind: 'extra', text });
    if (why === 'late') {
      if (row.status === 'expired' || row.status === 'cancelled')
        await this.rows.save(tx, row, { status: 'refunded' });
      await this.emails.backToEvent(tx, held, texts.paidTooLate(row, event, amount));
    } else {
      const email = {
        twice: () => texts.paidTwice(row, event, amount),
        other: () => texts.paidOther(row, event, moneyInFrench(amount, currency)),
        too_much: () => texts.paidTooMuch(row, event, amount),
      }[why]();
      await this.emails.toParticipant(tx, held, email);
    }
    await this.refunds.order(
      tx,
      held,
      { ticket_amount: amount, donation_amount: 0, currency, reason: '', payment_ref: ref },
      null,
    );
  }
}

function textOf(why: Unused, money: string, expected: string): string {
  if (why === 'twice') return timelineTexts.paidTwice(money);
  if (why === 'late') return timelineTexts.paidTooLate(money);
  return why === 'too_much' ? timelineTexts.paidTooMuch(money) : timelineTexts.otherPayment(money, expected);
}
