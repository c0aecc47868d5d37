import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { PicturesService } from '../media/pictures.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentKindsService } from './content-kinds.service.js';
import { RevisionsService } from './revisions.service.js';
import { PUBLISHING_MESSAGES } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';
import { SlugsService } from './slugs.service.js';
import { valuesOf, workingCopy } from './content.presenter.js';

export interface Written<Row> {
  author: Author;
  event: AuditAction;
  before: Row | null;
  /** Whether the text is as it was: then no edition of it is kept. */
  isTextKept?: boolean;
}

/** Loads, checks and saves records of content; every save is in the audit log and raises the content revision. */
@Injectable()
export class ContentRecordsService {
  constructor(
    private readonly kinds: ContentKindsService,
    private readonly auditLog: AuditLogService,
    private readonly revisions: RevisionsService,
    private readonly slugs: SlugsService,
    private readonly pictures: PicturesService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  /** Holds the record until the transaction ends, binned or not. */
  async lock<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    id: number,
  ): Promise<Row> {
    const row = await lockRecord<ContentColumns>(tx, kind.entity, id);
    if (!row) throw kind.notFound();
    return row as Row;
  }

  /** The record for a change made from `version`: refused where it is older (409), or in the trash. */
  async lockCurrent<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    id: number,
    version: number | undefined,
  ): Promise<Row> {
    const row = await this.lock(tx, kind, id);
    await this.auditLog.assertCurrent(tx, kind.resource, row, version);
    if (row.deleted_at) throw publishingErrors.inTheBin();
    return row;
  }

  /** Refuses a text that may not be saved, its faults by field. */
  async check<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
  ): Promise<void> {
    const faults = { ...(await kind.faults(row, tx)) };
    for (const field of kind.pictures) {
      const picture = row[field] as number | null;
      if (picture !== null && !(await this.pictures.exists(tx, picture)))
        faults[field] = PUBLISHING_MESSAGES.picture_unknown;
    }
    for (const field of kind.fields) {
      const text = row[field];
      if (typeof text === 'string' && !(await this.pictures.existAllIn(tx, text)))
        faults[field] = PUBLISHING_MESSAGES.picture_in_text_unknown;
    }
    if (await this.slugs.isTaken(tx, kind, row)) faults['slug'] = PUBLISHING_MESSAGES.slug_taken;
    if (Object.keys(faults).length > 0) throw publishingErrors.invalid(faults);
  }

  /** Saves the record, its revision, the audit log and the content revision. */
  async save<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
    { author, event, before, isTextKept = false }: Written<Row>,
  ): Promise<void> {
    row.updated_at = this.clock.now();
    await tx.save(row).catch(refuseTakenSlug);
    if (before && before.slug !== row.slug)
      await this.slugs.moved(tx, kind.resource, row.id, before.slug, row.slug);
    const copy = workingCopy(row, kind);
    if (!isTextKept)
      await this.revisions.keep(tx, {
        resource: kind.resource,
        id: row.id,
        author,
        event,
        values: valuesOf(copy, kind),
      });
    await this.auditLog.record(tx, {
      author,
      action: event,
      resource: kind.resource,
      label: kind.title(copy),
      before: before && workingCopy(before, kind),
      after: copy,
    });
    await this.revision.raise(tx);
    if (kind.isLive(row) && !(before && kind.isLive(before)))
      await this.kinds.notifyLive(tx, kind.resource, row.id);
  }
}

/** Two records may take one address at the same moment: the database lets the first have it. */
function refuseTakenSlug(error: unknown): never {
  const { constraint } = (error instanceof QueryFailedError ? error.driverError : error) as {
    constraint?: string;
  };
  if (constraint?.endsWith('_slug_key'))
    throw publishingErrors.invalid({ slug: PUBLISHING_MESSAGES.slug_taken });
  throw error;
}
