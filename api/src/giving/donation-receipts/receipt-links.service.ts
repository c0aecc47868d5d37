import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { DonationHistoryService } from '../donations/donation-history.service.js';
import { type Receipt, ReceiptsService } from '../receipts/receipts.service.js';
import { DonationReceiptEmailsService } from './donation-receipt-emails.service.js';
import { donationsOfReceipt, linkReceipt, unlinkReceipt } from './donation-receipts.queries.js';
import { receiptTimeline as story } from './receipt-timeline.content.js';

/** Which gifts a receipt is of, and its entries in the timeline of each. */
@Injectable()
export class ReceiptLinksService {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly emails: DonationReceiptEmailsService,
    private readonly history: DonationHistoryService,
  ) {}

  /** These gifts have this receipt from now on. */
  async join(
    tx: EntityManager,
    { id, number, content }: Receipt,
    donations: readonly string[],
    by: Author | null = null,
  ): Promise<void> {
    const text = story.issued(number, content.replaces);
    for (const donation_id of donations) {
      await linkReceipt.run(tx, donation_id, id);
      await this.history.add(tx, donation_id, { kind: 'receipt', text, details: id, by });
    }
  }

  /** The gifts that a receipt was ever of, oldest first. */
  async donationsOf(tx: EntityManager, receipt_id: string): Promise<string[]> {
    return (await donationsOfReceipt.all(tx, receipt_id)).map(({ id }) => id);
  }

  /** A receipt is void: its gifts have none; the donor is notified where nothing replaces it, on behalf of `told`. */
  async part(
    tx: EntityManager,
    { id }: Receipt,
    told: readonly string[],
    by: Author | null = null,
  ): Promise<void> {
    const parted = await unlinkReceipt.all(tx, id);
    const { number, void_reason } = await this.receipts.hold(tx, id);
    const text = story.voided(number, void_reason);
    for (const { donation_id } of parted)
      await this.history.add(tx, donation_id, { kind: 'receipt', text, details: id, by });
    if (told[0]) await this.emails.voided(tx, told[0], { number, reason: void_reason });
  }
}
