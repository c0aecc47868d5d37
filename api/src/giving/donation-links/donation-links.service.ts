import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { MoneyDonationLinkRow } from './donation-link.entity.js';

type LinkedGift = { donation_id: string } | { recurring_gift_id: string };

interface FoundLink extends Pick<MoneyDonationLinkRow, 'donation_id' | 'recurring_gift_id'> {
  /** It was sent too long ago to open anything. */
  is_old: boolean;
}

/** The private links to donations of money, and to those that come again: valid for 90 days. */
@Injectable()
export class DonationLinksService {
  constructor(private readonly links: PrivateLinksService) {}

  /** A new link's token; links made before stay good. */
  create(tx: EntityManager, donation_id: string): Promise<string> {
    return this.links.create(tx, MoneyDonationLinkRow, { donation_id, recurring_gift_id: null });
  }

  /** The address of the donor's own page, for an email. */
  url(tx: EntityManager, gift: LinkedGift): Promise<string> {
    const page = 'donation_id' in gift ? '/don/suivi/' : '/don/regulier/';
    return this.links.url(
      tx,
      MoneyDonationLinkRow,
      { donation_id: null, recurring_gift_id: null, ...gift },
      page,
    );
  }

  /** What this token was sent for, and whether that was too long ago to open it; null where it is none of ours. */
  async find(tx: EntityManager, token: string): Promise<FoundLink | null> {
    const link = await this.links.find(tx, MoneyDonationLinkRow, token);
    return link && { ...link, is_old: this.links.isOld(link) };
  }

  /** What this token opens; null where it opens nothing, or nothing any more. */
  async opened(tx: EntityManager, token: string): Promise<FoundLink | null> {
    const link = await this.find(tx, token);
    return link?.is_old ? null : link;
  }

  /** After this, no link that was made before opens the gift. */
  async closeAll(tx: EntityManager, gift: LinkedGift): Promise<void> {
    await tx.delete(MoneyDonationLinkRow, gift);
  }
}
