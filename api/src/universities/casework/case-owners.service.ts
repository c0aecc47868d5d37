import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Raw } from 'typeorm';
import { type MemberHappening, OnMemberEvent } from '../../people/members/member-events.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CaseColumns } from './case.columns.js';
import { CaseEntriesService } from './case-entries.service.js';
import { CaseKindsService } from './case-kinds.service.js';
import type { CaseKind } from './case.kind.js';
import type { CaseOfStudent } from './casework.dto.js';
import { FORGOTTEN_PERSON } from './casework.content.js';

/** Cases by whose they are. Addresses are in lower case, and proven. */
@Injectable()
export class CaseOwnersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: CaseKindsService,
    private readonly entries: CaseEntriesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  @OnMemberEvent()
  async follow(tx: EntityManager, happening: MemberHappening): Promise<void> {
    if (happening.kind === 'email_changed') await this.moveEmail(tx, happening.from, happening.to);
  }

  /** Everything of this address, newest first, with the emails that were written to it and no note. */
  async ofEmail(email: string): Promise<CaseOfStudent[]> {
    const { manager } = this.dataSource;
    const found: CaseOfStudent[] = [];
    for (const kind of this.kinds.all())
      for (const row of await this.held(manager, kind, email))
        if (!row.deleted_at) found.push(await this.present(manager, kind, row));
    return found.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  }

  /** Nobody can tell any more whose it was; what counts in the figures stays. One that is still open ends. */
  async forgetPerson(tx: EntityManager, kind: CaseKind, row: CaseColumns): Promise<void> {
    const now = this.clock.now();
    if (!kind.ended.includes(row.status)) Object.assign(row, { status: kind.abandoned, closed_at: now });
    Object.assign(row, FORGOTTEN_PERSON, kind.forgotten, {
      forgotten_at: now,
      updated_at: now,
      form_hash: `oublie ${row.id}`,
    });
    await tx.save(kind.entity, row);
    await this.entries.forgetWords(tx, row.id);
    await this.notifications.forget(tx, kind.resource, row.id);
  }

  private async moveEmail(tx: EntityManager, from: string, to: string): Promise<void> {
    for (const kind of this.kinds.all())
      for (const row of await this.held(tx, kind, from, true))
        await tx.save(kind.entity, Object.assign(row, { email: to, updated_at: this.clock.now() }));
  }

  private held(
    tx: EntityManager,
    { entity }: CaseKind,
    email: string,
    isLocked = false,
  ): Promise<CaseColumns[]> {
    return tx.find(entity, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      order: { id: 'ASC' },
      ...(isLocked && { lock: { mode: 'pessimistic_write' } }),
    });
  }

  private async present(tx: EntityManager, kind: CaseKind, row: CaseColumns): Promise<CaseOfStudent> {
    const { id, reference, status, created_at, updated_at, closed_at } = row;
    const entries = await this.entries.of(tx, id);
    return {
      id,
      reference,
      resource: kind.resource,
      title: kind.title(row),
      status,
      status_label: kind.labels[status] ?? status,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
      letters: entries
        .filter((entry) => entry.kind === 'letter')
        .map(({ subject, body, created_at: at }) => ({
          subject,
          body,
          sent_at: at.toISOString(),
        })),
      form: Object.fromEntries(kind.fields.map((field) => [field, row[field]])),
    };
  }
}
