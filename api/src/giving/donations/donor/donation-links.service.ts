import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateDonationLinksService } from '../../donation-links/private-donation-links.service.js';
import { Configuration } from '../../../platform/config/configuration.js';

type LinkedTo = { donation_id: string };

/** The private links of gifts of money: shown once, kept as hashes, and good for 90 days. */
@Injectable()
export class DonationLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly links: PrivateDonationLinksService,
  ) {}

  /** A new link; those before it stay good. */
  async open(tx: EntityManager, to: LinkedTo): Promise<string> {
    return this.links.create(tx, to);
  }

  /** The address of the donor's own page, for an email. */
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
    const link = await this.links.find(tx, token);
    return link?.donation_id ? { donation_id: link.donation_id, is_old: link.is_old } : null;
  }

  /** After this, no link that was sent before opens anything: its e-mail address has changed. */
  async closeAll(tx: EntityManager, to: LinkedTo): Promise<void> {
    await this.links.deleteAll(tx, to);
  }
}
