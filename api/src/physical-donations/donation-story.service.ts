import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../audit/audit-trail.service.js';
import { ALERT_TYPE_LABELS } from '../donation-alerts/donation-alert.contract.js';
import type { AlertTold } from '../donation-alerts/donation-alerts.service.js';
import { Clock } from '../platform/clock/clock.js';
import { DonationEntryRow } from './donation-entry.entity.js';
import { storyTexts } from './donation-story.content.js';
import type { DonationEntry, DonationEntryKind } from './physical-donation-desk.contract.js';

/** Who signs what a donor does. */
export const DONOR: Author = { id: null, name: 'donateur' };

export interface StoryEntry {
  physical_donation_id: string;
  kind: DonationEntryKind;
  /** French; of the kinds in `TOLD_TO_DONORS` the donor reads it too, and no person is named in it. */
  text: string;
  /** What staff noted, or changed: for those who may see people. */
  details?: string | null;
  /** A member of staff, `DONOR`, or null for the product itself. */
  by: Author | null;
}

/** What of its story a donor reads at the link. */
const TOLD_TO_DONORS: readonly DonationEntryKind[] = [
  'created',
  'validated',
  'contacted',
  'pickup_scheduled',
  'pickup_moved',
  'wishes',
  'completed',
  'cancelled',
];

/** The story of a donation, from its form to the van. */
@Injectable()
export class DonationStoryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry, in the transaction of what it tells. */
  async tell(tx: EntityManager, { by, details = null, ...entry }: StoryEntry): Promise<void> {
    const who = { staff_id: by?.id ?? null, by_name: by?.name ?? null };
    await tx.insert(DonationEntryRow, { ...entry, ...who, details, at: this.clock.now() });
  }

  /** Enters what became of an alert. */
  tellAlert(tx: EntityManager, { event, alert, by }: AlertTold): Promise<void> {
    const label = ALERT_TYPE_LABELS[alert.alert_type];
    const isOver = event === 'resolved';
    return this.tell(tx, {
      physical_donation_id: alert.physical_donation_id,
      kind: isOver ? 'alert_resolved' : 'alert',
      text: isOver ? storyTexts.alertResolved(label) : storyTexts.alert(label),
      by,
    });
  }

  /** The whole story, newest first; without details for those who may not see people. */
  async timeline(donationId: string): Promise<DonationEntry[]> {
    const rows = await this.dataSource.manager.find(DonationEntryRow, {
      where: { physical_donation_id: donationId },
      order: { id: 'DESC' },
    });
    return rows.map(({ id, kind, at, by_name, text, details }) => ({
      ...{ id, kind, at: at.toISOString(), by: by_name, text },
      details,
    }));
  }

  /** What the donor reads of it, oldest first. */
  async steps(tx: EntityManager, donationId: string): Promise<{ at: string; text: string }[]> {
    const rows = await tx.find(DonationEntryRow, {
      where: { physical_donation_id: donationId, kind: In(TOLD_TO_DONORS) },
      order: { id: 'ASC' },
    });
    return rows.map(({ at, text }) => ({ at: at.toISOString(), text }));
  }
}
