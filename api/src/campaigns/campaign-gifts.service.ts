import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContentRevisionService } from '../platform/database/content-revision.service.js';
import type { DonationKind } from './campaign.contract.js';

export interface CampaignGift {
  campaign_id: number;
  kind: DonationKind;
  /** Minor units of the campaign's currency, books, or pieces of equipment; below 0 for what was taken back. */
  quantity: number;
  /** What caused the entry, and its reference there: each cause enters once. */
  source: string;
  source_ref: string;
  given_at: Date;
  /** How many gifts it adds (1) or takes away (-1); left out, it is one if something came in. */
  gifts?: -1 | 0 | 1;
}

/** What was given to campaigns: entries that are never changed; totals are sums over them. */
@Injectable()
export class CampaignGiftsService {
  constructor(private readonly revision: ContentRevisionService) {}

  /** Enters a gift in the caller's transaction; answers false where its cause had entered already. */
  async record(tx: EntityManager, gift: CampaignGift): Promise<boolean> {
    const { campaign_id, kind, quantity, source, source_ref, given_at, gifts = null } = gift;
    const entered = await tx.query<unknown[]>(
      `INSERT INTO campaign_gifts (campaign_id, kind, quantity, source, source_ref, given_at, gifts)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (source, source_ref, kind) DO NOTHING RETURNING id`,
      [campaign_id, kind, quantity, source, source_ref, given_at, gifts],
    );
    if (entered.length > 0) await this.revision.raise(tx);
    return entered.length > 0;
  }

  /** Everything ever given to campaigns: books, and minor units of the euro. */
  async totals(tx: EntityManager): Promise<{ books: number; euros: number }> {
    const [totals] = await tx.query<{ books: number; euros: number }[]>(
      `SELECT coalesce(sum(gift.quantity) FILTER (WHERE gift.kind = 'books'), 0)::bigint AS books,
              coalesce(sum(gift.quantity) FILTER (WHERE gift.kind = 'money' AND c.currency = 'EUR'), 0)::bigint AS euros
         FROM campaign_gifts gift JOIN campaigns c ON c.id = gift.campaign_id`,
    );
    return totals ?? { books: 0, euros: 0 };
  }
}
