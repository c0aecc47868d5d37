import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import type { CreateStaffBody, StaffCreated, StaffRecord, UpdateStaffBody } from './access.dto.js';
import { accessErrors } from './access.errors.js';
import { codeSelector, hashCode, newAccessCode } from './access-code.js';
import { presentStaff } from './access.presenter.js';
import { SessionsService } from './sessions.service.js';
import { StaffNoticesService } from './staff-notices.service.js';
import { StaffRow } from './staff.entity.js';

const RESOURCE = 'staff';

/** Staff codes: issued with a name and a role, shown once, revoked for good. */
@Injectable()
export class StaffCodesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly sessions: SessionsService,
    private readonly notices: StaffNoticesService,
    private readonly clock: Clock,
  ) {}

  /** Issues a code and answers it, for the only time. */
  async issue(body: CreateStaffBody, by: Author): Promise<StaffCreated> {
    const code = await this.freshCode();
    const code_hash = await hashCode(code);
    return this.dataSource.transaction(async (tx) => {
      const row = tx.create(StaffRow, {
        ...body,
        code_hash,
        code_selector: codeSelector(code),
        created_at: this.clock.now(),
      });
      await tx.save(row);
      await this.recordChange(tx, by, 'created', null, row);
      await this.notices.codeIssued(tx, row, by.name);
      return { ...presentStaff(row), code };
    });
  }

  async change(id: number, { version, ...values }: UpdateStaffBody, by: Author): Promise<StaffRecord> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      if (row.code_selector === null && values.roles && !values.roles.includes('administrateur'))
        throw accessErrors.configuredCode();
      const before = { ...row };
      await tx.save(tx.merge(StaffRow, row, values));
      await this.recordChange(tx, by, 'updated', before, row);
      await this.notices.rightsChanged(tx, row);
      return presentStaff(row);
    });
  }

  /** Revokes a code: its sessions end at once. */
  async revoke(id: number, by: Author): Promise<StaffRecord> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      if (row.code_selector === null) throw accessErrors.configuredCode();
      if (row.revoked_at) throw accessErrors.revoked();
      const before = { ...row };
      row.revoked_at = this.clock.now();
      await tx.save(row);
      await this.sessions.closeAll(tx, id);
      await this.recordChange(tx, by, 'deleted', before, row);
      await this.notices.codeRevoked(tx, row, by.name);
      return presentStaff(row);
    });
  }

  /** A code whose first group, which finds its row, is nobody else's. */
  private async freshCode(): Promise<string> {
    const code = newAccessCode();
    return (await this.dataSource.manager.existsBy(StaffRow, { code_selector: codeSelector(code) ?? '' }))
      ? this.freshCode()
      : code;
  }

  private async lock(tx: EntityManager, id: number): Promise<StaffRow> {
    const row = await lockRecord(tx, StaffRow, id);
    if (!row) throw accessErrors.staffNotFound();
    return row;
  }

  private recordChange(
    tx: EntityManager,
    author: Author,
    action: 'created' | 'updated' | 'deleted',
    before: StaffRow | null,
    after: StaffRow,
  ) {
    return this.auditLog.record(tx, { author, action, resource: RESOURCE, label: after.name, before, after });
  }
}
