import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { PERSON_FIELDS } from '../donors/donor.columns.js';
import { withHidden } from '../../platform/personal-data/hidden-values.js';
import type { DonationRow } from './donation.entity.js';

export const DONATIONS = 'donations';

/** The audit of gifts of money: of what could name a person it says that it changed, and nothing more. */
@Injectable()
export class DonationAuditService {
  constructor(private readonly auditLog: AuditLogService) {}

  async record(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: DonationRow | null,
    after: DonationRow,
    reason = '',
  ): Promise<void> {
    await this.auditLog.record(tx, {
      author,
      action,
      resource: DONATIONS,
      label: after.reference,
      reason,
      before: before && withHidden(before, before, PERSONAL),
      after: withHidden(before ?? after, after, PERSONAL),
    });
  }

  /** Refuses what was written from an older version of a gift. */
  assertCurrent(tx: EntityManager, donation: DonationRow, version: number | undefined): Promise<void> {
    return this.auditLog.assertCurrent(tx, DONATIONS, donation, version);
  }
}

const PERSONAL: readonly (keyof DonationRow)[] = [
  ...PERSON_FIELDS,
  ...(['message', 'dedication', 'phone', 'form_key', 'form_hash', 'provider_payment_id'] as const),
];
