import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { type Author, RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentKindsService } from './content-kinds.service.js';
import { ContentRecordsService } from './content-records.service.js';
import { publishingErrors } from './publishing.errors.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** The trash of every kind of content, and the archives of what others depend on. */
@Injectable()
export class ContentTrashService {
  private readonly logger = new Logger('Publishing');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: ContentKindsService,
    private readonly records: ContentRecordsService,
    private readonly clock: Clock,
  ) {}

  /** To the trash for 30 days; to the archives where others depend on it. */
  async remove(kind: ContentKind, id: number, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.removeIn(tx, kind, await this.records.lock(tx, kind, id), author);
    });
  }

  async removeIn(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    if (row.deleted_at || row.archived_at) throw publishingErrors.inTheBin();
    await this.records.assertMayLeave(tx, kind, row);
    const before = { ...row };
    const isKept = await this.kinds.isDependedOn(tx, kind, row.id);
    row[isKept ? 'archived_at' : 'deleted_at'] = this.clock.now();
    row.publish_at = null;
    const event = isKept ? 'archived' : 'deleted';
    await this.records.save(tx, kind, row, { author, event, before, isTextKept: true });
  }

  async restore(kind: ContentKind, id: number, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.restoreIn(tx, kind, await this.records.lock(tx, kind, id), author);
    });
  }

  async restoreIn(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    if (!row.deleted_at && !row.archived_at) throw publishingErrors.notInTheBin();
    const before = { ...row };
    row.deleted_at = null;
    row.archived_at = null;
    await this.records.save(tx, kind, row, { author, event: 'restored', before, isTextKept: true });
  }

  /** Deletes for good what has lain in the trash for 30 days. Answers how many. */
  @Every({ name: 'publishing.bin', cron: '37 3 * * *' })
  async empty(): Promise<number> {
    let purged = 0;
    for (const kind of this.kinds.all()) purged += await this.emptyOf(kind);
    return purged;
  }

  private async emptyOf(kind: ContentKind): Promise<number> {
    const before = new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS);
    const rows = await this.dataSource.manager.findBy(kind.entity, { deleted_at: LessThan(before) });
    let purged = 0;
    for (const { id } of rows) if (await this.purge(kind, id, before)) purged += 1;
    return purged;
  }

  /** Each in a transaction of its own: one that something still refers to keeps no other back, and is tried the next night. */
  private async purge(kind: ContentKind, id: number, before: Date): Promise<boolean> {
    const purged = this.dataSource.transaction(async (tx) => {
      const row = await this.records.lock(tx, kind, id);
      const isRestored = !row.deleted_at || row.deleted_at >= before;
      // What came to depend on it while it lay there keeps it.
      if (isRestored || (await this.kinds.isDependedOn(tx, kind, id))) return false;
      await this.records.purge(tx, kind, row, RETENTION_AUTHOR);
      return true;
    });
    return purged.catch((error: unknown) => {
      this.logger.warn(`${kind.resource} ${id} could not be deleted for good: ${String(error)}`);
      return false;
    });
  }
}
