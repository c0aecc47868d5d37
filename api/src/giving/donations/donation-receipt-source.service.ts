import { Injectable } from '@nestjs/common';
import type { DonationReceiptStatus } from './donation.contract.js';
import type { DonationRow } from './donation.entity.js';

/** Where the receipt of a gift stands. */
export interface DonationReceiptState {
  status: DonationReceiptStatus;
  /** The receipt in force; null while there is none. */
  receipt_id: string | null;
  /** `2026-000123` */
  number: string | null;
  /** Below the api; null while there is nothing to download. */
  url: string | null;
}

export interface DonationReceiptFile {
  filename: string;
  content: Buffer;
  sha256: string;
}

/** Who knows of receipts; a feature above gifts, which registers itself. */
export interface DonationReceiptSource {
  statesOf(donations: readonly DonationRow[]): Promise<Map<string, DonationReceiptState>>;
  fileOf(donationId: string): Promise<DonationReceiptFile | null>;
}

const NONE: DonationReceiptState = { status: 'confirmation_only', receipt_id: null, number: null, url: null };

/** The receipts of donations, provided by the capability that issues them. */
@Injectable()
export class DonationReceiptSourceService {
  private source: DonationReceiptSource | null = null;

  /** Says who knows; call it while the modules are being built. */
  use(source: DonationReceiptSource): void {
    this.source = source;
  }

  async statesOf(donations: readonly DonationRow[]): Promise<Map<string, DonationReceiptState>> {
    if (this.source) return this.source.statesOf(donations);
    return new Map(donations.map(({ id }) => [id, NONE]));
  }

  async stateOf(donation: DonationRow): Promise<DonationReceiptState> {
    return (await this.statesOf([donation])).get(donation.id) ?? NONE;
  }

  /** The file of the receipt in force; null where there is none. */
  async fileOf(donationId: string): Promise<DonationReceiptFile | null> {
    return (await this.source?.fileOf(donationId)) ?? null;
  }
}
