import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { OfflineMethod } from '../payments/payment.contract.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Problem } from '../platform/errors/problem.js';
import { DonationRefundRow } from './donation-refund.entity.js';
import type { DonationRow } from './donation.entity.js';
import { donationErrors } from './donation.errors.js';
import { accountOf } from './donation-journal.service.js';
import { DonationReversalsService, type ReturnExtraJob } from './donation-reversals.service.js';
import { DonationRowsService } from './donation-rows.service.js';
import { storyTexts } from './donation-story.content.js';
import { DonationStoryService } from './donation-story.service.js';
import { DonationTrailService } from './donation-trail.service.js';
import { moneyInWords } from './donation-words.content.js';

export const REFUND_JOB = 'donations.refund';
export interface RefundJob {
  refund_id: string;
}

export interface RefundOrder {
  /** Minor units. */
  amount: number;
  reason: string;
  /** One for each dialog shown: the same one again is the same refund. */
  key?: string;
  /** Staff give it back themselves: always so for cheques, cash and transfers. */
  by_hand?: boolean;
}

const AGAIN_AFTER_MS = 60_000;
const TRIED_FOR_MS = 23 * 3_600_000;

/** What staff give back, in part or in full. Each refund is a row before the provider is called, and one refund there. */
@Injectable()
export class DonationRefundsService {
  private readonly logger = new Logger('Refunds');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly reversals: DonationReversalsService,
    private readonly rows: DonationRowsService,
    private readonly story: DonationStoryService,
    private readonly trail: DonationTrailService,
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
  async again(refund_id: string): Promise<void> {
    const refund = await this.dataSource.manager.findOneBy(DonationRefundRow, { id: refund_id });
    if (refund?.status !== 'asked') return;
    const done = await this.carryOut(refund_id);
    if (done.status === 'asked') throw new Error('The provider did not answer about a refund');
  }

  /** For the job: gives back what was paid twice. */
  async returnExtra({ provider, payment_id, amount }: ReturnExtraJob): Promise<void> {
    try {
      const refund = { key: `extra-${payment_id}`, amount, reason: 'duplicate' };
      await this.payments.refund(provider, payment_id, refund);
    } catch (error) {
      // Refused for good: staff have its alert, and give it back themselves.
      if (!(error instanceof Problem) || error.status === 503) throw error;
      this.logger.warn(`a payment made twice was not given back: ${error.code}`);
    }
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
    const known = await tx.findOneBy(DonationRefundRow, { id: refund_id, donation_id: id });
    if (known) return { refund: known, isNew: false };
    if (donation.status !== 'succeeded') throw donationErrors.notRefundable(donation.status);
    await this.assertLeft(tx, donation, order.amount);
    const isOnline = donation.provider_payment_id !== null;
    const now = this.clock.now();
    const refund = tx.create(DonationRefundRow, {
      ...{ id: refund_id, donation_id: id, amount: order.amount, reason: order.reason, status: 'asked' },
      ...{ by_hand: (order.by_hand ?? false) || !isOnline, staff_id: by.id, staff_name: by.name },
      ...{ provider_refund_id: null, failure_code: null, created_at: now, updated_at: now },
    });
    await tx.insert(DonationRefundRow, refund);
    const text = storyTexts.refundAsked(moneyInWords(order.amount, donation.currency));
    await this.story.tell(tx, { donation_id: id, kind: 'refund', text, details: order.reason, by });
    await this.trail.record(tx, by, 'updated', donation, donation, `${text}. ${order.reason}`);
    if (!refund.by_hand) await this.askAgainLater(tx, refund_id);
    else await this.doneByHand(tx, donation, refund);
    return { refund, isNew: true };
  }

  /** What was asked for and is not in the journal yet counts as gone. */
  private async assertLeft(tx: EntityManager, donation: DonationRow, amount: number): Promise<void> {
    const asked = await tx.sum(DonationRefundRow, 'amount', {
      ...{ donation_id: donation.id, status: 'asked', provider_refund_id: IsNull() },
    });
    const left = (await this.ledger.netOfGift(tx, donation.id)) - (asked ?? 0);
    if (amount > left)
      throw donationErrors.refundTooLarge(moneyInWords(Math.max(0, left), donation.currency));
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
    const { id, amount } = refund;
    const account = accountOf('offline', donation.payment_method as OfflineMethod);
    const at = this.clock.now();
    await this.reversals.byHand(tx, donation, {
      ref: `hand:${id}`,
      amount,
      at,
      account,
      entered_by: refund.staff_name,
    });
    Object.assign(refund, { status: 'done', updated_at: at });
    await tx.save(refund);
  }

  private async carryOut(refund_id: string): Promise<DonationRefundRow> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneByOrFail(DonationRefundRow, { id: refund_id });
    const [donation] = await manager.query<Pick<DonationRow, 'provider' | 'provider_payment_id'>[]>(
      'SELECT provider, provider_payment_id FROM donations WHERE id = $1',
      [refund.donation_id],
    );
    const { provider, provider_payment_id } = donation!;
    try {
      const { amount, reason } = refund;
      const answer = await this.payments.refund(provider, provider_payment_id!, {
        key: refund_id,
        amount,
        reason,
      });
      return await this.finish(refund, async (tx, row, about) => {
        await this.reversals.refund(tx, about, answer, provider);
        Object.assign(row, { status: answer.status === 'failed' ? 'refused' : 'done' });
        row.provider_refund_id = answer.refund_id;
      });
    } catch (error) {
      return this.notDone(refund, error);
    }
  }

  /** Away, it is asked again; refused, or unanswered for a day, it is over, and staff read why. */
  private async notDone(refund: DonationRefundRow, error: unknown): Promise<DonationRefundRow> {
    if (!(error instanceof Problem)) throw error;
    const isYoung = this.clock.now().getTime() - refund.created_at.getTime() < TRIED_FOR_MS;
    if (error.status === 503 && isYoung) return refund;
    const code = codeOf(error);
    return this.finish(refund, async (tx, row, about) => {
      Object.assign(row, { status: 'refused', failure_code: code });
      const text = storyTexts.refundRefused(code);
      await this.story.tell(tx, { donation_id: about.id, kind: 'refund_failed', text, by: null });
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

/** Why a provider refused, in its own word where it gave one. */
function codeOf(error: Problem): string {
  const body: object = error.body();
  const { provider_code } = body as { provider_code?: unknown };
  return typeof provider_code === 'string' ? provider_code : error.code;
}
