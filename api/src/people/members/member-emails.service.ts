import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { MEMBER_LIMITS as LIMITS, MEMBER_MESSAGES } from './member.contract.js';
import { memberErrors } from './member.errors.js';
import { MemberEventsService } from './member-events.service.js';
import { MemberMessagesService } from './member-messages.service.js';
import { MemberLinksService } from './member-links.service.js';
import { MemberRow } from './member.entity.js';
import { MembersService } from './members.service.js';
import type { MemberMessage } from './member.dto.js';

/** A member's change of address: asked for when signed in, done by the link that goes to the new one. */
@Injectable()
export class MemberEmailsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly links: MemberLinksService,
    private readonly emails: MemberMessagesService,
    private readonly events: MemberEventsService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  async ask(caller: CallingMember, typed: string): Promise<MemberMessage> {
    const email = typed.toLowerCase();
    await this.dataSource.transaction(async (tx) => {
      const member = await this.members.hold(tx, caller.id);
      if (member.email === email) throw memberErrors.emailSame();
      const token = await this.links.open(tx, { purpose: 'new_email', email, member_id: member.id });
      if (token) await this.emails.newEmail(tx, email, token);
    });
    return { message: MEMBER_MESSAGES.check_mailbox };
  }

  /** Whoever follows the link reads the new mailbox; a second visit shows the same. */
  async confirm(token: string, address: string): Promise<{ email: string }> {
    const place = `member-token:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.tokens_tried_per_minute);
    return this.dataSource.transaction(async (tx) => {
      const link = await this.links.hold(tx, token, 'new_email');
      if (!link?.member_id) throw memberErrors.linkDead();
      const member = await this.members.hold(tx, link.member_id);
      if (link.used_at && member.email === link.email) return { email: link.email };
      if (!this.links.isGood(link)) throw memberErrors.linkDead();
      await this.links.use(tx, link);
      await this.move(tx, member, link.email);
      return { email: link.email };
    });
  }

  /** An account that stood at the new address becomes part of this one: both mailboxes are the same person's. */
  private async move(tx: EntityManager, member: MemberRow, to: string): Promise<void> {
    const from = member.email;
    if (from === to) return;
    await this.members.holdEmail(tx, to);
    await this.absorb(tx, member, to);
    Object.assign(member, { email: to, updated_at: this.clock.now() });
    await tx.save(member);
    await this.events.emit(tx, { kind: 'email_changed', member_id: member.id, from, to });
    await this.emails.emailChanged(tx, from, to);
  }

  private async absorb(tx: EntityManager, member: MemberRow, email: string): Promise<void> {
    const other = await tx.findOneBy(MemberRow, { email, id: Not(member.id) });
    if (!other) return;
    await this.events.emitJoined(tx, { from_id: other.id, into_id: member.id });
    await tx.delete(MemberRow, { id: other.id });
  }
}
