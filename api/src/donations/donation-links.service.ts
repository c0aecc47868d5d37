import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { MoneyDonationLinkRow } from './donation-link.entity.js';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

type LinkedTo = { donation_id: string };

/** The private links of gifts of money: told once, and kept as hashes. */
@Injectable()
export class DonationLinksService {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** A new link; those before it stay good. */
  async open(tx: EntityManager, to: LinkedTo): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await tx.insert(MoneyDonationLinkRow, {
      ...to,
      ...{ token_hash: hashToken(token), created_at: this.clock.now() },
    });
    return token;
  }

  /** The address of the donor's own page, for a letter. */
  async url(tx: EntityManager, to: LinkedTo): Promise<string> {
    const token = await this.open(tx, to);
    return `${this.configuration.appUrl}/don/suivi/${token}`;
  }

  /** Which gift this token opens; null where it opens none. */
  async donationOf(tx: EntityManager, token: string): Promise<string | null> {
    if (!TOKEN.test(token)) return null;
    const link = await tx.findOneBy(MoneyDonationLinkRow, { token_hash: hashToken(token) });
    return link?.donation_id ?? null;
  }

  /** After this, no link that was sent before opens anything: its e-mail address has changed. */
  async closeAll(tx: EntityManager, to: LinkedTo): Promise<void> {
    await tx.delete(MoneyDonationLinkRow, to);
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
