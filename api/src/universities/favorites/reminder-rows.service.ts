import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { ReminderState } from './scholarship-favorite.dto.js';

export interface ReminderRow {
  keeper_id: string;
  /** Where the emails go: a member's is the account's. */
  email: string;
  status: Exclude<ReminderState['status'], 'none'>;
  asked_letter_at: Date | null;
}

const ROWS = `SELECT reminder.keeper_id, coalesce(reminder.email, member.email) AS email, reminder.status,
         reminder.asked_letter_at
    FROM scholarship_reminders reminder JOIN scholarship_keepers keeper ON keeper.id = reminder.keeper_id
    LEFT JOIN members member ON member.id = keeper.member_id`;

/** Who is reminded of deadlines, and where; a member's address is the account's, whatever becomes of it. */
@Injectable()
export class ReminderRowsService {
  constructor(private readonly clock: Clock) {}

  async of(tx: EntityManager, holder: string): Promise<ReminderRow | null> {
    const [row] = await tx.query<ReminderRow[]>(`${ROWS} WHERE reminder.keeper_id = $1`, [holder]);
    return row ?? null;
  }

  /** Everyone's at one mailbox, those that are confirmed first. */
  async at(tx: EntityManager, email: string): Promise<ReminderRow[]> {
    return tx.query<ReminderRow[]>(
      `${ROWS} WHERE coalesce(reminder.email, member.email) = $1 ORDER BY reminder.status`,
      [email],
    );
  }

  /** Notes that reminders are wanted at an address that is yet to be proven. */
  async ask(tx: EntityManager, holder: string, email: string): Promise<void> {
    await tx.query(
      `INSERT INTO scholarship_reminders (keeper_id, email, status, consent_at) VALUES ($1, $2, 'pending', $3)
       ON CONFLICT (keeper_id) DO UPDATE SET email = excluded.email, status = 'pending',
         consent_at = excluded.consent_at, confirmed_at = NULL,
         asked_letter_at = CASE WHEN scholarship_reminders.email = excluded.email
                                THEN scholarship_reminders.asked_letter_at END`,
      [holder, email, this.clock.now()],
    );
  }

  async wrote(tx: EntityManager, holder: string): Promise<void> {
    await tx.query('UPDATE scholarship_reminders SET asked_letter_at = $2 WHERE keeper_id = $1', [
      holder,
      this.clock.now(),
    ]);
  }

  /** Switches reminders on at a proven address: a member's own where none is given. */
  async confirm(tx: EntityManager, holder: string, email: string | null): Promise<void> {
    await tx.query(
      `INSERT INTO scholarship_reminders (keeper_id, email, status, consent_at, confirmed_at)
       VALUES ($1, $2, 'confirmed', $3, $3)
       ON CONFLICT (keeper_id) DO UPDATE SET email = excluded.email, status = 'confirmed', confirmed_at = $3
         WHERE scholarship_reminders.status <> 'confirmed'`,
      [holder, email, this.clock.now()],
    );
  }

  async stop(tx: EntityManager, holders: readonly string[]): Promise<void> {
    await tx.query('DELETE FROM scholarship_reminders WHERE keeper_id = ANY($1)', [holders]);
  }
}
