import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { NEWSLETTER_LIMITS } from './newsletter.contract.js';
import { type LinkPurpose, NewsletterLinkRow } from './newsletter-link.entity.js';

/** The private links of emails to subscribers. */
@Injectable()
export class NewsletterLinksService {
  constructor(
    private readonly links: PrivateLinksService,
    private readonly clock: Clock,
  ) {}

  /** A new token for an email to this subscriber. */
  open(tx: EntityManager, subscriber_id: number, purpose: LinkPurpose): Promise<string> {
    const end = new Date(this.clock.now().getTime() + NEWSLETTER_LIMITS.confirm_ms);
    const expires_at = purpose === 'confirm' ? end : null;
    return this.links.create(tx, NewsletterLinkRow, { subscriber_id, purpose, expires_at });
  }

  /** Whose subscription this token may confirm or change; null where it opens nothing (any more). */
  async subscriberOf(tx: EntityManager, token: string, purpose: LinkPurpose): Promise<number | null> {
    const link = await this.links.findGood(tx, NewsletterLinkRow, token, { purpose });
    return link?.subscriber_id ?? null;
  }

  /** After this, links of confirmation that were sent before confirm nothing. */
  async closeConfirmations(tx: EntityManager, subscriber_id: number): Promise<void> {
    await tx.delete(NewsletterLinkRow, { subscriber_id, purpose: 'confirm' });
  }
}
