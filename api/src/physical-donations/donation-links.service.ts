import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { DonationLinkRow, type DonationLinkPurpose } from './donation-link.entity.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** The private links of letters to donors: told once, in the letter, and kept as hashes. */
@Injectable()
export class DonationLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A new link of validation, as long good as the code beside it; those before it open nothing any more. */
  async openValidation(tx: EntityManager, donationId: string, expires_at: Date): Promise<string> {
    await tx.delete(DonationLinkRow, { physical_donation_id: donationId, purpose: 'validate' });
    return this.open(tx, donationId, 'validate', expires_at);
  }

  /** The address of the donor's own page, for a letter. */
  async trackingUrl(tx: EntityManager, donationId: string): Promise<string> {
    const token = await this.open(tx, donationId, 'track', null);
    return `${this.configuration.appUrl}/donations/suivi/${token}`;
  }

  /** Which donation this token opens; null where it opens nothing (any more). */
  async donationOf(tx: EntityManager, token: string, purpose: DonationLinkPurpose): Promise<string | null> {
    if (!TOKEN.test(token)) return null;
    const link = await tx.findOneBy(DonationLinkRow, { token_hash: hashToken(token), purpose });
    if (!link || (link.expires_at && link.expires_at <= this.clock.now())) return null;
    return link.physical_donation_id;
  }

  /** Once a donation is validated its link does nothing more: until then it may be followed again. */
  async keepValidation(tx: EntityManager, donationId: string, until: Date): Promise<void> {
    const which = { physical_donation_id: donationId, purpose: 'validate' } as const;
    await tx.update(DonationLinkRow, which, { expires_at: until });
  }

  /** After this, no link that was sent before opens anything. */
  async closeAll(tx: EntityManager, donationId: string): Promise<void> {
    await tx.delete(DonationLinkRow, { physical_donation_id: donationId });
  }

  private async open(
    tx: EntityManager,
    donationId: string,
    purpose: DonationLinkPurpose,
    expires_at: Date | null,
  ): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { physical_donation_id: donationId, purpose, expires_at };
    await tx.insert(DonationLinkRow, { ...link, token_hash: hashToken(token) });
    return token;
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
