import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DonorColumns } from '../donors/donor.columns.js';
import { parisDay } from '../../platform/clock/paris.js';
import { type Receipt, type ReceiptOrder, ReceiptsService } from '../receipts/receipts.service.js';
import { RecurringGiftsService } from '../recurring/recurring-gifts.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { mayHaveReceipt, missingMentions } from './donation-receipt.rules.js';
import { recurringGiftOf } from './donation-receipts.queries.js';
import {
  type HeldGift,
  holdYear,
  isFor,
  orderOf,
  type PaidGift,
  YEARLY_PURPOSE,
  yearSubject,
} from './held-gifts.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { receiptReasons as reasons } from './receipt-timeline.content.js';

type Recurring = DonorColumns & { id: string; yearly_receipt: boolean };

/** One receipt for all the payments in a year of a recurring gift. */
@Injectable()
export class YearlyReceiptsService {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly links: ReceiptLinksService,
    private readonly recurring: RecurringGiftsService,
    private readonly settings: SettingsService,
  ) {}

  /** Follows a payment that changed: the year's receipt, if it has one, is replaced or voided; none is made. */
  async settle(tx: EntityManager, gift: Recurring, given_at: Date): Promise<void> {
    await this.bring(tx, gift, Number(parisDay(given_at).slice(0, 4)), { mayIssue: false, by: null });
  }

  /** The recurring gift that a gift is a payment of, held; null where it is none. */
  async holdRecurringOf(tx: EntityManager, donationId: string) {
    const gift = await recurringGiftOf.first(tx, donationId);
    return gift?.recurring_gift_id ? this.recurring.hold(tx, gift.recurring_gift_id) : null;
  }

  /** Issues the receipt of a year that is over; a second time, it does nothing. */
  async issue(tx: EntityManager, giftId: string, year: number, by: string | null): Promise<void> {
    const gift = await this.recurring.hold(tx, giftId);
    if (gift) await this.bring(tx, gift, year, { mayIssue: gift.yearly_receipt, by });
  }

  /** What the receipt of a year says now; null where nothing is left of it, or its donor is not known. */
  async order(tx: EntityManager, gift: Recurring, year: number, by: string | null) {
    const paid = await holdYear(tx, gift.id, year);
    const gifts = paid.filter((one) => one.net > 0 && mayHaveReceipt(one));
    const donor = donorOf(gift, gifts);
    const what = { purpose: YEARLY_PURPOSE, subject: yearSubject(gift.id, year), kind: 'yearly' as const };
    return {
      gifts,
      voidReason: voidReasonOf(paid, gifts),
      order: donor && gifts.length > 0 ? orderOf(gifts, donor, { ...what, issued_by: by }) : null,
    };
  }

  private async bring(
    tx: EntityManager,
    gift: Recurring,
    year: number,
    { mayIssue, by }: { mayIssue: boolean; by: string | null },
  ): Promise<void> {
    const { gifts, order, voidReason } = await this.order(tx, gift, year, by);
    const subject = yearSubject(gift.id, year);
    const current = await this.receipts.inForce(tx, YEARLY_PURPOSE, subject);
    if (current) return this.follow(tx, current, { gifts, order, voidReason });
    const voided = await this.receipts.lastVoided(tx, YEARLY_PURPOSE, subject);
    if (!order || voided?.voided_by || !(mayIssue || voided) || !(await this.settings.issuesReceipts(tx)))
      return;
    await this.join(tx, await this.receipts.issue(tx, order, voided ?? undefined), gifts);
  }

  private async follow(
    tx: EntityManager,
    current: Receipt,
    {
      gifts,
      order,
      voidReason,
    }: { gifts: readonly HeldGift[]; order: ReceiptOrder | null; voidReason: string },
  ): Promise<void> {
    if (order && isSame(order, current) && isFor(order, current)) return;
    if (!order || !(await this.settings.issuesReceipts(tx))) {
      const [told] = await this.links.donationsOf(tx, current.id);
      await this.receipts.void(tx, current, { reason: voidReason, by: null });
      return this.links.part(tx, current, told ? [told] : []);
    }
    const corrected = order.form === current.form ? reasons.corrected : reasons.kindCorrected;
    const reason = isSame(order, current) ? corrected : reasons.yearChanged;
    const issued = await this.receipts.replace(tx, current, order, { reason, by: null });
    await this.links.part(tx, current, []);
    await this.join(tx, issued, gifts);
  }

  private join(tx: EntityManager, receipt: Receipt, gifts: readonly HeldGift[]): Promise<void> {
    return this.links.join(
      tx,
      receipt,
      gifts.map(({ id }) => id),
    );
  }
}

/** Who gave: as the newest payment says it where that is complete, else as the gift itself does. */
function donorOf(gift: Recurring, gifts: readonly PaidGift[]): DonorColumns | null {
  const donors = [...gifts.toReversed(), gift];
  return (
    donors.find(
      (donor) => mayHaveReceipt({ ...donor, currency: 'EUR' }) && missingMentions(donor).length === 0,
    ) ?? null
  );
}

/** Why nothing can be receipted of a year any more. */
function voidReasonOf(paid: readonly PaidGift[], gifts: readonly PaidGift[]): string {
  if (gifts.length > 0) return reasons.missingInYear;
  return paid.some(({ net }) => net > 0) ? reasons.nonProfit : reasons.refunded;
}

const said = (payments: ReceiptOrder['payments']) =>
  payments.map(({ day, amount, mode }) => `${day} ${amount} ${mode}`).join();
const isSame = (order: ReceiptOrder, { content }: Receipt) => said(order.payments) === said(content.payments);
