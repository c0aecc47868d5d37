import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { FileStore } from './file-store.js';
import { altFault, MEDIA_LIMITS, offeredWidths } from './media.contract.js';
import type { UploadFields } from './media.dto.js';
import { MediaRow } from './media.entity.js';
import { mediaErrors } from './media.errors.js';
import { presentKnownPicture } from './media.presenter.js';
import { MediaAuditService } from './media-audit.service.js';
import { AVIF_JOB } from './media-avif.service.js';
import { assertFolder } from './media-writes.service.js';
import { drawn, masterKey, type PictureMaster, sizeKey } from './picture-files.js';
import { lockKey } from '../../platform/database/locks.queries.js';

/** Takes pictures into the library. */
@Injectable()
export class MediaUploadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly pictures: MediaAuditService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a picture with its WebP sizes; its AVIF sizes, where it is to have some, follow as a job. One that is there
   * already is a 409 that says which.
   */
  async upload(
    content: Buffer,
    name: string,
    fields: UploadFields,
    author: Author,
    { hasAvif = true } = {},
  ): Promise<number> {
    const fault = altFault(fields.alt, name);
    if (fault) throw mediaErrors.refusedAlt(fault);
    const { master, sizes } = await drawn(content, MEDIA_LIMITS.max_pixels, offeredWidths);
    return this.dataSource.transaction(async (tx) => {
      if (!fields.allow_duplicate) await refuseKnown(tx, master);
      await assertFolder(tx, fields.folder_id ?? null);
      const row = tx.create(MediaRow, this.columnsOf(master, name, fields, author));
      await tx.save(row);
      await this.files.put(masterKey(row), master.content, 'image/webp');
      for (const { width, file } of sizes)
        await this.files.put(sizeKey(row, width, 'webp'), file, 'image/webp');
      if (hasAvif) await this.jobs.add(tx, AVIF_JOB, { id: row.id });
      await this.pictures.recordChange(tx, author, 'created', null, row);
      return row.id;
    });
  }

  private columnsOf(
    { content, hash, width, height }: PictureMaster,
    name: string,
    fields: UploadFields,
    author: Author,
  ): Partial<MediaRow> {
    const now = this.clock.now();
    return {
      original_name: name,
      alt: fields.alt,
      credit: fields.credit ?? '',
      caption: fields.caption ?? '',
      folder_id: fields.folder_id ?? null,
      focal_x: fields.focal_x ?? 0.5,
      focal_y: fields.focal_y ?? 0.5,
      width,
      height,
      bytes: content.length,
      content_hash: hash,
      webp_widths: offeredWidths(width),
      avif_widths: [],
      created_by: author.id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    };
  }
}

/** The same picture sent twice at one moment is kept once: the second waits for the first. */
async function refuseKnown(tx: EntityManager, { hash, width, height }: PictureMaster): Promise<void> {
  await lockKey.run(tx, `media ${hash}`);
  const known = await tx.findOne(MediaRow, {
    where: { content_hash: hash, width, height },
    order: { deleted_at: { direction: 'DESC', nulls: 'FIRST' }, id: 'ASC' },
  });
  if (known) throw mediaErrors.known(presentKnownPicture(known));
}
