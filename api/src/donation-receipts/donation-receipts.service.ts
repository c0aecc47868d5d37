import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DonationEventsService } from '../donations/donation-events.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { type Receipt, type ReceiptOrder, ReceiptsService } from '../receipts/receipts.service.js';
import { RecurringGiftsService } from '../recurring-gifts/recurring-gifts.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { type HeldGift, holdGift, isReady, names, orderOf, PURPOSE } from './held-gifts.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { receiptReasons as reasons } from './receipt-story.content.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';

export const SETTLE_JOB = 'donation-receipts.settle';

/**
 * Brings the receipts of gifts to what the journal says: issued once a gift has succeeded and its donor is known,
 * replaced when part of it was given back or its donor is named otherwise, voided when all of it was. Again and again,
 * it changes nothing more.
 */
@Injectable()
export class DonationReceiptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly receipts: ReceiptsService,
    private readonly yearly: YearlyReceiptsService,
    private readonly links: ReceiptLinksService,
    private readonly recurring: RecurringGiftsService,
    private readonly settings: SettingsService,
    events: DonationEventsService,
    jobs: JobsService,
  ) {
    events.listen((tx, { donation_id }) => jobs.add(tx, SETTLE_JOB, { donation_id }));
    jobs.on<{ donation_id: string }>(SETTLE_JOB, ({ donation_id }) => this.settle(donation_id));
  }

  /** What a batch does of a gift without a receipt is what its success does. */
  settle(donationId: string, by: string | null = null): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const recurringGift = await this.holdRecurring(tx, donationId);
      const gift = await holdGift(tx, donationId);
      if (!gift) return;
      const current = gift.receipt_id ? await this.receipts.hold(tx, gift.receipt_id) : null;
      const isYearly = current ? current.kind === 'yearly' : recurringGift?.yearly_receipt;
      if (recurringGift && isYearly) return this.yearly.settle(tx, recurringGift, gift.given_at);
      await this.settleOne(tx, gift, current, by);
    });
  }

  private async settleOne(
    tx: EntityManager,
    gift: HeldGift,
    current: Receipt | null,
    by: string | null,
  ): Promise<void> {
    if (current && gift.net <= 0) return this.void(tx, gift, current);
    if (current && gift.net !== current.amount)
      return this.replace(tx, gift, current, reasons.refundedInPart);
    if (current && isReady(gift) && !names(orderOfGift(gift, null).donor, current))
      return this.replace(tx, gift, current, reasons.corrected);
    if (current || !isReady(gift) || !(await this.settings.issuesReceipts(tx))) return;
    const voided = await this.receipts.lastVoided(tx, PURPOSE, gift.id);
    const issued = await this.receipts.issue(tx, orderOfGift(gift, by), voided ?? undefined);
    await this.links.join(tx, issued, [gift.id]);
  }

  private async void(tx: EntityManager, gift: HeldGift, current: Receipt): Promise<void> {
    await this.receipts.void(tx, current, { reason: reasons.refunded, by: null });
    await this.links.part(tx, current, [gift.id]);
  }

  private async replace(tx: EntityManager, gift: HeldGift, current: Receipt, reason: string): Promise<void> {
    // Where receipts are not issued any more, one that says too much is taken back all the same.
    if (!(await this.settings.issuesReceipts(tx))) return this.void(tx, gift, current);
    const { donor, form } = current.content;
    const order = orderOfGift(gift, null);
    const said = isReady(gift) ? order : { ...order, donor, form };
    const issued = await this.receipts.replace(tx, current, said, { reason, by: null });
    await this.links.part(tx, current, []);
    await this.links.join(tx, issued, [gift.id]);
  }

  private async holdRecurring(tx: EntityManager, donationId: string) {
    const [row] = await tx.query<{ recurring_gift_id: string | null }[]>(
      `SELECT recurring_gift_id FROM donations WHERE id = $1`,
      [donationId],
    );
    return row?.recurring_gift_id ? this.recurring.hold(tx, row.recurring_gift_id) : null;
  }
}

export function orderOfGift(gift: HeldGift, issued_by: string | null): ReceiptOrder {
  return orderOf([gift], gift, { purpose: PURPOSE, subject: gift.id, kind: 'single', issued_by });
}
