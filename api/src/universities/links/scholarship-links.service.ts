import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { ScholarshipWritesService } from '../scholarships/scholarship-writes.service.js';
import { isForExamples, type LinkOutcome } from './link-outcome.rules.js';
import {
  askUrls,
  claimUrls,
  forgetUrls,
  learnUrls,
  openUrls,
  recordUrl,
  releaseUrls,
  urlsOf,
} from './links.queries.js';

export const CHECK_LINKS = 'scholarship-links.check';
export const LINKS_AT_ONCE = 50;
/** Looks in vain, one after the other, after which a link is dead. */
const FAILURES_OF_A_DEAD_LINK = 2;

export interface LookedAt {
  url: string;
  outcome: LinkOutcome;
}

/** Which links are to be looked at, and what becomes of them. A link that many scholarships share is one link. */
@Injectable()
export class ScholarshipLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly scholarships: ScholarshipWritesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** Has the links of these scholarships looked at now; answers how many links that makes. */
  ask(ids: number[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const urls = callable(await urlsOf.all(tx, ids));
      await askUrls.run(tx, urls, this.clock.now());
      if (urls.length > 0) await this.jobs.add(tx, CHECK_LINKS, {});
      return urls.length;
    });
  }

  /** Learns the links of what visitors may apply for now, and forgets those of no scholarship. */
  async learn(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const urls = callable(await openUrls.all(tx, parisDay(this.clock.now())));
      await learnUrls.run(tx, urls);
      await forgetUrls.run(tx, urls);
    });
  }

  /** Those to look at first, for this process alone: asked for, never looked at, or not since the night before. */
  async claim(): Promise<string[]> {
    const now = this.clock.now();
    const claimed = await claimUrls.all(this.dataSource, now, parisDay(now), LINKS_AT_ONCE);
    return claimed.map(({ url }) => url);
  }

  /** Writes down how the looks went; a link that answers is alive at once, one that does not is dead the second time. */
  async record(looked: readonly LookedAt[]): Promise<void> {
    // Each by itself, its scholarships in their order: staff who change many of them never wait in a circle.
    for (const one of looked) await this.dataSource.transaction((tx) => this.recordOne(tx, one));
  }

  /** Leaves links as they were, to be looked at another time: whatever came back says nothing of them. */
  async release(urls: readonly string[]): Promise<void> {
    await releaseUrls.run(this.dataSource, urls);
  }

  /** Has the rest looked at after these. */
  async continue(): Promise<void> {
    await this.jobs.add(this.dataSource.manager, CHECK_LINKS, {});
  }

  private async recordOne(tx: EntityManager, { url, outcome }: LookedAt): Promise<void> {
    const now = this.clock.now();
    const link = await recordUrl.first(tx, url, now, outcome.isAlive);
    const isDead = (link?.failures ?? 0) >= FAILURES_OF_A_DEAD_LINK;
    const state = outcome.isAlive ? 'alive' : isDead ? 'dead' : null;
    const fault = isDead ? outcome.fault : '';
    const bearers = await this.scholarships.recordLinkCheck(tx, { url, state, checked_at: now, fault });
    const [first] = bearers;
    if (!first || !isDead || link!.failures > FAILURES_OF_A_DEAD_LINK) return;
    await this.notifications.publish(tx, {
      kind: 'scholarship_link_dead',
      record_id: first.id,
      facts: { subject: first.title, detail: fault, count: bearers.length },
    });
  }
}

const callable = (rows: { url: string }[]) => rows.map(({ url }) => url).filter((url) => !isForExamples(url));
