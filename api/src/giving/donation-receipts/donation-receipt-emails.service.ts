import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DonationEmailsService } from '../donations/donation-emails.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { type ReceiptFile, OnReceiptDrawn } from '../receipts/receipt-files.service.js';
import { type Receipt, ReceiptsService } from '../receipts/receipts.service.js';
import { donationReceiptEmails as texts } from './donation-receipt-emails.content.js';
import { newestDonationOfReceipt } from './donation-receipts.queries.js';
import { inEuros } from '../../platform/money/euros.js';

/** What donors are written about their receipts; each email in the transaction of the change that it records. */
@Injectable()
export class DonationReceiptEmailsService {
  constructor(
    private readonly emails: DonationEmailsService,
    private readonly donations: DonationsService,
    private readonly receipts: ReceiptsService,
  ) {}

  /** The receipt itself, to whoever gave an address. */
  async send(tx: EntityManager, receipt: Receipt, { filename, content }: ReceiptFile): Promise<void> {
    const { id } = await newestDonationOfReceipt.one(tx, receipt.id);
    const donation = await this.donations.find(id, tx);
    if (!donation) return;
    const { number, amount } = receipt;
    const { year, replaces } = receipt.content;
    const written = texts.issued({ number, amount: inEuros(amount), year, replaces });
    const file = { filename, contentType: 'application/pdf', encoding: 'base64' as const };
    const attachments = [{ ...file, content: content.toString('base64') }];
    await this.emails.toDonor(tx, donation, { ...written, attachments }, texts.track);
    await this.receipts.sent(tx, receipt.id);
  }

  async voided(
    tx: EntityManager,
    donationId: string,
    why: { number: string; reason: string },
  ): Promise<void> {
    const donation = await this.donations.find(donationId, tx);
    if (donation) await this.emails.toDonor(tx, donation, texts.voided(why), texts.track);
  }

  /** Asks for what a receipt waits for. */
  async ask(tx: EntityManager, { id, amount }: { id: string; amount: number }, missing: readonly string[]) {
    const donation = await this.donations.find(id, tx);
    const written = texts.ask({ amount: inEuros(amount), missing });
    if (donation) await this.emails.toDonor(tx, donation, written, texts.complete);
  }

  /** A receipt that was voided while its file was drawn is sent to nobody. */
  @OnReceiptDrawn()
  async drawn(tx: EntityManager, receipt: Receipt, file: ReceiptFile): Promise<void> {
    const { status } = await this.receipts.hold(tx, receipt.id);
    if (receipt.email && status === 'issued') await this.send(tx, receipt, file);
  }
}
