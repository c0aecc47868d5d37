import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Every, OnJob } from '../../../platform/jobs/job.decorators.js';
import { DUE_JOB, type DueJob, RegistrationRowsService } from '../registration-rows.service.js';
import { RegistrationStepsService } from '../registration-steps.service.js';
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

  /** Frees the seats of a registration whose time is over, and offers them; for any other it does nothing. */
  @OnJob({ name: DUE_JOB })
  async free({ registration_id }: DueJob): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.lock(tx, registration_id);
      if (!held || !this.steps.isDue(held)) return;
      if (isPartialOffer(held.row)) return this.waitingList.keepPlace(tx, held, null);
      await this.steps.expire(tx, held);
      await this.waitingList.offerFree(tx, held.event);
    });
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
