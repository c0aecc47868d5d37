import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { RowOf } from '../../platform/database/query.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { cookieValue, isSentFromElsewhere, memberCookieName } from './member-cookie.js';
import { MemberSessionRow } from './member-session.entity.js';
import { memberOfSession, noteMemberSeen } from './members.queries.js';
import { memberSessionExpiry, SEEN_EVERY_MS } from './member-session.rules.js';
import { hashToken, isPrivateToken, newPrivateToken } from '../../platform/http/private-token.js';

/** Who is signed in at /mon-compte, by the cookie that the browser sends. */
@Injectable()
export class MemberSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Opens a session; the token is returned here once, for the cookie, and kept as a hash. */
  async open(tx: EntityManager, memberId: string): Promise<string> {
    const token = newPrivateToken();
    const now = this.clock.now();
    const session = { token_hash: hashToken(token), member_id: memberId, created_at: now, last_seen_at: now };
    await tx.insert(MemberSessionRow, session);
    return token;
  }

  /** The member behind a request; null without a session that is still good, or where another site made the browser write. */
  async memberOf(request: FastifyRequest): Promise<CallingMember | null> {
    const token = this.tokenOf(request);
    if (!token || isSentFromElsewhere(request, this.configuration.appUrl)) return null;
    const now = this.clock.now();
    const session = await memberOfSession.first(this.dataSource, hashToken(token));
    if (!session || memberSessionExpiry(session) <= now) return null;
    if (now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS) await this.seen(session, now);
    return { id: session.id, email: session.email, signed_in_at: session.created_at };
  }

  tokenOf(request: FastifyRequest): string | null {
    const token = cookieValue(request.headers.cookie, memberCookieName(this.configuration.appUrl));
    return isPrivateToken(token) ? token : null;
  }

  async close(token: string): Promise<void> {
    await this.dataSource.manager.delete(MemberSessionRow, { token_hash: hashToken(token) });
  }

  /** Ends every session of a member, but for the one that asks. */
  async closeOthers(memberId: string, token: string | null): Promise<void> {
    const token_hash = Not(token ? hashToken(token) : '');
    await this.dataSource.manager.delete(MemberSessionRow, { member_id: memberId, token_hash });
  }

  private async seen({ token_hash, id }: RowOf<typeof memberOfSession>, last_seen_at: Date): Promise<void> {
    await this.dataSource.manager.update(MemberSessionRow, { token_hash }, { last_seen_at });
    await noteMemberSeen.run(this.dataSource, id, last_seen_at);
  }
}
