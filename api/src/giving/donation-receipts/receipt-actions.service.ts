import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { ReceiptFilesService } from '../receipts/receipt-files.service.js';
import { type Receipt, type ReceiptOrder, ReceiptsService } from '../receipts/receipts.service.js';
import { RecurringGiftsService } from '../recurring/recurring-gifts.service.js';
import { mentionLabels } from './donation-receipt.contract.js';
import type { ReceiptReissue, ReceiptReplacement, ReceiptVoiding } from './donation-receipt.dto.js';
import { donationReceiptErrors as errors } from './donation-receipt.errors.js';
import { mayHaveReceipt, missingMentions, unprintableMentions } from './donation-receipt.rules.js';
import { DonationReceiptEmailsService } from './donation-receipt-emails.service.js';
import { orderOfGift } from './donation-receipts.service.js';
import { holdGift, isPaid } from './held-gifts.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';

const RESOURCE = 'receipts';

/** What staff do with a receipt that was issued. */
@Injectable()
export class ReceiptActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly receipts: ReceiptsService,
    private readonly files: ReceiptFilesService,
    private readonly links: ReceiptLinksService,
    private readonly emails: DonationReceiptEmailsService,
    private readonly yearly: YearlyReceiptsService,
    private readonly recurring: RecurringGiftsService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** Voids it and issues one that says what is known of its gifts and donor today; answers the new one's id. */
  replace(id: string, { reason, version }: ReceiptReplacement, staff: CallingStaff): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.orderNow(tx, await this.subjectOf(tx, id), staff);
      const current = await this.receipts.hold(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, current, version);
      const issued = await this.receipts.replace(tx, current, order.order, { reason, by: staff.name });
      await this.links.part(tx, current, [], staff);
      await this.links.join(tx, issued, order.gifts, staff);
      await this.recordVoid(tx, current, { replaced_by: issued.number, reason }, staff);
      return issued.id;
    });
  }

  /** Voids it; none takes its place until staff issue it again. */
  void(id: string, { reason, version }: ReceiptVoiding, staff: CallingStaff): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.holdGifts(tx, await this.subjectOf(tx, id));
      const current = await this.receipts.hold(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, current, version);
      await this.receipts.void(tx, current, { reason, by: staff.name });
      const told = await this.links.donationsOf(tx, id);
      await this.links.part(tx, current, told.slice(0, 1), staff);
      await this.recordVoid(tx, current, { replaced_by: null, reason }, staff);
    });
  }

  /** Issues the receipt that a void one waits for, as its gifts and donor are known today; answers the new one's id. */
  issueAgain(id: string, { version }: ReceiptReissue, staff: CallingStaff): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const { order, gifts } = await this.orderNow(tx, await this.receipts.find(tx, id), staff);
      const voided = await this.receipts.hold(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, voided, version);
      await this.assertAwaited(tx, voided);
      const issued = await this.receipts.issue(tx, order, voided);
      await this.links.join(tx, issued, gifts, staff);
      await this.recordIssue(tx, issued, voided, staff);
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
      await this.emails.send(tx, receipt, file);
    });
  }

  private async subjectOf(tx: EntityManager, id: string): Promise<Receipt> {
    const receipt = await this.receipts.find(tx, id);
    this.receipts.assertInForce(receipt);
    return receipt;
  }

  /** Refuses one that is in force, that another replaces, or whose gift has another one in force (409). */
  private async assertAwaited(tx: EntityManager, voided: Receipt): Promise<void> {
    const { purpose, subject, number, status, replaced_by_id } = voided;
    const current = await this.receipts.inForce(tx, purpose, subject);
    if (status !== 'voided' || replaced_by_id || current) throw errors.notAwaited(number);
    const last = await this.receipts.lastVoided(tx, purpose, subject);
    if (last && last.id !== voided.id) throw errors.notAwaited(number);
  }

  private async orderNow(
    tx: EntityManager,
    receipt: Receipt,
    staff: CallingStaff,
  ): Promise<{ order: ReceiptOrder; gifts: string[] }> {
    const { recurring, gift } = await this.holdGifts(tx, receipt);
    if (receipt.kind === 'yearly') {
      if (!recurring) throw errors.nothingToReplace();
      const { order, gifts } = await this.yearly.order(tx, recurring, receipt.gift_year, staff.name);
      if (!order) throw gifts.length > 0 ? errors.incompleteYear() : errors.nothingToReplace();
      return { order, gifts: gifts.map(({ id }) => id) };
    }
    if (!gift || !isPaid(gift) || gift.net <= 0) throw errors.nothingToReplace();
    if (gift.mode === 'test') throw errors.testMode();
    if (!mayHaveReceipt(gift)) throw errors.nonProfit();
    const missing = missingMentions(gift);
    if (missing.length > 0) throw errors.incomplete(mentionLabels(missing, unprintableMentions(gift)));
    return { order: orderOfGift(gift, staff.name), gifts: [gift.id] };
  }

  /** Holds what a receipt is of, in the order in which everyone does: the recurring gift, then the gift. */
  private async holdGifts(tx: EntityManager, { kind, subject }: Receipt) {
    if (kind === 'yearly')
      return { recurring: await this.recurring.hold(tx, subject.split(':')[0]!), gift: null };
    const recurring = await this.yearly.holdRecurringOf(tx, subject);
    return { recurring, gift: await holdGift(tx, subject) };
  }

  private async recordVoid(
    tx: EntityManager,
    { id, number, version }: Receipt,
    { replaced_by, reason }: { replaced_by: string | null; reason: string },
    author: CallingStaff,
  ): Promise<void> {
    const before = { id, version, status: 'issued', replaced_by: null };
    const after = { id, version: version + 1, status: 'voided', replaced_by };
    const write = { author, action: 'updated', resource: RESOURCE, label: number } as const;
    await this.auditLog.record(tx, { ...write, before, after, reason });
  }

  private async recordIssue(
    tx: EntityManager,
    { id, number }: Receipt,
    replaced: Receipt,
    author: CallingStaff,
  ): Promise<void> {
    const after = { id, version: 1, status: 'issued', replaces: replaced.number };
    const write = { author, action: 'created', resource: RESOURCE, label: number } as const;
    await this.auditLog.record(tx, { ...write, before: null, after });
  }
}
