import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { OnContentLive } from '../../content/publishing/content-kinds.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ScholarshipsService } from '../scholarships/scholarships.service.js';
import { AlertEmailsService } from './alert-emails.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import { ALERT_LIMITS, type AlertFrequency } from './scholarship-alert.contract.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { mayWrite } from './scholarship-alert.rules.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';
import { notSwept, noteSwept, noteTold } from './alerts.queries.js';

/** More than any import brings between two letters. */
const MOST_FOUND = 2000;
/** A scholarship that went live longer ago is no news at once. */
const FRESH_DAYS = 30;

const AT_ONCE_JOB = 'scholarship-alerts.at-once';

/** Notifies alerts of what was published since their last message, each scholarship once. */
@Injectable()
export class AlertSendingService {
  private readonly announced = new WeakSet<EntityManager>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly scholarships: ScholarshipsService,
    private readonly rows: AlertRowsService,
    private readonly emails: AlertEmailsService,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
  ) {}

  /** An import of five hundred is one piece of news. */
  @OnContentLive('scholarships')
  async announce(tx: EntityManager): Promise<void> {
    if (this.announced.has(tx)) return;
    this.announced.add(tx);
    await this.jobs.add(tx, AT_ONCE_JOB, {});
  }

  /** Tells immediate alerts what went live since the last sweep; costs one look where nothing did. */
  @OnJob({ name: AT_ONCE_JOB })
  @Every({ name: 'scholarship-alerts.sweep', cron: '* * * * *' })
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const fresh = await notSwept.all(this.dataSource, new Date(now.getTime() - FRESH_DAYS * DAY_MS));
    if (fresh.length === 0) return;
    await this.sendDue('immediate');
    await noteSwept.run(
      this.dataSource,
      fresh.map(({ id }) => id),
      now,
    );
  }

  // Several looks in a morning: who was not running at the first one writes at the next.
  @Every({ name: 'scholarship-alerts.daily', cron: '20 7-10 * * *' })
  sendDaily(): Promise<void> {
    return this.sendDue('daily');
  }

  @Every({ name: 'scholarship-alerts.weekly', cron: '40 7-10 * * 1' })
  sendWeekly(): Promise<void> {
    return this.sendDue('weekly');
  }

  /** Writes to every active alert of this frequency that has something new. Run again, it sends nothing more. */
  async sendDue(frequency: AlertFrequency): Promise<void> {
    const alerts = await this.dataSource.manager.find(ScholarshipAlertRow, {
      where: { status: 'active', frequency },
      order: { id: 'ASC' },
    });
    for (const alert of alerts) await this.write(alert);
  }

  private async write(alert: ScholarshipAlertRow): Promise<void> {
    if (!alert.since || !mayWrite(alert.frequency, alert.last_sent_at, this.clock.now())) return;
    const matching = await this.scholarships.find(alert.filters, {
      wentLiveAfter: alert.since,
      limit: MOST_FOUND,
    });
    if (matching.length === 0) return;
    await this.dataSource.transaction(async (tx) => {
      const held = await this.rows.hold(tx, alert.id);
      if (held?.status !== 'active' || held.frequency !== alert.frequency) return;
      const now = this.clock.now();
      if (!mayWrite(held.frequency, held.last_sent_at, now)) return;
      const untold = await this.note(
        tx,
        held,
        matching.map(({ id }) => id),
      );
      if (untold.size === 0) return;
      const found = matching.filter(({ id }) => untold.has(id));
      const named = found.slice(0, ALERT_LIMITS.scholarships_per_letter);
      // A day back, for what was being saved while this looked.
      held.since = new Date(Math.max(held.since!.getTime(), now.getTime() - DAY_MS));
      held.last_sent_at = now;
      await this.rows.save(tx, held);
      await this.emails.found(tx, held, named, found.length - named.length, now);
    });
  }

  /** Records that these were sent; answers those that were not before. */
  private async note(tx: EntityManager, { id }: ScholarshipAlertRow, found: number[]): Promise<Set<number>> {
    const rows = await noteTold.all(tx, id, found, this.clock.now());
    return new Set(rows.map(({ scholarship_id }) => scholarship_id));
  }
}
