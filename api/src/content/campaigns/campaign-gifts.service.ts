import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { UsesContent } from '../publishing/content-kinds.service.js';
import type { DonationKind } from './campaign.contract.js';

export interface CampaignGift {
  campaign_id: number;
  kind: Exclude<DonationKind, 'money'>;
  /** Books, or pieces of equipment; below 0 for what was taken back. */
  quantity: number;
  /** What caused the entry, and its reference there: each cause enters once. */
  source: string;
  source_ref: string;
  given_at: Date;
  /** `test` in the demonstration; left out, it is real. */
  mode?: 'live' | 'test';
}

/** What was given to campaigns in kind: entries that are never changed; totals are sums over them and over the journal. */
@Injectable()
export class CampaignGiftsService {
  constructor(private readonly revision: ContentRevisionService) {}

  /** Enters a gift in the caller's transaction; answers false where its cause had entered already. */
  async record(tx: EntityManager, gift: CampaignGift): Promise<boolean> {
    const { campaign_id, kind, quantity, source, source_ref, given_at, mode = 'live' } = gift;
    const entered = await tx.query<unknown[]>(
      `INSERT INTO campaign_gifts (campaign_id, kind, quantity, source, source_ref, given_at, mode)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (source, source_ref, kind) DO NOTHING RETURNING id`,
      [campaign_id, kind, quantity, source, source_ref, given_at, mode],
    );
    if (entered.length > 0) await this.revision.raise(tx);
    return entered.length > 0;
  }

  /** Whether anything, money or in kind, was ever given to this campaign. */
  @UsesContent('campaigns')
  async hasGifts(tx: EntityManager, campaignId: number): Promise<boolean> {
    const gifts = await tx.query<unknown[]>('SELECT FROM campaign_totals WHERE id = $1 AND has_gifts', [
      campaignId,
    ]);
    return gifts.length > 0;
  }

  /** Every book ever given to campaigns. */
  async books(tx: EntityManager): Promise<number> {
    const [{ books }] = await tx.query<[{ books: number }]>(
      `SELECT coalesce(sum(quantity), 0)::bigint AS books FROM campaign_gifts WHERE kind = 'books' AND is_counted(mode)`,
    );
    return books;
  }
}
