import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import type { CallingStaff } from '../../../platform/http/audience.js';
import { accessErrors } from '../access.errors.js';
import { CallersService } from '../gate/callers.service.js';
import { SecondFactorAuditService } from '../second-factor/second-factor-audit.service.js';
import { sessionExpiry } from '../session.rules.js';
import { StaffSessionRow } from '../staff-session.entity.js';
import { type EndedDevices, StaffDevice } from './device.dto.js';
import { shownAs } from '../../../platform/http/shown-as.js';

/** The devices on which somebody is signed in, one a session. One that is ended is not known to the gate any more. */
@Injectable()
export class DevicesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly callers: CallersService,
    private readonly audit: SecondFactorAuditService,
    private readonly clock: Clock,
  ) {}

  /** The one that asks comes first, then the newest. */
  async list(staffId: number, { session_id }: CallingStaff): Promise<StaffDevice[]> {
    const rows = await this.open(this.dataSource.manager, staffId);
    const devices = rows.map((row) => present(row, session_id));
    return devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  }

  /** Ends one session of `staffId`; 404 where it has no such session, 409 for the one that asks. */
  async end(staffId: number, id: string, by: CallingStaff): Promise<void> {
    if (id === by.session_id) throw accessErrors.thisDevice();
    const { ended } = await this.endThose(staffId, by, (row) => row.id === id);
    if (ended === 0) throw accessErrors.deviceNotFound();
  }

  /** Ends every session of `staffId` but the one that asks. */
  endOthers(staffId: number, by: CallingStaff): Promise<EndedDevices> {
    return this.endThose(staffId, by, (row) => row.id !== by.session_id);
  }

  private async endThose(
    staffId: number,
    by: CallingStaff,
    isMeant: (row: StaffSessionRow) => boolean,
  ): Promise<EndedDevices> {
    return this.dataSource.transaction(async (tx) => {
      await this.audit.lockStaff(tx, staffId);
      const rows = await this.open(tx, staffId);
      const meant = rows.filter(isMeant);
      for (const { id } of meant) await tx.delete(StaffSessionRow, { id, staff_id: staffId });
      const kept = new Set(rows.filter((row) => !isMeant(row)).map(({ device_hash }) => device_hash));
      const gone = meant.map(({ device_hash }) => device_hash).filter((hash) => !kept.has(hash));
      await this.callers.forgetDevices(tx, staffId, gone);
      if (staffId !== by.id && meant.length > 0) await this.audit.recordEnded(tx, by, staffId, meant.length);
      return { ended: meant.length };
    });
  }

  private async open(tx: EntityManager, staffId: number): Promise<StaffSessionRow[]> {
    const rows = await tx.find(StaffSessionRow, {
      where: { staff_id: staffId },
      order: { last_seen_at: 'DESC', id: 'ASC' },
    });
    return rows.filter((row) => sessionExpiry(row) > this.clock.now());
  }
}

function present(row: StaffSessionRow, currentId: string): StaffDevice {
  return {
    ...shownAs(StaffDevice, row),
    first_seen_at: row.created_at.toISOString(),
    is_current: row.id === currentId,
  };
}
