import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { FAVORITE_LIMITS } from './scholarship-favorite.contract.js';

/** Makes what one holder has part of another's: a browser's of its owner's, an account's of another. */
@Injectable()
export class FavoriteMergesService {
  constructor(private readonly clock: Clock) {}

  /** Once: afterwards `from` is gone. The holder `into` is held by the caller; past 200 the oldest stay behind. */
  async join(tx: EntityManager, from: string, into: string): Promise<void> {
    const held = await tx.query<unknown[]>('SELECT id FROM scholarship_keepers WHERE id = $1 FOR UPDATE', [
      from,
    ]);
    if (held.length === 0) return;
    await this.moveFavorites(tx, from, into);
    await this.moveReminders(tx, from, into);
    await tx.query('DELETE FROM scholarship_keepers WHERE id = $1', [from]);
  }

  /** Moved rows keep their scholarship's count; those that both have are counted once less as `from` goes. */
  private async moveFavorites(tx: EntityManager, from: string, into: string): Promise<void> {
    await tx.query(
      `UPDATE scholarship_favorites SET keeper_id = $2 WHERE keeper_id = $1 AND scholarship_id IN (
         SELECT scholarship_id FROM scholarship_favorites WHERE keeper_id = $1
            AND scholarship_id NOT IN (SELECT scholarship_id FROM scholarship_favorites WHERE keeper_id = $2)
          ORDER BY favorited_at DESC, scholarship_id DESC
          LIMIT greatest(0, $3 - (SELECT count(*) FROM scholarship_favorites WHERE keeper_id = $2)))`,
      [from, into, FAVORITE_LIMITS.most],
    );
  }

  /** Reminders that a browser's owner asked for go on, to the account's address; those of days past do not leave again. */
  private async moveReminders(tx: EntityManager, from: string, into: string): Promise<void> {
    await tx.query(
      `INSERT INTO scholarship_reminders (keeper_id, status, consent_at, confirmed_at)
       SELECT $2, status, consent_at, $3 FROM scholarship_reminders WHERE keeper_id = $1 AND status = 'confirmed'
       ON CONFLICT (keeper_id) DO NOTHING`,
      [from, into, this.clock.now()],
    );
    await tx.query('UPDATE scholarship_reminder_links SET keeper_id = $2 WHERE keeper_id = $1', [from, into]);
  }
}
