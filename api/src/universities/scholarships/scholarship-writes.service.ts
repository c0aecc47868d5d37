import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { ContentKind } from '../../content/publishing/content.kind.js';
import { WritesContent } from '../../content/publishing/content-kinds.service.js';
import { ContentRecordsService } from '../../content/publishing/content-records.service.js';
import { PublicationService } from '../../content/publishing/publication.service.js';
import type { BulkActionReport } from '../../content/publishing/publishing.dto.js';
import { PublishingService } from '../../content/publishing/publishing.service.js';
import type { ScholarshipInput, ScholarshipBulkBody, ScholarshipUpdate } from './scholarship.dto.js';
import type { ScholarshipStatus } from './scholarship-choices.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND, scholarshipColumns } from './scholarship.kind.js';
import { stand, type ScholarshipPublication } from './scholarship.rules.js';
import type { RowOf } from '../../platform/database/query.js';
import { recordLinkState } from './scholarships.queries.js';

interface LinkCheck {
  url: string;
  /** Null leaves the state as it was. */
  state: 'alive' | 'dead' | null;
  checked_at: Date;
  fault: string;
}

/**
 * What staff write of scholarships, and what checks find of their links. Where one stands changes at once; its text,
 * once they publish it.
 */
@Injectable()
@WritesContent(SCHOLARSHIP_KIND)
export class ScholarshipWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ContentRecordsService,
    private readonly publishing: PublishingService,
    private readonly publication: PublicationService,
    private readonly clock: Clock,
  ) {}

  /** A draft, unless its form says that it stands elsewhere. */
  create({ status, ...text }: ScholarshipInput, author: Author): Promise<number> {
    const standing: ScholarshipPublication = { status: 'draft', published_at: null };
    stand(standing, status, this.clock.now());
    return this.publishing.create(SCHOLARSHIP_KIND, { ...scholarshipColumns(text), ...standing }, author);
  }

  /** Writes over the working copy, and puts the scholarship where the form says that it stands. */
  update(id: number, { version, ...body }: ScholarshipUpdate, author: Author): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.records.lockCurrent(tx, SCHOLARSHIP_KIND, id, version);
      await this.write(tx, row, body, author);
    });
  }

  /** The same, and what a visitor reads changes with it: for callers that know of no working copy. */
  updateOnline(id: number, { version, ...body }: ScholarshipUpdate, author: Author): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.records.lockCurrent(tx, SCHOLARSHIP_KIND, id, version);
      await this.write(tx, row, body, author);
      if (SCHOLARSHIP_KIND.isLive(row) && row.pending)
        await this.publication.publishIn(tx, ANY_KIND, row, author);
    });
  }

  /** Puts many scholarships where they are to stand: all of them, or none. A draft is only opened, or left as it is. */
  standMany({ ids, values: { status } }: ScholarshipBulkBody, author: Author): Promise<BulkActionReport> {
    return this.dataSource.transaction(async (tx) => {
      const report: BulkActionReport = { done: 0, skipped: 0 };
      for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
        const row = await this.records.lock(tx, SCHOLARSHIP_KIND, id);
        const moved = mayStand(row, status) && (await this.place(tx, row, status, author));
        report[moved ? 'done' : 'skipped'] += 1;
      }
      return report;
    });
  }

  /** Writes a check on every scholarship that has this link, held in their order; answers them. */
  recordLinkCheck(
    tx: EntityManager,
    { url, state, checked_at, fault }: LinkCheck,
  ): Promise<RowOf<typeof recordLinkState>[]> {
    return recordLinkState.all(tx, url, state, checked_at, fault);
  }

  private async write(
    tx: EntityManager,
    row: ScholarshipRow,
    { status, ...text }: ScholarshipUpdate,
    author: Author,
  ): Promise<void> {
    if (Object.values(text).some((value) => value !== undefined))
      await this.publishing.saveIn(tx, SCHOLARSHIP_KIND, row, scholarshipColumns(text), author);
    await this.place(tx, row, status ?? undefined, author);
  }

  private async place(
    tx: EntityManager,
    row: ScholarshipRow,
    status: ScholarshipStatus | undefined,
    author: Author,
  ): Promise<boolean> {
    const before = { ...row };
    if (status === 'draft' && row.status !== 'draft') {
      await this.publication.withdrawIn(tx, ANY_KIND, row, author);
      return true;
    }
    if (!stand(row, status, this.clock.now())) return false;
    if (before.status === 'draft') await this.records.check(tx, SCHOLARSHIP_KIND, row);
    row.publish_at = before.status === 'draft' ? null : row.publish_at;
    const event: AuditAction = before.status === 'draft' ? 'published' : 'updated';
    await this.records.save(tx, SCHOLARSHIP_KIND, row, { author, event, before, isTextKept: true });
    return true;
  }
}

/** The kind, for what serves every kind alike. */
const ANY_KIND = SCHOLARSHIP_KIND as unknown as ContentKind;

function mayStand(row: ScholarshipRow, status: ScholarshipStatus): boolean {
  if (row.deleted_at ?? row.archived_at) return false;
  return row.status !== 'draft' || status === 'active';
}
