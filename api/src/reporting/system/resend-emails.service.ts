import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { UndeliverableEmailsService } from '../../core/mail/undeliverable-emails.service.js';
import { systemErrors } from './system.errors.js';
import type { UndeliverableEmail } from '../../core/mail/undeliverable-email.dto.js';

const RESOURCE = 'undeliverable-emails';

/** What staff do with emails that were set aside; the audit log names their subject, never whom they were for. */
@Injectable()
export class ResendEmailsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly undeliverable: UndeliverableEmailsService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** Sends these again, or all where none is named; answers how many were still there. */
  async resend(ids: number[] | undefined, author: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const resent = await this.undeliverable.resend(tx, ids);
      for (const email of resent) await this.record(tx, email, 'restored', author);
      return resent.length;
    });
  }

  async discard(id: number, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const discarded = await this.undeliverable.discard(tx, id);
      if (!discarded) throw systemErrors.emailGone();
      await this.record(tx, discarded, 'purged', author);
    });
  }

  private record(
    tx: EntityManager,
    { id, subject, reason }: UndeliverableEmail,
    action: AuditAction,
    author: Author,
  ): Promise<void> {
    const before = { id, version: 1, reason };
    return this.auditLog.record(tx, {
      author,
      action,
      resource: RESOURCE,
      label: subject,
      before,
      after: null,
    });
  }
}
