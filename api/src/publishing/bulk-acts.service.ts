import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentBinService } from './content-bin.service.js';
import { ContentRecordsService } from './content-records.service.js';
import { PublicationService } from './publication.service.js';
import type { BulkAct, BulkActReport } from './publishing.contract.js';

/** One act on many records: on all that it applies to, or on none. */
@Injectable()
export class BulkActsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ContentRecordsService,
    private readonly publication: PublicationService,
    private readonly bin: ContentBinService,
  ) {}

  async run(kind: ContentKind, act: BulkAct, ids: number[], author: Author): Promise<BulkActReport> {
    return this.dataSource.transaction(async (tx) => {
      const report: BulkActReport = { done: 0, skipped: 0 };
      // All are held before the first is changed: a change holds what every other waits for.
      const rows: ContentColumns[] = [];
      for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
        rows.push(await this.records.lock(tx, kind, id));
      for (const row of rows) {
        if (applies(act, kind, row)) {
          await this.do(tx, act, kind, row, author);
          report.done += 1;
        } else report.skipped += 1;
      }
      return report;
    });
  }

  private do(
    tx: EntityManager,
    act: BulkAct,
    kind: ContentKind,
    row: ContentColumns,
    author: Author,
  ): Promise<void> {
    if (act === 'publish') return this.publication.publishIn(tx, kind, row, author);
    if (act === 'withdraw') return this.publication.withdrawIn(tx, kind, row, author);
    if (act === 'remove') return this.bin.removeIn(tx, kind, row, author);
    return this.bin.restoreIn(tx, kind, row, author);
  }
}

/** A selection is seldom all alike: what is already as wished is passed over. */
function applies(act: BulkAct, kind: ContentKind, row: ContentColumns): boolean {
  const isShelved = Boolean(row.deleted_at ?? row.archived_at);
  if (act === 'restore') return isShelved;
  if (isShelved) return false;
  if (act === 'publish') return !kind.isLive(row) || row.pending !== null;
  return act === 'remove' || kind.isLive(row);
}
