import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CollectionsService } from './collections.service.js';
import { PictureFilesService } from './picture-files.service.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { FORGOTTEN, RETENTION } from './physical-donation-retention.content.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const AT_ONCE = 200;

/** What is not kept for ever: forms never validated, the trash, orphaned pictures, and who gave, after some years. */
@Injectable()
export class PhysicalDonationRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly pictures: PictureFilesService,
    private readonly auditLog: PhysicalDonationAuditService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'physical-donations.tidy', cron: '17 3 * * *' })
  async tidy(): Promise<void> {
    await this.pictures.forgetOrphans();
    for (const id of await this.over()) await this.purge(id);
    for (const id of await this.old()) await this.forgetPeople(id);
  }

  /** Never validated for 30 days, or in the trash for as long. */
  private over(): Promise<string[]> {
    return this.ids(
      `(status = 'pending_validation' AND deleted_at IS NULL AND created_at < $1) OR deleted_at < $2`,
      [this.daysAgo(RETENTION.unvalidated_days), this.daysAgo(TRASH_DAYS)],
    );
  }

  private old(): Promise<string[]> {
    return this.ids(
      `email <> '${FORGOTTEN.email}' AND ((status = 'completed' AND completed_at < $1)
         OR (status = 'cancelled' AND cancelled_at < $2))`,
      [this.daysAgo(RETENTION.completed_days), this.daysAgo(RETENTION.cancelled_days)],
    );
  }

  private async purge(id: string): Promise<void> {
    await this.pictures.forgetOf([id]);
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.hold(tx, id);
      if (!held) return;
      await tx.delete(PhysicalDonationRow, { id });
      await this.auditLog.donation(tx, RETENTION_AUTHOR, 'purged', held.donation, null);
    });
  }

  /** What was given, when and for which campaign stays; who gave it, and where exactly, does not. */
  async forgetPeople(id: string): Promise<void> {
    await this.pictures.forgetOf([id]);
    await this.dataSource.transaction(async (tx) => {
      const held = await this.collections.hold(tx, id);
      if (!held) return;
      const before = { ...held.donation };
      const { preferred_days, time_slots } = before.pickup_availability;
      Object.assign(held.donation, FORGOTTEN, { pickup_availability: { preferred_days, time_slots } });
      held.donation.updated_at = this.clock.now();
      await tx.save(held.donation);
      await tx.query(
        `UPDATE donation_transactions SET contact_notes = '', notes = '' WHERE physical_donation_id = $1`,
        [id],
      );
      await tx.query('UPDATE physical_donation_entries SET details = NULL WHERE physical_donation_id = $1', [
        id,
      ]);
      await tx.query('DELETE FROM physical_donation_links WHERE physical_donation_id = $1', [id]);
      await tx.query('DELETE FROM physical_donation_codes WHERE physical_donation_id = $1', [id]);
      await this.auditLog.donation(tx, RETENTION_AUTHOR, 'updated', before, held.donation);
    });
  }

  private async ids(where: string, values: unknown[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM physical_donations WHERE ${where} ORDER BY created_at LIMIT ${AT_ONCE}`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
