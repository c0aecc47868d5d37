import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { StaffNotesService } from '../../core/notifications/staff-notes.service.js';
import { AnnouncedStepsService } from './announced-steps.service.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { CollectionsService, type HeldPhysicalDonation } from './collections.service.js';
import { PhysicalDonationEditsService } from './physical-donation-edits.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import {
  physicalDonationMayBecome,
  type PhysicalDonationStatus,
} from './physical-donation-state.contract.js';
import type { PhysicalDonationChanges } from './physical-donation-record.dto.js';

/** What administrators do to donations of things. */
@Injectable()
export class PhysicalDonationWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly steps: AnnouncedStepsService,
    private readonly edits: PhysicalDonationEditsService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly notes: StaffNotesService,
    private readonly auditLog: PhysicalDonationAuditService,
  ) {}

  /** Corrects what the donor entered, and makes the step where a status is named and nothing more is needed for it. */
  async change(id: string, changes: PhysicalDonationChanges, by: Author): Promise<void> {
    const { version, status, reason = '', ...said } = changes;
    await this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, id, version);
      const isEdited = Object.values(said).some((value) => value !== undefined);
      // Sent back with the whole record, the state that it has asks for nothing.
      const asksForState = status !== undefined && !(isEdited && status === held.donation.status);
      if (isEdited) await this.edits.apply(tx, held.donation, said, by);
      if (asksForState) await this.become(tx, held, status, reason, by);
    });
  }

  async cancel(id: string, reason: string, version: number | undefined, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, id, version);
      await this.become(tx, held, 'cancelled', reason, by);
    });
  }

  async note(id: string, body: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { donation } = await this.hold(tx, id, null);
      const entry = { kind: 'note', text: timelineTexts.note, details: body } as const;
      await this.timeline.addEntry(tx, { ...entry, physical_donation_id: donation.id, by });
      const { reference: about, email } = donation;
      const resource = 'physical-donations';
      await this.notes.written(tx, { resource, record_id: id, text: body, about, email, author: by });
    });
  }

  private async become(
    tx: EntityManager,
    held: HeldPhysicalDonation,
    status: PhysicalDonationStatus,
    reason: string,
    by: Author,
  ): Promise<void> {
    const { donation, transaction } = held;
    if (!physicalDonationMayBecome(donation.status, status))
      throw physicalDonationErrors.cannotBecome(donation.status, status);
    if (status === 'pickup_scheduled' || status === 'completed')
      throw physicalDonationErrors.needsMore(status);
    if (status === 'validated') await this.steps.validated(tx, donation, by);
    if (status === 'pending_pickup' && transaction)
      await this.collections.contacted(tx, { donation, transaction }, reason, by);
    if (status === 'cancelled') await this.steps.cancelled(tx, held, reason, by);
  }

  /** Holds a donation that is not in the trash; `version` is null where the write makes none. */
  private async hold(
    tx: EntityManager,
    id: string,
    version: number | undefined | null,
  ): Promise<HeldPhysicalDonation> {
    const held = await this.collections.hold(tx, id);
    if (!held) throw physicalDonationErrors.notFound();
    if (version !== null) await this.auditLog.assertCurrent(tx, held.donation, version);
    if (held.donation.deleted_at) throw physicalDonationErrors.inTheBin();
    return held;
  }
}
