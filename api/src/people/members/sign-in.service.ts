import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { MEMBER_LIMITS as LIMITS, MEMBER_MESSAGES } from './member.contract.js';
import { memberErrors } from './member.errors.js';
import { MemberEventsService } from './member-events.service.js';
import { MemberMessagesService } from './member-messages.service.js';
import { MemberLinksService } from './member-links.service.js';
import { MemberSessionsService } from './member-sessions.service.js';
import { MemberRow } from './member.entity.js';
import { MembersService } from './members.service.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import type { MemberMessage } from './member.dto.js';

interface Asked {
  email: string;
  return_to?: string | undefined;
  website?: string | undefined;
}

/** In by a link sent by e-mail; there are no passwords. */
@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly links: MemberLinksService,
    private readonly sessions: MemberSessionsService,
    private readonly emails: MemberMessagesService,
    private readonly events: MemberEventsService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** Writes to the address, whether it is known or not: neither the answer nor its time reveals which. */
  async ask({ email, return_to, website }: Asked, address: string): Promise<MemberMessage> {
    const place = `member-link:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.links_asked_per_hour, { windowMs: HOUR_MS });
    const mailbox = email.toLowerCase();
    if (!website)
      await this.dataSource.transaction(async (tx) => {
        const token = await this.links.open(tx, { purpose: 'sign_in', email: mailbox, member_id: null });
        if (token) await this.emails.signIn(tx, mailbox, token, return_to ?? null);
      });
    return { message: MEMBER_MESSAGES.check_mailbox };
  }

  /** Opens a session by an email's link, once; the cookie's token, or null where the same browser is in already. */
  async enter(token: string, caller: CallingMember | null, address: string): Promise<string | null> {
    const place = `member-token:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.tokens_tried_per_minute);
    return this.dataSource.transaction(async (tx) => {
      const link = await this.links.hold(tx, token, 'sign_in');
      if (!link) throw memberErrors.linkDead();
      if (link.used_at && caller?.email === link.email) return null;
      if (!this.links.isGood(link)) throw memberErrors.linkDead();
      await this.links.use(tx, link);
      return this.sessions.open(tx, await this.memberAt(tx, link.email));
    });
  }

  /** The account of an address that was just proven; made at the first sign-in, with what is known of the person. */
  private async memberAt(tx: EntityManager, email: string): Promise<string> {
    const now = this.clock.now();
    await this.members.holdEmail(tx, email);
    const known = await tx.findOneBy(MemberRow, { email });
    if (!known) {
      const moments = { created_at: now, updated_at: now, last_seen_at: now };
      const identity = (await this.events.identityOf(tx, email)) ?? {};
      const member = { id: randomUUID(), email, ...identity, ...moments };
      await tx.createQueryBuilder().insert().into(MemberRow).values(member).orIgnore().execute();
    }
    const { id } = known ?? (await tx.findOneByOrFail(MemberRow, { email }));
    await tx.query('UPDATE members SET last_seen_at = $2 WHERE id = $1', [id, now]);
    return id;
  }
}
