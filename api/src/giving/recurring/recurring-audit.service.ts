import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
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
      before: masked(before, before),
      after: masked(before, after),
      reason,
    });
  }

  /** Refuses what was written from an older version (409). */
  assertCurrent(tx: EntityManager, gift: RecurringGiftRow, version: number | undefined): Promise<void> {
    return this.auditLog.assertCurrent(tx, RECURRING_GIFTS, gift, version);
  }
}

const PERSONAL: readonly (keyof RecurringGiftRow)[] = [
  'email',
  'first_name',
  'last_name',
  'organization_name',
  'siren',
  'legal_form',
  'street_address',
  'postal_code',
  'city',
  'country',
  'message',
  'dedication',
  'cancel_reason',
  'payment_label',
  'provider_customer_id',
];

function masked(before: RecurringGiftRow, after: RecurringGiftRow): RecurringGiftRow {
  const hidden: Record<string, unknown> = { ...after };
  for (const field of PERSONAL) hidden[field] = before[field] === after[field] ? '•••' : '••• (modifié)';
  return hidden as unknown as RecurringGiftRow;
}
