import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { newPrivateToken, privateTokenHash } from '../../platform/http/private-token.js';

export interface AlertLink {
  alert_id: string;
  created_at: Date;
}

/** The links of emails about alerts: whoever has one reads the mailbox that it was sent to. */
@Injectable()
export class AlertLinksService {
  constructor(private readonly clock: Clock) {}

  async open(tx: EntityManager, alert: string): Promise<string> {
    const token = newPrivateToken();
    await tx.query('INSERT INTO scholarship_alert_links VALUES ($1, $2, $3)', [
      privateTokenHash(token),
      alert,
      this.clock.now(),
    ]);
    return token;
  }

  async of(tx: EntityManager, token: string): Promise<AlertLink | null> {
    const hash = privateTokenHash(token);
    if (!hash) return null;
    const [link] = await tx.query<AlertLink[]>(
      'SELECT alert_id, created_at FROM scholarship_alert_links WHERE token_hash = $1',
      [hash],
    );
    return link ?? null;
  }
}
