import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { issueErrors } from './newsletter.errors.js';
import { RESOURCE } from './audited-newsletter.js';
import { hasLeft } from './newsletters.contract.js';
import { NewslettersService } from './newsletters.service.js';

/** Whether what left is read on the site. */
@Injectable()
export class NewsletterPublicationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  /** Shows a newsletter that left in the archive, or takes it off the site; the same again changes nothing. */
  async set(id: number, is_public: boolean, author: Author): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.newsletters.hold(tx, id);
      if (row.campaign_update_id !== null) throw issueErrors.ofCampaign();
      if (!hasLeft(row.status)) throw issueErrors.notGone();
      if (row.is_public === is_public) return;
      const before = { ...row };
      const now = this.clock.now();
      Object.assign(row, { is_public, withdrawn_at: is_public ? null : now, updated_at: now });
      await tx.save(row);
      await this.auditLog.record(tx, {
        author,
        action: is_public ? 'published' : 'withdrawn',
        resource: RESOURCE,
        label: row.title,
        before: shown(before),
        after: shown(row),
      });
      await this.revision.raise(tx);
    });
  }
}

const shown = ({ id, version, is_public }: { id: number; version: number; is_public: boolean }) => ({
  id,
  version,
  is_public,
});
