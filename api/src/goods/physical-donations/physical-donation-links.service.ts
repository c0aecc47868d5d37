import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import {
  PhysicalDonationLinkRow,
  type PhysicalDonationLinkPurpose,
} from './physical-donation-link.entity.js';

/** After it has served, a link of validation shows the same success for so long. */
const SEEN_AGAIN_DAYS = 30;

/** The private links of emails to donors. */
@Injectable()
export class PhysicalDonationLinksService {
  constructor(
    private readonly links: PrivateLinksService,
    private readonly clock: Clock,
  ) {}

  /** A new link of validation, as long good as the code beside it; those before it open nothing any more. */
  async openValidation(tx: EntityManager, physical_donation_id: string, expires_at: Date): Promise<string> {
    const which = { physical_donation_id, purpose: 'validate' } as const;
    await tx.delete(PhysicalDonationLinkRow, which);
    return this.links.create(tx, PhysicalDonationLinkRow, { ...which, expires_at });
  }

  /** The address of the donor's own page, for an email. */
  trackingUrl(tx: EntityManager, physical_donation_id: string): Promise<string> {
    const about = { physical_donation_id, purpose: 'track', expires_at: null } as const;
    return this.links.url(tx, PhysicalDonationLinkRow, about, '/donations/suivi/');
  }

  /** Which donation this token opens; null where it opens nothing (any more). */
  async donationOf(
    tx: EntityManager,
    token: string,
    purpose: PhysicalDonationLinkPurpose,
  ): Promise<string | null> {
    const link = await this.links.findGood(tx, PhysicalDonationLinkRow, token, { purpose });
    return link?.physical_donation_id ?? null;
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
}
