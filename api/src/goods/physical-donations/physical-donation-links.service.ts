import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import {
  PhysicalDonationLinkRow,
  type PhysicalDonationLinkPurpose,
} from './physical-donation-link.entity.js';
import { hashToken, isPrivateToken, newPrivateToken } from '../../platform/http/private-token.js';

/** After it has served, a link of validation shows the same success for so long. */
const SEEN_AGAIN_DAYS = 30;

/** The private links of emails to donors: shown once, in the email, and kept as hashes. */
@Injectable()
export class PhysicalDonationLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A new link of validation, as long good as the code beside it; those before it open nothing any more. */
  async openValidation(tx: EntityManager, donationId: string, expires_at: Date): Promise<string> {
    await tx.delete(PhysicalDonationLinkRow, { physical_donation_id: donationId, purpose: 'validate' });
    return this.open(tx, donationId, 'validate', expires_at);
  }

  /** The address of the donor's own page, for an email. */
  async trackingUrl(tx: EntityManager, donationId: string): Promise<string> {
    const token = await this.open(tx, donationId, 'track', null);
    return `${this.configuration.appUrl}/donations/suivi/${token}`;
  }

  /** Which donation this token opens; null where it opens nothing (any more). */
  async donationOf(
    tx: EntityManager,
    token: string,
    purpose: PhysicalDonationLinkPurpose,
  ): Promise<string | null> {
    if (!isPrivateToken(token)) return null;
    const link = await tx.findOneBy(PhysicalDonationLinkRow, { token_hash: hashToken(token), purpose });
    if (!link || (link.expires_at && link.expires_at <= this.clock.now())) return null;
    return link.physical_donation_id;
  }

  /** Once a donation is validated its link does nothing more: for some time it may be followed again. */
  async keepValidation(tx: EntityManager, donationId: string): Promise<void> {
    const until = new Date(this.clock.now().getTime() + SEEN_AGAIN_DAYS * DAY_MS);
    const which = { physical_donation_id: donationId, purpose: 'validate' } as const;
    await tx.update(PhysicalDonationLinkRow, which, { expires_at: until });
  }

  /** After this, no link that was sent before opens anything. */
  async closeAll(tx: EntityManager, donationId: string): Promise<void> {
    await tx.delete(PhysicalDonationLinkRow, { physical_donation_id: donationId });
  }

  private async open(
    tx: EntityManager,
    donationId: string,
    purpose: PhysicalDonationLinkPurpose,
    expires_at: Date | null,
  ): Promise<string> {
    const token = newPrivateToken();
    const link = { physical_donation_id: donationId, purpose, expires_at };
    await tx.insert(PhysicalDonationLinkRow, { ...link, token_hash: hashToken(token) });
    return token;
  }
}
