import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { mailboxKey } from '../../platform/http/mailbox-key.js';
import { noteMemberSeen } from './members.queries.js';
import { memberErrors } from './member.errors.js';
import { MemberEventsService } from './member-events.service.js';
import { MemberMessagesService } from './member-messages.service.js';
import { MemberLinksService } from './member-links.service.js';
import { presentMember } from './member.presenter.js';
import { MemberRow } from './member.entity.js';
import type { MemberProfile, MemberProfileInput } from './member.dto.js';
import { lockKey } from '../../platform/database/locks.queries.js';

/** What a member keeps here of themselves: a name, an address for receipts, and how to leave. */
@Injectable()
export class MembersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: MemberLinksService,
    private readonly emails: MemberMessagesService,
    private readonly events: MemberEventsService,
    private readonly clock: Clock,
  ) {}

  async profile({ id }: CallingMember): Promise<MemberProfile> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(MemberRow, { id });
    if (!row) throw memberErrors.gone();
    return this.present(manager, row);
  }

  /** Saves the name and the address; 409 where they were changed from another page meanwhile. */
  async change(caller: CallingMember, { version, ...identity }: MemberProfileInput): Promise<MemberProfile> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.hold(tx, caller.id);
      if (row.version !== version) throw memberErrors.changed();
      Object.assign(row, identity, { updated_at: this.clock.now() });
      return this.present(tx, await tx.save(row));
    });
  }

  /** Forgets the account for good, with what the features that listen may forget; says so by a last email. */
  async remove(caller: CallingMember, typed: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { id, email } = await this.hold(tx, caller.id);
      if (mailboxKey(typed) !== mailboxKey(email)) throw memberErrors.emailConfirmation();
      await this.events.emit(tx, { kind: 'deleted', member_id: id, email });
      await this.links.closeAll(tx, { id, email });
      await tx.delete(MemberRow, { id });
      await this.emails.deleted(tx, email);
    });
  }

  /** The account's row, held until the transaction ends. */
  async hold(tx: EntityManager, id: string): Promise<MemberRow> {
    const row = await lockRecord(tx, MemberRow, id);
    if (!row) throw memberErrors.gone();
    return row;
  }

  /** The account of an address that was just proven; made at the first sign-in, with what is known of the person. */
  async idAt(tx: EntityManager, email: string): Promise<string> {
    const now = this.clock.now();
    await this.holdEmail(tx, email);
    const known = await tx.findOneBy(MemberRow, { email });
    if (!known) {
      const moments = { created_at: now, updated_at: now, last_seen_at: now };
      const identity = (await this.events.identityOf(tx, email)) ?? {};
      const member = { id: randomUUID(), email, ...identity, ...moments };
      await tx.createQueryBuilder().insert().into(MemberRow).values(member).orIgnore().execute();
    }
    const { id } = known ?? (await tx.findOneByOrFail(MemberRow, { email }));
    await noteMemberSeen.run(tx, id, now);
    return id;
  }

  /** An account that stood at the new address becomes part of this one: both mailboxes are the same person's. */
  async move(tx: EntityManager, member: MemberRow, to: string): Promise<void> {
    const from = member.email;
    if (from === to) return;
    await this.holdEmail(tx, to);
    await this.absorb(tx, member, to);
    Object.assign(member, { email: to, updated_at: this.clock.now() });
    await tx.save(member);
    await this.events.emit(tx, { kind: 'email_changed', member_id: member.id, from, to });
    await this.emails.emailChanged(tx, from, to);
  }

  /** One at a time for an address: what finds no account there may make one. */
  private async holdEmail(tx: EntityManager, email: string): Promise<void> {
    await lockKey.run(tx, `member:${email}`);
  }

  private async absorb(tx: EntityManager, member: MemberRow, email: string): Promise<void> {
    const other = await tx.findOneBy(MemberRow, { email, id: Not(member.id) });
    if (!other) return;
    await this.events.emitJoined(tx, { from_id: other.id, into_id: member.id });
    await tx.delete(MemberRow, { id: other.id });
  }

  private async present(tx: EntityManager, row: MemberRow): Promise<MemberProfile> {
    return presentMember(row, await this.links.pendingEmail(tx, row.id));
  }
}
