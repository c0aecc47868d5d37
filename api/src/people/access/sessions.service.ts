import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { RowOf } from '../../platform/database/query.js';
import type { Role } from './access.contract.js';
import { noteStaffSeen, sessionsById, staffOfSession } from './access.queries.js';
import { SEEN_EVERY_MS, sessionExpiry } from './session.rules.js';
import { ChallengeRow } from './second-factor/second-factor.entity.js';
import { StaffSessionRow } from './staff-session.entity.js';
import { hashToken, newPrivateToken } from '../../platform/http/private-token.js';

/** The staff member behind a request. */
export interface CurrentStaff {
  id: number;
  name: string;
  roles: Role[];
  expires_at: Date;
  session_id: string;
  /** Whether a second factor is asked of whoever has this role here, and whether it is still missing. */
  needs_second_factor: boolean;
  must_enrol: boolean;
}

@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(StaffSessionRow) private readonly sessions: Repository<StaffSessionRow>,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Opens a session on a device; the token is returned here once, and kept as a hash. */
  async open(
    tx: EntityManager,
    staff_id: number,
    device: Pick<StaffSessionRow, 'browser' | 'system' | 'device_hash'>,
  ): Promise<{ token: string; expires_at: Date }> {
    const token = newPrivateToken();
    const now = this.clock.now();
    const session = { staff_id, created_at: now, last_seen_at: now, ...device };
    await tx.insert(StaffSessionRow, { id: randomUUID(), token_hash: hashToken(token), ...session });
    return { token, expires_at: sessionExpiry(session) };
  }

  /** Who holds this token, with the session's new end; null where it opens nothing (any more). */
  async find(token: string): Promise<CurrentStaff | null> {
    const now = this.clock.now();
    const row = await staffOfSession.first(this.sessions, hashToken(token));
    if (!row || sessionExpiry(row) <= now) return null;
    if (now.getTime() - row.last_seen_at.getTime() >= SEEN_EVERY_MS) await this.seen(row, now);
    const { id, name, roles, created_at, session_id } = row;
    const needs_second_factor =
      this.configuration.environment === 'production' && roles.includes('administrateur');
    const must_enrol = needs_second_factor && !row.has_second_factor;
    const expires_at = sessionExpiry({ created_at, last_seen_at: now });
    return { id, name, roles, expires_at, session_id, needs_second_factor, must_enrol };
  }

  /** Those of these sessions that are open, with the roles of who holds them. */
  async openAmong(ids: readonly string[]): Promise<Map<string, Role[]>> {
    const now = this.clock.now();
    const rows = await sessionsById.all(this.sessions, ids);
    return new Map(rows.filter((row) => sessionExpiry(row) > now).map(({ id, roles }) => [id, roles]));
  }

  async close(token: string): Promise<void> {
    await this.sessions.delete({ token_hash: hashToken(token) });
  }

  /** Ends every session of a staff member, and those about to be opened, in the transaction that revokes the code. */
  async closeAll(tx: EntityManager, staffId: number): Promise<void> {
    await tx.delete(ChallengeRow, { staff_id: staffId });
    await tx.delete(StaffSessionRow, { staff_id: staffId });
  }

  private async seen({ token_hash, id }: RowOf<typeof staffOfSession>, now: Date): Promise<void> {
    await this.sessions.update({ token_hash }, { last_seen_at: now });
    await noteStaffSeen.run(this.sessions, id, now);
  }
}
