import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { NewsletterLinksService } from './newsletter-links.service.js';
import { pendingSince } from './newsletter.rules.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** Forgets sign-ups that nobody confirmed, and links that are over. */
@Injectable()
export class NewsletterRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: NewsletterLinksService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'newsletter.tidy', cron: '47 3 * * *' })
  async tidy(): Promise<void> {
    const before = pendingSince(this.clock.now());
    // Who had left stays known as someone who left: nobody may subscribe them from a file.
    await this.dataSource.query(
      `UPDATE newsletter_subscribers SET status = 'unsubscribed', version = version + 1
        WHERE status = 'pending' AND consent_at < $1 AND unsubscribed_at IS NOT NULL`,
      [before],
    );
    await this.dataSource.query(
      "DELETE FROM newsletter_subscribers WHERE status = 'pending' AND consent_at < $1",
      [before],
    );
    await this.links.forgetExpired();
  }
}
