import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type DonationEvent, OnDonationEvent } from '../donations/donation-events.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { type Receipt, type ReceiptOrder, ReceiptsService } from '../receipts/receipts.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { mentionLabels } from './donation-receipt.contract.js';
import { mayHaveReceipt, missingMentions, unprintableMentions } from './donation-receipt.rules.js';
import {
  type HeldGift,
  holdGift,
  isFor,
  isPaid,
  isReady,
  orderOf,
  type PaidGift,
  PURPOSE,
} from './held-gifts.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { ReceiptSpecimensService } from './receipt-specimens.service.js';
import { receiptReasons as reasons } from './receipt-timeline.content.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';

export const SETTLE_JOB = 'donation-receipts.settle';

/**
 * Brings the receipts of gifts to what the journal says: issued once a gift has succeeded and its donor is known,
 * replaced when part of it was given back or its donor is named otherwise, voided when all of it was or when no receipt
 * can be made of it any more. Again and again, it changes nothing more. What staff voided waits for them.
 */
@Injectable()
export class DonationReceiptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly receipts: ReceiptsService,
    private readonly yearly: YearlyReceiptsService,
    private readonly links: ReceiptLinksService,
    private readonly settings: SettingsService,
    private readonly specimens: ReceiptSpecimensService,
    private readonly jobs: JobsService,
  ) {}

  @OnDonationEvent()
  settleLater(tx: EntityManager, { donation_id }: DonationEvent): Promise<void> {
    return this.jobs.add(tx, SETTLE_JOB, { donation_id });
  }

  @OnJob({ name: SETTLE_JOB })
  async settleAndSend({ donation_id }: { donation_id: string }): Promise<void> {
    await this.settle(donation_id);
    await this.specimens.send(donation_id);
  }

  /** What a batch does of a gift without a receipt is what its success does. */
  settle(donationId: string, by: string | null = null): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const recurringGift = await this.yearly.holdRecurringOf(tx, donationId);
      const gift = await holdGift(tx, donationId);
      if (!gift) return;
      const current = gift.receipt_id ? await this.receipts.hold(tx, gift.receipt_id) : null;
      const isYearly = current ? current.kind === 'yearly' : recurringGift?.yearly_receipt;
      if (recurringGift && isYearly && gift.given_at)
        return this.yearly.settle(tx, recurringGift, gift.given_at);
      if (isPaid(gift)) return this.settleOne(tx, gift, current, by);
      if (current) await this.void(tx, gift, current, gift.has_bounced ? reasons.bounced : reasons.undone);
    });
  }

  private async settleOne(
    tx: EntityManager,
    gift: PaidGift,
    current: Receipt | null,
    by: string | null,
  ): Promise<void> {
    if (current) return this.follow(tx, gift, current);
    if (!isReady(gift) || !(await this.settings.issuesReceipts(tx))) return;
    const voided = await this.receipts.lastVoided(tx, PURPOSE, gift.id);
    if (voided?.voided_by) return;
    const issued = await this.receipts.issue(tx, orderOfGift(gift, by), voided ?? undefined);
    await this.links.join(tx, issued, [gift.id]);
  }

  /** A receipt in force says what is true of its gift, or is voided. */
  private async follow(tx: EntityManager, gift: PaidGift, current: Receipt): Promise<void> {
    if (gift.mode === 'test') return this.void(tx, gift, current, reasons.testMode);
    if (gift.net <= 0) return this.void(tx, gift, current, reasons.refunded);
    if (isStillTrue(gift, current)) return;
    if (!mayHaveReceipt(gift)) return this.void(tx, gift, current, reasons.nonProfit);
    const missing = mentionLabels(missingMentions(gift), unprintableMentions(gift));
    if (missing.length > 0)
      return this.void(tx, gift, current, reasons.missing(missing.map((mention) => mention.toLowerCase())));
    const order = orderOfGift(gift, null);
    return this.replace(tx, gift, current, order, reasonOf(gift, order, current));
  }

  private async void(tx: EntityManager, gift: HeldGift, current: Receipt, reason: string): Promise<void> {
    await this.receipts.void(tx, current, { reason, by: null });
    await this.links.part(tx, current, [gift.id]);
  }

  private async replace(
    tx: EntityManager,
    gift: HeldGift,
    current: Receipt,
    order: ReceiptOrder,
    reason: string,
  ): Promise<void> {
    // Where receipts are not issued any more, one that says what is not true is taken back all the same.
    if (!(await this.settings.issuesReceipts(tx))) return this.void(tx, gift, current, reason);
    const issued = await this.receipts.replace(tx, current, order, { reason, by: null });
    await this.links.part(tx, current, []);
    await this.links.join(tx, issued, [gift.id]);
  }
}

function reasonOf(gift: PaidGift, order: ReceiptOrder, current: Receipt): string {
  if (gift.net !== current.amount) return reasons.refundedInPart;
  return order.form === current.form ? reasons.corrected : reasons.kindCorrected;
}

/** Whether a receipt says this gift to the letter, be something missing from it by the rules of today. */
function isStillTrue(gift: PaidGift, current: Receipt): boolean {
  return mayHaveReceipt(gift) && gift.net === current.amount && isFor(orderOfGift(gift, null), current);
}

export function orderOfGift(gift: PaidGift, issued_by: string | null): ReceiptOrder {
  return orderOf([gift], gift, { purpose: PURPOSE, subject: gift.id, kind: 'single', issued_by });
}
