import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { paymentRef } from '../../../giving/donations/settlement/donation-journal.service.js';
import { GiftsOnTopService } from '../../../giving/donations/settlement/gifts-on-top.service.js';
import type { Account } from '../../../giving/ledger/ledger.service.js';
import type {
  PaymentMethod,
  PaymentMode,
  PaymentProviderName,
} from '../../../giving/payments/payment.contract.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import type { HandMethod } from '../registration.contract.js';
import { totalOf } from '../registration.rules.js';
import { RegistrationJournalService } from './registration-journal.service.js';

/** How a registration was paid. */
export interface PaidBy {
  provider: PaymentProviderName;
  /** The provider's name of it; null for what staff took in hand. */
  payment_id: string | null;
  method: PaymentMethod;
  mode: PaymentMode;
  at: Date;
  /** Where the money is. */
  account: Account;
  by: Author | null;
}

/** What follows from a registration being paid: its money in the journal, its gift on top, its seat confirmed. */
@Injectable()
export class RegistrationPaidService {
  constructor(
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly journal: RegistrationJournalService,
    private readonly gifts: GiftsOnTopService,
    private readonly history: RegistrationHistoryService,
  ) {}

  /** The whole of it was paid; its seats are held by the caller, and free for it. */
  async settle(tx: EntityManager, held: HeldRegistration, paid: PaidBy): Promise<void> {
    const { row } = held;
    const { provider, payment_id, method, mode, at, account, by } = paid;
    const { currency, ticket_amount, donation_amount } = row;
    const ref = paymentRef(provider, payment_id ?? row.id);
    const entered_by = by?.name ?? null;
    if (ticket_amount > 0)
      await this.journal.arrived(
        tx,
        row,
        { ref, mode, amount: ticket_amount, currency, at, account, entered_by },
        'tickets',
      );
    const donation_id =
      donation_amount > 0
        ? await this.gifts.record(tx, {
            paid_with: row.reference,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            amount: donation_amount,
            currency,
            method,
            provider,
            mode,
            payment_ref: ref,
            account,
            at,
          })
        : null;
    await this.rows.save(tx, row, {
      provider,
      provider_payment_id: payment_id,
      payment_method: method,
      mode,
      paid_at: at,
      donation_id,
    });
    const money = moneyInFrench(totalOf(row), currency);
    const text = by ? timelineTexts.paidByHand(money, method as HandMethod) : timelineTexts.paid(money);
    await this.history.add(tx, row.id, { kind: 'paid', text, by });
    if (by) await this.steps.endPayments(tx, row, 'succeeded');
    await this.steps.confirm(tx, held, by);
  }

  /** What was still asked for of a sure seat was paid; it may be the first that is paid for it. */
  async settleDue(tx: EntityManager, held: HeldRegistration, paid: PaidBy): Promise<void> {
    const { row } = held;
    const { provider, payment_id, method, mode, at, account, by } = paid;
    const { currency, due_amount: amount, id, version } = row;
    const isFirst = row.paid_at === null;
    const ref = paymentRef(provider, payment_id ?? (isFirst ? id : `${id}-${version}`));
    const entered_by = by?.name ?? null;
    await this.journal.arrived(tx, row, { ref, mode, amount, currency, at, account, entered_by }, 'tickets');
    const first = { provider, provider_payment_id: payment_id, payment_method: method, mode, paid_at: at };
    await this.rows.save(tx, row, { due_amount: 0, ...(isFirst && first) });
    const money = moneyInFrench(amount, currency);
    const text = by ? timelineTexts.paidByHand(money, method as HandMethod) : timelineTexts.paid(money);
    await this.history.add(tx, id, { kind: 'paid', text, by });
    if (by) await this.steps.endPayments(tx, row, 'succeeded');
    await this.steps.differencePaid(tx, held, amount);
  }
}
