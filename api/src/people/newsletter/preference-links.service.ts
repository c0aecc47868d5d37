import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { mailboxKey } from '../../platform/http/mailbox-key.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { NEWSLETTER_LIMITS, NEWSLETTER_MESSAGES } from './newsletter.contract.js';
import type { PreferenceLinkInput, SubscriptionAnswer } from './newsletter.dto.js';
import { NewsletterEmailsService } from './newsletter-emails.service.js';
import { subscriberAt } from './newsletter.queries.js';
import { SubscriberRow } from './subscriber.entity.js';

const LINK_JOB = 'newsletter.send-preference-link';

interface SendLink {
  /** Null where nobody is to be written to: the job is there all the same. */
  subscriber_id: number | null;
}

/** The way to one's preferences for who has no letter at hand. */
@Injectable()
export class PreferenceLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: AttemptLimitService,
    private readonly jobs: JobsService,
    private readonly emails: NewsletterEmailsService,
  ) {}

  /** Has the link sent by a job: neither the answer nor the work says whether the address is known. */
  async ask({ email, website }: PreferenceLinkInput, address: string): Promise<SubscriptionAnswer> {
    const place = `newsletter-link:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, NEWSLETTER_LIMITS.signups_per_hour, { windowMs: HOUR_MS });
    if (!website) await this.queue(email);
    return { message: NEWSLETTER_MESSAGES.link_asked };
  }

  @OnJob({ name: LINK_JOB })
  async send({ subscriber_id }: SendLink): Promise<void> {
    if (subscriber_id === null) return;
    await this.dataSource.transaction(async (tx) => {
      const row = await tx.findOneBy(SubscriberRow, { id: subscriber_id });
      // Whoever has not confirmed receives nothing but the confirmation.
      if (row && row.status !== 'pending') await this.emails.preferenceLink(tx, row);
    });
  }

  private async queue(email: string): Promise<void> {
    const mailbox = mailboxKey(email);
    await this.dataSource.transaction(async (tx) => {
      const key = `newsletter-link:${this.attempts.disguise(mailbox)}`;
      if (!(await this.attempts.allows(key, NEWSLETTER_LIMITS.links_per_hour, { windowMs: HOUR_MS, tx })))
        return;
      const found = await subscriberAt.first(tx, mailbox);
      await this.jobs.add(tx, LINK_JOB, { subscriber_id: found?.id ?? null } satisfies SendLink);
    });
  }
}
