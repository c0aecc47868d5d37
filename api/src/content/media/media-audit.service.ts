import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { MediaFolderRow } from './media-folder.entity.js';
import { pathOf } from './media-folder.rules.js';

export const MEDIA = 'media';

export type MediaChange = (tx: EntityManager, row: MediaRow) => Promise<AuditAction | null>;

/** Changes pictures; each change is in the audit log, and raises the content revision. */
@Injectable()
export class MediaAuditService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  async changeOne(id: number, author: Author, change: MediaChange): Promise<void> {
    await this.changeMany([id], author, change);
  }

  /** The same change on all of these pictures, or on none; `null` leaves one alone. Answers how many changed. */
  async changeMany(ids: number[], author: Author, change: MediaChange): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await tx.find(MediaRow, {
        where: { id: In(ids) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (rows.length < new Set(ids).size) throw mediaErrors.notFound();
      let changed = 0;
      for (const row of rows) {
        const before = { ...row };
        const action = await change(tx, row);
        if (!action) continue;
        row.updated_at = this.clock.now();
        await tx.save(row);
        await this.recordChange(tx, author, action, before, row);
        changed += 1;
      }
      return changed;
    });
  }

  async recordChange(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: MediaRow | null,
    after: MediaRow | null,
  ): Promise<void> {
    const label = (after ?? before)?.alt ?? '';
    const [from, to] = [before && (await said(tx, before)), after && (await said(tx, after))];
    await this.auditLog.record(tx, { author, action, resource: MEDIA, label, before: from, after: to });
    await this.revision.raise(tx);
  }
}

/** A picture as the audit log keeps it: its folder by its name, which a later reader understands. */
async function said(tx: EntityManager, { folder_id, ...row }: MediaRow) {
  return { ...row, folder: folder_id === null ? null : await folderName(tx, folder_id) };
}

async function folderName(tx: EntityManager, id: number): Promise<string> {
  const folders = new Map((await tx.find(MediaFolderRow)).map((folder) => [folder.id, folder]));
  return pathOf(folders, id)
    .map(({ name }) => name)
    .join(' / ');
}
