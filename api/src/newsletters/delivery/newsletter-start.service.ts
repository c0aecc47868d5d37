import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';
import { AudiencesService } from '../audiences/audiences.service.js';
import { FollowerAudienceService } from '../audiences/follower-audience.service.js';
import { type NewsletterRow, NewslettersService } from '../newsletters/newsletters.service.js';
import { NewsletterRenderingService } from '../rendering/newsletter-rendering.service.js';
import { addFollowers, addRecipients, dueNewsletters } from './newsletter-delivery.queries.js';
import { NewsletterHappeningsService } from './newsletter-happenings.service.js';
import { NewsletterMailingRow } from './newsletter-recipient.entity.js';
import { inParis } from './paris-moment.js';
import { NewsletterSendingService } from './newsletter-sending.service.js';
import { sendingTexts as texts } from './newsletter-sending.content.js';

const START_JOB = 'newsletters.start';
const ROWS_AT_ONCE = 10_000;
/** Later than this it may be out of date, or sent already by the server of before: staff say. */
const LATEST_MS = 60 * 60_000;

interface StartNewsletter {
  id: number;
}

/** Begins to send what was scheduled: what it says and who receives it are fixed at that moment. */
@Injectable()
export class NewsletterStartService {
  private readonly logger = new Logger('Newsletters');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly audiences: AudiencesService,
    private readonly followers: FollowerAudienceService,
    private readonly rendering: NewsletterRenderingService,
    private readonly sending: NewsletterSendingService,
    private readonly happenings: NewsletterHappeningsService,
    private readonly jobs: JobsService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  async add(tx: EntityManager, id: number, startAfter?: Date): Promise<void> {
    const job: StartNewsletter = { id };
    await this.jobs.add(tx, START_JOB, job, startAfter && { startAfter });
  }

  /** Begins once; a job of an hour that was changed meanwhile finds nothing to do. */
  @OnJob({ name: START_JOB })
  async start({ id }: StartNewsletter): Promise<void> {
    const row = await this.newsletters.row(id).catch(() => null);
    if (row?.status !== 'scheduled') return;
    // What is late is held back whether or not it can be written.
    const rendered = this.isLate(row) ? null : await this.rendering.render(row);
    await this.database.transaction(async (tx) => {
      const held = await this.newsletters.hold(tx, id);
      const now = this.clock.now();
      if (held.status !== 'scheduled' || !held.scheduled_at || held.scheduled_at > now) return;
      if (this.isLate(held)) return this.holdBack(tx, held);
      if (!rendered) return;
      const { html, text, parts } = rendered;
      const mailing = { newsletter_id: id, subject: held.subject, html, text, blocks: parts, made_at: now };
      await tx.insert(NewsletterMailingRow, mailing);
      const people = await this.people(tx, held);
      const add = held.campaign_update_id === null ? addRecipients : addFollowers;
      for (let from = 0; from < people.length; from += ROWS_AT_ONCE) {
        const some = people.slice(from, from + ROWS_AT_ONCE);
        await add.run(
          tx,
          id,
          some.map((person) => person.id),
          some.map(({ place }) => place),
          some.map(({ domain }) => domain),
          now,
        );
      }
      await this.newsletters.set(tx, id, {
        status: 'sending',
        started_at: now,
        confirmed_count: people.length,
      });
      await this.happenings.add(tx, id, 'started', texts.started(people.length));
      await this.sending.add(tx, id);
      // The archive shows it from now on.
      await this.revision.raise(tx);
    });
  }

  private isLate({ scheduled_at }: NewsletterRow): boolean {
    return scheduled_at !== null && this.clock.now().getTime() - scheduled_at.getTime() > LATEST_MS;
  }

  /** What is late does not leave by itself any more. */
  private async holdBack(tx: EntityManager, row: NewsletterRow): Promise<void> {
    const at = row.scheduled_at!;
    await this.newsletters.set(tx, row.id, { status: 'held' });
    await this.happenings.trouble(tx, row, `late:${at.toISOString()}`, texts.late(inParis(at)));
  }

  private async people(tx: EntityManager, { audience, campaign_update_id }: NewsletterRow) {
    if (campaign_update_id === null) return this.audiences.people(tx, audience);
    return this.followers.people(tx, campaign_update_id);
  }

  /** What a lost job would have done: begins what is due, and goes on with what leaves no more. */
  @Every({ name: 'newsletters.due', cron: '* * * * *' })
  async startDue(): Promise<void> {
    for (const { id, status } of await dueNewsletters.all(this.database, this.clock.now())) {
      const begun = status === 'scheduled' ? this.start({ id }) : this.sending.add(this.database.manager, id);
      // One that cannot begin keeps no other back: it is tried each minute, and held back as late in an hour.
      await begun.catch((error: unknown) => this.logger.error(error));
    }
  }
}
