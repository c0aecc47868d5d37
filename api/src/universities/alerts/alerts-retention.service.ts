import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { ALERT_RETENTION } from './alert.personal-data.content.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const SWEPT_DAYS = 40;

/** Forgets alerts that nobody confirmed or that were stopped long ago, and what need not be known any more. */
@Injectable()
export class AlertsRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'scholarship-alerts.tidy', cron: '43 3 * * *' })
  async tidy(): Promise<void> {
    const daysAgo = (days: number) => new Date(this.clock.now().getTime() - days * DAY_MS);
    await this.dataSource.query(
      `DELETE FROM scholarship_alerts WHERE (status = 'pending' AND consent_at < $1)
          OR (status = 'stopped' AND stopped_at < $2)`,
      [daysAgo(ALERT_RETENTION.pending_days), daysAgo(ALERT_RETENTION.stopped_days)],
    );
    await this.dataSource.query(
      `DELETE FROM scholarship_alert_told told USING scholarship_alerts alert, scholarships scholarship
        WHERE alert.id = told.alert_id AND scholarship.id = told.scholarship_id
          AND scholarship.published_at <= alert.since`,
    );
    await this.dataSource.query(
      `DELETE FROM scholarship_alert_sweeps USING scholarships
        WHERE scholarships.id = scholarship_id AND published_at < $1`,
      [daysAgo(SWEPT_DAYS)],
    );
  }
}
