import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentRecordsService } from './content-records.service.js';
import { PublicationSchedulesService } from './publication-schedules.service.js';
import { RevisionsService } from './revisions.service.js';
import { publishingErrors } from './publishing.errors.js';
import { PublishingService } from './publishing.service.js';
import { revived, workingCopy } from './content.presenter.js';

/** How a text comes before the public, now or at a set moment, and how it leaves. */
@Injectable()
export class PublicationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly records: ContentRecordsService,
    private readonly schedules: PublicationSchedulesService,
    private readonly drafts: PublishingService,
    private readonly revisions: RevisionsService,
  ) {}

  /** Publishes the working copy, now or at the moment `at`. */
  async publish(
    kind: ContentKind,
    id: number,
    version: number,
    at: Date | null,
    author: Author,
  ): Promise<void> {
    if (at) this.schedules.assertAhead(at);
    await this.change(kind, id, version, async (tx, row) => {
      refuseIfNothingToPublish(kind, row);
      if (at) await this.schedules.set(tx, kind, row, at, author);
      else await this.records.goLive(tx, kind, row, author);
    });
  }

  async publishIn(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    refuseIfNothingToPublish(kind, row);
    await this.records.goLive(tx, kind, row, author);
  }

  async unschedule(kind: ContentKind, id: number, version: number, author: Author): Promise<void> {
    await this.change(kind, id, version, async (tx, row) => {
      if (!row.publish_at) throw publishingErrors.notScheduled();
      await this.schedules.cancel(tx, kind, row, author);
    });
  }

  /** Takes it off the site; what was written stays as a draft. */
  async withdraw(kind: ContentKind, id: number, version: number, author: Author): Promise<void> {
    await this.change(kind, id, version, (tx, row) => this.withdrawIn(tx, kind, row, author));
  }

  async withdrawIn(tx: EntityManager, kind: ContentKind, row: ContentColumns, author: Author): Promise<void> {
    if (!kind.isLive(row)) throw publishingErrors.notLive();
    await this.records.assertMayLeave(tx, kind, row);
    const before = { ...row };
    Object.assign(row, workingCopy(row, kind), { pending: null, publish_at: null });
    kind.takeDown(row);
    await this.records.save(tx, kind, row, { author, event: 'withdrawn', before, isTextKept: true });
  }

  /** Drops the changes that wait: the published text is the text. */
  async discard(kind: ContentKind, id: number, version: number, author: Author): Promise<void> {
    await this.change(kind, id, version, async (tx, row) => {
      if (!row.pending) throw publishingErrors.nothingToDiscard();
      const before = { ...row };
      row.pending = null;
      row.publish_at = null;
      await this.records.save(tx, kind, row, { author, event: 'discarded', before });
    });
  }

  /** Makes a revision's text the working copy again. */
  async restoreEdition(
    kind: ContentKind,
    id: number,
    number: number,
    version: number,
    author: Author,
  ): Promise<void> {
    const [edition] = await this.revisions.find(kind.resource, id, number);
    const known = new Set<string>(kind.fields);
    const kept = Object.entries(edition.values).filter(([field]) => known.has(field));
    await this.drafts.save(kind, id, version, revived(Object.fromEntries(kept), kind), author);
  }

  private async change(
    kind: ContentKind,
    id: number,
    version: number,
    action: (tx: EntityManager, row: ContentColumns) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await action(tx, await this.records.lockCurrent(tx, kind, id, version));
    });
  }
}

function refuseIfNothingToPublish(kind: ContentKind, row: ContentColumns): void {
  if (row.archived_at) throw publishingErrors.inTheBin();
  if (kind.isLive(row) && !row.pending) throw publishingErrors.nothingToPublish();
}
