import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type MemberHappening,
  type MembersJoined,
  OnMemberEvent,
  OnMembersJoined,
} from '../../people/members/member-events.service.js';
import { FavoriteMergesService } from './favorite-merges.service.js';
import { FavoriteHoldersService } from './favorite-holders.service.js';
import { ReminderLinkRow } from './reminder-link.entity.js';
import { copySent, favoritesOf, forgetSentTo, moveReminderEmail } from './favorites.queries.js';

/** The favourites of a member, as they read them. */
export interface FavoriteScholarship {
  scholarship_id: number;
  title: string;
  organization: string;
  favorited_at: string;
}

/** Makes reminders follow their owner to a new address. */
@Injectable()
export class FavoriteOwnersService {
  constructor(
    private readonly holders: FavoriteHoldersService,
    private readonly merges: FavoriteMergesService,
  ) {}

  /** Everything that a member keeps, newest first, what has left the site included. */
  async favoritesOf(tx: EntityManager, memberId: string): Promise<FavoriteScholarship[]> {
    const rows = await favoritesOf.all(tx, memberId);
    return rows.map((row) => ({ ...row, favorited_at: row.favorited_at.toISOString() }));
  }

  @OnMemberEvent()
  async follow(tx: EntityManager, happening: MemberHappening): Promise<void> {
    if (happening.kind === 'email_changed') await this.moveEmail(tx, happening.from, happening.to);
  }

  @OnMembersJoined()
  async join(tx: EntityManager, { from_id, into_id }: MembersJoined): Promise<void> {
    const from = await this.holders.find(tx, { member_id: from_id, visitor_id: null });
    if (!from) return;
    await this.merges.join(tx, from, await this.holders.hold(tx, { member_id: into_id, visitor_id: null }));
  }

  private async moveEmail(tx: EntityManager, from: string, to: string): Promise<void> {
    await moveReminderEmail.run(tx, from, to);
    await tx.update(ReminderLinkRow, { email: from }, { email: to });
    await copySent.run(tx, from, to);
    await forgetSentTo.run(tx, from);
  }
}
