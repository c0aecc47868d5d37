import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { QUEUED_FOR_DAYS } from './mail.personal-data.content.js';
import { DAY_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

/** Deletes what is older than 7 days: emails whose job gave up, and files of the local outbox. */
@Injectable()
export class MailRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'mail.retention', cron: '53 * * * *' })
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - QUEUED_FOR_DAYS * DAY_MS);
    await this.dataSource.query(
      `DELETE FROM outgoing_emails email WHERE created_at < $1 AND NOT EXISTS (SELECT FROM jobs.job
         WHERE name = 'mail.send' AND data ->> 'id' = email.id AND state IN ('created', 'retry', 'active'))`,
      [before],
    );
    await this.deleteFiles();
  }

  private async deleteFiles(): Promise<void> {
    // The file system dates files by the machine's own clock.
    const before = new Date(Date.now() - QUEUED_FOR_DAYS * DAY_MS);
    const folder = join(this.configuration.varFolder, 'mail');
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => /\.eml(\.part)?$/.test(one))) {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null);
      if (file && file.mtime < before) await rm(path, { force: true });
    }
  }
}
