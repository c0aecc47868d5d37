import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { mediaErrors } from './media.errors.js';
import { MediaFolderRow } from './media-folder.entity.js';
import { MEDIA, MediaAuditService } from './media-audit.service.js';
import { altFault } from './media.contract.js';
import type { MediaUpdate } from './media.dto.js';

/** What staff change of pictures: their words, their focal point, their folder. */
@Injectable()
export class MediaWritesService {
  constructor(
    private readonly pictures: MediaAuditService,
    private readonly auditLog: AuditLogService,
  ) {}

  async update(id: number, { version, ...values }: MediaUpdate, author: Author): Promise<void> {
    await this.pictures.changeOne(id, author, async (tx, row) => {
      await this.auditLog.assertCurrent(tx, MEDIA, row, version);
      if (row.deleted_at) throw mediaErrors.inTheBin();
      const fault = values.alt === undefined ? null : altFault(values.alt, row.original_name);
      if (fault) throw mediaErrors.refusedAlt(fault);
      await assertFolder(tx, values.folder_id ?? null);
      Object.assign(row, values);
      return 'updated';
    });
  }

  /** Into a folder, or out of any with null: all of them, or none. */
  async move(ids: number[], folderId: number | null, author: Author): Promise<number> {
    return this.pictures.changeMany(ids, author, async (tx, row) => {
      if (row.deleted_at) throw mediaErrors.inTheBin();
      if (row.folder_id === folderId) return null;
      await assertFolder(tx, folderId);
      row.folder_id = folderId;
      return 'updated';
    });
  }
}

/** Refuses a folder that is not there; it stays until the caller's transaction ends. */
export async function assertFolder(tx: EntityManager, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await tx.findOne(MediaFolderRow, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!found) throw mediaErrors.folderNotFound();
}
