import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../core/audit/audit.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import type { CaseColumns } from './case.columns.js';
import { CaseEntriesService } from './case-entries.service.js';
import type { CaseKind } from './case.kind.js';
import { caseworkErrors } from './casework.errors.js';

/** Cases as they are held and saved. The audit log, which readers see too, says what was done and nothing of what was written. */
@Injectable()
export class CaseRecordsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly entries: CaseEntriesService,
    private readonly clock: Clock,
  ) {}

  async find(kind: CaseKind, id: string): Promise<CaseColumns> {
    const row = await this.dataSource.manager.findOneBy(kind.entity, { id });
    if (!row) throw kind.notFound();
    return row;
  }

  /** Holds a case while something is done about it. */
  async hold(
    kind: CaseKind,
    id: string,
    what: (row: CaseColumns, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await lockRecord(tx, kind.entity, id);
      if (!row) throw kind.notFound();
      await what(row, tx);
    });
  }

  /** Changes a case that was read at `version`; a new state is on its timeline. */
  async change(
    kind: CaseKind,
    id: string,
    version: number,
    author: Author,
    how: (row: CaseColumns, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.hold(kind, id, async (row, tx) => {
      await this.auditLog.assertCurrent(tx, kind.resource, row, version);
      if (row.deleted_at) throw caseworkErrors.inTheBin();
      if (row.forgotten_at) throw caseworkErrors.forgotten(kind);
      const before = { ...row };
      await how(row, tx);
      if (row.status !== before.status)
        await this.entries.add(tx, kind, row, { kind: 'state', body: kind.labels[row.status]!, by: author });
      await this.save(tx, kind, row, before, 'updated', author);
    });
  }

  /** Puts a case into the bin or takes it out. */
  async shelve(
    kind: CaseKind,
    id: string,
    author: Author,
    how: (row: CaseColumns) => AuditAction,
  ): Promise<void> {
    await this.hold(kind, id, async (row, tx) => {
      const before = { ...row };
      await this.save(tx, kind, row, before, how(row), author);
    });
  }

  /** Deletes a case for good, with its timeline. */
  async purge(tx: EntityManager, { entity, resource }: CaseKind, row: CaseColumns, author: Author) {
    const { id, version, status, reference: label } = row;
    await this.entries.forgetAll(tx, id);
    await tx.delete(entity, { id });
    const before = { id, version, status };
    await this.auditLog.record(tx, { author, action: 'purged', resource, label, before, after: null });
  }

  /** Writes into the audit log what became of a case that is saved. */
  async record(
    tx: EntityManager,
    { resource }: CaseKind,
    row: CaseColumns,
    before: CaseColumns,
    action: AuditAction,
    author: Author,
  ): Promise<void> {
    const write = { author, action, resource, label: row.reference };
    await this.auditLog.record(tx, { ...write, before: impersonal(before), after: impersonal(row) });
  }

  private async save(
    tx: EntityManager,
    kind: CaseKind,
    row: CaseColumns,
    before: CaseColumns,
    action: AuditAction,
    author: Author,
  ): Promise<void> {
    row.updated_at = this.clock.now();
    await tx.save(kind.entity, row);
    await this.record(tx, kind, row, before, action, author);
  }
}

function impersonal({ id, version, status, assigned_to, deleted_at, forgotten_at }: CaseColumns) {
  return { id, version, status, assigned_to, deleted_at, forgotten_at };
}
