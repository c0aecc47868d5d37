import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { UsesContent } from '../publishing/content-kinds.service.js';
import type { DonationKind } from './campaign.contract.js';
import { campaignWithGifts, enterGift, givenBooks } from './campaign-gifts.queries.js';

export interface CampaignGift {
  campaign_id: number;
  kind: Exclude<DonationKind, 'money'>;
  /** Books, or pieces of equipment; below 0 for what was taken back. */
  quantity: number;
  /** What caused the entry, and its reference there: each cause enters once. */
  source: string;
  source_ref: string;
  given_at: Date;
  /** `test` in the demonstration. */
  mode: 'live' | 'test';
}

/** What was given to campaigns in kind: entries that are never changed; totals are sums over them and over the journal. */
@Injectable()
export class CampaignGiftsService {
  constructor(private readonly revision: ContentRevisionService) {}

  /** Enters a gift in the caller's transaction; answers false where its cause had entered already. */
  async record(tx: EntityManager, gift: CampaignGift): Promise<boolean> {
    const { campaign_id, kind, quantity, source, source_ref, given_at, mode } = gift;
    const values = [campaign_id, kind, quantity, source, source_ref, given_at, mode] as const;
    const isNew = (await enterGift.run(tx, ...values)) > 0;
    if (isNew) await this.revision.raise(tx);
    return isNew;
  }

  /** Whether anything, money or in kind, was ever given to this campaign, or promised beside its gifts. */
  @UsesContent('campaigns')
  async hasGifts(tx: EntityManager, campaignId: number): Promise<boolean> {
    return (await campaignWithGifts.run(tx, campaignId)) > 0;
  }

  /** Every book ever given to campaigns. */
  async books(tx: EntityManager): Promise<number> {
    return (await givenBooks.one(tx)).books;
  }
}
