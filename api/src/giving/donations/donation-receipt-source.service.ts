import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { markedProviders, onlyOne } from '../../platform/discovery/marked-providers.js';
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

/** What the capability that issues receipts knows of a donation's. */
export interface DonationReceiptSource {
  statesOf(donations: readonly DonationRow[]): Promise<Map<string, DonationReceiptState>>;
  /** The file of the receipt in force; null where there is none. */
  fileOf(donationId: string): Promise<DonationReceiptFile | null>;
}

/** Marks the provider of `DonationReceiptSource`. */
export const KnowsReceipts = DiscoveryService.createDecorator<void>();

const NONE: DonationReceiptState = { status: 'confirmation_only', receipt_id: null, number: null, url: null };

/** The receipts of donations, provided by the capability that issues them. */
@Injectable()
export class DonationReceiptSourceService implements OnModuleInit, DonationReceiptSource {
  private source!: DonationReceiptSource;

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const marked = markedProviders<void, DonationReceiptSource>(this.discovery, KnowsReceipts);
    this.source = onlyOne(marked, 'the receipts of donations').provider;
  }

  statesOf(donations: readonly DonationRow[]): Promise<Map<string, DonationReceiptState>> {
    return this.source.statesOf(donations);
  }

  async stateOf(donation: DonationRow): Promise<DonationReceiptState> {
    return (await this.statesOf([donation])).get(donation.id) ?? NONE;
  }

  fileOf(donationId: string): Promise<DonationReceiptFile | null> {
    return this.source.fileOf(donationId);
  }
}
