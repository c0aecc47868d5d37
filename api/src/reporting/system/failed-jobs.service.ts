import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { parisDay } from '../../platform/clock/paris.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** Longer than the time between two looks: a look that is missed is made up for by the next. */
const LOOKS_BACK_MS = 2 * HOUR_MS;

/** Notifies staff of background jobs that were given up: once a day for each. */
@Injectable()
export class FailedJobsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'system.failed-jobs', cron: '*/5 * * * *' })
  async look(): Promise<void> {
    const now = this.clock.now();
    const failed = await this.jobs.failedSince(new Date(now.getTime() - LOOKS_BACK_MS));
    if (failed.length === 0) return;
    await this.database.transaction(async (tx) => {
      for (const { name: subject, count } of failed)
        await this.notifications.publish(tx, {
          kind: 'job_failed',
          facts: { subject, count },
          cause: `job:${subject}:${parisDay(now)}`,
        });
    });
  }
}
