import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { StaffService } from '../access/staff.service.js';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { StaffNotesService } from '../../core/notifications/staff-notes.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { type ContactEntryKind, type ContactStatus, contactMayBecome } from './contact.contract.js';
import { ContactEntryRow } from './contact-entry.entity.js';
import { contactTexts } from './contact-notifications.content.js';
import { contactErrors } from './contact.errors.js';
import { ContactEmailsService } from './contact-emails.service.js';
import { ContactMessageRow } from './contact-message.entity.js';
import type { ContactChanges } from './contact.dto.js';

const RESOURCE = 'contact-messages';

/** What staff do to messages. The audit log, which readers see too, says what was done and nothing of what was written. */
@Injectable()
export class ContactWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly staff: StaffService,
    private readonly emails: ContactEmailsService,
    private readonly notifications: NotificationsService,
    private readonly notes: StaffNotesService,
    private readonly clock: Clock,
  ) {}

  async change(id: number, { version, status, assigned_to }: ContactChanges, author: Author): Promise<void> {
    if (assigned_to && !(await this.mayAnswer(assigned_to))) throw contactErrors.unknownAssignee();
    await this.write(id, version, author, async (row, tx) => {
      if (status !== undefined && status !== row.status) become(row, status);
      if (assigned_to && assigned_to !== row.assigned_to) await this.assigned(tx, row, assigned_to, author);
      if (assigned_to !== undefined) row.assigned_to = assigned_to;
      row.read_at ??= this.clock.now();
    });
  }

  /** The same for everyone of the team; no version is needed, and none is made. */
  async markRead(id: number, isRead: boolean): Promise<void> {
    const read_at = isRead ? this.clock.now() : null;
    const done = await this.dataSource.manager.update(
      ContactMessageRow,
      { id },
      { read_at, version: () => 'version' },
    );
    if (!done.affected) throw contactErrors.notFound();
  }

  /** Writes to the sender and keeps what was written; a second click meets a newer version. */
  async reply(id: number, body: string, version: number, author: Author): Promise<void> {
    await this.write(id, version, author, async (row, tx) => {
      if (row.status === 'spam') throw contactErrors.spamIsNotAnswered();
      row.status = 'answered';
      row.assigned_to ??= author.id;
      row.read_at ??= this.clock.now();
      await this.enter(tx, row, 'reply', body, author);
      await this.emails.reply(tx, row, body, author.name);
    });
  }

  async note(id: number, body: string, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      if (row.deleted_at) throw contactErrors.inTheBin();
      await this.enter(tx, row, 'note', body, author);
      const about = contactTexts.message(id);
      await this.notes.written(tx, {
        resource: RESOURCE,
        record_id: id,
        text: body,
        about,
        email: row.email,
        author,
      });
    });
  }

  private async assigned(
    tx: EntityManager,
    { id: record_id, email }: ContactMessageRow,
    staff_id: number,
    author: Author,
  ): Promise<void> {
    await this.notifications.publish(tx, {
      kind: 'assigned',
      resource: RESOURCE,
      record_id,
      facts: {
        author: author.name,
        subject: contactTexts.a_message,
        detail: contactTexts.message(record_id),
      },
      email,
      staff_id,
      is_private: true,
      author_id: author.id,
    });
  }

  async remove(id: number, author: Author): Promise<void> {
    await this.shelve(id, author, (row) => {
      if (row.deleted_at) throw contactErrors.inTheBin();
      row.deleted_at = this.clock.now();
      return 'deleted';
    });
  }

  async restore(id: number, author: Author): Promise<void> {
    await this.shelve(id, author, (row) => {
      if (!row.deleted_at) throw contactErrors.notInTheBin();
      row.deleted_at = null;
      return 'restored';
    });
  }

  private async write(
    id: number,
    version: number,
    author: Author,
    how: (row: ContactMessageRow, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      if (row.deleted_at) throw contactErrors.inTheBin();
      const before = { ...row };
      await how(row, tx);
      await this.save(tx, row, before, 'updated', author);
    });
  }

  private async shelve(
    id: number,
    author: Author,
    how: (row: ContactMessageRow) => AuditAction,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      const before = { ...row };
      const action = how(row);
      await this.save(tx, row, before, action, author);
    });
  }

  private async save(
    tx: EntityManager,
    row: ContactMessageRow,
    before: ContactMessageRow,
    action: AuditAction,
    author: Author,
  ): Promise<void> {
    row.updated_at = this.clock.now();
    await tx.save(row);
    const write = { author, action, resource: RESOURCE, label: contactTexts.message(row.id) };
    await this.auditLog.record(tx, { ...write, before: impersonal(before), after: impersonal(row) });
  }

  private async enter(
    tx: EntityManager,
    { id }: ContactMessageRow,
    kind: ContactEntryKind,
    body: string,
    author: Author,
  ): Promise<void> {
    const who = { staff_id: author.id, staff_name: author.name };
    await tx.insert(ContactEntryRow, { message_id: id, kind, body, ...who, created_at: this.clock.now() });
  }

  private async lock(tx: EntityManager, id: number): Promise<ContactMessageRow> {
    const row = await lockRecord(tx, ContactMessageRow, id);
    if (!row) throw contactErrors.notFound();
    return row;
  }

  private async mayAnswer(staffId: number): Promise<boolean> {
    return (await this.staff.whoMay(RESOURCE)).some(({ id }) => id === staffId);
  }
}

function become(row: ContactMessageRow, status: ContactStatus): void {
  if (!contactMayBecome(row.status, status)) throw contactErrors.cannotBecome(row.status, status);
  row.status = status;
}

function impersonal({ id, version, status, assigned_to, deleted_at }: ContactMessageRow) {
  return { id, version, status, assigned_to, deleted_at };
}
