import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LedgerService, type PaymentAccount } from '../../ledger/ledger.service.js';
import type { PaymentProviderName } from '../../payments/payment.contract.js';
import type {
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../../payments/provider-updates.event.js';
import type { DonationRow } from '../donation.entity.js';
import {
  accountOf,
  DonationJournalService,
  type JournalPayment,
  paymentRef,
  type Reversal,
} from './donation-journal.service.js';
import { DonationRefundRow } from './donation-refund.entity.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationNotificationsService } from '../donation-notifications.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';

/** What went back of a payment, or of a gift's share of it. */
type ReversedShare = Pick<ProviderPayment, 'payment_id' | 'currency' | 'refunds' | 'disputes'>;

/** A payment of a gift, as the journal calls it. */
interface ReversedPayment extends JournalPayment {
  currency: string;
}

/**
 * What goes back of a payment, and comes back again: each refund and each dispute enters once, in whatever order it is
 * heard of, and takes from what the payment's money is: the gift, or what waits to be returned or decided.
 */
@Injectable()
export class DonationReversalsService {
  constructor(
    private readonly journal: DonationJournalService,
    private readonly ledger: LedgerService,
    private readonly emails: DonationEmailsService,
    private readonly notifications: DonationNotificationsService,
    private readonly history: DonationHistoryService,
  ) {}

  /** The refunds and disputes of a payment; answers whether anything was new. */
  async ofPayment(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, currency, refunds, disputes }: ReversedShare,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    const of = { provider, payment_id, currency };
    let isNew = false;
    for (const refund of refunds) isNew = (await this.refund(tx, donation, refund, of)) || isNew;
    for (const dispute of disputes) isNew = (await this.dispute(tx, donation, dispute, of)) || isNew;
    return isNew;
  }

  /** One that failed is entered too, and then undone: received in another order, the events give the same sums. */
  async refund(
    tx: EntityManager,
    donation: DonationRow,
    { refund_id, amount, status, at }: ProviderRefund,
    payment: ReversedPayment,
  ): Promise<boolean> {
    const ref = paymentRef(payment.provider, refund_id);
    const of = await this.accountOf(tx, 'refund', ref, payment, amount);
    const move = { ref, amount, at, of, ...whereOf(payment) };
    const isNew = await this.journal.takenBack(tx, donation, { ...move, kind: 'refund' });
    const hasFailed =
      status === 'failed' && (await this.journal.cameBack(tx, donation, { ...move, kind: 'refund_failed' }));
    if (isNew && status !== 'failed') await this.recordRefund(tx, donation, move);
    if (hasFailed) {
      const text = timelineTexts.refundFailed(moneyInFrench(amount, payment.currency));
      await this.history.add(tx, donation.id, { kind: 'refund_failed', text });
      await this.emails.refundRefusedToStaff(tx, donation, moneyInFrench(amount, payment.currency));
    }
    if (of === 'gifts' && (isNew || hasFailed)) await this.history.emit(tx, donation.id, 'refunded');
    return isNew || hasFailed;
  }

  /** What staff gave back themselves: from the bank, the till, or a cheque of ours. */
  async byHand(tx: EntityManager, donation: DonationRow, move: Omit<Reversal, 'kind'>): Promise<void> {
    if (!(await this.journal.takenBack(tx, donation, { ...move, kind: 'refund' }))) return;
    await this.recordRefund(tx, donation, move);
    if (move.of === 'gifts') await this.history.emit(tx, donation.id, 'refunded');
  }

  /** The donor is written to about their gift alone: what was no gift comes back as their bank says it. */
  private async recordRefund(
    tx: EntityManager,
    donation: DonationRow,
    { of, amount, currency = donation.currency }: Pick<Reversal, 'of' | 'amount' | 'currency'>,
  ): Promise<void> {
    const money = moneyInFrench(amount, currency);
    const text = REFUNDED[of](money);
    await this.history.add(tx, donation.id, { kind: 'refund', text });
    if (of !== 'gifts') return;
    const left = await this.ledger.netOfGift(tx, donation.id);
    await this.emails.refunded(tx, donation, amount, left);
  }

  /** The money goes when a dispute opens, and comes back where it is won. */
  private async dispute(
    tx: EntityManager,
    donation: DonationRow,
    { dispute_id, amount, fee, fee_returned, status, reason, at }: ProviderDispute,
    payment: ReversedPayment,
  ): Promise<boolean> {
    const ref = paymentRef(payment.provider, dispute_id);
    const of = await this.accountOf(tx, 'dispute', ref, payment, amount);
    const move = { ref, amount, at, of, ...whereOf(payment) };
    const money = moneyInFrench(amount, payment.currency);
    const opened = { ...move, kind: 'dispute', note: reason ?? '' } as const;
    const isOpened = await this.journal.takenBack(tx, donation, opened);
    if (isOpened) {
      await this.history.add(tx, donation.id, {
        kind: 'dispute',
        text: timelineTexts.disputed(money, reason),
      });
      if (status === 'open') await this.emails.disputeToStaff(tx, donation, money);
      await this.notifications.disputed(tx, donation, amount);
    }
    const hasCost = await this.disputeCosts(tx, donation, move, { fee, fee_returned });
    const isWon =
      status === 'won' && (await this.journal.cameBack(tx, donation, { ...move, kind: 'dispute_won' }));
    if (isWon)
      await this.history.add(tx, donation.id, { kind: 'dispute', text: timelineTexts.disputeWon(money) });
    const isLost =
      status === 'lost' &&
      (await this.history.addOnce(tx, donation.id, {
        kind: 'dispute',
        text: timelineTexts.disputeLost,
        details: dispute_id,
      }));
    if (of === 'gifts' && (isOpened || isWon)) await this.history.emit(tx, donation.id, 'disputed');
    return isOpened || hasCost || isWon || isLost;
  }

  /** What the provider asks for a dispute; some give it back where the dispute is won. */
  private async disputeCosts(
    tx: EntityManager,
    donation: DonationRow,
    move: Omit<Reversal, 'kind'>,
    { fee, fee_returned }: Pick<ProviderDispute, 'fee' | 'fee_returned'>,
  ): Promise<boolean> {
    const isAsked =
      fee > 0 && (await this.journal.cost(tx, donation, { ...move, kind: 'dispute_fee', amount: fee }));
    const isReturned =
      fee_returned > 0 &&
      (await this.journal.cost(tx, donation, {
        ...move,
        kind: 'dispute_fee_returned',
        amount: fee_returned,
      }));
    return isAsked || isReturned;
  }

  /** Where it entered already, else what the payment's money is now. */
  private async accountOf(
    tx: EntityManager,
    kind: 'refund' | 'dispute',
    ref: string,
    payment: ReversedPayment,
    amount: number,
  ): Promise<PaymentAccount> {
    const payment_ref = paymentRef(payment.provider, payment.payment_id);
    return (
      (await this.journal.reversedOf(tx, kind, ref)) ??
      (kind === 'refund' ? await this.askedBackOf(tx, payment_ref, amount) : null) ??
      (await this.ledger.accountOfPayment(tx, payment_ref)) ??
      'gifts'
    );
  }

  /** What staff asked to give back of a payment that is no gift, or of which a part waits again since it is one. */
  private async askedBackOf(
    tx: EntityManager,
    payment_ref: string,
    amount: number,
  ): Promise<PaymentAccount | null> {
    const isAsked = await tx.existsBy(DonationRefundRow, { payment_ref, amount, status: 'asked' });
    return isAsked ? this.ledger.unappliedAccountOf(tx, payment_ref) : null;
  }
}

const REFUNDED = {
  gifts: timelineTexts.refunded,
  to_return: timelineTexts.paidTwiceReturned,
  suspense: timelineTexts.unappliedReturned,
} as const;

const whereOf = ({ provider, payment_id, currency }: ReversedPayment) => ({
  payment_ref: paymentRef(provider, payment_id),
  account: accountOf(provider),
  currency: currency.toUpperCase(),
});
