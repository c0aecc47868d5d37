import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { PhysicalDonationTimelineService, type TimelineEntry } from './physical-donation-timeline.service.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';

interface Change {
  by: Author;
  before: PhysicalDonationRow;
  action?: 'updated' | 'deleted' | 'restored';
  entry: Pick<TimelineEntry, 'kind' | 'text' | 'details'>;
}

/** What a change of a donation leaves behind: its entry in the audit log, and its event in the timeline. */
@Injectable()
export class PhysicalDonationHistoryService {
  constructor(
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly auditLog: PhysicalDonationAuditService,
    private readonly clock: Clock,
  ) {}

  /** Saves a donation as it has become, and records it. */
  async save(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    { by, before, action = 'updated', entry }: Change,
  ): Promise<void> {
    donation.updated_at = this.clock.now();
    await tx.save(donation);
    await this.auditLog.donation(tx, by, action, before, donation);
    await this.addEntry(tx, donation, by, entry);
  }

  /** What happened without a change of the donation. */
  async addEntry(
    tx: EntityManager,
    { id }: PhysicalDonationRow,
    by: Author | null,
    entry: Change['entry'],
  ): Promise<void> {
    await this.timeline.addEntry(tx, { ...entry, physical_donation_id: id, by });
  }

  /** Refuses what was written from an older version of a donation. */
  assertCurrent(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    version: number | undefined,
  ): Promise<void> {
    return this.auditLog.assertCurrent(tx, donation, version);
  }
}
