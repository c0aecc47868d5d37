import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { ScholarshipWritesService } from '../scholarships/scholarship-writes.service.js';
import { isForExamples, type LinkOutcome } from './link-outcome.rules.js';

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
    private readonly clock: Clock,
  ) {}

  /** Has the links of these scholarships looked at now; answers how many links that makes. */
  ask(ids: number[]): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const urls = callable(
        await tx.query<{ url: string }[]>(
          `SELECT DISTINCT application_url AS url FROM scholarships
            WHERE id = ANY($1) AND application_url <> '' AND deleted_at IS NULL AND archived_at IS NULL`,
          [ids],
        ),
      );
      await tx.query(
        `INSERT INTO scholarship_links (url, asked_at) SELECT unnest($1::text[]), $2
         ON CONFLICT (url) DO UPDATE SET asked_at = excluded.asked_at`,
        [urls, this.clock.now()],
      );
      if (urls.length > 0) await this.jobs.add(tx, CHECK_LINKS, {});
      return urls.length;
    });
  }

  /** Learns the links of what visitors may apply for now, and forgets those of no scholarship. */
  async learn(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const urls = callable(
        await tx.query<{ url: string }[]>(
          `SELECT DISTINCT application_url AS url FROM scholarships
            WHERE status = 'active' AND deadline >= $1 AND application_url <> ''
              AND deleted_at IS NULL AND archived_at IS NULL`,
          [parisDay(this.clock.now())],
        ),
      );
      await tx.query('INSERT INTO scholarship_links (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [
        urls,
      ]);
      await tx.query(
        `DELETE FROM scholarship_links link WHERE url <> ALL($1) AND (asked_at IS NULL OR asked_at <= checked_at)
            AND NOT EXISTS (SELECT FROM scholarships WHERE application_url = link.url AND deleted_at IS NULL)`,
        [urls],
      );
    });
  }

  /** Those to look at first, for this process alone: asked for, never looked at, or not since the night before. */
  async claim(): Promise<string[]> {
    const now = this.clock.now();
    const [claimed] = await this.dataSource.query<[{ url: string }[], number]>(
      `UPDATE scholarship_links SET claimed_at = $1 WHERE url IN (
         SELECT url FROM scholarship_links
          WHERE (claimed_at IS NULL OR claimed_at < $1::timestamptz - interval '20 minutes')
            AND (asked_at > coalesce(checked_at, '-infinity') OR (${IS_OPEN} AND (
                   checked_at IS NULL OR checked_at < $1::timestamptz - interval '20 hours')))
          ORDER BY asked_at > coalesce(checked_at, '-infinity') DESC NULLS LAST, checked_at NULLS FIRST, url
          LIMIT ${LINKS_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING url`,
      [now, parisDay(now)],
    );
    return claimed.map(({ url }) => url);
  }

  /** Writes down how the looks went; a link that answers is alive at once, one that does not is dead the second time. */
  async record(looked: readonly LookedAt[]): Promise<void> {
    // Each by itself, its scholarships in their order: staff who change many of them never wait in a circle.
    for (const one of looked) await this.dataSource.transaction((tx) => this.recordOne(tx, one));
  }

  /** Leaves links as they were, to be looked at another time: whatever came back says nothing of them. */
  async release(urls: readonly string[]): Promise<void> {
    await this.dataSource.query(
      'UPDATE scholarship_links SET claimed_at = NULL, asked_at = NULL WHERE url = ANY($1)',
      [urls],
    );
  }

  /** Has the rest looked at after these. */
  async continue(): Promise<void> {
    await this.jobs.add(this.dataSource.manager, CHECK_LINKS, {});
  }

  private async recordOne(tx: EntityManager, { url, outcome }: LookedAt): Promise<void> {
    const now = this.clock.now();
    const [[link]] = await tx.query<[{ failures: number }[], number]>(
      `UPDATE scholarship_links SET checked_at = $2, claimed_at = NULL, failures = CASE WHEN $3 THEN 0 ELSE failures + 1 END
        WHERE url = $1 RETURNING failures`,
      [url, now, outcome.isAlive],
    );
    const isDead = (link?.failures ?? 0) >= FAILURES_OF_A_DEAD_LINK;
    const state = outcome.isAlive ? 'alive' : isDead ? 'dead' : null;
    await this.scholarships.recordLinkCheck(tx, {
      url,
      state,
      checked_at: now,
      fault: isDead ? outcome.fault : '',
    });
  }
}

/** Visitors may apply by it now. */
const IS_OPEN = `EXISTS (SELECT FROM scholarships WHERE application_url = url AND status = 'active' AND deadline >= $2
                   AND deleted_at IS NULL AND archived_at IS NULL)`;

const callable = (rows: { url: string }[]) => rows.map(({ url }) => url).filter((url) => !isForExamples(url));
