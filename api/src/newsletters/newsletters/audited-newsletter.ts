import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import type { Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import type { NewsletterRow } from './newsletter.entity.js';

export const RESOURCE = 'newsletters';

/** Enters a change of a newsletter in the audit log; of its blocks it says how many there are. */
export async function recordNewsletter(
  auditLog: AuditLogService,
  tx: EntityManager,
  author: Author,
  action: AuditAction,
  before: NewsletterRow | null,
  after: NewsletterRow | null,
): Promise<void> {
  const label = (after ?? before)!.title;
  const write = { author, action, resource: RESOURCE, label };
  await auditLog.record(tx, { ...write, before: audited(before), after: audited(after) });
}

const audited = (row: NewsletterRow | null) =>
  row && {
    id: row.id,
    version: row.version,
    title: row.title,
    subject: row.subject,
    preheader: row.preheader,
    block_count: row.blocks.length,
    is_public: row.is_public,
  };
