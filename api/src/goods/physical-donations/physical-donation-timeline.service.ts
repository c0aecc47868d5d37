import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type NewEntry, TimelineService } from '../../core/timeline/timeline.service.js';
import { ALERT_TYPE_LABELS } from '../alerts/goods-alert.contract.js';
import type { AlertEvent } from '../alerts/goods-alerts.service.js';
import { PhysicalDonationEntryRow } from './physical-donation-entry.entity.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { OnGoodsAlert } from '../alerts/goods-alerts.service.js';
import type { PhysicalDonationStep } from './physical-donation-tracking.dto.js';
import type { PhysicalDonationEntry } from './physical-donation-record.dto.js';
import type { PhysicalDonationEntryKind } from './physical-donation-state.contract.js';

/** What of its timeline a donor reads at the link: its texts name nobody. */
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
    private readonly entries: TimelineService,
  ) {}

  /** Adds an entry, in the transaction of the change that it records. */
  async addEntry(tx: EntityManager, entry: NewEntry<PhysicalDonationEntryRow>): Promise<void> {
    await this.entries.add(tx, PhysicalDonationEntryRow, entry);
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
  async timeline(physical_donation_id: string): Promise<PhysicalDonationEntry[]> {
    const about = { physical_donation_id };
    const entries = await this.entries.read(this.dataSource.manager, PhysicalDonationEntryRow, about);
    return entries.toReversed();
  }

  /** What the donor reads of it, oldest first. */
  async steps(tx: EntityManager, physical_donation_id: string): Promise<PhysicalDonationStep[]> {
    const about = { physical_donation_id };
    const entries = await this.entries.read(tx, PhysicalDonationEntryRow, about, TOLD_TO_DONORS);
    return entries.map(({ at, text }) => ({ at, text }));
  }

  /** What staff noted of it goes; that it happened stays. */
  async forgetDetails(tx: EntityManager, physical_donation_id: string): Promise<void> {
    await this.entries.forgetDetails(tx, PhysicalDonationEntryRow, { physical_donation_id });
  }
}
