import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { DepositsService } from '../../ledger/deposits.service.js';
import { type Account, LedgerService } from '../../ledger/ledger.service.js';
import type { OfflineMethod, PaymentProviderName } from '../../payments/payment.contract.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Problem } from '../../../platform/errors/problem.js';
import { DonationRefundRow, REFUND_JOB, type RefundJob } from './donation-refund.entity.js';
import { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { accountOf, paymentRef } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationReversalsService } from './donation-reversals.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../donation-labels.content.js';
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock/durations.contract.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';

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
const TRIED_FOR_MS = 23 * HOUR_MS;

/** What staff give back, in part or in full. Each refund is a row before the provider is called, and one refund there. */
@Injectable()
export class DonationRefundsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositsService,
    private readonly reversals: DonationReversalsService,
    private readonly rows: DonationRowsService,
    private readonly emails: DonationEmailsService,
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
    return isNew && refund.status === 'asked' ? this.carryOut(refund.id) : refund;
  }

  /** Every refund that staff asked for, oldest first. */
  of(donation_id: string): Promise<DonationRefundRow[]> {
    const order = { created_at: 'ASC', id: 'ASC' } as const;
    return this.dataSource.manager.find(DonationRefundRow, { where: { donation_id }, order });
  }

  /** For the job: asks again what was not answered. Throws while the provider is away, to be tried again. */
  @OnJob({ name: REFUND_JOB })
  async again({ refund_id }: RefundJob): Promise<void> {
    const refund = await this.dataSource.manager.findOneBy(DonationRefundRow, { id: refund_id });
    if (refund?.status !== 'asked') return;
    const done = await this.carryOut(refund_id);
    if (done.status === 'asked') throw new Error('The provider did not answer about a refund');
  }

  private async order(
    tx: EntityManager,
    id: string,
    order: RefundOrder,
    by: Author,
  ): Promise<{ refund: DonationRefundRow; isNew: boolean }> {
    const donation = await this.rows.lock(tx, id);
    if (!donation) throw donationErrors.notFound();
    const refund_id = order.key ?? randomUUID();
    const { amount, reason, payment_ref = null } = order;
    const known = await tx.findOneBy(DonationRefundRow, { id: refund_id });
    if (known && (known.donation_id !== id || known.payment_ref !== payment_ref))
      throw donationErrors.formChanged();
    if (known) return { refund: known, isNew: false };
    await this.assertLeft(tx, donation, amount, payment_ref);
    const now = this.clock.now();
    const refund = tx.create(DonationRefundRow, {
      id: refund_id,
      donation_id: id,
      payment_ref,
      amount,
      reason,
      status: 'asked',
      by_hand: (order.by_hand ?? false) || refundedPayment(donation, payment_ref) === null,
      staff_id: by.id,
      staff_name: by.name,
      provider_refund_id: null,
      failure_code: null,
      created_at: now,
      updated_at: now,
    });
    await tx.insert(DonationRefundRow, refund);
    const money = moneyInFrench(amount, await this.currencyOf(tx, donation, payment_ref));
    const text = payment_ref ? timelineTexts.unappliedAsked(money) : timelineTexts.refundAsked(money);
    await this.history.add(tx, id, { kind: 'refund', text, details: reason, by });
    await this.history.audit(tx, by, 'updated', donation, donation, `${text}. ${reason}`);
    if (!refund.by_hand) await this.askAgainLater(tx, refund_id);
    else await this.doneByHand(tx, donation, refund);
    return { refund, isNew: true };
  }

  /** What was asked for and is not in the journal yet counts as gone. */
  private async assertLeft(
    tx: EntityManager,
    donation: DonationRow,
    amount: number,
    payment_ref: string | null,
  ): Promise<void> {
    if (payment_ref) return this.assertUnapplied(tx, donation, amount, payment_ref);
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
    const account = await this.ledger.accountOfPayment(tx, payment_ref);
    if (account !== 'to_return' && account !== 'suspense') throw donationErrors.notUnapplied();
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

  private async doneByHand(
    tx: EntityManager,
    donation: DonationRow,
    refund: DonationRefundRow,
  ): Promise<void> {
    const { id, amount, payment_ref } = refund;
    const at = this.clock.now();
    const unapplied = payment_ref && (await this.ledger.accountOfPayment(tx, payment_ref));
    await this.reversals.byHand(tx, donation, {
      ref: `hand:${id}`,
      payment_ref: payment_ref ?? giftPaymentRef(donation),
      of: unapplied || 'gifts',
      amount,
      currency: await this.currencyOf(tx, donation, payment_ref),
      at,
      account: payment_ref ? accountOf('offline') : await this.handAccount(tx, donation),
      entered_by: refund.staff_name,
    });
    Object.assign(refund, { status: 'done', updated_at: at });
    await tx.save(refund);
  }

  private async currencyOf(
    tx: EntityManager,
    donation: DonationRow,
    payment_ref: string | null,
  ): Promise<string> {
    const currency = payment_ref && (await this.ledger.currencyOfPayment(tx, payment_ref));
    return currency || donation.currency;
  }

  /** What a provider took leaves the bank, as does a cheque or a note that the bank has. */
  private async handAccount(tx: EntityManager, { id, payment_method }: DonationRow): Promise<Account> {
    if (await this.deposits.isDeposited(tx, id)) return 'bank';
    return accountOf('offline', payment_method as OfflineMethod);
  }

  private async carryOut(refund_id: string): Promise<DonationRefundRow> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneByOrFail(DonationRefundRow, { id: refund_id });
    const donation = await manager.findOneByOrFail(DonationRow, { id: refund.donation_id });
    const { provider, payment_id } = refundedPayment(donation, refund.payment_ref)!;
    const currency = await this.currencyOf(manager, donation, refund.payment_ref);
    try {
      const { amount } = refund;
      const answer = await this.payments.refund(provider, payment_id, { key: refund_id, amount });
      return await this.finish(refund, async (tx, row, about) => {
        await this.reversals.refund(tx, about, answer, { provider, payment_id, currency });
        Object.assign(row, { status: answer.status === 'failed' ? 'refused' : 'done' });
        row.provider_refund_id = answer.refund_id;
      });
    } catch (error) {
      return this.notDone(refund, error, currency);
    }
  }

  /** Away, it is asked again; refused, or unanswered for a day, it is over, and staff read why. */
  private async notDone(
    refund: DonationRefundRow,
    error: unknown,
    currency: string,
  ): Promise<DonationRefundRow> {
    if (!(error instanceof Problem)) throw error;
    const isYoung = this.clock.now().getTime() - refund.created_at.getTime() < TRIED_FOR_MS;
    if (error.status === 503 && isYoung) return refund;
    const code = codeOf(error);
    return this.finish(refund, async (tx, row, about) => {
      Object.assign(row, { status: 'refused', failure_code: code });
      const text = timelineTexts.refundRefused(code);
      await this.history.add(tx, about.id, { kind: 'refund_failed', text });
      // Nobody waits for the answer of one that was asked for by itself.
      if (row.staff_id === null)
        await this.emails.refundRefusedToStaff(tx, about, moneyInFrench(row.amount, currency));
    });
  }

  private finish(
    { id, donation_id }: DonationRefundRow,
    change: (tx: EntityManager, row: DonationRefundRow, donation: DonationRow) => Promise<void>,
  ): Promise<DonationRefundRow> {
    return this.dataSource.transaction(async (tx) => {
      const donation = (await this.rows.lock(tx, donation_id))!;
      const row = await tx.findOneByOrFail(DonationRefundRow, { id });
      if (row.status !== 'asked') return row;
      await change(tx, row, donation);
      row.updated_at = this.clock.now();
      return tx.save(row);
    });
  }
}

/** The payment that a refund is of, at its provider; null where no provider took it. */
function refundedPayment(
  { provider, provider_payment_id }: DonationRow,
  payment_ref: string | null,
): { provider: PaymentProviderName; payment_id: string } | null {
  if (!payment_ref) return provider_payment_id ? { provider, payment_id: provider_payment_id } : null;
  const [name = '', ...rest] = payment_ref.split(':');
  return { provider: name as PaymentProviderName, payment_id: rest.join(':') };
}

function giftPaymentRef({ id, provider, provider_payment_id }: DonationRow): string {
  return paymentRef(provider, provider_payment_id ?? id);
}

/** Why a provider refused, in its own word where it gave one. */
function codeOf(error: Problem): string {
  const body: object = error.body();
  const { provider_code } = body as { provider_code?: unknown };
  return typeof provider_code === 'string' ? provider_code : error.code;
}
