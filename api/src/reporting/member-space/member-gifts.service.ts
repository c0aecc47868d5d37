import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DonationCampaignsService } from '../../giving/donations/checkout/donation-campaigns.service.js';
import {
  DonationOwnersService,
  type GivenMoney,
} from '../../giving/donations/donor/donation-owners.service.js';
import {
  type DonationReceiptState,
  DonationReceiptSourceService,
} from '../../giving/donations/donation-receipt-source.service.js';
import { LedgerService } from '../../giving/ledger/ledger.service.js';
import { countedGift, presentGift } from './member-gifts.presenter.js';
import type { MemberSpace } from './member-space.dto.js';
import { yearsOf } from './member-years.rules.js';

/** The money that a member gave, with what came of it. */
@Injectable()
export class MemberGiftsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gifts: DonationOwnersService,
    private readonly campaigns: DonationCampaignsService,
    private readonly receipts: DonationReceiptSourceService,
    private readonly ledger: LedgerService,
  ) {}

  async of(email: string): Promise<Pick<MemberSpace, 'donations' | 'years' | 'receipts_waiting'>> {
    const rows = await this.gifts.givenBy(email);
    const { manager } = this.dataSource;
    const sums = await this.ledger.sumsOf(
      manager,
      rows.map(({ id }) => id),
    );
    const campaigns = await this.campaigns.all(manager, [...new Set(rows.flatMap(campaignOf))]);
    const receipts = await this.receipts.statesOf(rows);
    const around = (row: GivenMoney) => ({
      campaign: campaigns.get(row.campaign_id ?? 0),
      receipt: receipts.get(row.id),
      sums: sums.get(row.id),
    });
    return {
      donations: rows.map((row) => presentGift(row, around(row))),
      years: yearsOf(rows.flatMap((row) => countedGift(row, sums.get(row.id)) ?? [])),
      receipts_waiting: rows.filter((row) => isWaiting(row, receipts)).length,
    };
  }

  /** The gifts whose receipt waits for a name and an address. */
  async waitingFor(email: string): Promise<string[]> {
    const rows = await this.gifts.givenBy(email);
    const receipts = await this.receipts.statesOf(rows);
    return rows.filter((row) => isWaiting(row, receipts)).map(({ id }) => id);
  }
}

/** A company’s receipt wants more than a profile says. */
function isWaiting({ id, donor_type }: GivenMoney, receipts: Map<string, DonationReceiptState>): boolean {
  return donor_type === 'particulier' && receipts.get(id)?.status === 'missing_address';
}

function campaignOf({ campaign_id }: GivenMoney): number[] {
  return campaign_id === null ? [] : [campaign_id];
}
