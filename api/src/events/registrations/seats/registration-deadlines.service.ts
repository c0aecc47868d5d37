import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PaymentAttempt } from '../../../giving/payments/payments.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { Every, OnJob } from '../../../platform/jobs/job.decorators.js';
import { DUE_JOB, type DueJob, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
import { REGISTRATION_LIMITS as LIMITS } from '../registration.contract.js';
import { EventRegistrationRow } from '../registration.entity.js';
import { isPartialOffer } from '../registration.rules.js';
import { dueRegistrations, eventsWithOffers } from './seats.queries.js';
import { WaitingListService } from './waiting-list.service.js';

const AT_ONCE = 500;

/** Seats that are not verified, paid or taken in time are free again, and offered to who waits. */
@Injectable()
export class RegistrationDeadlinesService {
  private readonly logger = new Logger('Registrations');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: RegistrationRowsService,
    private readonly steps: RegistrationStepsService,
    private readonly waitingList: WaitingListService,
    private readonly clock: Clock,
  ) {}

  /**
   * Frees the seats of a registration whose time is over, and offers them; for any other it does nothing. A payment that
   * was begun is closed at its provider first: until it can no longer be paid, the seat is kept.
   */
  @OnJob({ name: DUE_JOB })
  async free({ registration_id }: DueJob): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(EventRegistrationRow, { id: registration_id });
    if (!row || !this.rows.isDue(row)) return;
    const unknown = await this.steps.closePayments(row);
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.lock(tx, registration_id);
      if (!held || !this.steps.isDue(held)) return;
      const awaited = this.awaited(unknown);
      if (held.row.status === 'pending_payment' && awaited)
        return this.steps.keepForPayment(tx, held, awaited);
      if (isPartialOffer(held.row)) return this.waitingList.keepPlace(tx, held, null);
      await this.steps.expire(tx, held, { hasOpenPayment: unknown.length > 0 });
      await this.waitingList.offerFree(tx, held.event);
    });
  }

  /** An attempt of which its provider says nothing sure, and for which the seat is kept: not for ever. */
  private awaited(unknown: readonly PaymentAttempt[]): PaymentAttempt | undefined {
    const oldest = this.clock.now().getTime() - LIMITS.unknown_hours * HOUR_MS;
    return unknown.find(({ created_at }) => created_at.getTime() > oldest);
  }

  /** All of them, whatever became of their jobs; and offers what staff made free. Each in a transaction of its own. */
  @Every({ name: 'event-registrations.sweep', cron: '* * * * *' })
  async sweep(): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id } of await dueRegistrations.all(manager, this.clock.now(), AT_ONCE))
      await this.quietly(this.free({ registration_id: id }));
    for (const { event_id } of await eventsWithOffers.all(manager))
      await this.quietly(this.waitingList.offerAt(event_id));
  }

  /** One that fails keeps no other back: it is tried again in a minute. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) =>
      this.logger.warn(`A seat could not be freed or offered: ${String(error)}`),
    );
  }
}
