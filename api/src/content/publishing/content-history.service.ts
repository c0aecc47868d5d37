import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { valuesOf, workingCopy } from './content.presenter.js';
import { RevisionsService } from './revisions.service.js';
import { SlugsService } from './slugs.service.js';

export interface Written<Row> {
  row: Row;
  author: Author;
  event: AuditAction;
  before: Row | null;
  /** Whether the text is as it was: then no edition of it is kept. */
  isTextKept?: boolean;
}

/** What each write leaves of a record: its former address, its text as a revision, its line in the audit log. */
@Injectable()
export class ContentHistoryService {
  constructor(
    private readonly slugs: SlugsService,
    private readonly revisions: RevisionsService,
    private readonly auditLog: AuditLogService,
  ) {}

  async keep<Row extends ContentColumns>(
    tx: EntityManager,
    kind: ContentKind<Row>,
    writes: readonly Written<Row>[],
  ): Promise<void> {
    const { resource } = kind;
    for (const { row, before } of writes)
      if (before && before.slug !== row.slug)
        await this.slugs.moved(tx, resource, row.id, before.slug, row.slug);
    const copies = writes.map((write) => ({ ...write, copy: workingCopy(write.row, kind) }));
    const texts = copies
      .filter(({ isTextKept }) => !isTextKept)
      .map(({ copy, author, event }) => ({ id: copy.id, author, event, values: valuesOf(copy, kind) }));
    await this.revisions.keep(tx, resource, texts);
    const entries = copies.map(({ author, event, before, copy }) => ({
      author,
      action: event,
      resource,
      label: kind.title(copy),
      before: before && workingCopy(before, kind),
      after: copy,
    }));
    await this.auditLog.recordAll(tx, entries);
  }

  /** Of a record that is deleted for good, only the audit log keeps anything. */
  async forget(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    const { resource } = kind;
    await this.revisions.forget(tx, resource, row.id);
    await this.slugs.forget(tx, resource, row.id);
    const write = { author, action: 'purged', resource, label: kind.title(row) } as const;
    await this.auditLog.record(tx, { ...write, before: row, after: null });
  }

  /** Refuses a write made from an older version than the record's (409). */
  async assertCurrent<Row extends ContentColumns>(
    tx: EntityManager,
    { resource }: ContentKind<Row>,
    row: Row,
    version: number | undefined,
  ): Promise<void> {
    await this.auditLog.assertCurrent(tx, resource, row, version);
  }
}
