import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isPrivateLinkOld, newPrivateToken, privateTokenHash } from '../../platform/http/private-token.js';
import { MoneyDonationLinkRow } from './donation-link.entity.js';

export type LinkedGift = { donation_id: string } | { recurring_gift_id: string };

export interface FoundLink extends Pick<MoneyDonationLinkRow, 'donation_id' | 'recurring_gift_id'> {
  /** It was sent too long ago to open anything. */
  is_old: boolean;
}

/** The private links in e-mails about donations of money: sent once, stored as hashes, valid for 90 days. */
@Injectable()
export class PrivateDonationLinksService {
  constructor(private readonly clock: Clock) {}

  /** A new link's token; links made before stay good. */
  async create(tx: EntityManager, gift: LinkedGift): Promise<string> {
    const token = newPrivateToken();
    const token_hash = privateTokenHash(token)!;
    await tx.insert(MoneyDonationLinkRow, { token_hash, ...gift, created_at: this.clock.now() });
    return token;
  }

  /** What this token was made for; null where it is none of ours. */
  async find(tx: EntityManager, token: string): Promise<FoundLink | null> {
    const token_hash = privateTokenHash(token);
    const link = token_hash && (await tx.findOneBy(MoneyDonationLinkRow, { token_hash }));
    if (!link) return null;
    const { donation_id, recurring_gift_id } = link;
    return { donation_id, recurring_gift_id, is_old: isPrivateLinkOld(link, this.clock.now()) };
  }

  /** After this, no link that was made before opens the gift. */
  async deleteAll(tx: EntityManager, gift: LinkedGift): Promise<void> {
    await tx.delete(MoneyDonationLinkRow, gift);
  }
}
