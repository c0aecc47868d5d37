import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DepositsService } from '../../ledger/deposits.service.js';
import { type Account, LedgerService } from '../../ledger/ledger.service.js';
import type { OfflineMethod } from '../../payments/payment.contract.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Problem } from '../../../platform/errors/problem.js';
import { DonationRefundRow, REFUND_JOB, type RefundJob } from './donation-refund.entity.js';
import { DonationRow } from '../donation.entity.js';
import { accountOf, type JournalPayment, paymentOf, paymentRef } from './donation-journal.service.js';
import { DonationEmailsService } from '../donation-emails.service.js';
import { DonationReversalsService } from './donation-reversals.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { moneyInFrench } from '../../../platform/money/money-in-french.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { OnJob } from '../../../platform/jobs/job.decorators.js';

const TRIED_FOR_MS = 23 * HOUR_MS;

/** Carries out the refunds that were asked for: by their provider, or by the hand of staff. */
@Injectable()
export class DonationRefundProcessingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositsService,
    private readonly reversals: DonationReversalsService,
    private readonly rows: DonationRowsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
    private readonly clock: Clock,
  ) {}

  /** For the job: asks again what was not answered. Throws while the provider is away, to be tried again. */
  @OnJob({ name: REFUND_JOB, leaves: true })
  async again({ refund_id }: RefundJob): Promise<void> {
    const refund = await this.dataSource.manager.findOneBy(DonationRefundRow, { id: refund_id });
    if (refund?.status !== 'asked') return;
    const done = await this.process(refund_id);
    if (done.status === 'asked') throw new Error('The provider did not answer about a refund');
  }

  /** Asks the provider; `asked` where it does not answer now. */
  async process(refund_id: string): Promise<DonationRefundRow> {
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

  /** Staff gave it back themselves: it is in the journal at once. */
  async doneByHand(tx: EntityManager, donation: DonationRow, refund: DonationRefundRow): Promise<void> {
    const { id, amount, payment_ref } = refund;
    const at = this.clock.now();
    const unapplied = payment_ref && (await this.ledger.unappliedAccountOf(tx, payment_ref));
    await this.reversals.byHand(tx, donation, {
      ref: `hand:${id}`,
      payment_ref: payment_ref ?? paymentRef(donation.provider, donation.provider_payment_id ?? donation.id),
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

  /** What a provider took leaves the bank, as does a cheque or a note that the bank has. */
  private async handAccount(tx: EntityManager, { id, payment_method }: DonationRow): Promise<Account> {
    if (await this.deposits.isDeposited(tx, id)) return 'bank';
    return accountOf('offline', payment_method as OfflineMethod);
  }

  /** The currency that a payment came in, or the gift's. */
  async currencyOf(tx: EntityManager, donation: DonationRow, payment_ref: string | null): Promise<string> {
    const currency = payment_ref && (await this.ledger.currencyOfPayment(tx, payment_ref));
    return currency || donation.currency;
  }
}

/** The payment that a refund is of, at its provider; null where no provider took it. */
export function refundedPayment(
  { provider, provider_payment_id: payment_id }: DonationRow,
  payment_ref: string | null,
): JournalPayment | null {
  if (payment_ref) return paymentOf(payment_ref);
  return payment_id ? { provider, payment_id } : null;
}

/** Why a provider refused, in its own word where it gave one. */
function codeOf(error: Problem): string {
  const body: object = error.body();
  const { provider_code } = body as { provider_code?: unknown };
  return typeof provider_code === 'string' ? provider_code : error.code;
}
