import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentChecksService } from './content-checks.service.js';
import { ContentHistoryService, type Written } from './content-history.service.js';
import { ContentKindsService } from './content-kinds.service.js';
import { PUBLISHING_MESSAGES } from './publishing.contract.js';
import { publishingErrors } from './publishing.errors.js';
import { workingCopy } from './content.presenter.js';

/** Loads, checks and saves records of content; every save is in the audit log and raises the content revision. */
@Injectable()
export class ContentRecordsService {
  constructor(
    private readonly kinds: ContentKindsService,
    private readonly checks: ContentChecksService,
    private readonly history: ContentHistoryService,
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
    await this.history.assertCurrent(tx, kind, row, version);
    if (row.deleted_at) throw publishingErrors.inTheBin();
    return row;
  }

  /** Refuses a text that may not be saved, its faults by field. */
  async check<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
  ): Promise<void> {
    const faults = await this.checks.faults(tx, kind, row);
    if (Object.keys(faults).length > 0) throw publishingErrors.invalid(faults);
  }

  /** Refuses to take a record from the public that must stay, or that others count on; it is held by the caller. */
  async assertMayLeave(tx: EntityManager, kind: ContentKind, row: ContentColumns): Promise<void> {
    const reason = kind.mustStay?.(row);
    if (reason) throw publishingErrors.mustStay(reason);
    await this.kinds.assertMayLeave(tx, kind, row.id);
  }

  /** Saves the record, its revision, the audit log and the content revision. */
  async save<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
    written: Written<Row>,
  ): Promise<void> {
    row.updated_at = this.clock.now();
    await tx.save(row).catch(refuseTakenSlug);
    await this.history.keep(tx, kind, row, written);
    await this.revision.raise(tx);
    const { before } = written;
    if (kind.isLive(row) && !(before && kind.isLive(before)))
      await this.kinds.notifyLive(tx, kind.resource, row.id);
  }

  /** Makes the working copy the text that the public reads, live since `at` where it was not. */
  async goLive(
    tx: EntityManager,
    kind: ContentKind,
    row: ContentColumns,
    author: Author,
    at = this.clock.now(),
  ): Promise<void> {
    const before = { ...row };
    Object.assign(row, workingCopy(row, kind), { pending: null, publish_at: null });
    if (!kind.isLive(row)) kind.goLive(row, at);
    await this.check(tx, kind, row);
    await this.save(tx, kind, row, { author, event: 'published', before });
  }

  async purge(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    const was = { ...row };
    await tx.delete(kind.entity, { id: row.id });
    await this.history.forget(tx, kind, was, author);
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
