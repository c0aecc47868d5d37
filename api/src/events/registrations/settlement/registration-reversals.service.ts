import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { accountOf, paymentRef } from '../../../giving/donations/settlement/donation-journal.service.js';
import { GiftsOnTopService } from '../../../giving/donations/settlement/gifts-on-top.service.js';
import type { PaymentProviderName } from '../../../giving/payments/payment.contract.js';
import type {
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '../../../giving/payments/provider-updates.event.js';
import { Clock } from '../../../platform/clock/clock.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { registrationEmails as texts } from '../registration-emails.content.js';
import { RegistrationEmailsService } from '../registration-emails.service.js';
import { RegistrationHistoryService } from '../registration-history.service.js';
import { RegistrationNotificationsService } from '../registration-notifications.service.js';
import { type HeldRegistration, RegistrationRowsService } from '../registration-rows.service.js';
import { timelineTexts } from '../registration-timeline.content.js';
import { RegistrationJournalService, type SoldAccount } from './registration-journal.service.js';
import { EventRegistrationRefundRow } from './registration-refund.entity.js';

/** A payment, as its provider calls it. */
interface ReversedPayment {
  provider: PaymentProviderName;
  payment_id: string;
  currency: string;
}

/**
 * What goes back of a payment, and comes back again: each refund and each dispute enters once, in whatever order it is
 * heard of, and is shared between the seats and the gift on top.
 */
@Injectable()
export class RegistrationReversalsService {
  constructor(
    private readonly journal: RegistrationJournalService,
    private readonly gifts: GiftsOnTopService,
    private readonly rows: RegistrationRowsService,
    private readonly emails: RegistrationEmailsService,
    private readonly notifications: RegistrationNotificationsService,
    private readonly history: RegistrationHistoryService,
    private readonly clock: Clock,
  ) {}

  /** The refunds and disputes of a payment; answers whether anything was new. */
  async ofPayment(
    tx: EntityManager,
    held: HeldRegistration,
    payment: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    const of = { provider, payment_id: payment.payment_id, currency: payment.currency.toUpperCase() };
    let isNew = false;
    for (const refund of payment.refunds) isNew = (await this.refund(tx, held, refund, of)) || isNew;
    for (const dispute of payment.disputes) isNew = (await this.dispute(tx, held, dispute, of)) || isNew;
    return isNew;
  }

  /** One that failed is entered too, and then undone. */
  async refund(
    tx: EntityManager,
    held: HeldRegistration,
    refund: ProviderRefund,
    payment: ReversedPayment,
  ): Promise<boolean> {
    const { row } = held;
    const payment_ref = paymentRef(payment.provider, payment.payment_id);
    const of = (await this.journal.arrivalOf(tx, payment_ref)) ?? 'tickets';
    const share = await this.shareOf(tx, held, refund, payment_ref, of, payment.currency);
    const ref = paymentRef(payment.provider, refund.refund_id);
    const move = { ...whereOf(payment), ref, at: refund.at, amount: share.ticket_amount };
    const isNew = share.ticket_amount > 0 && (await this.journal.reversed(tx, row, 'refund', of, move));
    const isFailed = refund.status === 'failed';
    const hasFailed =
      isFailed &&
      share.ticket_amount > 0 &&
      (await this.journal.reversed(tx, row, 'refund_failed', of, move));
    const ofGift = await this.giftRefund(tx, held, { ...refund, amount: share.donation_amount }, payment);
    if (isFailed && share.status !== 'refused') await this.failed(tx, held, share, of);
    else if (refund.status === 'succeeded' && share.status === 'asked') {
      Object.assign(share, { status: 'done', updated_at: this.clock.now() });
      await tx.save(share);
      // Its provider took its time: it was in the journal before.
      await this.settled(tx, held, share, { of, wasPending: !isNew && !ofGift });
    }
    return isNew || hasFailed || ofGift;
  }

  /** What staff gave back themselves: from the bank, the till, or a cheque of ours. */
  async byHand(tx: EntityManager, held: HeldRegistration, refund: EventRegistrationRefundRow): Promise<void> {
    const { row } = held;
    const of = (await this.journal.arrivalOf(tx, refund.payment_ref)) ?? 'tickets';
    const move = {
      ref: `hand:${refund.id}`,
      payment_ref: refund.payment_ref,
      currency: refund.currency,
      at: this.clock.now(),
      account: accountOf('offline', handMethod(row.payment_method)),
      entered_by: refund.staff_name,
    };
    if (refund.ticket_amount > 0)
      await this.journal.reversed(tx, row, 'refund', of, { ...move, amount: refund.ticket_amount });
    if (refund.donation_amount > 0 && row.donation_id)
      await this.gifts.returnedByHand(tx, row.donation_id, { ...move, amount: refund.donation_amount });
    refund.status = 'done';
    refund.updated_at = move.at;
    await tx.save(refund);
    await this.settled(tx, held, refund, { of, wasPending: true });
  }

  /** A cancelled registration whose money is back is refunded; the person is told, unless they just were. */
  private async settled(
    tx: EntityManager,
    held: HeldRegistration,
    refund: EventRegistrationRefundRow,
    { of, wasPending }: { of: SoldAccount; wasPending: boolean },
  ): Promise<void> {
    const { row, event } = held;
    const { by_hand, currency } = refund;
    const amount = refund.ticket_amount + refund.donation_amount;
    const money = moneyInFrench(amount, currency);
    await this.history.add(tx, row.id, { kind: 'refund', text: timelineTexts.refunded(money) });
    if (row.status === 'cancelled' && of === 'tickets') await this.rows.save(tx, row, { status: 'refunded' });
    // Whoever cancelled, moved, or paid in vain, was told this minute that it comes.
    const isExpected = [CANCELLATION, MOVE].includes(refund.reason) || of === 'to_return';
    if (isExpected && !wasPending && refund.reason !== AGAIN) return;
    await this.emails.toParticipant(tx, held, texts.refunded(row, event, { amount, currency, by_hand }));
  }

  /** Its provider refused it: at once, or after it had said that it was done. */
  private async failed(
    tx: EntityManager,
    held: HeldRegistration,
    refund: EventRegistrationRefundRow,
    of: SoldAccount,
  ): Promise<void> {
    const { row, event } = held;
    const wasDone = refund.status === 'done';
    Object.assign(refund, { status: 'refused', updated_at: this.clock.now() });
    await tx.save(refund);
    const money = moneyInFrench(refund.ticket_amount + refund.donation_amount, refund.currency);
    await this.history.add(tx, row.id, { kind: 'refund_failed', text: timelineTexts.refundFailed(money) });
    await this.refused(tx, held, refund);
    if (!wasDone) return;
    const { cancelled_at } = row;
    if (row.status === 'refunded' && of === 'tickets')
      await this.rows.save(tx, row, { status: 'cancelled', cancelled_at, refunded_at: null });
    await this.emails.toParticipant(tx, held, texts.refundFailed(row, event, money));
  }

  /** Staff hear of a refund that was refused: it waits for one of them. */
  async refused(
    tx: EntityManager,
    held: HeldRegistration,
    { ticket_amount, donation_amount, currency }: EventRegistrationRefundRow,
  ): Promise<void> {
    const { row, event } = held;
    const amount = ticket_amount + donation_amount;
    await this.notifications.refundWaits(tx, 'refund_refused', held, { amount, currency });
    const money = moneyInFrench(amount, currency);
    await this.emails.toStaff(tx, held, texts.refundRefusedToStaff(row, event, money));
  }

  /** Staff hear of a refund that they give back themselves. */
  async toGive(
    tx: EntityManager,
    held: HeldRegistration,
    { ticket_amount, donation_amount, currency }: EventRegistrationRefundRow,
  ): Promise<void> {
    const amount = ticket_amount + donation_amount;
    await this.notifications.refundWaits(tx, 'refund_to_give', held, { amount, currency });
  }

  /** The row of a refund: the one that was asked for, or one made for what the provider did by itself. */
  private async shareOf(
    tx: EntityManager,
    { row }: HeldRegistration,
    { refund_id, amount }: ProviderRefund,
    payment_ref: string,
    of: SoldAccount,
    currency: string,
  ): Promise<EventRegistrationRefundRow> {
    const known = await tx.findOneBy(EventRegistrationRefundRow, { provider_refund_id: refund_id });
    if (known) return known;
    const asked = await tx.find(EventRegistrationRefundRow, {
      where: { registration_id: row.id, payment_ref, status: 'asked', by_hand: false },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    const same = asked.find(
      (one) => one.provider_refund_id === null && one.ticket_amount + one.donation_amount === amount,
    );
    if (same) {
      same.provider_refund_id = refund_id;
      return tx.save(same);
    }
    const ticket = Math.min(amount, Math.max(0, await this.journal.leftOf(tx, row, payment_ref, of)));
    const donation_amount = row.donation_id ? amount - ticket : 0;
    const now = this.clock.now();
    const made = tx.create(EventRegistrationRefundRow, {
      id: randomUUID(),
      registration_id: row.id,
      payment_ref,
      ticket_amount: amount - donation_amount,
      donation_amount,
      currency,
      reason: '',
      status: 'asked',
      by_hand: false,
      staff_id: null,
      staff_name: null,
      provider_refund_id: refund_id,
      failure_code: null,
      ended_at: null,
      created_at: now,
      updated_at: now,
    });
    await tx.insert(EventRegistrationRefundRow, made);
    return made;
  }

  private async giftRefund(
    tx: EntityManager,
    { row }: HeldRegistration,
    refund: ProviderRefund,
    { provider, payment_id, currency }: ReversedPayment,
  ): Promise<boolean> {
    if (refund.amount <= 0 || !row.donation_id) return false;
    const reversals = { provider, payment_id, currency, refunds: [refund], disputes: [] };
    return this.gifts.reverse(tx, row.donation_id, reversals);
  }

  /** The money goes when a dispute opens, and comes back where it is won; the seats are what it takes from first. */
  private async dispute(
    tx: EntityManager,
    held: HeldRegistration,
    dispute: ProviderDispute,
    payment: ReversedPayment,
  ): Promise<boolean> {
    const { row, event } = held;
    const { amount, status, reason, at, fee, fee_returned } = dispute;
    const ref = paymentRef(payment.provider, dispute.dispute_id);
    const move = { ...whereOf(payment), ref, at };
    const of = (await this.journal.arrivalOf(tx, move.payment_ref)) ?? 'tickets';
    const gift = row.donation_id ? Math.max(0, amount - row.ticket_amount) : 0;
    const seats = { ...move, amount: amount - gift, note: reason ?? '' };
    const isOpened = seats.amount > 0 && (await this.journal.reversed(tx, row, 'dispute', of, seats));
    const money = this.money(amount, payment);
    if (isOpened) {
      await this.history.add(tx, row.id, { kind: 'dispute', text: timelineTexts.disputed(money, reason) });
      if (status === 'open') await this.emails.toStaff(tx, held, texts.disputeToStaff(row, event, money));
    }
    const costs = { ...move, amount: fee };
    const hasCost = fee > 0 && (await this.journal.cost(tx, row, 'ticket_dispute_fee', costs));
    const returned = { ...move, amount: fee_returned };
    const hasReturned =
      fee_returned > 0 && (await this.journal.cost(tx, row, 'ticket_dispute_fee_returned', returned));
    const isWon =
      status === 'won' &&
      seats.amount > 0 &&
      (await this.journal.reversed(tx, row, 'dispute_won', of, seats));
    if (isWon) await this.history.add(tx, row.id, { kind: 'dispute', text: timelineTexts.disputeWon(money) });
    if (status === 'lost') {
      const entry = { kind: 'dispute', text: timelineTexts.disputeLost, details: dispute.dispute_id };
      await this.history.addOnce(tx, row.id, entry);
    }
    const ofGift =
      gift > 0 &&
      (await this.gifts.reverse(tx, row.donation_id!, {
        ...payment,
        refunds: [],
        disputes: [{ ...dispute, amount: gift, fee: 0, fee_returned: 0 }],
      }));
    return isOpened || hasCost || hasReturned || isWon || ofGift;
  }

  private money(amount: number, { currency }: ReversedPayment): string {
    return moneyInFrench(amount, currency);
  }
}

/** Why a refund is made that the e-mail of a cancellation speaks of already. */
export const CANCELLATION = 'annulation';

/** The reason of one that its provider had refused before. */
export const AGAIN = 'nouvel essai';

/** The reason of what goes back because another event costs less. */
export const MOVE = 'changement d’événement';

const whereOf = ({ provider, payment_id, currency }: ReversedPayment) => ({
  payment_ref: paymentRef(provider, payment_id),
  account: accountOf(provider),
  currency,
});

function handMethod(method: string | null): 'cheque' | 'cash' | 'bank_transfer' {
  return method === 'cheque' || method === 'cash' ? method : 'bank_transfer';
}
