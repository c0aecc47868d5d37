import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CallingMember } from '../../platform/http/audience.js';
import { MEMBER_MESSAGES } from './member.contract.js';
import { memberErrors } from './member.errors.js';
import { MemberMessagesService } from './member-messages.service.js';
import { MemberLinksService } from './member-links.service.js';
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
    await this.links.countVisit(address);
    return this.dataSource.transaction(async (tx) => {
      const link = await this.links.hold(tx, token, 'new_email');
      if (!link?.member_id) throw memberErrors.linkDead();
      const member = await this.members.hold(tx, link.member_id);
      if (link.used_at && member.email === link.email) return { email: link.email };
      if (!this.links.isGood(link)) throw memberErrors.linkDead();
      await this.links.use(tx, link);
      await this.members.move(tx, member, link.email);
      return { email: link.email };
    });
  }
}
