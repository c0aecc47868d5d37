import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { privateTokenHash } from '../../../platform/http/private-token.js';
import { SessionsService } from '../sessions.service.js';
import { StaffRow } from '../staff.entity.js';
import { CallersService } from './callers.service.js';
import type { Visitor } from './device-cookie.js';
import type { AccessGranted } from '../access.dto.js';

/** What the browser is given: the session, and by what the gate knows the device again. */
export interface Admission {
  granted: AccessGranted;
  device: string;
}

/** Opens a session for whoever has shown everything that is asked, and remembers from where. */
@Injectable()
export class EntranceService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly callers: CallersService,
    private readonly clock: Clock,
  ) {}

  open(staff: StaffRow, visitor: Visitor): Promise<Admission> {
    return this.dataSource.transaction((tx) => this.admit(tx, staff, visitor));
  }

  /** The same in the transaction of what was shown last. */
  async admit(tx: EntityManager, staff: StaffRow, visitor: Visitor): Promise<Admission> {
    const { browser, system } = visitor;
    const device = await this.callers.remember(tx, visitor, staff.id);
    const from = { browser, system, device_hash: privateTokenHash(device) };
    const { token, expires_at } = await this.sessions.open(tx, staff.id, from);
    await tx.update(StaffRow, { id: staff.id }, { last_seen_at: this.clock.now(), version: () => 'version' });
    const { name, roles } = staff;
    return { granted: { token, expires_at: expires_at.toISOString(), staff: { name, roles } }, device };
  }
}
