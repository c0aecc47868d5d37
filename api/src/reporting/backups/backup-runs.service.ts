import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Gauge } from 'prom-client';
import type { DataSource, EntityManager } from 'typeorm';
import { MailService } from '../../core/mail/mail.service.js';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.contract.js';
import { Configuration } from '../../platform/config/configuration.js';
import { MetricsRegistry } from '../../platform/http/metrics.module.js';
import { type BackupRunKind, BackupRunRow } from './backup-run.entity.js';
import { recordFailure, recordSuccess, watchRuns } from './backup-runs.queries.js';
import { backupTexts as texts } from './backups.content.js';

/** A night that is missed is noticed before the second one. */
export const LATE_AFTER_MS: Record<BackupRunKind, number> = { backup: 36 * HOUR_MS, check: 10 * DAY_MS };

export interface BackupSuccess {
  archive: string;
  bytes: number;
  rows: number;
  files: number;
  seconds: number;
}

/** Keeps how backups and their checks went; staff are told once when they begin to fail, and once when they go well again. */
@Injectable()
export class BackupRunsService implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly notifications: NotificationsService,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    metrics: MetricsRegistry,
  ) {
    this.measure(metrics);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.configuration.backsUpByItself) await watchRuns.all(this.dataSource, this.clock.now());
  }

  async of(kind: BackupRunKind): Promise<BackupRunRow | null> {
    return this.dataSource.manager.findOneBy(BackupRunRow, { kind });
  }

  /** How long ago one went well last; null where none did. */
  ageOf(run: BackupRunRow | null): number | null {
    return run?.succeeded_at ? this.clock.now().getTime() - run.succeeded_at.getTime() : null;
  }

  isLate(run: BackupRunRow): boolean {
    const since = this.ageOf(run) ?? this.clock.now().getTime() - run.watched_since.getTime();
    return since > LATE_AFTER_MS[run.kind];
  }

  async succeeded(kind: BackupRunKind, made: BackupSuccess): Promise<void> {
    const { archive, bytes, rows, files, seconds } = made;
    await this.dataSource.transaction(async (tx) => {
      await recordSuccess.all(tx, kind, this.clock.now(), archive, bytes, rows, files, seconds);
      await this.alert(tx, kind);
    });
  }

  async failed(kind: BackupRunKind, failure: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await recordFailure.all(tx, kind, this.clock.now(), failure);
      await this.alert(tx, kind);
    });
  }

  /** One message for an outage, and one at its end. */
  private async alert(tx: EntityManager, kind: BackupRunKind): Promise<void> {
    const row = await tx.findOneOrFail(BackupRunRow, {
      where: { kind },
      lock: { mode: 'pessimistic_write' },
    });
    if (Boolean(row.failing_since) === Boolean(row.alerted_at)) return;
    const label = texts.kinds[kind];
    if (row.failing_since)
      await this.notifications.publish(tx, {
        kind: 'backup_failed',
        facts: { subject: label, detail: row.failure },
        cause: `backup:${kind}:${row.failing_since.toISOString()}`,
      });
    const email = row.failing_since ? texts.alert(label, row.failure) : texts.recovered(label);
    const to = await this.settings.value('contact_email', tx);
    const action = { label: texts.open, url: `${this.configuration.appUrl}/admin/system-tests` };
    if (to) await this.mail.send(tx, { ...email, to, action, automatic: true });
    await tx.update(BackupRunRow, { kind }, { alerted_at: row.failing_since ? this.clock.now() : null });
  }

  private measure({ registry }: MetricsRegistry): void {
    const figure = (name: string, help: string, valueOf: (row: BackupRunRow) => number) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers: [],
        collect: async () => {
          for (const row of await this.dataSource.manager.find(BackupRunRow))
            gauge.set({ kind: row.kind }, valueOf(row));
        },
      });
      registry.registerMetric(gauge);
    };
    figure(
      'backup_last_success_timestamp_seconds',
      'When a backup was last made (kind="backup") and last restored with success (kind="check")',
      ({ succeeded_at }) => (succeeded_at?.getTime() ?? 0) / 1000,
    );
    figure('backup_failing', 'Whether the newest backup, or its check, failed', ({ failing_since }) =>
      failing_since ? 1 : 0,
    );
    figure('backup_last_size_bytes', 'How large the last good backup is', ({ bytes }) => bytes);
    figure('backup_last_duration_seconds', 'How long the last good one took', ({ seconds }) => seconds);
  }
}
