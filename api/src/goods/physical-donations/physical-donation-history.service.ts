import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import type { NewEntry } from '../../core/timeline/timeline.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import type { PhysicalDonationEntryRow } from './physical-donation-entry.entity.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';

interface Change {
  by: Author;
  before: PhysicalDonationRow;
  action?: 'updated' | 'deleted' | 'restored';
  entry: Pick<NewEntry<PhysicalDonationEntryRow>, 'kind' | 'text' | 'details'>;
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
    await this.timeline.addEntry(tx, { ...entry, physical_donation_id: donation.id, by });
  }
}
