import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import type { ProviderPayment } from '../../payments/provider-updates.event.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { DonationRow } from '../donation.entity.js';
import { accountOf, DonationJournalService, paymentRef } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { insertRefund, REFUND_JOB, type RefundJob } from './donation-refund.entity.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

/** Payments that arrived for a gift and are no gift as they are: each is in the journal, and staff are notified of it. */
@Injectable()
export class DonationUnappliedService {
  constructor(
    private readonly journal: DonationJournalService,
    private readonly ledger: LedgerService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Enters what is owed to who paid twice, or what staff decide about: once for each payment. */
  async arrived(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, mode, amount, currency, at }: ProviderPayment,
    provider: PaymentProviderName,
    as: 'to_return' | 'suspense',
  ): Promise<void> {
    const ref = paymentRef(provider, payment_id);
    const move = { ref, mode, amount, currency: currency.toUpperCase(), at, account: accountOf(provider) };
    const isNew = await this.journal.unapplied(tx, donation, move, as);
    if (!isNew) return;
    const got = moneyInFrench(amount, currency);
    const expected = moneyInFrench(donation.amount, donation.currency);
    const text = as === 'to_return' ? timelineTexts.paidTwice(got) : timelineTexts.unapplied(got, expected);
    await this.history.add(tx, donation.id, { kind: 'alert', text, details: move.ref });
    if (as === 'to_return') await this.emails.paidTwiceToStaff(tx, donation, amount);
    else await this.emails.otherPaymentToStaff(tx, donation, got);
  }

  /** Asks the provider to give back what is left of a payment that was made twice; nothing for any other. */
  async returnTwice(tx: EntityManager, donation: DonationRow, payment_ref: string): Promise<void> {
    if ((await this.ledger.accountOfPayment(tx, payment_ref)) !== 'to_return') return;
    const standing = { account: 'to_return', donation_id: donation.id, payment_ref } as const;
    const left = await this.ledger.leftOf(tx, standing);
    if (left <= 0) return;
    const id = randomUUID();
    const about = { id, donation_id: donation.id, payment_ref, amount: left, reason: 'duplicate' };
    const who = { by_hand: false, staff_id: null, staff_name: null };
    await insertRefund(tx, { ...about, ...who }, this.clock.now());
    const job: RefundJob = { refund_id: id };
    await this.jobs.add(tx, REFUND_JOB, job);
  }
}
