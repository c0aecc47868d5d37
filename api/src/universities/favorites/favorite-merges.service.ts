import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';
import { ReminderLinkRow } from './reminder-link.entity.js';
import { FavoriteHolderRow } from './scholarship-favorite.entity.js';
import { moveFavorites, moveReminders } from './favorites.queries.js';

/** Makes what one holder has part of another's: a browser's of its owner's, an account's of another. */
@Injectable()
export class FavoriteMergesService {
  constructor(private readonly clock: Clock) {}

  /** Once: afterwards `from` is gone. The holder `into` is held by the caller; past 200 the oldest stay behind. */
  async join(tx: EntityManager, from: string, into: string): Promise<void> {
    const held = await tx.findOne(FavoriteHolderRow, {
      where: { id: from },
      lock: { mode: 'pessimistic_write' },
    });
    if (!held) return;
    await this.moveFavorites(tx, from, into);
    await this.moveReminders(tx, from, into);
    await tx.delete(FavoriteHolderRow, { id: from });
  }

  /** Moved rows keep their scholarship's count; those that both have are counted once less as `from` goes. */
  private async moveFavorites(tx: EntityManager, from: string, into: string): Promise<void> {
    await moveFavorites.run(tx, from, into, FAVORITE_LIMITS.most);
  }

  /** Reminders that a browser's owner asked for go on, to the account's address; those of days past do not leave again. */
  private async moveReminders(tx: EntityManager, from: string, into: string): Promise<void> {
    await moveReminders.run(tx, from, into, this.clock.now());
    await tx.update(ReminderLinkRow, { keeper_id: from }, { keeper_id: into });
  }
}
