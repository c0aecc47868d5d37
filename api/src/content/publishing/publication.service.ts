import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { type Author, SCHEDULE } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentKindsService } from './content-kinds.service.js';
import { ContentRecordsService } from './content-records.service.js';
import { RevisionsService } from './revisions.service.js';
import { publishingErrors } from './publishing.errors.js';
import { PublishingService } from './publishing.service.js';
import { revived, workingCopy } from './content.presenter.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';

export const PUBLISH_DUE = 'publishing.due';

/** How a text comes before the public, now or at a set moment, and how it leaves. */
@Injectable()
export class PublicationService {
  private readonly logger = new Logger('Publication');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: ContentKindsService,
    private readonly records: ContentRecordsService,
    private readonly drafts: PublishingService,
    private readonly revisions: RevisionsService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /** Publishes the working copy, now or at the moment `at`. */
  async publish(
    kind: ContentKind,
    id: number,
    version: number,
    at: Date | null,
    author: Author,
  ): Promise<void> {
    if (at && at <= this.clock.now()) throw publishingErrors.momentPast();
    await this.change(kind, id, version, async (tx, row) => {
      if (at) await this.schedule(tx, kind, row, at, author);
      else await this.publishIn(tx, kind, row, author);
    });
  }

  async publishIn(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    refuseIfNothingToPublish(kind, row);
    await this.goLive(tx, kind, row, this.clock.now(), author);
  }

  async unschedule(kind: ContentKind, id: number, version: number, author: Author): Promise<void> {
    await this.change(kind, id, version, async (tx, row) => {
      if (!row.publish_at) throw publishingErrors.notScheduled();
      const before = { ...row };
      row.publish_at = null;
      await this.records.save(tx, kind, row, { author, event: 'unscheduled', before, isTextKept: true });
    });
  }

  /** Takes it off the site; what was written stays as a draft. */
  async withdraw(kind: ContentKind, id: number, version: number, author: Author): Promise<void> {
    await this.change(kind, id, version, (tx, row) => this.withdrawIn(tx, kind, row, author));
  }

  async withdrawIn(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    if (!kind.isLive(row)) throw publishingErrors.notLive();
    refuseIfItMustStay(kind, row);
    const before = { ...row };
    Object.assign(row, workingCopy(row, kind), { pending: null, publish_at: null });
    kind.takeDown(row);
    await this.records.save(tx, kind, row, { author, event: 'withdrawn', before, isTextKept: true });
  }

  /** Drops the changes that wait: the published text is the text. */
  async discard(kind: ContentKind, id: number, version: number, author: Author): Promise<void> {
    await this.change(kind, id, version, async (tx, row) => {
      if (!row.pending) throw publishingErrors.nothingToDiscard();
      const before = { ...row };
      row.pending = null;
      row.publish_at = null;
      await this.records.save(tx, kind, row, { author, event: 'discarded', before });
    });
  }

  /** Makes a revision's text the working copy again. */
  async restoreEdition(
    kind: ContentKind,
    id: number,
    number: number,
    version: number,
    author: Author,
  ): Promise<void> {
    const [edition] = await this.revisions.find(kind.resource, id, number);
    const known = new Set<string>(kind.fields);
    const kept = Object.entries(edition.values).filter(([field]) => known.has(field));
    await this.drafts.save(kind, id, version, revived(Object.fromEntries(kept), kind), author);
  }

  /** Publishes everything whose moment has come, each by itself. Answers how many. */
  @OnJob({ name: PUBLISH_DUE })
  @Every({ name: 'publishing.sweep', cron: '* * * * *' })
  async publishDue(): Promise<number> {
    let published = 0;
    for (const kind of this.kinds.all()) {
      const due = await this.dataSource.manager.find(kind.entity, {
        where: { publish_at: LessThanOrEqual(this.clock.now()) },
        order: { publish_at: 'ASC' },
      });
      for (const { id } of due) if (await this.publishScheduled(kind, id)) published += 1;
    }
    return published;
  }

  private async publishScheduled(kind: ContentKind, id: number): Promise<boolean> {
    return this.dataSource
      .transaction(async (tx) => {
        const row = await this.records.lock(tx, kind, id);
        if (!row.publish_at || row.publish_at > this.clock.now() || row.deleted_at || row.archived_at)
          return false;
        await this.goLive(tx, kind, row, row.publish_at, SCHEDULE);
        return true;
      })
      .catch((error: unknown) => this.giveUp(kind, id, error));
  }

  /** What can no longer be published as it is goes back to its writer, with the audit log saying so. */
  private async giveUp(kind: ContentKind, id: number, error: unknown): Promise<boolean> {
    if (!(error instanceof Problem)) throw error;
    this.logger.warn(`${kind.resource} ${id}: ${error.message}`);
    await this.dataSource.transaction(async (tx) => {
      const row = await this.records.lock(tx, kind, id);
      const before = { ...row };
      row.publish_at = null;
      await this.records.save(tx, kind, row, {
        author: SCHEDULE,
        event: 'unscheduled',
        before,
        isTextKept: true,
      });
    });
    return false;
  }

  private async schedule(
    tx: EntityManager,
    kind: ContentKind,
    row: ContentColumns,
    at: Date,
    author: Author,
  ) {
    refuseIfNothingToPublish(kind, row);
    const before = { ...row };
    const shown = { ...workingCopy(row, kind) };
    if (!kind.isLive(shown)) kind.goLive(shown, at);
    await this.records.check(tx, kind, shown);
    row.publish_at = at;
    await this.jobs.add(tx, PUBLISH_DUE, {}, { startAfter: at });
    await this.records.save(tx, kind, row, { author, event: 'scheduled', before, isTextKept: true });
  }

  private async goLive(tx: EntityManager, kind: ContentKind, row: ContentColumns, at: Date, author: Author) {
    const before = { ...row };
    Object.assign(row, workingCopy(row, kind), { pending: null, publish_at: null });
    if (!kind.isLive(row)) kind.goLive(row, at);
    await this.records.check(tx, kind, row);
    await this.records.save(tx, kind, row, { author, event: 'published', before });
  }

  private async change(
    kind: ContentKind,
    id: number,
    version: number,
    action: (tx: EntityManager, row: ContentColumns) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await action(tx, await this.records.lockCurrent(tx, kind, id, version));
    });
  }
}

export function refuseIfItMustStay<Row extends ContentColumns>(kind: ContentKind<Row>, row: Row): void {
  const reason = kind.mustStay?.(row);
  if (reason) throw publishingErrors.mustStay(reason);
}

function refuseIfNothingToPublish(kind: ContentKind, row: ContentColumns): void {
  if (row.archived_at) throw publishingErrors.inTheBin();
  if (kind.isLive(row) && !row.pending) throw publishingErrors.nothingToPublish();
}
