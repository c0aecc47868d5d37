import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../../core/audit/audit-log.service.js';
import { lockRecord } from '../../../platform/database/optimistic.js';
import { accessErrors } from '../access.errors.js';
import { StaffRow } from '../staff.entity.js';
import { secondFactorNotices as texts } from './second-factor-notices.content.js';

/** Keeps in a member of staff's history what became of the second factor and the devices. */
@Injectable()
export class SecondFactorAuditService {
  constructor(private readonly auditLog: AuditLogService) {}

  async lockStaff(tx: EntityManager, staffId: number): Promise<StaffRow> {
    const staff = await lockRecord(tx, StaffRow, staffId);
    if (!staff) throw accessErrors.staffNotFound();
    return staff;
  }

  async record(
    tx: EntityManager,
    author: Author,
    staffId: number,
    { was, is }: { was: boolean; is: boolean },
  ): Promise<void> {
    await this.write(tx, author, staffId, { second_factor: stateOf(was) }, { second_factor: stateOf(is) });
  }

  /** How many devices somebody else ended. */
  async recordEnded(tx: EntityManager, author: Author, staffId: number, ended: number): Promise<void> {
    await this.write(tx, author, staffId, { ended_devices: null }, { ended_devices: ended });
  }

  private async write(
    tx: EntityManager,
    author: Author,
    id: number,
    before: object,
    after: object,
  ): Promise<void> {
    const { name, version } = await tx.findOneByOrFail(StaffRow, { id });
    const as = (values: object) => ({ id, version, ...values });
    const entry = { author, resource: 'staff', label: name, before: as(before), after: as(after) };
    await this.auditLog.record(tx, { ...entry, action: 'updated' });
  }
}

const stateOf = (isOn: boolean) => (isOn ? texts.state.on : texts.state.off);
