import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { RecurringLinkRow } from './recurring-link.entity.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** The private links of letters about gifts that come again: told once, in the letter, and kept as hashes. */
@Injectable()
export class RecurringLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** The address of the donor's own page of a gift, for a letter. */
  async url(tx: EntityManager, recurring_gift_id: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await tx.insert(RecurringLinkRow, {
      ...{ token_hash: hashToken(token), recurring_gift_id, created_at: this.clock.now() },
    });
    return `${this.configuration.appUrl}/don/regulier/${token}`;
  }

  /** Which gift this token opens; null where it opens nothing. */
  async giftOf(tx: EntityManager, token: string): Promise<string | null> {
    if (!TOKEN.test(token)) return null;
    const link = await tx.findOneBy(RecurringLinkRow, { token_hash: hashToken(token) });
    return link?.recurring_gift_id ?? null;
  }

  /** After this, no link that was sent before opens the gift. */
  async closeAll(tx: EntityManager, recurring_gift_id: string): Promise<void> {
    await tx.delete(RecurringLinkRow, { recurring_gift_id });
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
