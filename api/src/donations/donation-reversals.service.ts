import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../payments/payment-facts.event.js';
import type { Applied } from '../payments/payment-facts.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { DonationRow } from './donation.entity.js';
import { DonationEventsService } from './donation-events.service.js';
import { accountOf, DonationJournalService } from './donation-journal.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { storyTexts } from './donation-story.content.js';
import { DonationStoryService } from './donation-story.service.js';
import { moneyInWords } from './donation-words.content.js';

export const RETURN_EXTRA_JOB = 'donations.return-extra';
export interface ReturnExtraJob {
  provider: PaymentProviderName;
  payment_id: string;
  amount: number;
}

/** What goes back of a payment, and comes back again: each refund and each dispute enters once, in whatever order it is heard of. */
@Injectable()
export class DonationReversalsService {
  constructor(
    private readonly journal: DonationJournalService,
    private readonly ledger: LedgerService,
    private readonly letters: DonationLettersService,
    private readonly story: DonationStoryService,
    private readonly events: DonationEventsService,
    private readonly jobs: JobsService,
  ) {}

  /** The refunds and disputes of a gift's payment; answers whether anything was new. */
  async ofGift(
    tx: EntityManager,
    donation: DonationRow,
    { refunds, disputes }: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    let isNew = false;
    for (const refund of refunds) isNew = (await this.refund(tx, donation, refund, provider)) || isNew;
    for (const dispute of disputes) isNew = (await this.dispute(tx, donation, dispute, provider)) || isNew;
    return isNew;
  }

  /** One that failed is entered too, and then undone: heard of in another order, the sums are the same. */
  async refund(
    tx: EntityManager,
    donation: DonationRow,
    { refund_id, amount, status, at }: ProviderRefund,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    const move = { ref: `${provider}:${refund_id}`, amount, at, account: accountOf(provider) };
    const money = moneyInWords(amount, donation.currency);
    const about = { donation_id: donation.id, by: null };
    const isNew = await this.journal.takenBack(tx, donation, { ...move, kind: 'refund' });
    const hasFailed =
      status === 'failed' && (await this.journal.received(tx, donation, { ...move, kind: 'refund_failed' }));
    if (isNew && status !== 'failed') {
      await this.story.tell(tx, { ...about, kind: 'refund', text: storyTexts.refunded(money) });
      const left = await this.ledger.netOfGift(tx, donation.id);
      await this.letters.refunded(tx, donation, amount, left);
    }
    if (hasFailed) {
      await this.story.tell(tx, { ...about, kind: 'refund_failed', text: storyTexts.refundFailed(money) });
      await this.letters.refundRefusedToStaff(tx, donation, amount);
    }
    if (isNew || hasFailed) await this.events.tell(tx, { kind: 'refunded', donation_id: donation.id });
    return isNew || hasFailed;
  }

  /** What staff gave back themselves: from the bank, the till, or a cheque of ours. */
  async byHand(
    tx: EntityManager,
    donation: DonationRow,
    move: Omit<Parameters<DonationJournalService['takenBack']>[2], 'kind'>,
  ): Promise<void> {
    if (!(await this.journal.takenBack(tx, donation, { ...move, kind: 'refund' }))) return;
    const text = storyTexts.refunded(moneyInWords(move.amount, donation.currency));
    await this.story.tell(tx, { donation_id: donation.id, kind: 'refund', text, by: null });
    const left = await this.ledger.netOfGift(tx, donation.id);
    await this.letters.refunded(tx, donation, move.amount, left);
    await this.events.tell(tx, { kind: 'refunded', donation_id: donation.id });
  }

  /** The money goes when a dispute opens, and comes back where it is won. */
  private async dispute(
    tx: EntityManager,
    donation: DonationRow,
    { dispute_id, amount, fee, status, reason, at }: ProviderDispute,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    const move = { ref: `${provider}:${dispute_id}`, amount, at, account: accountOf(provider) };
    const money = moneyInWords(amount, donation.currency);
    const about = { donation_id: donation.id, kind: 'dispute', by: null } as const;
    const isOpened = await this.journal.takenBack(tx, donation, {
      ...move,
      kind: 'dispute',
      note: reason ?? '',
    });
    if (isOpened) {
      await this.story.tell(tx, { ...about, text: storyTexts.disputed(money, reason) });
      if (status === 'open') await this.letters.disputeToStaff(tx, donation, amount);
    }
    if (fee > 0) await this.journal.cost(tx, donation, { ...move, kind: 'dispute_fee', amount: fee });
    const isWon =
      status === 'won' && (await this.journal.received(tx, donation, { ...move, kind: 'dispute_won' }));
    if (isWon) await this.story.tell(tx, { ...about, text: storyTexts.disputeWon(money) });
    const isLost =
      status === 'lost' &&
      (await this.story.tellOnce(tx, { ...about, text: storyTexts.disputeLost, details: dispute_id }));
    if (isOpened || isWon) await this.events.tell(tx, { kind: 'disputed', donation_id: donation.id });
    return isOpened || isWon || isLost;
  }

  /** A gift that was paid already, by another payment: what came in is owed to the donor, and asked to go back. */
  async ofExtra(
    tx: EntityManager,
    donation: DonationRow,
    { payment_id, amount, at, fee, refunds }: ProviderPayment,
    provider: PaymentProviderName,
  ): Promise<Applied> {
    const account = accountOf(provider);
    const ref = `${provider}:${payment_id}`;
    const about = { donation_id: donation.id, by: null };
    const isNew = await this.journal.extra(tx, donation, { kind: 'extra', ref, amount, at, account }, 1);
    if (isNew) {
      const text = storyTexts.paidTwice(moneyInWords(amount, donation.currency));
      await this.story.tell(tx, { ...about, kind: 'alert', text });
      await this.letters.paidTwiceToStaff(tx, donation, amount);
      const job: ReturnExtraJob = { provider, payment_id, amount };
      await this.jobs.add(tx, RETURN_EXTRA_JOB, job);
    }
    if ((fee ?? 0) > 0)
      await this.journal.cost(tx, donation, { kind: 'fee', ref, amount: fee!, at, account });
    let isReturned = false;
    for (const refund of refunds)
      isReturned = (await this.extraRefund(tx, donation, refund, provider)) || isReturned;
    return isNew || isReturned ? 'applied' : 'unchanged';
  }

  private async extraRefund(
    tx: EntityManager,
    donation: DonationRow,
    { refund_id, amount, status, at }: ProviderRefund,
    provider: PaymentProviderName,
  ): Promise<boolean> {
    const move = { ref: `${provider}:${refund_id}`, amount, at, account: accountOf(provider) };
    const isNew = await this.journal.extra(tx, donation, { ...move, kind: 'extra_refund' }, -1);
    const hasFailed =
      status === 'failed' &&
      (await this.journal.extra(tx, donation, { ...move, kind: 'extra_refund_failed' }, 1));
    if (isNew && !hasFailed) {
      const text = storyTexts.paidTwiceReturned(moneyInWords(amount, donation.currency));
      await this.story.tell(tx, { donation_id: donation.id, kind: 'refund', text, by: null });
    }
    if (hasFailed) await this.letters.refundRefusedToStaff(tx, donation, amount);
    return isNew || hasFailed;
  }
}
