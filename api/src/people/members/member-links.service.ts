import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { AttemptLimitService } from '../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { MEMBER_LIMITS as LIMITS } from './member.contract.js';
import { MemberLinkRow, type MemberLinkPurpose } from './member-link.entity.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { lockKey } from '../../platform/database/locks.queries.js';

interface Asked {
  purpose: MemberLinkPurpose;
  /** In lower case. */
  email: string;
  member_id: string | null;
}

/** The links of emails to members: shown once, in the email, kept as hashes, good for 15 minutes. */
@Injectable()
export class MemberLinksService {
  constructor(
    private readonly links: PrivateLinksService,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /** A new token for an email; null where that mailbox was written to a moment ago: a form sent twice is one email. */
  async open(tx: EntityManager, { purpose, email, member_id }: Asked): Promise<string | null> {
    await lockKey.run(tx, `member-link:${email}`);
    const now = this.clock.now().getTime();
    const moment = { purpose, email, expires_at: new Date(now + LIMITS.link_ms) };
    if (await this.isFresh(tx, moment)) return null;
    const mailbox = `member-letter:${this.attempts.disguise(email)}`;
    await this.attempts.count(mailbox, LIMITS.letters_per_hour, { windowMs: HOUR_MS, tx });
    return this.links.create(tx, MemberLinkRow, { ...moment, member_id, used_at: null });
  }

  /** The link that this token opens, followed or not, held until the transaction ends; null where there is none. */
  hold(tx: EntityManager, token: string, purpose: MemberLinkPurpose): Promise<MemberLinkRow | null> {
    return this.links.find(tx, MemberLinkRow, token, { purpose }, { mode: 'pessimistic_write' });
  }

  /** Counts one visit by a link's token from this address; refuses with 429 past the limit. */
  async countVisit(address: string): Promise<void> {
    const place = `member-token:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.tokens_tried_per_minute);
  }

  /** Counts one email asked for from this address; refuses with 429 past the limit. */
  async countAsked(address: string): Promise<void> {
    const place = `member-link:${this.attempts.disguise(address)}`;
    await this.attempts.count(place, LIMITS.links_asked_per_hour, { windowMs: HOUR_MS });
  }

  isGood({ used_at, expires_at }: MemberLinkRow): boolean {
    return used_at === null && expires_at > this.clock.now();
  }

  async use(tx: EntityManager, { token_hash }: MemberLinkRow): Promise<void> {
    await tx.update(MemberLinkRow, { token_hash }, { used_at: this.clock.now() });
  }

  /** The address that a member asked to change to, while its link is good. */
  async pendingEmail(tx: EntityManager, memberId: string): Promise<string | null> {
    const expires_at = MoreThan(this.clock.now());
    const link = await tx.findOne(MemberLinkRow, {
      where: { member_id: memberId, purpose: 'new_email', used_at: IsNull(), expires_at },
      order: { expires_at: 'DESC' },
    });
    return link?.email ?? null;
  }

  /** After this, no link that was sent to an address, or for a member, opens anything. */
  async closeAll(tx: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    await tx.delete(MemberLinkRow, [{ member_id: id }, { email }]);
  }

  private isFresh(
    tx: EntityManager,
    { purpose, email, expires_at }: Pick<MemberLinkRow, 'purpose' | 'email' | 'expires_at'>,
  ): Promise<boolean> {
    const after = new Date(expires_at.getTime() - LIMITS.letter_every_ms);
    return tx.existsBy(MemberLinkRow, { purpose, email, used_at: IsNull(), expires_at: MoreThan(after) });
  }
}
