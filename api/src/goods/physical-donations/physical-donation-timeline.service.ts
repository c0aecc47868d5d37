import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { ALERT_TYPE_LABELS } from '../alerts/goods-alert.contract.js';
import type { AlertEvent } from '../alerts/goods-alerts.service.js';
import { isoMoments } from '../../platform/clock/iso-moments.js';
import { Clock } from '../../platform/clock/clock.js';
import { PhysicalDonationEntryRow } from './physical-donation-entry.entity.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { OnGoodsAlert } from '../alerts/goods-alerts.service.js';
import type { PhysicalDonationStep } from './physical-donation-tracking.dto.js';
import type { PhysicalDonationEntry } from './physical-donation-record.dto.js';
import type { PhysicalDonationEntryKind } from './physical-donation-state.contract.js';

export interface TimelineEntry {
  physical_donation_id: string;
  kind: PhysicalDonationEntryKind;
  /** French; of the kinds in `TOLD_TO_DONORS` the donor reads it too, and no person is named in it. */
  text: string;
  /** What staff noted, or changed: for those who may see people. */
  details?: string | null;
  /** A member of staff, `DONOR`, or null for the product itself. */
  by: Author | null;
}

/** What of its timeline a donor reads at the link. */
const TOLD_TO_DONORS: readonly PhysicalDonationEntryKind[] = [
  'created',
  'validated',
  'contacted',
  'pickup_scheduled',
  'pickup_moved',
  'wishes',
  'completed',
  'cancelled',
];

/** The timeline of a donation, from its form to the van. */
@Injectable()
export class PhysicalDonationTimelineService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, in the transaction of the change that it records. */
  async addEntry(tx: EntityManager, { by, details = null, ...entry }: TimelineEntry): Promise<void> {
    const who = { staff_id: by?.id ?? null, by_name: by?.name ?? null };
    await tx.insert(PhysicalDonationEntryRow, { ...entry, ...who, details, at: this.clock.now() });
  }

  /** Enters what became of an alert. */
  @OnGoodsAlert()
  addAlertEntry(tx: EntityManager, { event, alert, by }: AlertEvent): Promise<void> {
    const label = ALERT_TYPE_LABELS[alert.alert_type];
    const isOver = event === 'resolved';
    return this.addEntry(tx, {
      physical_donation_id: alert.physical_donation_id,
      kind: isOver ? 'alert_resolved' : 'alert',
      text: isOver ? timelineTexts.alertResolved(label) : timelineTexts.alert(label),
      by,
    });
  }

  /** The whole timeline, newest first; without details for those who may not see people. */
  async timeline(donationId: string): Promise<PhysicalDonationEntry[]> {
    const rows = await this.dataSource.manager.find(PhysicalDonationEntryRow, {
      where: { physical_donation_id: donationId },
      order: { id: 'DESC' },
    });
    return rows.map(({ id, kind, at, by_name, text, details }) =>
      isoMoments({ id, kind, at, by: by_name, text, details }),
    );
  }

  /** What the donor reads of it, oldest first. */
  async steps(tx: EntityManager, donationId: string): Promise<PhysicalDonationStep[]> {
    const rows = await tx.find(PhysicalDonationEntryRow, {
      where: { physical_donation_id: donationId, kind: In(TOLD_TO_DONORS) },
      order: { id: 'ASC' },
    });
    return rows.map(({ at, text }) => ({ at: at.toISOString(), text }));
  }
}
