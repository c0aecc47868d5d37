import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { cookieValue, isSentFromElsewhere, memberCookieName } from './member-cookie.js';
import { MemberSessionRow } from './member-session.entity.js';
import { memberSessionExpiry, SEEN_EVERY_MS } from './member-session.rules.js';
import { hashToken, isPrivateToken, newPrivateToken } from '../../platform/http/private-token.js';

interface Session extends Omit<CallingMember, 'signed_in_at'> {
  token_hash: string;
  created_at: Date;
  last_seen_at: Date;
}

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
    const [session] = await this.dataSource.query<Session[]>(
      `SELECT s.token_hash, s.created_at, s.last_seen_at, m.id, m.email
         FROM member_sessions s JOIN members m ON m.id = s.member_id WHERE s.token_hash = $1`,
      [hashToken(token)],
    );
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
    await this.dataSource.query('DELETE FROM member_sessions WHERE member_id = $1 AND token_hash <> $2', [
      memberId,
      token ? hashToken(token) : '',
    ]);
  }

  private async seen({ token_hash, id }: Session, now: Date): Promise<void> {
    await this.dataSource.query('UPDATE member_sessions SET last_seen_at = $2 WHERE token_hash = $1', [
      token_hash,
      now,
    ]);
    await this.dataSource.query('UPDATE members SET last_seen_at = $2 WHERE id = $1', [id, now]);
  }
}
