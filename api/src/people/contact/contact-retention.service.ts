import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLogService, RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { OnPeriodOver } from '../../platform/personal-data/personal-data-source.js';
import { ContactMessageRow } from './contact-message.entity.js';

/** Empties the trash, and forgets what was spam, after 30 days. */
@Injectable()
export class ContactRetentionService {
  constructor(private readonly auditLog: AuditLogService) {}

  @OnPeriodOver('contact.purge')
  async purge(tx: EntityManager, id: number): Promise<void> {
    const row = await lockRecord(tx, ContactMessageRow, id);
    if (!row || (!row.deleted_at && row.status !== 'spam')) return;
    await tx.delete(ContactMessageRow, { id });
    const write = { author: RETENTION_AUTHOR, action: 'purged', resource: 'contact-messages' } as const;
    const before = { id, version: row.version, status: row.status };
    await this.auditLog.record(tx, { ...write, label: `Message n° ${id}`, before, after: null });
  }
}
