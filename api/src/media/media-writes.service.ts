import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { type AuditAction, BIN_DAYS } from '../audit/audit.contract.js';
import { type Author, AuditTrailService, HOUSEKEEPING } from '../audit/audit-trail.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Clock } from '../platform/clock/clock.js';
import { ContentRevisionService } from '../platform/database/content-revision.service.js';
import { lockRecord } from '../platform/database/optimistic.js';
import { FileStore } from './file-store.js';
import type { UpdateMediaBody, UploadFields } from './media.dto.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { MediaUsageService } from './media-usage.service.js';
import { derived, masterOf, offeredWidths } from './picture-files.js';

const RESOURCE = 'media';
export const AVIF_JOB = 'media.avif';
const DAY_MS = 86_400_000;

/** What staff do to pictures. Every write is in the trail, and raises the content revision. */
@Injectable()
export class MediaWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly trail: AuditTrailService,
    private readonly jobs: JobsService,
    private readonly usage: MediaUsageService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  /** Keeps a picture with its WebP sizes; its AVIF sizes follow as a job. */
  async upload(content: Buffer, name: string, fields: UploadFields, author: Author): Promise<number> {
    const master = await masterOf(content);
    const widths = offeredWidths(master.width);
    const sizes = await Promise.all(
      widths.map(async (width) => ({ width, file: await derived(master.content, width, 'webp') })),
    );
    const now = this.clock.now();
    return this.dataSource.transaction(async (tx) => {
      const row = tx.create(MediaRow, {
        original_name: name,
        alt: fields.alt,
        focal_x: fields.focal_x ?? 0.5,
        focal_y: fields.focal_y ?? 0.5,
        width: master.width,
        height: master.height,
        bytes: master.content.length,
        content_hash: master.hash,
        webp_widths: widths,
        avif_widths: [],
        created_by: author.id,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      });
      await tx.save(row);
      await this.files.put(masterKey(row), master.content, 'image/webp');
      for (const { width, file } of sizes)
        await this.files.put(sizeKey(row, width, 'webp'), file, 'image/webp');
      await this.jobs.add(tx, AVIF_JOB, { id: row.id });
      await this.tell(tx, author, 'created', null, row);
      return row.id;
    });
  }

  /** Makes the AVIF sizes of a picture; done again, it makes the same. */
  async deriveAvif(id: number): Promise<void> {
    const row = await this.dataSource.getRepository(MediaRow).findOneBy({ id });
    const master = row && (await this.files.get(masterKey(row)));
    if (!row || !master) return;
    const content = Buffer.concat(await master.stream.toArray());
    for (const width of row.webp_widths)
      await this.files.put(sizeKey(row, width, 'avif'), await derived(content, width, 'avif'), 'image/avif');
    await this.dataSource.transaction(async (tx) => {
      await tx.query('UPDATE media SET avif_widths = webp_widths WHERE id = $1', [id]);
      await this.revision.raise(tx);
    });
  }

  async update(id: number, { version, ...values }: UpdateMediaBody, author: Author): Promise<void> {
    await this.change(id, author, async (tx, row) => {
      await this.trail.assertCurrent(tx, RESOURCE, row, version);
      if (row.deleted_at) throw mediaErrors.inTheBin();
      Object.assign(row, values);
      return 'updated';
    });
  }

  /** To the bin for 30 days; refused while something shows the picture. */
  async remove(id: number, author: Author): Promise<void> {
    await this.change(id, author, async (tx, row) => {
      if (row.deleted_at) throw mediaErrors.inTheBin();
      const uses = await this.usage.of(tx, id);
      if (uses.length > 0) throw mediaErrors.used(uses);
      row.deleted_at = this.clock.now();
      return 'deleted';
    });
  }

  async restore(id: number, author: Author): Promise<void> {
    await this.change(id, author, async (_, row) => {
      if (!row.deleted_at) throw mediaErrors.notInTheBin();
      row.deleted_at = null;
      return 'restored';
    });
  }

  /** Deletes for good, files included, what has lain in the bin for 30 days. */
  async emptyBin(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - BIN_DAYS * DAY_MS);
    const gone = await this.dataSource.transaction(async (tx) => {
      const rows = await tx.find(MediaRow, {
        where: { deleted_at: LessThan(before) },
        lock: { mode: 'pessimistic_write' },
      });
      for (const row of rows) {
        await tx.delete(MediaRow, { id: row.id });
        await this.tell(tx, HOUSEKEEPING, 'purged', row, null);
      }
      return rows;
    });
    for (const { id } of gone) await this.files.removeFolder(String(id));
  }

  private async change(
    id: number,
    author: Author,
    change: (tx: EntityManager, row: MediaRow) => Promise<AuditAction>,
  ) {
    await this.dataSource.transaction(async (tx) => {
      const row = await lockRecord(tx, MediaRow, id);
      if (!row) throw mediaErrors.notFound();
      const before = { ...row };
      const action = await change(tx, row);
      row.updated_at = this.clock.now();
      await tx.save(row);
      await this.tell(tx, author, action, before, row);
    });
  }

  private async tell(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: MediaRow | null,
    after: MediaRow | null,
  ) {
    const label = (after ?? before)?.alt ?? '';
    await this.trail.record(tx, { author, action, resource: RESOURCE, label, before, after });
    await this.revision.raise(tx);
  }
}

const masterKey = ({ id, content_hash }: MediaRow) => `${id}/${content_hash}-master.webp`;
const sizeKey = ({ id, content_hash }: MediaRow, width: number, format: string) =>
  `${id}/${content_hash}-${width}.${format}`;
