import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { newPrivateToken, privateTokenHash } from '../../platform/http/private-token.js';

/** What an email's link is good for: one holder's reminders, at one address. */
export interface ReminderLink {
  keeper_id: string;
  /** In lower case: where the email went, and what following it proves. */
  email: string;
  created_at: Date;
}

/** The links of emails about reminders. */
@Injectable()
export class ReminderLinksService {
  constructor(private readonly clock: Clock) {}

  async open(tx: EntityManager, holder: string, email: string): Promise<string> {
    const token = newPrivateToken();
    await tx.query('INSERT INTO scholarship_reminder_links VALUES ($1, $2, $3, $4)', [
      privateTokenHash(token),
      holder,
      email,
      this.clock.now(),
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
