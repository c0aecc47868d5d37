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
import { type ReceiptFacts, receiptStatusOf } from './donation-receipt.rules.js';
import { ReceiptSpecimensService } from './receipt-specimens.service.js';
import { NET, WITHHELD } from './held-gifts.js';

type Facts = Omit<ReceiptFacts, 'receipt'> & {
  id: string;
  receipt_id: string | null;
  number: string | null;
  sha256: string | null;
};

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
    const facts = await this.facts(donations.map(({ id }) => id));
    return new Map(facts.map((one) => [one.id, stateOf(one, issues)]));
  }

  async fileOf(donationId: string): Promise<DonationReceiptFile | null> {
    const [current] = await this.dataSource.query<{ receipt_id: string }[]>(
      `SELECT receipt_id FROM donation_receipts WHERE donation_id = $1 AND is_current`,
      [donationId],
    );
    return current ? this.files.open(current.receipt_id) : this.specimens.of(donationId);
  }

  private facts(ids: string[]): Promise<Facts[]> {
    return this.dataSource.query<Facts[]>(
      `SELECT donation.id, donation.status, donation.currency, donation.mode, donation.donor_type, donation.first_name,
              donation.last_name, donation.organization_name, donation.siren, donation.legal_form, donation.street_address,
              donation.postal_code, donation.city, ${NET} AS net, receipt.id AS receipt_id, receipt.number,
              receipt.sha256, coalesce(gift.yearly_receipt, false) AS "isYearly",
              EXISTS (SELECT FROM donation_receipts old WHERE old.donation_id = donation.id) AS "wasVoided",
              ${WITHHELD} AS "isWithheld"
         FROM donations donation
         LEFT JOIN recurring_gifts gift ON gift.id = donation.recurring_gift_id
         LEFT JOIN donation_receipts link ON link.donation_id = donation.id AND link.is_current
         LEFT JOIN receipts receipt ON receipt.id = link.receipt_id
        WHERE donation.id = ANY($1::uuid[])`,
      [ids],
    );
  }
}

function stateOf(facts: Facts, issues: boolean): DonationReceiptState {
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
