import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { CallingMember } from '../../platform/http/audience.js';
import { MEMBER_MESSAGES } from './member.contract.js';
import { memberErrors } from './member.errors.js';
import { MemberMessagesService } from './member-messages.service.js';
import { MemberLinksService } from './member-links.service.js';
import { MemberSessionsService } from './member-sessions.service.js';
import { MembersService } from './members.service.js';
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
  ) {}

  /** Writes to the address, whether it is known or not: neither the answer nor its time reveals which. */
  async ask({ email, return_to, website }: Asked, address: string): Promise<MemberMessage> {
    await this.links.countAsked(address);
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
    await this.links.countVisit(address);
    return this.dataSource.transaction(async (tx) => {
      const link = await this.links.hold(tx, token, 'sign_in');
      if (!link) throw memberErrors.linkDead();
      if (link.used_at && caller?.email === link.email) return null;
      if (!this.links.isGood(link)) throw memberErrors.linkDead();
      await this.links.use(tx, link);
      return this.sessions.open(tx, await this.members.idAt(tx, link.email));
    });
  }
}
