import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { OnPeriodOver } from '../../platform/personal-data/personal-data-source.js';
import { CollectionsService } from './collections.service.js';
import { FORGOTTEN } from './forgotten-donor.content.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { PhysicalDonationCodeRow } from './physical-donation-code.entity.js';
import { PhysicalDonationLinkRow } from './physical-donation-link.entity.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { forgetNotes } from './physical-donations.queries.js';
import { PictureFilesService } from './picture-files.service.js';

/** What is not kept for ever: forms never validated, the trash, and who gave, after some years. */
@Injectable()
export class PhysicalDonationRetentionService {
  constructor(
    private readonly collections: CollectionsService,
    private readonly pictures: PictureFilesService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly auditLog: PhysicalDonationAuditService,
    private readonly clock: Clock,
  ) {}

  @OnPeriodOver('physical-donations.purge')
  async purge(tx: EntityManager, id: string): Promise<void> {
    await this.pictures.forgetOf(tx, [id]);
    const held = await this.collections.hold(tx, id);
    if (!held) return;
    await tx.delete(PhysicalDonationRow, { id });
    await this.auditLog.donation(tx, RETENTION_AUTHOR, 'purged', held.donation, null);
  }

  /** What was given, when and for which campaign stays; who gave it, and where exactly, does not. */
  @OnPeriodOver('physical-donations.forget-donor')
  async forgetDonor(tx: EntityManager, id: string): Promise<void> {
    await this.pictures.forgetOf(tx, [id]);
    const held = await this.collections.hold(tx, id);
    if (!held) return;
    const before = { ...held.donation };
    const { preferred_days, time_slots } = before.pickup_availability;
    Object.assign(held.donation, FORGOTTEN, { pickup_availability: { preferred_days, time_slots } });
    held.donation.updated_at = this.clock.now();
    await tx.save(held.donation);
    await forgetNotes.run(tx, id);
    await this.timeline.forgetDetails(tx, id);
    await tx.delete(PhysicalDonationLinkRow, { physical_donation_id: id });
    await tx.delete(PhysicalDonationCodeRow, { physical_donation_id: id });
    await this.auditLog.donation(tx, RETENTION_AUTHOR, 'updated', before, held.donation);
  }
}
