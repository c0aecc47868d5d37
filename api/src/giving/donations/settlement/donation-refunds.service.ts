import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DonationRefundRow, insertRefund, REFUND_JOB, type RefundJob } from './donation-refund.entity.js';
import type { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationRefundProcessingService, refundedPayment } from './donation-refund-processing.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { MINUTE_MS } from '../../../platform/clock/durations.contract.js';

export interface RefundOrder {
  /** Minor units. */
  amount: number;
  reason: string;
  /** One for each dialog shown: the same one again is the same refund. */
  key?: string;
  /** Staff give it back themselves: always so for cheques, cash and transfers. */
  by_hand?: boolean;
  /** A payment that is no gift, `stripe:pi_…`; left out, the gift itself is given back. */
  payment_ref?: string;
}

const AGAIN_AFTER_MS = MINUTE_MS;

/** What staff ask to give back, in part or in full: a row before the provider is called, and one refund there. */
@Injectable()
export class DonationRefundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly processing: DonationRefundProcessingService,
    private readonly ledger: LedgerService,
    private readonly rows: DonationRowsService,
    private readonly history: DonationHistoryService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives back; where the provider does not answer now a job asks it again, and this answers `asked`. Refuses more
   * than what is left of the gift.
   */
  async refund(id: string, order: RefundOrder, by: Author): Promise<DonationRefundRow> {
    const { refund, isNew } = await this.dataSource.transaction((tx) => this.order(tx, id, order, by));
    // Who asked first is asking the provider now, or its job will.
    return isNew && refund.status === 'asked' ? this.processing.process(refund.id) : refund;
  }

  private async order(
    tx: EntityManager,
    id: string,
    order: RefundOrder,
    by: Author,
  ): Promise<{ refund: DonationRefundRow; isNew: boolean }> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    const { key = randomUUID(), amount, reason, payment_ref = null, by_hand = false } = order;
    const known = await tx.findOneBy(DonationRefundRow, { id: key });
    if (known && (known.donation_id !== id || known.payment_ref !== payment_ref))
      throw donationErrors.formChanged();
    if (known) return { refund: known, isNew: false };
    if (payment_ref) await this.assertUnapplied(tx, donation, amount, payment_ref);
    else await this.assertLeft(tx, donation, amount);
    const about = { id: key, donation_id: id, payment_ref, amount, reason };
    const isByHand = by_hand || refundedPayment(donation, payment_ref) === null;
    const who = { by_hand: isByHand, staff_id: by.id, staff_name: by.name };
    const refund = await insertRefund(tx, { ...about, ...who }, this.clock.now());
    const money = moneyInFrench(amount, await this.processing.currencyOf(tx, donation, payment_ref));
    const text = payment_ref ? timelineTexts.unappliedAsked(money) : timelineTexts.refundAsked(money);
    await this.history.add(tx, id, { kind: 'refund', text, details: reason, by });
    await this.history.audit(tx, by, 'updated', donation, donation, `${text}. ${reason}`);
    if (isByHand) await this.processing.doneByHand(tx, donation, refund);
    else await this.askAgainLater(tx, key);
    return { refund, isNew: true };
  }

  /** What was asked for and is not in the journal yet counts as gone. */
  private async assertLeft(tx: EntityManager, donation: DonationRow, amount: number): Promise<void> {
    if (donation.status !== 'succeeded') throw donationErrors.notRefundable(donation.status);
    const asked = await tx.sum(DonationRefundRow, 'amount', {
      donation_id: donation.id,
      payment_ref: IsNull(),
      status: 'asked',
      provider_refund_id: IsNull(),
    });
    const left = (await this.ledger.netOfGift(tx, donation.id)) - (asked ?? 0);
    if (amount <= 0 || amount > left)
      throw donationErrors.refundTooLarge(moneyInFrench(Math.max(0, left), donation.currency));
  }

  /** One at a time: where the provider was asked already, what it answers decides. */
  private async assertUnapplied(
    tx: EntityManager,
    donation: DonationRow,
    amount: number,
    payment_ref: string,
  ): Promise<void> {
    const account = await this.ledger.unappliedAccountOf(tx, payment_ref);
    if (!account) throw donationErrors.notUnapplied();
    if (await tx.existsBy(DonationRefundRow, { payment_ref, status: 'asked' }))
      throw donationErrors.returnAsked();
    const left = await this.ledger.leftOf(tx, { account, donation_id: donation.id, payment_ref });
    if (amount > left) throw donationErrors.notUnapplied();
  }

  private askAgainLater(tx: EntityManager, refund_id: string): Promise<void> {
    const startAfter = new Date(this.clock.now().getTime() + AGAIN_AFTER_MS);
    const job: RefundJob = { refund_id };
    return this.jobs.add(tx, REFUND_JOB, job, { startAfter });
  }
}
