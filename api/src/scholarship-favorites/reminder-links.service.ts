import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { newPrivateToken, privateTokenHash } from '../platform/http/private-token.js';

/** What a letter's link is good for: one keeper's reminders, at one address. */
export interface ReminderLink {
  keeper_id: string;
  /** In small letters: where the letter went, and what following it proves. */
  email: string;
  created_at: Date;
}

/** The links of letters about reminders. */
@Injectable()
export class ReminderLinksService {
  constructor(private readonly clock: Clock) {}

  async open(tx: EntityManager, keeper: string, email: string): Promise<string> {
    const token = newPrivateToken();
    await tx.query('INSERT INTO scholarship_reminder_links VALUES ($1, $2, $3, $4)', [
      ...[privateTokenHash(token), keeper, email, this.clock.now()],
    ]);
    return token;
  }

  async of(tx: EntityManager, token: string): Promise<ReminderLink | null> {
    const hash = privateTokenHash(token);
    if (!hash) return null;
    const [link] = await tx.query<ReminderLink[]>(
      'SELECT keeper_id, email, created_at FROM scholarship_reminder_links WHERE token_hash = $1',
      [hash],
    );
    return link ?? null;
  }
}
