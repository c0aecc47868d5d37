import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type DonationReceiptFile,
  type DonationReceiptSource,
  KnowsReceipts,
  type DonationReceiptState,
} from '../donations/donation-receipt-source.service.js';
import { ReceiptFilesService } from '../receipts/receipt-files.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { RowOf } from '../../platform/database/query.js';
import { receiptStatusOf } from './donation-receipt.rules.js';
import { currentReceipt, receiptFacts } from './donation-receipts.queries.js';
import { ReceiptSpecimensService } from './receipt-specimens.service.js';

/** Where the receipts of gifts stand, for the features below that show it. */
@Injectable()
@KnowsReceipts()
export class DonationReceiptStatesService implements DonationReceiptSource {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: ReceiptFilesService,
    private readonly settings: SettingsService,
    private readonly specimens: ReceiptSpecimensService,
  ) {}

  async statesOf(donations: readonly { id: string }[]): Promise<Map<string, DonationReceiptState>> {
    if (donations.length === 0) return new Map();
    const issues = await this.settings.issuesReceipts();
    const facts = await receiptFacts.all(
      this.dataSource,
      donations.map(({ id }) => id),
    );
    return new Map(facts.map((one) => [one.id, stateOf(one, issues)]));
  }

  async fileOf(donationId: string): Promise<DonationReceiptFile | null> {
    const current = await currentReceipt.first(this.dataSource, donationId);
    return current ? this.files.open(current.receipt_id) : this.specimens.of(donationId);
  }
}

function stateOf(facts: RowOf<typeof receiptFacts>, issues: boolean): DonationReceiptState {
  const { id, receipt_id, number, sha256 } = facts;
  const receipt = receipt_id ? { isDrawn: sha256 !== null } : null;
  const status = receiptStatusOf({ ...facts, receipt }, issues);
  return {
    status,
    receipt_id,
    number,
    url: receipt_id || status === 'specimen' ? `/donations/${id}/receipt/` : null,
  };
}
