import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { type Author, SCHEDULE } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentKindsService } from './content-kinds.service.js';
import { workingCopy } from './content.presenter.js';
import { ContentRecordsService } from './content-records.service.js';
import { publishingErrors } from './publishing.errors.js';

const PUBLISH_DUE = 'publishing.due';

/** Texts that come before the public at a moment set beforehand. */
@Injectable()
export class PublicationSchedulesService {
  private readonly logger = new Logger('Publication');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: ContentKindsService,
    private readonly records: ContentRecordsService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  assertAhead(at: Date): void {
    if (at <= this.clock.now()) throw publishingErrors.momentPast();
  }

  /** Publishes it at this moment, which its text must be ready for now. */
  async set(
    tx: EntityManager,
    kind: ContentKind,
    row: ContentColumns,
    at: Date,
    author: Author,
  ): Promise<void> {
    const before = { ...row };
    const shown = { ...workingCopy(row, kind) };
    if (!kind.isLive(shown)) kind.goLive(shown, at);
    await this.records.check(tx, kind, shown);
    row.publish_at = at;
    await this.jobs.add(tx, PUBLISH_DUE, {}, { startAfter: at });
    await this.records.save(tx, kind, row, { author, event: 'scheduled', before, isTextKept: true });
  }

  async cancel(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    const before = { ...row };
    row.publish_at = null;
    await this.records.save(tx, kind, row, { author, event: 'unscheduled', before, isTextKept: true });
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
        await this.records.goLive(tx, kind, row, SCHEDULE, row.publish_at);
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
      await this.cancel(tx, kind, row, SCHEDULE);
    });
    return false;
  }
}
