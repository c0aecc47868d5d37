import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { inLowerCase } from '../donors/donor.columns.js';
import { Clock } from '../../platform/clock/clock.js';
import {
  type ErasureObstacle,
  type PersonalDataHolder,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';
import { RecurringActionsService } from './recurring-actions.service.js';
import { recurringErasure as texts } from './recurring-erasure.content.js';
import type { RecurringStatus } from './recurring-gift-state.contract.js';
import { RecurringGiftRow } from './recurring-gift.entity.js';
import { recurringPersonalData } from './recurring-gift.personal-data.content.js';
import { forgetUnaccounted, forgetUnstarted, stopUnstarted } from './recurring-gifts.queries.js';

const OBSTACLES = 20;

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
    const gifts = await this.dataSource.manager.find(RecurringGiftRow, {
      select: { id: true },
      where: running(email),
      order: { id: 'ASC' },
    });
    for (const { id } of gifts) await this.actions.change(id, { kind: 'cancel' }, by);
  }

  async obstacles(tx: EntityManager, email: string): Promise<ErasureObstacle[]> {
    await tx.find(RecurringGiftRow, {
      select: { id: true },
      where: { email: inLowerCase(email) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const gifts = await tx.find(RecurringGiftRow, {
      select: { id: true, reference: true },
      where: running(email),
      order: { created_at: 'ASC', id: 'ASC' },
      take: OBSTACLES,
    });
    return gifts.map(({ id, reference }) => ({
      code: 'don-regulier-en-cours',
      detail: texts.running(reference),
      path: `/admin/recurring-gifts/${id}/show`,
    }));
  }

  async erase(tx: EntityManager, email: string): Promise<void> {
    const now = this.clock.now();
    // One that never began is stopped here: should its first payment still come, it is stopped at the provider too.
    await stopUnstarted.run(tx, email, now);
    await forgetUnstarted.run(tx, email, now);
    await forgetUnaccounted.run(tx, email, now);
  }
}

const running = (email: string) => ({
  email: inLowerCase(email),
  status: In(['active', 'past_due', 'paused'] satisfies RecurringStatus[]),
});
