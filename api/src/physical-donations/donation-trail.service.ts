import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../audit/audit.contract.js';
import { type Author, AuditTrailService } from '../audit/audit-trail.service.js';
import type { DonationTransactionRow } from './donation-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';

export const DONATIONS = 'physical-donations';
export const TRANSACTIONS = 'donation-transactions';

/** The audit of donations. Readers see it too: of what could name a person it says that it changed, and nothing more. */
@Injectable()
export class DonationTrailService {
  constructor(private readonly trail: AuditTrailService) {}

  /** Records a write of a donation, in the transaction that makes it. */
  async donation(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: PhysicalDonationRow,
    after: PhysicalDonationRow | null,
  ): Promise<void> {
    const write = { author, action, resource: DONATIONS, label: labelOf(before) };
    const masked = after && masking(before, after, PERSONAL);
    await this.trail.record(tx, { ...write, before: masking(before, before, PERSONAL), after: masked });
  }

  /** Records a write of a donation's transaction, in the transaction that makes it. */
  async transaction(
    tx: EntityManager,
    author: Author,
    donation: PhysicalDonationRow,
    before: DonationTransactionRow | null,
    after: DonationTransactionRow,
  ): Promise<void> {
    const write = { author, action: before ? 'updated' : 'created', resource: TRANSACTIONS } as const;
    await this.trail.record(tx, {
      ...{ ...write, label: labelOf(donation) },
      before: before && masking(before, before, PRIVATE),
      after: masking(before ?? after, after, PRIVATE),
    });
  }

  /** Refuses what was written from an older version of a donation. */
  assertCurrent(tx: EntityManager, row: PhysicalDonationRow, version: number | undefined): Promise<void> {
    return this.trail.assertCurrent(tx, DONATIONS, row, version);
  }
}

const PERSONAL: readonly (keyof PhysicalDonationRow)[] = [
  ...(['organization_name', 'contact_name', 'email', 'phone', 'street_address'] as const),
  ...(['access_info', 'special_instructions', 'cancel_reason', 'pickup_availability', 'form_hash'] as const),
];
const PRIVATE: readonly (keyof DonationTransactionRow)[] = [
  ...(['contact_notes', 'notes', 'assigned_to', 'contacted_by'] as const),
];

const labelOf = ({ reference, city }: PhysicalDonationRow) => `${reference}, ${city}`;

function masking<T extends PhysicalDonationRow | DonationTransactionRow>(
  before: T,
  after: T,
  fields: readonly (keyof T)[],
): T {
  const masked: Record<string, unknown> = { ...after };
  for (const field of fields) {
    const isSame = JSON.stringify(before[field]) === JSON.stringify(after[field]);
    masked[field as string] = isSame ? '•••' : '••• (modifié)';
  }
  return masked as unknown as T;
}
