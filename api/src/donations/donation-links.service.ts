import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { isPrivateLinkOld, newPrivateToken, privateTokenHash } from '../platform/http/private-token.js';
import { MoneyDonationLinkRow } from './donation-link.entity.js';

type LinkedTo = { donation_id: string };

/** The private links of gifts of money: told once, kept as hashes, and good for 90 days. */
@Injectable()
export class DonationLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A new link; those before it stay good. */
  async open(tx: EntityManager, { donation_id }: LinkedTo): Promise<string> {
    const token = newPrivateToken();
    const token_hash = privateTokenHash(token)!;
    await tx.insert(MoneyDonationLinkRow, { token_hash, donation_id, created_at: this.clock.now() });
    return token;
  }

  /** The address of the donor's own page, for a letter. */
  async url(tx: EntityManager, to: LinkedTo): Promise<string> {
    const token = await this.open(tx, to);
    return `${this.configuration.appUrl}/don/suivi/${token}`;
  }

  /** Which gift this token opens; null where it opens none, or none any more. */
  async donationOf(tx: EntityManager, token: string): Promise<string | null> {
    const link = await this.find(tx, token);
    return link && !link.is_old ? link.donation_id : null;
  }

  /** Which gift this token was sent for, and whether that was too long ago to open it; null where it is none of ours. */
  async find(tx: EntityManager, token: string): Promise<{ donation_id: string; is_old: boolean } | null> {
    const token_hash = privateTokenHash(token);
    const link = token_hash && (await tx.findOneBy(MoneyDonationLinkRow, { token_hash }));
    if (!link || !link.donation_id) return null;
    return { donation_id: link.donation_id, is_old: isPrivateLinkOld(link, this.clock.now()) };
  }

  /** After this, no link that was sent before opens anything: its e-mail address has changed. */
  async closeAll(tx: EntityManager, to: LinkedTo): Promise<void> {
    await tx.delete(MoneyDonationLinkRow, to);
  }
}
