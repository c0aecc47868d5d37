import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import type { ProviderPayment } from '../payments/payment-facts.event.js';
import { Clock } from '../platform/clock/clock.js';
import type { DonationRow } from './donation.entity.js';
import { accountOf, DonationJournalService, paymentRef } from './donation-journal.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { DonationRefundRow, REFUND_JOB, type RefundJob } from './donation-refund.entity.js';
import { storyTexts } from './donation-story.content.js';
import { DonationStoryService } from './donation-story.service.js';
import { moneyInWords } from './donation-words.content.js';

/** Payments that arrived for a gift and are no gift as they are: each is in the journal, and staff are told of it. */
@Injectable()
export class DonationUnappliedService {
  constructor(
    private readonly journal: DonationJournalService,
    private readonly ledger: LedgerService,
    private readonly letters: DonationLettersService,
    private readonly story: DonationStoryService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Enters what is owed to who paid twice, or what staff decide about: once for each payment. */
  async arrived(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, amount, currency, at }: ProviderPayment,
    provider: PaymentProviderName,
    as: 'to_return' | 'suspense',
  ): Promise<void> {
    const move = { ref: paymentRef(provider, payment_id), amount, currency: currency.toUpperCase(), at };
    const isNew = await this.journal.unapplied(tx, donation, { ...move, account: accountOf(provider) }, as);
    if (!isNew) return;
    const got = moneyInWords(amount, currency);
    const expected = moneyInWords(donation.amount, donation.currency);
    const text = as === 'to_return' ? storyTexts.paidTwice(got) : storyTexts.unapplied(got, expected);
    await this.story.tell(tx, { donation_id: donation.id, kind: 'alert', text, details: move.ref, by: null });
    if (as === 'to_return') await this.letters.paidTwiceToStaff(tx, donation, amount);
    else await this.letters.otherPaymentToStaff(tx, donation, got);
  }

  /** Asks the provider to give back what is left of a payment that was made twice; nothing for any other. */
  async returnTwice(tx: EntityManager, donation: DonationRow, payment_ref: string): Promise<void> {
    if ((await this.ledger.accountOfPayment(tx, payment_ref)) !== 'to_return') return;
    const standing = { account: 'to_return', donation_id: donation.id, payment_ref } as const;
    const left = await this.ledger.leftOf(tx, standing);
    if (left <= 0) return;
    const now = this.clock.now();
    const refund = tx.create(DonationRefundRow, {
      id: randomUUID(),
      donation_id: donation.id,
      payment_ref,
      amount: left,
      reason: 'duplicate',
      status: 'asked',
      by_hand: false,
      staff_id: null,
      staff_name: null,
      provider_refund_id: null,
      failure_code: null,
      created_at: now,
      updated_at: now,
    });
    await tx.insert(DonationRefundRow, refund);
    const job: RefundJob = { refund_id: refund.id };
    await this.jobs.add(tx, REFUND_JOB, job);
  }
}
