import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrailService } from '../audit/audit-trail.service.js';
import type { CallingStaff } from '../platform/http/audience.js';
import { ReceiptFilesService } from '../receipts/receipt-files.service.js';
import { type Receipt, type ReceiptOrder, ReceiptsService } from '../receipts/receipts.service.js';
import { RecurringGiftsService } from '../recurring-gifts/recurring-gifts.service.js';
import { DONOR_MENTION_LABELS, type ReceiptReplacement } from './donation-receipt.contract.js';
import { donationReceiptErrors as errors } from './donation-receipt.errors.js';
import { missingMentions } from './donation-receipt.rules.js';
import { DonationReceiptLettersService } from './donation-receipt-letters.service.js';
import { orderOfGift } from './donation-receipts.service.js';
import { holdGift } from './held-gifts.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';

const RESOURCE = 'receipts';

/** What staff do with a receipt that was issued. */
@Injectable()
export class ReceiptActsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly receipts: ReceiptsService,
    private readonly files: ReceiptFilesService,
    private readonly links: ReceiptLinksService,
    private readonly letters: DonationReceiptLettersService,
    private readonly yearly: YearlyReceiptsService,
    private readonly recurring: RecurringGiftsService,
    private readonly trail: AuditTrailService,
  ) {}

  /** Voids it and issues one that says what is known of its gifts and donor today; answers the new one's id. */
  replace(id: string, { reason, version }: ReceiptReplacement, staff: CallingStaff): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orderNow(tx, await this.subjectOf(tx, id), staff);
      const current = await this.receipts.hold(tx, id);
      await this.trail.assertCurrent(tx, RESOURCE, current, version);
      const issued = await this.receipts.replace(tx, current, order.order, { reason, by: staff.name });
      await this.links.part(tx, current, []);
      await this.links.join(tx, issued, order.gifts);
      await this.record(tx, current, issued, reason, staff);
      return issued.id;
    });
  }

  /** Sends it again, as it is. */
  async send(id: string): Promise<void> {
    const file = await this.files.open(id);
    await this.dataSource.transaction(async (tx) => {
      const receipt = await this.receipts.hold(tx, id);
      if (!receipt.email) throw errors.noAddress();
      this.receipts.assertInForce(receipt);
      await this.letters.send(tx, receipt, file);
    });
  }

  private async subjectOf(tx: EntityManager, id: string): Promise<Receipt> {
    const receipt = await this.receipts.find(tx, id);
    this.receipts.assertInForce(receipt);
    return receipt;
  }

  private async orderNow(
    tx: EntityManager,
    { subject, kind, gift_year }: Receipt,
    staff: CallingStaff,
  ): Promise<{ order: ReceiptOrder; gifts: string[] }> {
    if (kind === 'yearly') {
      const gift = await this.recurring.hold(tx, subject.split(':')[0]!);
      const { order, gifts } = await this.yearly.order(tx, gift!, gift_year, staff.name);
      if (!order) throw errors.nothingToReplace();
      return { order, gifts: gifts.map(({ id }) => id) };
    }
    const [row] = await tx.query<{ recurring_gift_id: string | null }[]>(
      `SELECT recurring_gift_id FROM donations WHERE id = $1`,
      [subject],
    );
    if (row?.recurring_gift_id) await this.recurring.hold(tx, row.recurring_gift_id);
    const gift = (await holdGift(tx, subject))!;
    if (gift.net <= 0) throw errors.nothingToReplace();
    const missing = missingMentions(gift);
    if (missing.length > 0) throw errors.incomplete(missing.map((field) => DONOR_MENTION_LABELS[field]));
    return { order: orderOfGift(gift, staff.name), gifts: [gift.id] };
  }

  private async record(
    tx: EntityManager,
    { id, number, version }: Receipt,
    issued: Receipt,
    reason: string,
    author: CallingStaff,
  ): Promise<void> {
    const before = { id, version, status: 'issued', replaced_by: null };
    const after = { id, version: version + 1, status: 'voided', replaced_by: issued.number };
    await this.trail.record(tx, {
      author,
      action: 'updated',
      resource: RESOURCE,
      label: number,
      before,
      after,
      reason,
    });
  }
}
