import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { withHidden } from '../../platform/personal-data/hidden-values.js';
import {
  DonationEntriesService,
  type NewDonationEntry,
} from '../donation-timeline/donation-entries.service.js';
import type { TimelineEntry } from '../../core/timeline/timeline.dto.js';
import { PERSON_FIELDS } from '../donors/donor.columns.js';
import { type DonationEvent, DonationEventsService } from './donation-events.service.js';
import type { MoneyEntryKind } from './donation-timeline.contract.js';
import type { DonationRow } from './donation.entity.js';

const DONATIONS = 'donations';

export type DonationEntry = Omit<NewDonationEntry, 'donation_id' | 'kind'> & { kind: MoneyEntryKind };

/** What happens to a gift of money: on its timeline for staff, in the audit log, and told to other capabilities. */
@Injectable()
export class DonationHistoryService {
  constructor(
    private readonly entries: DonationEntriesService,
    private readonly auditLog: AuditLogService,
    private readonly events: DonationEventsService,
  ) {}

  /** Adds an entry to the timeline, in the transaction of the change that it records. */
  async add(tx: EntityManager, donation_id: string, entry: DonationEntry): Promise<void> {
    await this.entries.add(tx, { ...entry, donation_id });
  }

  /** The same, once for each `details` of its kind; answers false where the entry exists already. */
  async addOnce(tx: EntityManager, donation_id: string, entry: DonationEntry): Promise<boolean> {
    const details = entry.details ?? '';
    const isKnown = await this.entries.has(tx, { donation_id }, entry.kind, details);
    if (!isKnown) await this.add(tx, donation_id, { ...entry, details });
    return !isKnown;
  }

  /** The whole timeline of a gift, newest first. */
  timeline(donation_id: string): Promise<TimelineEntry[]> {
    return this.entries.list({ donation_id });
  }

  /** What staff wrote beside a gift may name its donor: the entries stay, without it. */
  async forgetNotes(tx: EntityManager, donation_id: string): Promise<void> {
    await this.entries.forgetDetails(tx, { donation_id }, ['note']);
  }

  /** Writes to the audit log: of what could name a person it says that it changed, and nothing more. */
  async audit(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: DonationRow | null,
    after: DonationRow,
    reason = '',
  ): Promise<void> {
    await this.auditLog.record(tx, {
      author,
      action,
      resource: DONATIONS,
      label: after.reference,
      reason,
      before: before && withHidden(before, before, PERSONAL),
      after: withHidden(before ?? after, after, PERSONAL),
    });
  }

  /** Refuses what was written from an older version of a gift. */
  assertCurrent(tx: EntityManager, donation: DonationRow, version: number | undefined): Promise<void> {
    return this.auditLog.assertCurrent(tx, DONATIONS, donation, version);
  }

  /** Tells the capabilities that follow gifts, once all else of the change is written. */
  async emit(tx: EntityManager, donation_id: string, kind: DonationEvent['kind']): Promise<void> {
    await this.events.emit(tx, { kind, donation_id });
  }
}

const PERSONAL: readonly (keyof DonationRow)[] = [
  ...PERSON_FIELDS,
  ...(['message', 'dedication', 'phone', 'form_key', 'form_hash', 'provider_payment_id'] as const),
];
