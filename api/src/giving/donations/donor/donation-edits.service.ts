import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../../core/audit/audit-log.service.js';
import { DONOR_FIELDS } from '../../donors/donor.columns.js';
import type { GiverType } from '../../donors/giving.contract.js';
import type { DonationPreferencesInput } from '../donation.dto.js';
import type { DonationRow } from '../donation.entity.js';
import { donationErrors } from '../donation.errors.js';
import { DonationLinksService } from '../../donation-links/donation-links.service.js';
import { DonationReceiptSourceService } from '../donation-receipt-source.service.js';
import { DonationRowsService } from '../donation-rows.service.js';
import { timelineTexts } from '../donation-timeline.content.js';
import { DonationHistoryService } from '../donation-history.service.js';
import { DONOR } from '../../../core/audit/audit-log.service.js';

const WISHES = ['message', 'dedication', 'is_anonymous'] as const;

/** What staff may correct of a gift besides what its donor may. */
export type DonationChanges = DonationPreferencesInput & { donor_type?: GiverType; email?: string };

/** Who gave, and what they wish: completed by the donor, corrected by staff. What was given never changes. */
@Injectable()
export class DonationEditsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: DonationRowsService,
    private readonly links: DonationLinksService,
    private readonly receipts: DonationReceiptSourceService,
    private readonly history: DonationHistoryService,
  ) {}

  /** By its donor: what a receipt that is issued says changes no more but by staff. */
  async prefer(donation: DonationRow, changes: DonationPreferencesInput, by: Author = DONOR): Promise<void> {
    const { status } = await this.receipts.stateOf(donation);
    const isKept = status === 'issued' || status === 'being_made' || donation.status === 'cancelled';
    if (isKept && changed(donation, changes, DONOR_FIELDS).length > 0)
      throw donation.status === 'cancelled' ? donationErrors.identityKept() : donationErrors.receiptIssued();
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.lock(tx, donation.id);
      if (held) await this.apply(tx, held, changes, by);
    });
  }

  /** By staff, from the version that they read. */
  async change(
    id: string,
    changes: DonationChanges,
    version: number | undefined,
    by: Author,
  ): Promise<DonationRow> {
    return this.dataSource.transaction(async (tx) => {
      const donation = await this.rows.lock(tx, id);
      if (!donation) throw donationErrors.notFound();
      await this.history.assertCurrent(tx, donation, version);
      await this.apply(tx, donation, changes, by);
      return donation;
    });
  }

  private async apply(
    tx: EntityManager,
    donation: DonationRow,
    changes: DonationChanges,
    by: Author,
  ): Promise<void> {
    const identity = changed(donation, changes, DONOR_FIELDS);
    const wishes = changed(donation, changes, WISHES);
    if (identity.length + wishes.length === 0) return;
    const before = { ...donation };
    const values = [...identity, ...wishes].map((field) => [field, changes[field] ?? '']);
    await this.rows.save(tx, donation, Object.fromEntries(values));
    await this.history.audit(tx, by, 'updated', before, donation);
    const text = identity.length > 0 ? timelineTexts.changed : timelineTexts.preferences;
    await this.history.add(tx, donation.id, { kind: 'changed', text, by });
    // Who had the old address must not open the gift any more.
    if (before.email !== donation.email) await this.links.closeAll(tx, { donation_id: donation.id });
    if (identity.length > 0) await this.history.emit(tx, donation.id, 'identity_changed');
  }
}

function changed<Field extends keyof DonationChanges & keyof DonationRow>(
  donation: DonationRow,
  changes: DonationChanges,
  fields: readonly Field[],
): Field[] {
  return fields.filter((field) => changes[field] !== undefined && (changes[field] ?? '') !== donation[field]);
}
