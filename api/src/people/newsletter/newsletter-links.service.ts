import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { NEWSLETTER_LIMITS } from './newsletter.contract.js';
import { type LinkPurpose, NewsletterLinkRow } from './newsletter-link.entity.js';
import { hashToken, newPrivateToken } from '../../platform/http/private-token.js';

const TOKEN = /^[\w-]{43}$/;

/** The private links of emails: shown once, in the email, and kept as hashes. */
@Injectable()
export class NewsletterLinksService {
  constructor(private readonly clock: Clock) {}

  /** A new token for an email to this subscriber. */
  async open(tx: EntityManager, subscriberId: number, purpose: LinkPurpose): Promise<string> {
    const token = newPrivateToken();
    await tx.insert(NewsletterLinkRow, {
      token_hash: hashToken(token),
      subscriber_id: subscriberId,
      purpose,
      expires_at:
        purpose === 'confirm' ? new Date(this.clock.now().getTime() + NEWSLETTER_LIMITS.confirm_ms) : null,
    });
    return token;
  }

  /** Whose subscription this token may confirm or change; null where it opens nothing (any more). */
  async subscriberOf(tx: EntityManager, token: string, purpose: LinkPurpose): Promise<number | null> {
    if (!TOKEN.test(token)) return null;
    const link = await tx.findOneBy(NewsletterLinkRow, { token_hash: hashToken(token), purpose });
    if (!link || (link.expires_at && link.expires_at <= this.clock.now())) return null;
    return link.subscriber_id;
  }

  /** After this, links of confirmation that were sent before confirm nothing. */
  async closeConfirmations(tx: EntityManager, subscriberId: number): Promise<void> {
    await tx.delete(NewsletterLinkRow, { subscriber_id: subscriberId, purpose: 'confirm' });
  }
}
