import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import {
  RECEIPT_LAYOUT,
  type ReceiptContent,
  type ReceiptDonor,
  type ReceiptPayment,
} from './receipt-content.contract.js';
import { type ReceiptForm, type ReceiptKind, SPECIMEN_CODE } from './receipt.contract.js';
import { ReceiptRow } from './receipt.entity.js';
import { receiptErrors } from './receipt.errors.js';
import { associationOf, donorName, printedDonor, signatoryOf } from './receipt-mentions.js';
import { newReceiptCode, receiptNumber } from './receipt-numbers.js';
import { hasSignature, keepSignature, nextSequence } from './receipts.queries.js';
import type { SettingValues } from '../../core/settings/setting-values.dto.js';

export type Receipt = ReceiptRow;

export const DRAW_JOB = 'receipts.draw';

/** What a receipt is to say, and what it is for: one is in force for each purpose and subject. */
export interface ReceiptOrder {
  purpose: string;
  subject: string;
  form: ReceiptForm;
  kind: ReceiptKind;
  email: string;
  donor: ReceiptDonor;
  /** Oldest first, each above 0. */
  payments: ReceiptPayment[];
  /** Who issues it; null where the product does by itself. */
  issued_by: string | null;
}

const yearOfGifts = ({ payments }: ReceiptOrder) => Number(payments.at(-1)!.day.slice(0, 4));

/** Issues tax receipts: numbered without a gap, in the caller's transaction, and never changed afterwards. */
@Injectable()
export class ReceiptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Gives the next number last of all, so that others wait for it as little as can be. */
  async issue(tx: EntityManager, order: ReceiptOrder, replaced?: ReceiptRow): Promise<ReceiptRow> {
    if (!(await this.settings.issuesReceipts(tx))) throw receiptErrors.notIssued();
    const values = await this.settings.values(tx);
    await this.keepSignature(tx, values.signatory_signature);
    const now = this.clock.now();
    const { donor, form, kind } = order;
    const code = newReceiptCode();
    const content = this.contentOf(order, values, { code, now, replaces: replaced?.number ?? null });
    const { amount } = content;
    const gift_year = yearOfGifts(order);
    const year = Number(content.issued_on.slice(0, 4));
    const { sequence } = await nextSequence.one(tx, year);
    const row = tx.create(ReceiptRow, {
      id: randomUUID(),
      year,
      sequence,
      number: receiptNumber(year, sequence),
      code,
      form,
      kind,
      status: 'issued',
      purpose: order.purpose,
      subject: order.subject,
      gift_year,
      content,
      donor_name: donorName(form, donor),
      email: order.email,
      amount,
      currency: 'EUR',
      issued_at: now,
      issued_by: order.issued_by,
      void_reason: '',
      replaces_id: replaced?.id ?? null,
    });
    await tx.insert(ReceiptRow, row);
    if (replaced) await tx.update(ReceiptRow, { id: replaced.id }, { replaced_by_id: row.id });
    await this.jobs.add(tx, DRAW_JOB, { id: row.id });
    return row;
  }

  /** What the receipt of an order would be, without a number: nothing is kept of it. */
  async specimen(order: ReceiptOrder) {
    const [now, { manager }] = [this.clock.now(), this.dataSource];
    const values = await this.settings.values(manager);
    const content = this.contentOf(order, values, { code: SPECIMEN_CODE, now, replaces: null });
    return { content, issued_at: now, signature: await this.settings.signature(manager) };
  }

  private contentOf(
    order: ReceiptOrder,
    values: SettingValues,
    { code, now, replaces }: { code: string; now: Date; replaces: string | null },
  ): ReceiptContent {
    const { payments, donor, form, kind } = order;
    return {
      layout: RECEIPT_LAYOUT,
      form,
      kind,
      issued_on: parisDay(now),
      donor: printedDonor(donor),
      payments,
      amount: payments.reduce((sum, payment) => sum + payment.amount, 0),
      currency: 'EUR',
      association: associationOf(values),
      signatory: signatoryOf(values),
      year: kind === 'yearly' ? yearOfGifts(order) : null,
      replaces,
      check_url: `${this.configuration.appUrl}/recus/verifier/${code}`,
    };
  }

  /** Takes a receipt back: its file stays as it was, and its page says that it is void. */
  async void(tx: EntityManager, row: ReceiptRow, why: { reason: string; by: string | null }): Promise<void> {
    this.assertInForce(await this.hold(tx, row.id));
    await tx.update(
      ReceiptRow,
      { id: row.id },
      { status: 'voided', voided_at: this.clock.now(), voided_by: why.by, void_reason: why.reason },
    );
  }

  /** Voids a receipt and issues the one that replaces it. */
  async replace(
    tx: EntityManager,
    row: ReceiptRow,
    order: ReceiptOrder,
    why: { reason: string; by: string | null },
  ): Promise<ReceiptRow> {
    await this.void(tx, row, why);
    return this.issue(tx, order, row);
  }

  /** The receipt in force of a subject; null where there is none. */
  inForce(tx: EntityManager, purpose: string, subject: string): Promise<ReceiptRow | null> {
    return tx.findOneBy(ReceiptRow, { purpose, subject, status: 'issued' });
  }

  /** The newest voided one of a subject that none has replaced yet. */
  lastVoided(tx: EntityManager, purpose: string, subject: string): Promise<ReceiptRow | null> {
    return tx
      .createQueryBuilder(ReceiptRow, 'receipt')
      .where({ purpose, subject, status: 'voided' })
      .andWhere('receipt.replaced_by_id IS NULL')
      .orderBy('receipt.year', 'DESC')
      .addOrderBy('receipt.sequence', 'DESC')
      .getOne();
  }

  /** Its email is written. */
  async sent(tx: EntityManager, id: string): Promise<void> {
    await tx.update(ReceiptRow, { id }, { sent_at: this.clock.now(), version: () => 'version' });
  }

  async find(tx: EntityManager, id: string): Promise<ReceiptRow> {
    const row = await tx.findOneBy(ReceiptRow, { id });
    if (!row) throw receiptErrors.notFound();
    return row;
  }

  /** Refuses one that is void (409). */
  assertInForce({ status, number }: ReceiptRow): void {
    if (status === 'voided') throw receiptErrors.alreadyVoided(number);
  }

  async hold(tx: EntityManager, id: string): Promise<ReceiptRow> {
    const row = await tx.findOne(ReceiptRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw receiptErrors.notFound();
    return row;
  }

  private async keepSignature(tx: EntityManager, hash: string): Promise<void> {
    const { is_kept } = await hasSignature.one(tx, hash);
    if (!is_kept) await keepSignature.run(tx, hash, await this.settings.signature(tx));
  }
}
