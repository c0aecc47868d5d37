import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { lockFolders, picturesByFolder, refile } from './media.queries.js';
import { MediaFolderRow } from './media-folder.entity.js';
import { pathOf, placeFault } from './media-folder.rules.js';
import type { MediaFolder, MediaFolderInput, MediaFolderUpdate } from './media.dto.js';

const RESOURCE = 'media-folders';

/** The folders that pictures are filed in. They are for staff alone: visitors never see one. */
@Injectable()
export class MediaFoldersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** All of them, each after the one it lies in, by name. */
  async list(): Promise<MediaFolder[]> {
    const { manager } = this.dataSource;
    const rows = new Map((await manager.find(MediaFolderRow)).map((row) => [row.id, row]));
    const counts = await picturesByFolder.all(manager);
    const pictures = new Map(counts.map((count) => [count.folder_id, count.pictures]));
    return [...rows.values()]
      .map(({ id, name, parent_id, version }) => {
        const path = pathOf(rows, id).map((folder) => folder.name);
        return { id, name, parent_id, path, pictures: pictures.get(id) ?? 0, version };
      })
      .toSorted((one, other) => comparePaths(one.path, other.path));
  }

  async find(id: number): Promise<MediaFolder> {
    const found = (await this.list()).find((folder) => folder.id === id);
    if (!found) throw mediaErrors.folderNotFound();
    return found;
  }

  async create({ name, parent_id = null }: MediaFolderInput, author: Author): Promise<number> {
    return this.alone(async (tx) => {
      await assertPlace(tx, null, parent_id);
      const now = this.clock.now();
      const row = tx.create(MediaFolderRow, { name, parent_id, created_at: now, updated_at: now });
      await save(tx, row);
      await this.recordChange(tx, author, 'created', null, row);
      return row.id;
    });
  }

  /** Renames a folder, or moves it with all that it holds. */
  async update(id: number, { version, ...values }: MediaFolderUpdate, author: Author): Promise<void> {
    await this.alone(async (tx) => {
      const row = await existing(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      const before = { ...row };
      if (values.parent_id !== undefined) await assertPlace(tx, id, values.parent_id);
      Object.assign(row, values, { updated_at: this.clock.now() });
      await save(tx, row);
      await this.recordChange(tx, author, 'updated', before, row);
    });
  }

  /** Only an empty one; what of it lies in the trash would come back to the folder above. */
  async remove(id: number, author: Author): Promise<void> {
    await this.alone(async (tx) => {
      const row = await existing(tx, id);
      const pictures = await tx.countBy(MediaRow, { folder_id: id, deleted_at: IsNull() });
      const folders = await tx.countBy(MediaFolderRow, { parent_id: id });
      if (pictures + folders > 0) throw mediaErrors.folderNotEmpty(pictures, folders);
      await refile.run(tx, id, row.parent_id);
      await tx.delete(MediaFolderRow, { id });
      await this.recordChange(tx, author, 'purged', row, null);
    });
  }

  /** One change of the folders at a time: what a check saw is still so when the change is made. */
  private alone<T>(change: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      await lockFolders.run(tx);
      return change(tx);
    });
  }

  private async recordChange(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: MediaFolderRow | null,
    after: MediaFolderRow | null,
  ) {
    const label = (after ?? before)?.name ?? '';
    await this.auditLog.record(tx, { author, action, resource: RESOURCE, label, before, after });
  }
}

async function existing(tx: EntityManager, id: number): Promise<MediaFolderRow> {
  const row = await tx.findOneBy(MediaFolderRow, { id });
  if (!row) throw mediaErrors.folderNotFound();
  return row;
}

async function assertPlace(tx: EntityManager, id: number | null, parentId: number | null): Promise<void> {
  const fault = placeFault(await tx.find(MediaFolderRow), id, parentId);
  if (fault) throw mediaErrors.folderPlace(fault);
}

async function save(tx: EntityManager, row: MediaFolderRow): Promise<void> {
  try {
    await tx.save(row);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'media_folders_names')
      throw mediaErrors.folderExists(row.name);
    throw error;
  }
}

function comparePaths(one: string[], other: string[]): number {
  const at = one.findIndex((name, index) => name !== other[index]);
  if (at === -1) return one.length - other.length;
  const theirs = other[at];
  return theirs === undefined ? 1 : one[at]!.localeCompare(theirs, 'fr', { numeric: true });
}
