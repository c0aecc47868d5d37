import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { openFileStore } from '../../content/media/file-stores.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { parisDay, parisHour } from '../../platform/clock/paris.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import { rowsOf } from './backup-manifest.rules.js';
import type { BackupRunKind, BackupRunRow } from './backup-run.entity.js';
import { type BackupSuccess, BackupRunsService } from './backup-runs.service.js';
import { openBackupStore, type StoredBackup } from './backup-store.js';
import { backupTexts as texts } from './backups.content.js';
import { backupErrors as errors, reasonOf } from './backups.errors.js';
import { clearBackups, listBackups } from './kept-backups.js';
import { makeBackup, workFolder } from './make-backup.js';
import { refuseChanged, tryBackup } from './restore-backup.js';

/** In Paris: when few write, and before files of the trash are deleted. */
const BACKUP_HOUR = 2;
const CHECK_EVERY_MS = 7 * DAY_MS;

/** Makes a backup each night and restores one each week; what fails is tried again each hour. */
@Injectable()
export class BackupsService {
  private readonly logger = new Logger('Backups');

  constructor(
    private readonly configuration: Configuration,
    private readonly runs: BackupRunsService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'backups.run', cron: '17 * * * *' })
  async run(): Promise<void> {
    if (!this.configuration.backsUpByItself) return;
    if (this.isDue(await this.runs.of('backup'))) await this.backUp();
    const checked = this.runs.ageOf(await this.runs.of('check'));
    if (checked === null || checked >= CHECK_EVERY_MS) await this.check();
    await this.noticeLate();
  }

  /** Makes one, and clears away what need not be kept any more. */
  async backUp(): Promise<boolean> {
    return this.attempt('backup', async (startedAt) => {
      const store = await openBackupStore(this.configuration);
      const files = await openFileStore(this.configuration);
      const now = this.clock.now();
      const { summary } = await makeBackup({ configuration: this.configuration, files, store, now });
      const { appUrl, backupRetention } = this.configuration;
      const lastChecked = (await this.runs.of('check'))?.archive || null;
      const removed = await clearBackups(store, appUrl, backupRetention, lastChecked);
      if (removed.length > 0) this.logger.log(`${removed.length} old backups were removed`);
      return { ...summary, seconds: secondsSince(startedAt) };
    });
  }

  /** Restores the newest one into a database of its own. */
  async check(): Promise<boolean> {
    return this.attempt('check', async (startedAt) => {
      const store = await openBackupStore(this.configuration);
      const [newest] = await listBackups(store, this.configuration.appUrl);
      if (!newest) throw errors.none();
      const { varFolder, migrationUrl, databaseUrl } = this.configuration;
      const folder = await workFolder(varFolder);
      try {
        const path = join(folder, 'fetched');
        await store.fetch(newest.archive, path);
        await refuseChanged(path, newest.sha256);
        const manifest = await tryBackup(this.configuration, migrationUrl ?? databaseUrl, path);
        return { ...newest, rows: rowsOf(manifest), seconds: secondsSince(startedAt) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  /** Says in French how the last backup is; throws the same where it is late, gone, or the newest one failed. */
  @ChecksSystem('backup')
  async stateOfBackup(): Promise<string> {
    const run = await this.runs.of('backup');
    if (!this.configuration.backsUpByItself) return texts.off;
    const age = this.runs.ageOf(run);
    if (run?.failing_since) throw new Error(texts.failing(run.failure, age));
    if (run && this.runs.isLate(run)) throw new Error(texts.late(age));
    if (!run || age === null) return texts.notYet;
    const stored = await this.stored();
    if (!stored.some(({ name, bytes }) => name === run.archive && bytes === run.bytes))
      throw new Error(texts.gone(run.archive));
    return texts.made({ bytes: run.bytes, rows: run.rows_held, files: run.files_held, ageMs: age });
  }

  /** Says the same of the weekly restore. */
  @ChecksSystem('restore')
  async stateOfCheck(): Promise<string> {
    const run = await this.runs.of('check');
    if (!this.configuration.backsUpByItself) return texts.off;
    const age = this.runs.ageOf(run);
    if (run?.failing_since) throw new Error(texts.failing(run.failure, age));
    if (!run || age === null) return texts.notTried;
    if (this.runs.isLate(run)) throw new Error(texts.triedLate(age));
    return texts.tried(run.rows_held, age);
  }

  private async stored(): Promise<StoredBackup[]> {
    try {
      return await (await openBackupStore(this.configuration)).list();
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    }
  }

  /** Due once a day from two o'clock on. */
  private isDue(run: BackupRunRow | null): boolean {
    const now = this.clock.now();
    const since = parisHour(parisDay(now), BACKUP_HOUR);
    return now >= since && (!run?.succeeded_at || run.succeeded_at < since);
  }

  /** Where no attempt is made any more, none fails. */
  private async noticeLate(): Promise<void> {
    for (const [kind, failure] of [
      ['backup', texts.lateFailure],
      ['check', texts.lateCheck],
    ] as const) {
      const run = await this.runs.of(kind);
      if (run && !run.failing_since && this.runs.isLate(run)) await this.runs.failed(kind, failure);
    }
  }

  private async attempt(
    kind: BackupRunKind,
    work: (startedAt: number) => Promise<BackupSuccess>,
  ): Promise<boolean> {
    try {
      await this.runs.succeeded(kind, await work(performance.now()));
      return true;
    } catch (error) {
      this.logger.error(`The ${kind} failed: ${String(error)}`);
      await this.runs.failed(kind, reasonOf(error));
      return false;
    }
  }
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);
