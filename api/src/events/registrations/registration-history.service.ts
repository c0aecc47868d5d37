import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import type { TimelineEntry } from '../../core/timeline/timeline.dto.js';
import { type NewEntry, TimelineService } from '../../core/timeline/timeline.service.js';
import { withHidden } from '../../platform/personal-data/hidden-values.js';
import { EventRegistrationEntryRow } from './registration-entry.entity.js';
import type { EventRegistrationRow } from './registration.entity.js';

export type RegistrationEntry = Omit<NewEntry<EventRegistrationEntryRow>, 'registration_id'>;

/** Who signs what the person who registered does. */
export const PARTICIPANT: Author = { id: null, name: 'participant' };
export const REGISTRATIONS = 'event-registrations';

/** What happens to a registration: on its timeline for staff, and in the audit log where staff did it. */
@Injectable()
export class RegistrationHistoryService {
  constructor(
    private readonly timeline: TimelineService,
    private readonly auditLog: AuditLogService,
  ) {}

  /** Adds an entry to the timeline, in the transaction of the change that it records. */
  async add(tx: EntityManager, registration_id: string, entry: RegistrationEntry): Promise<void> {
    await this.timeline.add(tx, EventRegistrationEntryRow, { ...entry, registration_id });
  }

  /** All that happened to a registration, oldest first. */
  entries(tx: EntityManager, registration_id: string): Promise<TimelineEntry[]> {
    return this.timeline.read(tx, EventRegistrationEntryRow, { registration_id });
  }

  /** When an entry of this kind was last added; null where none was. */
  async lastOf(tx: EntityManager, registration_id: string, kind: string): Promise<Date | null> {
    const where = { registration_id, kind };
    const last = await tx.findOne(EventRegistrationEntryRow, { where, order: { at: 'DESC' } });
    return last?.at ?? null;
  }

  /** The same, once for each `details` of its kind; answers false where the entry exists already. */
  async addOnce(tx: EntityManager, registration_id: string, entry: RegistrationEntry): Promise<boolean> {
    const { kind, details = '' } = entry;
    const isKnown = await tx.existsBy(EventRegistrationEntryRow, {
      registration_id,
      kind,
      details: details ?? '',
    });
    if (!isKnown) await this.add(tx, registration_id, { ...entry, details });
    return !isKnown;
  }

  /** Writes to the audit log: of what could name a person it says that it changed, and nothing more. */
  async audit(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: EventRegistrationRow | null,
    after: EventRegistrationRow,
    reason = '',
  ): Promise<void> {
    await this.auditLog.record(tx, {
      author,
      action,
      resource: REGISTRATIONS,
      label: after.reference,
      reason,
      before: before && withHidden(before, before, PERSONAL),
      after: withHidden(before ?? after, after, PERSONAL),
    });
  }

  /** Refuses what was written from an older version of a registration. */
  assertCurrent(tx: EntityManager, row: EventRegistrationRow, version: number | undefined): Promise<void> {
    return this.auditLog.assertCurrent(tx, REGISTRATIONS, row, version);
  }
}

const PERSONAL: readonly (keyof EventRegistrationRow)[] = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'organization',
  'special_needs',
  'answers',
  'form_key',
  'form_hash',
  'provider_payment_id',
];
