import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { HANDED_AT_ONCE } from '../../core/mail/bulk-mail.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { OnJob } from '../../platform/jobs/job.decorators.js';
import { NewslettersService } from '../newsletters/newsletters.service.js';
import {
  abandonedRecipients,
  claimRecipients,
  endPauses,
  triedSince,
  workLeft,
} from './newsletter-delivery.queries.js';
import { NewsletterHandoverService } from './newsletter-handover.service.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { NewsletterMailingRow } from './newsletter-recipient.entity.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

export const SEND_JOB = 'newsletters.send';
const MINUTE_MS = 60_000;
/** A job that lasts says every ten seconds that it lives; so long, and the next one goes on. */
const RUN_MS = 45_000;
const LOOK_AGAIN_MS = 1000;
const RETRY_LIMIT = 1000;

interface SendNewsletter {
  id: number;
}

/**
 * Sends a newsletter to its recipients, some at a time. Each is marked before a word is said to a mail server and settled
 * after its answer: killed in between, they are « peut-être parties », and never sent again by itself.
 */
@Injectable()
export class NewsletterSendingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly handover: NewsletterHandoverService,
    private readonly happenings: NewsletterHappeningsService,
    private readonly jobs: JobsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  async add(tx: EntityManager, id: number, startAfter?: Date): Promise<void> {
    const job: SendNewsletter = { id };
    await this.jobs.add(tx, SEND_JOB, job, startAfter && { startAfter });
  }

  @OnJob({ name: SEND_JOB, retryLimit: RETRY_LIMIT, leaves: true })
  async send({ id }: SendNewsletter): Promise<void> {
    const runId = randomUUID();
    const mailing = await this.begin(id, runId);
    if (!mailing) return;
    const until = Date.now() + RUN_MS;
    while (Date.now() < until && (await this.isMine(id, runId))) {
      const claimed = await this.claim(id, runId);
      if (claimed.length > 0) {
        await Promise.all(claimed.map((recipient) => this.handover.send(mailing, recipient)));
        await this.noteBack(id, [...new Set(claimed.map(({ domain }) => domain))]);
      } else if (await this.finish(id, runId)) return;
      else await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
    }
    if (await this.isMine(id, runId)) await this.add(this.database.manager, id);
  }

  /** Takes the newsletter over, and what a run before it left in the middle. */
  private begin(id: number, runId: string): Promise<NewsletterMailingRow | null> {
    return this.database.transaction(async (tx) => {
      const row = await this.newsletters.hold(tx, id).catch(() => null);
      if (row?.status !== 'sending') return null;
      await this.newsletters.setRun(tx, id, runId);
      const abandoned = await abandonedRecipients.all(tx, id, runId, this.clock.now());
      if (abandoned.length > 0)
        await this.happenings.add(tx, id, 'abandoned', texts.abandoned(abandoned.length));
      return tx.findOneBy(NewsletterMailingRow, { newsletter_id: id });
    });
  }

  private async isMine(id: number, runId: string): Promise<boolean> {
    const row = await this.newsletters.row(id).catch(() => null);
    return row?.status === 'sending' && row.run_id === runId;
  }

  private async claim(id: number, runId: string) {
    const { newslettersPerMinute, newslettersPerMinuteAndDomain } = this.configuration;
    const now = this.clock.now();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    const { tried } = await triedSince.one(this.database, minuteAgo);
    const room = Math.min(HANDED_AT_ONCE, newslettersPerMinute - tried);
    if (room <= 0) return [];
    return claimRecipients.all(this.database, id, runId, minuteAgo, now, room, newslettersPerMinuteAndDomain);
  }

  private async noteBack(id: number, domains: string[]): Promise<void> {
    const back = await endPauses.all(this.database, [...domains, ''], this.clock.now());
    for (const { domain } of back)
      await this.happenings.add(
        this.database.manager,
        id,
        'back',
        domain ? texts.domainBack(domain) : texts.relayBack,
      );
  }

  /** Whether nothing is left to do, which it then says. */
  private finish(id: number, runId: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const row = await this.newsletters.hold(tx, id);
      if (row.status !== 'sending' || row.run_id !== runId) return true;
      const { waiting, sending } = await workLeft.one(tx, id);
      if (waiting + sending > 0) return false;
      await this.newsletters.finish(tx, id, 'sent', this.clock.now());
      await this.happenings.finished(tx, row);
      return true;
    });
  }
}
