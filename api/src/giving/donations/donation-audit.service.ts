import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
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
      before: before && masked(before, before),
      after: masked(before ?? after, after),
    });
  }

  /** Refuses what was written from an older version of a gift. */
  assertCurrent(tx: EntityManager, donation: DonationRow, version: number | undefined): Promise<void> {
    return this.auditLog.assertCurrent(tx, DONATIONS, donation, version);
  }
}

const PERSONAL: readonly (keyof DonationRow)[] = [
  ...(['email', 'first_name', 'last_name', 'organization_name', 'siren', 'legal_form'] as const),
  ...(['street_address', 'postal_code', 'city', 'country', 'message', 'dedication', 'phone'] as const),
  ...(['form_key', 'form_hash', 'provider_payment_id'] as const),
];

function masked(before: DonationRow, after: DonationRow): DonationRow {
  const hidden: Record<string, unknown> = { ...after };
  for (const field of PERSONAL) hidden[field] = before[field] === after[field] ? '•••' : '••• (modifié)';
  return hidden as unknown as DonationRow;
}
