import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { NewsletterReturnsService } from '../delivery/newsletter-returns.service.js';
import { bounceErrors } from './bounces.errors.js';
import { relayEvents } from './returned-mail.rules.js';

/** What the mail relay tells of messages that it took. */
@Injectable()
export class RelayWebhookService {
  constructor(
    private readonly configuration: Configuration,
    private readonly returns: NewsletterReturnsService,
  ) {}

  /** Answers how many were about newsletters of ours; announced again, they change nothing. */
  async receive(body: unknown, authorization: string): Promise<number> {
    const { mailWebhookSecret } = this.configuration;
    if (mailWebhookSecret === null) throw platformErrors.notFound();
    if (!isSame(authorization, `Bearer ${mailWebhookSecret}`)) throw bounceErrors.refused();
    let taken = 0;
    for (const { kind, message_id, detail } of relayEvents(body))
      if (await this.returns.note(kind, message_id, detail)) taken += 1;
    return taken;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
