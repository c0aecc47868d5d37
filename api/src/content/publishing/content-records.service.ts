import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Problem } from '../../platform/errors/problem.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { lockRecord, lockRecords } from '../../platform/database/optimistic.js';
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
    await this.assertOpen(tx, kind, row, version);
    return row;
  }

  /** The same for many records, each for a change made from its `version`; held in the order of their numbers. */
  async lockAllCurrent<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    wanted: readonly Pick<Row, 'id' | 'version'>[],
  ): Promise<Row[]> {
    if (wanted.length === 0) return [];
    const ids = wanted.map(({ id }) => id);
    const found = await lockRecords<ContentColumns>(tx, kind.entity, ids);
    const held = new Map(found.map((row) => [row.id, row as Row]));
    const rows: Row[] = [];
    for (const { id, version } of wanted) {
      const row = held.get(id);
      if (!row) throw kind.notFound();
      await this.assertOpen(tx, kind, row, version);
      rows.push(row);
    }
    return rows;
  }

  private async assertOpen<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
    version: number | undefined,
  ): Promise<void> {
    await this.history.assertCurrent(tx, kind, row, version);
    if (row.deleted_at) throw publishingErrors.inTheBin();
  }

  /** Refuses a text that may not be saved, its faults by field. */
  async check<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    row: Row,
  ): Promise<void> {
    const [refusal] = await this.refusals(tx, kind, [row]);
    if (refusal) throw refusal;
  }

  /** Of each record, why its text may not be saved; null where it may. */
  async refusals<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    rows: readonly Row[],
  ): Promise<(Problem | null)[]> {
    const found = await this.checks.faults(tx, kind, rows);
    return found.map((faults) => (Object.keys(faults).length > 0 ? publishingErrors.invalid(faults) : null));
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
    written: Omit<Written<Row>, 'row'>,
  ): Promise<void> {
    await this.saveAll(tx, kind, [{ row, ...written }]);
  }

  /** The same for many records, written together. */
  async saveAll<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    writes: readonly Written<Row>[],
  ): Promise<void> {
    if (writes.length === 0) return;
    const now = this.clock.now();
    for (const { row } of writes) row.updated_at = now;
    await tx.save(writes.map(({ row }) => row)).catch(refuseTakenSlug);
    await this.history.keep(tx, kind, writes);
    await this.revision.raise(tx);
    for (const { row, before } of writes)
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
