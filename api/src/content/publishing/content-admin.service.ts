import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { changesBetween } from '../../core/audit/changes.contract.js';
import { PreviewLinksService } from '../../core/audit/preview-links.service.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { ContentColumns } from './content.columns.js';
import type { ContentKind } from './content.kind.js';
import { ContentKindsService } from './content-kinds.service.js';
import { RevisionsService, presentRevision } from './revisions.service.js';
import type { Revision, RevisionDetail, PublishedRecord } from './publishing.dto.js';
import { publicationState, valuesOf, workingCopy } from './content.presenter.js';
import type { AuditEntry } from '../../core/audit/audit.dto.js';

/** What staff read of any kind of content: where a record stands, its revisions, its timeline. */
@Injectable()
export class ContentAdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: ContentKindsService,
    private readonly editionsKept: RevisionsService,
    private readonly auditLog: AuditLogService,
    private readonly previews: PreviewLinksService,
  ) {}

  kind(resource: string): ContentKind {
    const kind = this.kinds.find(resource);
    if (!kind) throw platformErrors.notFound();
    return kind;
  }

  async state(kind: ContentKind, id: number): Promise<PublishedRecord> {
    const row = await this.row(kind, id);
    return { id: row.id, slug: row.slug, ...publicationState(row, (one) => kind.isLive(one)) };
  }

  async history(kind: ContentKind, id: number): Promise<AuditEntry[]> {
    await this.row(kind, id);
    return this.auditLog.history(kind.resource, id);
  }

  async editions(kind: ContentKind, id: number): Promise<Revision[]> {
    await this.row(kind, id);
    return this.editionsKept.list(kind.resource, id);
  }

  async edition(kind: ContentKind, id: number, number: number): Promise<RevisionDetail> {
    const row = await this.row(kind, id);
    const [edition, before] = await this.editionsKept.find(kind.resource, id, number);
    return {
      ...presentRevision(edition, before),
      values: edition.values,
      to_current: changesBetween(edition.values, valuesOf(workingCopy(row, kind), kind)),
    };
  }

  /** A private address that shows the working copy as the public will see it. */
  async preview(kind: ContentKind, id: number): Promise<{ url: string; expires_at: string }> {
    const { slug } = await this.row(kind, id);
    return this.previews.open(kind.resource, id, kind.publicPath(slug));
  }

  private async row(kind: ContentKind, id: number): Promise<ContentColumns> {
    const row = await this.dataSource.manager.findOneBy(kind.entity, { id });
    if (!row) throw kind.notFound();
    return row;
  }
}
