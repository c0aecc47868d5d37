import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Every, OnJob } from '../../../platform/jobs/job.decorators.js';
import { Clock } from '../../../platform/clock/clock.js';
import { parisDay } from '../../../platform/clock/paris.js';
import { lockKey } from '../../../platform/database/locks.queries.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import {
  allowTime,
  analyzeFacts,
  lastJournalEntry,
  noteRefresh,
  refreshDonorFacts,
  refreshGiftFacts,
  stateOfFacts,
} from './gift-facts.queries.js';

const REFRESH_JOB = 'analytics.refresh';
/** Of more than a few entries, a refresh that took longer is left to a job: the screen shows what stands, and its moment. */
const SHORT_MS = 400;
/** As many that came at once, by an import or an upgrade, are left to a job as well. */
const FEW_ENTRIES = 20_000;
/** After more than that, the database's own counts are far from what is there. */
const MANY_ENTRIES = 1_000;
/** Who gave may have changed without an entry in the journal: a corrected address. */
const OLD_MS = 10 * 60_000;

/** Keeps the facts of gifts level with the journal. */
@Injectable()
export class GiftFactsService {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** The moment that the facts are of: now, unless making them anew takes long. */
  async freshAt(): Promise<Date> {
    const { refreshed_at, took_ms, entries, behind } = await stateOfFacts.one(this.database);
    if (this.isFresh(refreshed_at, behind)) return refreshed_at;
    const isLong = Number(entries) > FEW_ENTRIES && took_ms > SHORT_MS;
    if (isLong || Number(behind) > FEW_ENTRIES) {
      await this.jobs.add(this.database.manager, REFRESH_JOB, {});
      return refreshed_at;
    }
    return this.refresh();
  }

  @OnJob({ name: REFRESH_JOB })
  @Every({ name: `${REFRESH_JOB}.regularly`, cron: '*/10 * * * *' })
  async refreshIfBehind(): Promise<void> {
    const { behind, refreshed_at } = await stateOfFacts.one(this.database);
    if (!this.isFresh(refreshed_at, behind)) await this.refresh();
  }

  private isFresh(refreshedAt: Date, behind: number | null): boolean {
    return !behind && this.clock.now().getTime() - refreshedAt.getTime() < OLD_MS;
  }

  /** One at a time, however many ask: here they wait without a connection, of which gifts need some. */
  private refresh(): Promise<Date> {
    const turn = this.turn.then(() => this.refreshAlone());
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  private refreshAlone(): Promise<Date> {
    return this.database.transaction(async (tx) => {
      await lockKey.run(tx, REFRESH_JOB);
      const { behind, refreshed_at } = await stateOfFacts.one(tx);
      if (this.isFresh(refreshed_at, behind)) return refreshed_at;
      const now = this.clock.now();
      // Read first: what is entered meanwhile makes the facts be behind, never ahead.
      const { id } = await lastJournalEntry.one(tx);
      const began = performance.now();
      await allowTime.run(tx);
      await refreshGiftFacts.run(tx);
      await refreshDonorFacts.run(tx, parisDay(now));
      if (Number(behind) > MANY_ENTRIES) await analyzeFacts.run(tx);
      await noteRefresh.run(tx, now, id ?? 0, Math.round(performance.now() - began));
      return now;
    });
  }
}
