import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { RecurringActionsService } from './recurring-actions.service.js';
import { RECURRING_NOBODY_SET, recurringPersonalData } from './recurring-gift.personal-data.content.js';
import { recurringErasure as texts } from './recurring-erasure.content.js';

/** Erases who gave again and again, but for what the accounts keep; never while payments would still come. */
@Injectable()
@PersonalDataSource(recurringPersonalData)
export class RecurringPersonalDataService implements PersonalDataHolder {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly actions: RecurringActionsService,
    private readonly clock: Clock,
  ) {}

  /** Stops at their providers the gifts that run; where one does not answer this throws a 503 and nothing is erased. */
  async endObstacles(email: string, by: Author): Promise<void> {
    const running = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM recurring_gifts WHERE lower(email) = $1 AND status IN ('active', 'past_due', 'paused') ORDER BY id`,
      [email],
    );
    for (const { id } of running) await this.actions.change(id, { kind: 'cancel' }, by);
  }

  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    await tx.query('SELECT FROM recurring_gifts WHERE lower(email) = $1 ORDER BY id FOR UPDATE', [email]);
    const running = await tx.query<{ id: string; reference: string }[]>(
      `SELECT id, reference FROM recurring_gifts
        WHERE lower(email) = $1 AND status IN ('active', 'past_due', 'paused') ORDER BY created_at, id LIMIT 20`,
      [email],
    );
    return running.map(({ id, reference }) => ({
      code: 'don-regulier-en-cours',
      detail: texts.running(reference),
      path: `/admin/recurring-gifts/${id}/show`,
    }));
  }

  async erase(tx: EntityManager, email: string): Promise<void> {
    const now = this.clock.now();
    const change = (set: string, which: string) =>
      tx.query(
        `UPDATE recurring_gifts SET ${set}, updated_at = $2, version = version + 1
          WHERE lower(email) = $1 AND ${which}`,
        [email, now],
      );
    // One that never began is stopped here: should its first payment still come, it is stopped at the provider too.
    await change(
      `status = 'cancelled', cancelled_at = coalesce(cancelled_at, $2)`,
      `status = 'pending' AND started_at IS NULL`,
    );
    await change(RECURRING_NOBODY_SET, 'started_at IS NULL');
    await change(
      `email = '', message = '', dedication = '', cancel_reason = '', payment_label = NULL`,
      'true',
    );
  }
}
