import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateDonationLinksService } from '../donation-links/private-donation-links.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { RecurringConfirmationRow } from './recurring-confirmation.entity.js';

/** The private links of emails about recurring gifts: shown once, kept as hashes, and good for 90 days. */
@Injectable()
export class RecurringLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly links: PrivateDonationLinksService,
  ) {}

  /** The address of the donor's own page of a gift, for an email. */
  async url(tx: EntityManager, recurring_gift_id: string): Promise<string> {
    const token = await this.links.create(tx, { recurring_gift_id });
    return `${this.configuration.appUrl}/don/regulier/${token}`;
  }

  /** Which gift this token opens; null where it opens nothing, or nothing any more. */
  async giftOf(tx: EntityManager, token: string): Promise<string | null> {
    const link = await this.find(tx, token);
    return link && !link.is_old ? link.recurring_gift_id : null;
  }

  /** Which gift this token was sent for, and whether that was too long ago to open it; null where it is none of ours. */
  async find(
    tx: EntityManager,
    token: string,
  ): Promise<{ recurring_gift_id: string; is_old: boolean } | null> {
    const link = await this.links.find(tx, token);
    return link?.recurring_gift_id
      ? { recurring_gift_id: link.recurring_gift_id, is_old: link.is_old }
      : null;
  }

  /** After this, no link that was sent before opens the gift. */
  async closeAll(tx: EntityManager, recurring_gift_id: string): Promise<void> {
    await this.links.deleteAll(tx, { recurring_gift_id });
    await tx.delete(RecurringConfirmationRow, { recurring_gift_id });
  }
}
