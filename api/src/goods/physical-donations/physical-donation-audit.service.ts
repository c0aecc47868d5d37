import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { withHidden } from '../../platform/personal-data/hidden-values.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';

export const PHYSICAL_DONATIONS = 'physical-donations';
export const TRANSACTIONS = 'donation-transactions';

/** The audit of donations. Readers see it too: of what could name a person it says that it changed, and nothing more. */
@Injectable()
export class PhysicalDonationAuditService {
  constructor(private readonly auditLog: AuditLogService) {}

  /** Records a write of a donation, in the transaction that makes it. */
  async donation(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: PhysicalDonationRow,
    after: PhysicalDonationRow | null,
  ): Promise<void> {
    const write = { author, action, resource: PHYSICAL_DONATIONS, label: labelOf(before) };
    const masked = after && withHidden(before, after, PERSONAL);
    await this.auditLog.record(tx, { ...write, before: withHidden(before, before, PERSONAL), after: masked });
  }

  /** Records a write of a donation's transaction, in the transaction that makes it. */
  async transaction(
    tx: EntityManager,
    author: Author,
    donation: PhysicalDonationRow,
    before: PickupTransactionRow | null,
    after: PickupTransactionRow,
  ): Promise<void> {
    const write = { author, action: before ? 'updated' : 'created', resource: TRANSACTIONS } as const;
    await this.auditLog.record(tx, {
      ...write,
      label: labelOf(donation),
      before: before && withHidden(before, before, PRIVATE),
      after: withHidden(before ?? after, after, PRIVATE),
    });
  }

  /** Refuses what was written from an older version of a donation, or of its transaction. */
  assertCurrent(
    tx: EntityManager,
    row: PhysicalDonationRow | PickupTransactionRow,
    version: number | undefined,
  ): Promise<void> {
    const resource = row instanceof PickupTransactionRow ? TRANSACTIONS : PHYSICAL_DONATIONS;
    return this.auditLog.assertCurrent(tx, resource, row, version);
  }
}

const PERSONAL: readonly (keyof PhysicalDonationRow)[] = [
  ...(['organization_name', 'contact_name', 'email', 'phone', 'street_address'] as const),
  ...(['access_info', 'special_instructions', 'cancel_reason', 'pickup_availability', 'form_hash'] as const),
];
const PRIVATE: readonly (keyof PickupTransactionRow)[] = [
  ...(['contact_notes', 'notes', 'assigned_to', 'contacted_by'] as const),
];

const labelOf = ({ reference, city }: PhysicalDonationRow) => `${reference}, ${city}`;
