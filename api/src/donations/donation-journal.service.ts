import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignGiftsService } from '../campaigns/campaign-gifts.service.js';
import { type Account, type EntryKind, LedgerService } from '../ledger/ledger.service.js';
import type { PaymentProviderName } from '../payments/payment.contract.js';
import type { OfflineMethod } from '../payments/payment.contract.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import type { DonationRow } from './donation.entity.js';

/** Money that moved for a gift; `amount` is above 0. */
interface Move {
  kind: EntryKind;
  ref: string;
  amount: number;
  at: Date;
  /** Where the money is, or was. */
  account: Account;
  entered_by?: string | null;
  note?: string;
}

/** What comes in for a gift, and what goes back, entered in the journal and in its campaign's total. */
@Injectable()
export class DonationJournalService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly campaigns: DonationCampaignsService,
    private readonly gifts: CampaignGiftsService,
  ) {}

  /** The gift, or what had gone and came back; false where its cause had entered already. */
  received(tx: EntityManager, donation: DonationRow, move: Move): Promise<boolean> {
    return this.moved(tx, donation, move, 1);
  }

  /** What was taken back: a refund, a dispute; false where its cause had entered already. */
  takenBack(tx: EntityManager, donation: DonationRow, move: Move): Promise<boolean> {
    return this.moved(tx, donation, move, -1);
  }

  /** What payment cost; the gift stays whole. */
  async cost(tx: EntityManager, donation: DonationRow, move: Move): Promise<boolean> {
    return this.enter(tx, donation, move, [
      { account: move.account, amount: -move.amount },
      { account: 'fees', amount: move.amount },
    ]);
  }

  /** Money that is not the gift's, on its way back: paid twice, or what is left of that once it was returned. */
  async extra(tx: EntityManager, donation: DonationRow, move: Move, way: 1 | -1): Promise<boolean> {
    return this.enter(tx, donation, move, [
      { account: move.account, amount: way * move.amount },
      { account: 'to_return', amount: -way * move.amount },
    ]);
  }

  private async moved(tx: EntityManager, donation: DonationRow, move: Move, way: 1 | -1): Promise<boolean> {
    const before = await this.ledger.netOfGift(tx, donation.id);
    const isNew = await this.enter(tx, donation, move, [
      { account: move.account, amount: way * move.amount },
      { account: 'gifts', amount: -way * move.amount },
    ]);
    if (isNew) await this.count(tx, donation, move, way * move.amount, before);
    return isNew;
  }

  /** In its campaign's total, which is in the campaign's own currency. */
  private async count(
    tx: EntityManager,
    { campaign_id, currency }: DonationRow,
    { kind, ref, at }: Move,
    quantity: number,
    before: number,
  ): Promise<void> {
    const campaign = await this.campaigns.named(tx, campaign_id);
    if (campaign?.currency !== currency) return;
    const isGift = (net: number) => (net > 0 ? 1 : 0);
    await this.gifts.record(tx, {
      ...{ campaign_id: campaign.id, kind: 'money', quantity, given_at: at },
      ...{ source: 'donation', source_ref: `${kind}:${ref}` },
      gifts: (isGift(before + quantity) - isGift(before)) as -1 | 0 | 1,
    });
  }

  private async enter(
    tx: EntityManager,
    { id, currency, campaign_id }: DonationRow,
    { kind, ref, at, entered_by = null, note = '' }: Move,
    postings: { account: Account; amount: number }[],
  ): Promise<boolean> {
    const entered = await this.ledger.enter(tx, {
      ...{ kind, ref, donation_id: id, happened_at: at, entered_by, note },
      postings: postings.map((posting) => ({
        ...{ ...posting, currency },
        ...(posting.account === 'gifts' && { campaign_id }),
      })),
    });
    return entered !== null;
  }
}

/** Where a provider keeps what it took, until it pays it out; what staff give back for one that it took leaves the bank. */
export function accountOf(provider: PaymentProviderName, method: OfflineMethod = 'bank_transfer'): Account {
  if (provider !== 'offline' && provider !== 'bank_transfer') return `provider:${provider}`;
  return ACCOUNTS[method] ?? 'bank';
}

const ACCOUNTS: Partial<Record<string, Account>> = { cheque: 'cheques', cash: 'cash', bank_transfer: 'bank' };
