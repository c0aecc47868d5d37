import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { RetentionPeriod, RetentionRule } from '../../platform/personal-data/personal-data-source.js';
import { ErasedFilesService } from './erased-files.service.js';
import { PersonalDataSourcesService } from './personal-data-sources.service.js';
import { Every } from '../../platform/jobs/job.decorators.js';
import { RETENTION_JOB } from '../../platform/personal-data/personal-data-source.js';

/** Rows of one transaction. */
const AT_ONCE = 5000;
const MOST_ROUNDS = 200;

/** Applies, each night, the durations that no capability applies itself. */
@Injectable()
export class PersonalDataRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sources: PersonalDataSourcesService,
    private readonly files: ErasedFilesService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: RETENTION_JOB, cron: '13 4 * * *' })
  async run(): Promise<void> {
    for (const { description } of this.sources.all())
      for (const rule of description.retention)
        if (rule.apply) await this.apply(rule.apply, before(this.clock.now(), rule.period));
  }

  private async apply(rule: NonNullable<RetentionRule['apply']>, over: Date): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1)
      if ((await this.applyOnce(rule, over)) < AT_ONCE) return;
  }

  private async applyOnce(
    { table, over, erasure, file }: NonNullable<RetentionRule['apply']>,
    moment: Date,
  ): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SET LOCAL livres.personal_data = 'expired'`);
      // A row that another writes at this moment waits for the next night.
      const which = `held.ctid IN (SELECT held.ctid FROM ${table} held WHERE ${over} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`;
      const returning = file ? ` RETURNING held.${file} AS file` : '';
      const [rows, count] = await tx.query<[{ file: string | null }[], number]>(
        erasure === 'delete'
          ? `DELETE FROM ${table} held WHERE ${which}${returning}`
          : `UPDATE ${table} held SET ${erasure.set} WHERE ${which}${returning}`,
        [moment],
      );
      if (file)
        await this.files.forgetFiles(
          tx,
          rows.flatMap((row) => row.file ?? []),
        );
      return count;
    });
  }
}

/** The moment before which a period is over. */
export function before(now: Date, { days = 0, months = 0, years = 0 }: RetentionPeriod): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years, moment.getUTCMonth() - months);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment;
}
