import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DonationEmailsService } from '../donations/donation-emails.service.js';
import { DonationHistoryService } from '../donations/donation-history.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { type ReceiptFile, ReceiptFilesService } from '../receipts/receipt-files.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { donationReceiptEmails as texts } from './donation-receipt-emails.content.js';
import { findGift, isSpecimenReady, orderOf, PURPOSE } from './held-gifts.js';
import { receiptTimeline } from './receipt-timeline.content.js';

/**
 * What the receipt of a gift made in test mode would look like: drawn when it is asked for, without a number, kept
 * nowhere and counted nowhere.
 */
@Injectable()
export class ReceiptSpecimensService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: ReceiptFilesService,
    private readonly settings: SettingsService,
    private readonly donations: DonationsService,
    private readonly emails: DonationEmailsService,
    private readonly history: DonationHistoryService,
  ) {}

  /** Null where a receipt would not be issued either, and where money moved. */
  async of(donationId: string): Promise<ReceiptFile | null> {
    const { manager } = this.dataSource;
    const gift = await findGift(manager, donationId);
    if (!gift || !isSpecimenReady(gift) || !(await this.settings.issuesReceipts(manager))) return null;
    const what = { purpose: PURPOSE, subject: gift.id, kind: 'single', issued_by: null } as const;
    return this.files.specimen(orderOf([gift], gift, what));
  }

  /** Writes to the donor once, as the receipt itself would be sent. */
  async send(donationId: string): Promise<void> {
    const file = await this.of(donationId);
    if (file) await this.dataSource.transaction((tx) => this.sendFile(tx, donationId, file));
  }

  private async sendFile(tx: EntityManager, donation_id: string, file: ReceiptFile): Promise<void> {
    const donation = await this.donations.find(donation_id, tx);
    if (!donation?.email) return;
    const entry = { kind: 'receipt', text: receiptTimeline.specimen, details: 'specimen' } as const;
    if (!(await this.history.addOnce(tx, donation_id, entry))) return;
    const attachment = {
      filename: file.filename,
      contentType: 'application/pdf',
      encoding: 'base64' as const,
      content: file.content.toString('base64'),
    };
    await this.emails.toDonor(tx, donation, { ...texts.specimen, attachments: [attachment] }, texts.track);
  }
}
