import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { PERSON_FIELDS } from '../donors/donor.columns.js';
import { withHidden } from '../../platform/personal-data/hidden-values.js';
import type { RecurringGiftRow } from './recurring-gift.entity.js';

export const RECURRING_GIFTS = 'recurring-gifts';

/** The audit of recurring gifts: what staff did, and nobody's own actions. Of what could name a person it says that it changed. */
@Injectable()
export class RecurringAuditService {
  constructor(private readonly auditLog: AuditLogService) {}

  async changed(
    tx: EntityManager,
    author: Author,
    before: RecurringGiftRow,
    after: RecurringGiftRow | null,
    reason = '',
  ): Promise<void> {
    if (author.id === null || !after) return;
    await this.auditLog.record(tx, {
      author,
      action: 'updated',
      resource: RECURRING_GIFTS,
      label: before.reference,
      before: withHidden(before, before, PERSONAL),
      after: withHidden(before, after, PERSONAL),
      reason,
    });
  }

  /** Refuses what was written from an older version (409). */
  assertCurrent(tx: EntityManager, gift: RecurringGiftRow, version: number | undefined): Promise<void> {
    return this.auditLog.assertCurrent(tx, RECURRING_GIFTS, gift, version);
  }
}

const PERSONAL: readonly (keyof RecurringGiftRow)[] = [
  ...PERSON_FIELDS,
  ...(['message', 'dedication', 'cancel_reason', 'payment_label', 'provider_customer_id'] as const),
];
