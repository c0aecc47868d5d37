import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan } from 'typeorm';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { type Author, RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { FileStore } from './file-store.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { MediaAuditService } from './media-audit.service.js';
import { MediaUsageService } from './media-usage.service.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import type { MediaBinned } from './media.dto.js';

/** The trash, where pictures lie for 30 days: nothing that is shown somewhere goes there. */
@Injectable()
export class MediaTrashService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly pictures: MediaAuditService,
    private readonly usage: MediaUsageService,
    private readonly clock: Clock,
  ) {}

  /** Refused while something shows the picture, with what does. */
  async remove(id: number, author: Author): Promise<void> {
    await this.pictures.changeOne(id, author, async (tx, row) => {
      if (row.deleted_at) throw mediaErrors.inTheBin();
      const uses = (await this.usage.of(tx, [id])).get(id) ?? [];
      if (uses.length > 0) throw mediaErrors.used(uses);
      row.deleted_at = this.clock.now();
      return 'deleted';
    });
  }

  /** What nothing shows goes to the trash; the rest stays, and is answered with what shows it. */
  async removeMany(ids: number[], author: Author): Promise<MediaBinned> {
    const kept: MediaBinned['kept'] = [];
    const updated = await this.pictures.changeMany(ids, author, async (tx, row) => {
      if (row.deleted_at) return null;
      const used_by = (await this.usage.of(tx, [row.id])).get(row.id) ?? [];
      if (used_by.length > 0) {
        kept.push({ id: row.id, alt: row.alt, used_by });
        return null;
      }
      row.deleted_at = this.clock.now();
      return 'deleted';
    });
    return { updated, kept };
  }

  async restore(id: number, author: Author): Promise<void> {
    await this.pictures.changeOne(id, author, async (_, row) => {
      if (!row.deleted_at) throw mediaErrors.notInTheBin();
      row.deleted_at = null;
      return 'restored';
    });
  }

  async restoreMany(ids: number[], author: Author): Promise<number> {
    return this.pictures.changeMany(ids, author, async (_, row) => {
      if (!row.deleted_at) return null;
      row.deleted_at = null;
      return 'restored';
    });
  }

  /** Deletes for good, files included, what has lain in the trash for 30 days. */
  @Every({ name: 'media.bin', cron: '47 3 * * *' })
  async empty(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS);
    const gone = await this.dataSource.transaction(async (tx) => {
      const rows = await tx.find(MediaRow, {
        where: { deleted_at: LessThan(before) },
        lock: { mode: 'pessimistic_write' },
      });
      for (const row of rows) {
        await tx.delete(MediaRow, { id: row.id });
        await this.pictures.recordChange(tx, RETENTION_AUTHOR, 'purged', row, null);
      }
      return rows;
    });
    for (const { id } of gone) await this.files.removeFolder(String(id));
  }
}
