import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffService } from '../../people/access/staff.service.js';
import type { Author } from '../../core/audit/audit-log.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { StaffNotesService } from '../../core/notifications/staff-notes.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CaseColumns } from './case.columns.js';
import { CaseEntriesService } from './case-entries.service.js';
import type { CaseKind } from './case.kind.js';
import { CaseRecordsService } from './case-records.service.js';
import { CaseEmailsService } from './case-emails.service.js';
import type { CaseChanges, CaseEmailInput, CaseEmailPreview } from './casework.dto.js';
import { NOBODY } from './casework.content.js';
import { caseworkErrors } from './casework.errors.js';
import { become, caseMayBecome, give } from './casework.rules.js';

/** What staff do to cases. */
@Injectable()
export class CaseWritesService {
  constructor(
    private readonly records: CaseRecordsService,
    private readonly staff: StaffService,
    private readonly entries: CaseEntriesService,
    private readonly emails: CaseEmailsService,
    private readonly notifications: NotificationsService,
    private readonly notes: StaffNotesService,
    private readonly clock: Clock,
  ) {}

  /** Gives a case to someone, puts it in a state, or both; refuses what the table does not let it become (409). */
  async change(kind: CaseKind, id: string, changes: CaseChanges, author: Author): Promise<void> {
    const { version, status, assigned_to } = changes;
    const holder = assigned_to ? await this.holder(kind, assigned_to) : NOBODY;
    await this.records.change(kind, id, version, author, async (row, tx) => {
      const before = row.assigned_to;
      if (assigned_to !== undefined) give(kind, row, assigned_to);
      if (status !== undefined) this.become(kind, row, status, author);
      if (row.assigned_to === before) return;
      const body = row.assigned_to === assigned_to ? holder : row.assigned_to ? author.name : NOBODY;
      await this.entries.add(tx, kind, row, { kind: 'assignment', body, by: author });
      if (row.assigned_to !== null) await this.assigned(tx, kind, row, author);
    });
  }

  /** Writes to the student and keeps what was written; a second click meets a newer version (409). */
  async letter(kind: CaseKind, id: string, input: CaseEmailInput, author: Author): Promise<void> {
    await this.records.change(kind, id, input.version, author, async (row, tx) => {
      if (input.status) this.become(kind, row, input.status, author);
      row.assigned_to ??= author.id;
      row.answered_at ??= this.clock.now();
      const email = await this.emails.preview(kind, row, input, author, tx);
      const { subject, body } = email;
      await this.entries.add(tx, kind, row, { kind: 'letter', subject, body, by: author });
      await this.emails.send(tx, kind, row, email);
    });
  }

  async preview(
    kind: CaseKind,
    id: string,
    input: Omit<CaseEmailInput, 'version'>,
    author: Author,
  ): Promise<CaseEmailPreview> {
    const row = await this.records.find(kind, id);
    if (input.status && !kind.statuses.includes(input.status)) throw caseworkErrors.unknownStatus(kind);
    return this.emails.preview(kind, row, input, author);
  }

  async note(kind: CaseKind, id: string, body: string, author: Author): Promise<void> {
    await this.records.hold(kind, id, async (row, tx) => {
      if (row.deleted_at) throw caseworkErrors.inTheBin();
      await this.entries.add(tx, kind, row, { kind: 'note', body, by: author });
      const { resource } = kind;
      const { email, reference: about } = row;
      await this.notes.written(tx, { resource, record_id: id, text: body, about, email, author });
    });
  }

  async remove(kind: CaseKind, id: string, author: Author): Promise<void> {
    await this.records.shelve(kind, id, author, (row) => {
      if (row.deleted_at) throw caseworkErrors.inTheBin();
      row.deleted_at = this.clock.now();
      return 'deleted';
    });
  }

  async restore(kind: CaseKind, id: string, author: Author): Promise<void> {
    await this.records.shelve(kind, id, author, (row) => {
      if (!row.deleted_at) throw caseworkErrors.notInTheBin();
      row.deleted_at = null;
      return 'restored';
    });
  }

  private async assigned(
    tx: EntityManager,
    { resource, noun }: CaseKind,
    { id: record_id, assigned_to: staff_id, email, reference: detail }: CaseColumns,
    author: Author,
  ): Promise<void> {
    await this.notifications.publish(tx, {
      kind: 'assigned',
      resource,
      record_id,
      facts: { author: author.name, subject: noun.toLowerCase(), detail },
      email,
      staff_id,
      is_private: true,
      author_id: author.id,
    });
  }

  private become(kind: CaseKind, row: CaseColumns, status: string, author: Author): void {
    if (!kind.statuses.includes(status)) throw caseworkErrors.unknownStatus(kind);
    if (status === row.status) return;
    if (!caseMayBecome(kind, row.status, status)) throw caseworkErrors.cannotBecome(kind, row.status, status);
    become(kind, row, status, this.clock.now(), author.id);
  }

  private async holder({ resource }: CaseKind, staffId: number): Promise<string> {
    const found = (await this.staff.whoMay(resource)).find(({ id }) => id === staffId);
    if (!found) throw caseworkErrors.unknownAssignee();
    return found.name;
  }
}
