import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { AuditLogService, RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONTACT_LIMITS } from './contact.contract.js';
import { ContactMessageRow } from './contact-message.entity.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** Empties the trash, and forgets what was spam, after 30 days. */
@Injectable()
export class ContactRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'contact.tidy', cron: '57 3 * * *' })
  async tidy(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.dataSource.transaction(async (tx) => {
      const rows = await tx
        .createQueryBuilder(ContactMessageRow, 'message')
        .setLock('pessimistic_write')
        .where('message.deleted_at < :binned', { binned: new Date(now - TRASH_DAYS * DAY_MS) })
        .orWhere("message.status = 'spam' AND message.updated_at < :spam", {
          spam: new Date(now - CONTACT_LIMITS.spam_days * DAY_MS),
        })
        .getMany();
      for (const { id, version, status } of rows) {
        await tx.delete(ContactMessageRow, { id });
        const write = { author: RETENTION_AUTHOR, action: 'purged', resource: 'contact-messages' } as const;
        const before = { id, version, status };
        await this.auditLog.record(tx, { ...write, label: `Message n° ${id}`, before, after: null });
      }
    });
  }
}
