import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { isPrivateLinkOld, newPrivateToken, privateTokenHash } from '../platform/http/private-token.js';
import { RecurringConfirmationRow } from './recurring-confirmation.entity.js';
import { RecurringLinkRow } from './recurring-link.entity.js';

/** The private links of letters about gifts that come again: told once, kept as hashes, and good for 90 days. */
@Injectable()
export class RecurringLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** The address of the donor's own page of a gift, for a letter. */
  async url(tx: EntityManager, recurring_gift_id: string): Promise<string> {
    const token = newPrivateToken();
    const token_hash = privateTokenHash(token)!;
    await tx.insert(RecurringLinkRow, { token_hash, recurring_gift_id, created_at: this.clock.now() });
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
    const token_hash = privateTokenHash(token);
    const link = token_hash && (await tx.findOneBy(RecurringLinkRow, { token_hash }));
    if (!link || !link.recurring_gift_id) return null;
    return { recurring_gift_id: link.recurring_gift_id, is_old: isPrivateLinkOld(link, this.clock.now()) };
  }

  /** After this, no link that was sent before opens the gift. */
  async closeAll(tx: EntityManager, recurring_gift_id: string): Promise<void> {
    await tx.delete(RecurringLinkRow, { recurring_gift_id });
    await tx.delete(RecurringConfirmationRow, { recurring_gift_id });
  }
}
