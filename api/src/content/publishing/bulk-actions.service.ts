import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentTrashService } from './content-trash.service.js';
import { ContentRecordsService } from './content-records.service.js';
import { PublicationService } from './publication.service.js';
import type { BulkAction } from './publishing.contract.js';
import type { BulkActionReport } from './publishing.dto.js';

/** One action on many records: on all that it applies to, or on none. */
@Injectable()
export class BulkActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ContentRecordsService,
    private readonly publication: PublicationService,
    private readonly trash: ContentTrashService,
  ) {}

  async run(kind: ContentKind, action: BulkAction, ids: number[], author: Author): Promise<BulkActionReport> {
    return this.dataSource.transaction(async (tx) => {
      const report: BulkActionReport = { done: 0, skipped: 0 };
      // All are held before the first is changed: a change holds what every other waits for.
      const rows: ContentColumns[] = [];
      for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
        rows.push(await this.records.lock(tx, kind, id));
      for (const row of rows) {
        if (applies(action, kind, row)) {
          await this.do(tx, action, kind, row, author);
          report.done += 1;
        } else report.skipped += 1;
      }
      return report;
    });
  }

  private do(
    tx: EntityManager,
    action: BulkAction,
    kind: ContentKind,
    row: ContentColumns,
    author: Author,
  ): Promise<void> {
    if (action === 'publish') return this.publication.publishIn(tx, kind, row, author);
    if (action === 'withdraw') return this.publication.withdrawIn(tx, kind, row, author);
    if (action === 'remove') return this.trash.removeIn(tx, kind, row, author);
    return this.trash.restoreIn(tx, kind, row, author);
  }
}

/** A selection is seldom all alike: what is already as wished is passed over. */
function applies(action: BulkAction, kind: ContentKind, row: ContentColumns): boolean {
  const isShelved = Boolean(row.deleted_at ?? row.archived_at);
  if (action === 'restore') return isShelved;
  if (isShelved) return false;
  if (action === 'publish') return !kind.isLive(row) || row.pending !== null;
  return action === 'remove' || kind.isLive(row);
}
