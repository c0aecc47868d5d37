import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import {
  PHYSICAL_DONATION_STATUS_OF,
  physicalDonationMayBecome,
  type PhysicalDonationStatus,
  transactionMayBecome,
  type TransactionStatus,
} from './physical-donation-state.contract.js';

/** A donation and its transaction, both held until the caller's transaction ends. */
export interface Collection {
  donation: PhysicalDonationRow;
  transaction: PickupTransactionRow;
}

/** The steps of a donation and of its transaction as they are saved and recorded; what is not allowed is a 409. */
@Injectable()
export class CollectionMovesService {
  constructor(
    private readonly auditLog: PhysicalDonationAuditService,
    private readonly clock: Clock,
  ) {}

  /** A donation's step without its transaction, which it has not yet. */
  async donation(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    status: PhysicalDonationStatus,
    by: Author,
  ): Promise<void> {
    if (!physicalDonationMayBecome(donation.status, status))
      throw physicalDonationErrors.cannotBecome(donation.status, status);
    const before = { ...donation };
    const now = this.clock.now();
    Object.assign(donation, { status, updated_at: now });
    if (status === 'validated') donation.validated_at = now;
    if (status === 'completed') donation.completed_at = now;
    if (status === 'cancelled') donation.cancelled_at = now;
    await tx.save(donation);
    await this.auditLog.donation(tx, by, 'updated', before, donation);
  }

  /** The transaction of a donation that has just been validated. */
  async begin(tx: EntityManager, donation: PhysicalDonationRow, by: Author): Promise<PickupTransactionRow> {
    const now = this.clock.now();
    const transaction = tx.create(PickupTransactionRow, {
      id: randomUUID(),
      physical_donation_id: donation.id,
      status: 'pending_contact',
      contacted_at: null,
      contacted_by: null,
      contact_notes: '',
      pickup_date: null,
      pickup_slot: null,
      assigned_to: null,
      round_position: null,
      reminded_at: null,
      completed_at: null,
      collected: [],
      notes: '',
      created_at: now,
      updated_at: now,
    });
    await tx.save(transaction);
    await this.auditLog.transaction(tx, by, donation, null, transaction);
    return transaction;
  }

  /** A step of the transaction, with the donation's that goes with it. */
  async both(
    tx: EntityManager,
    { donation, transaction }: Collection,
    to: TransactionStatus,
    changes: Partial<PickupTransactionRow>,
    by: Author,
  ): Promise<void> {
    if (!transactionMayBecome(transaction.status, to))
      throw physicalDonationErrors.collectionCannotBecome(transaction.status, to);
    await this.donation(tx, donation, PHYSICAL_DONATION_STATUS_OF[to], by);
    await this.within(tx, { donation, transaction }, { ...changes, status: to }, by);
  }

  /** Other values for a transaction. */
  async within(
    tx: EntityManager,
    { donation, transaction }: Collection,
    changes: Partial<PickupTransactionRow>,
    by: Author,
  ): Promise<void> {
    const before = { ...transaction };
    Object.assign(transaction, changes, { updated_at: this.clock.now() });
    await tx.save(transaction);
    await this.auditLog.transaction(tx, by, donation, before, transaction);
  }
}
