import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, LessThan } from 'typeorm';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService, RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { recordNewsletter } from './audited-newsletter.js';
import { NewsletterRow } from './newsletter.entity.js';
import { issueErrors } from './newsletter.errors.js';
import { isWritable } from './newsletters.contract.js';
import { NewslettersService } from './newsletters.service.js';

/** Drafts that are deleted, and taken back for thirty days; what left stays for good. */
@Injectable()
export class NewsletterBinService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Refuses what is no draft (409), and what lies in the bin already (404). */
  async remove(id: number, author: Author): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.newsletters.hold(tx, id);
      if (!isWritable(row.status)) throw issueErrors.notWritable(row.status);
      const before = { ...row };
      row.deleted_at = this.clock.now();
      await tx.save(row);
      await recordNewsletter(this.auditLog, tx, author, 'deleted', before, row);
    });
  }

  /** Refuses what does not lie in the bin (409). */
  async restore(id: number, author: Author): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.newsletters.holdAny(tx, id);
      if (!row.deleted_at) throw issueErrors.notInTheBin();
      const before = { ...row };
      row.deleted_at = null;
      await tx.save(row);
      await recordNewsletter(this.auditLog, tx, author, 'restored', before, row);
    });
  }

  /** Deletes for good what has lain in the bin for 30 days, its versions included. */
  @Every({ name: 'newsletters.bin', cron: '53 3 * * *' })
  async empty(): Promise<void> {
    const deleted_at = LessThan(new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS));
    await this.database.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      for (const row of await tx.find(NewsletterRow, { where: { deleted_at }, withDeleted: true, lock })) {
        await recordNewsletter(this.auditLog, tx, RETENTION_AUTHOR, 'purged', row, null);
        await tx.delete(NewsletterRow, { id: row.id });
      }
    });
  }
}
