import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';
import { byName } from '../../platform/discovery/marked-providers.js';
import {
  type AppliedRetention,
  type Erasure,
  OnPeriodOver,
  personalDataSources,
  RETENTION_JOB,
  type RetentionPeriod,
  type RetentionRule,
} from '../../platform/personal-data/personal-data-source.js';
import { allowExpiry } from '../../platform/personal-data/personal-data.queries.js';
import { JobsService } from '../jobs/jobs.service.js';

export const ERASE_FILES_JOB = 'personal-data.erase-files';

/** Rows of one statement, and rows that are found together to be erased one by one. */
const AT_ONCE = 5000;
const FOUND_AT_ONCE = 200;
const MOST_ROUNDS = 200;
const FILES_OF_A_JOB = 500;

type EraseRow = (tx: EntityManager, id: number | string, table: string) => Promise<unknown>;

/** Applies the durations that capabilities declare, each at the hours of its job. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private rules: readonly RetentionRule[] = [];
  private methods = new Map<string, MarkedMethod<string, EraseRow>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const marked = markedMethods<string, EraseRow>(this.discovery, OnPeriodOver);
    this.methods = byName(marked, ({ value }) => value);
    this.rules = personalDataSources(this.discovery).flatMap(({ description }) => description.retention);
    for (const { apply } of this.rules)
      if (apply && isByMethod(apply.erasure) && !this.methods.has(apply.erasure.by))
        throw new Error(`No method is marked for « ${apply.erasure.by} »`);
    const jobs = this.rules.flatMap((rule) => (rule.apply ? [rule.job ?? RETENTION_JOB] : []));
    for (const [name, job] of new Map(jobs.map((one) => [one.name, one])))
      this.jobs.every(job, () => this.run(name));
  }

  /** Does what is due by the rules of one job, in their order. */
  async run(name = RETENTION_JOB.name): Promise<void> {
    for (const { job = RETENTION_JOB, apply, period } of this.rules)
      if (apply && job.name === name) await this.apply(apply, before(this.clock.now(), period));
  }

  /** Has files deleted by jobs of the transaction that erases what named them. */
  async eraseFiles(tx: EntityManager, files: readonly string[]): Promise<void> {
    for (let from = 0; from < files.length; from += FILES_OF_A_JOB)
      await this.jobs.add(tx, ERASE_FILES_JOB, {
        mailbox: null,
        files: files.slice(from, from + FILES_OF_A_JOB),
      });
  }

  private async apply(rule: AppliedRetention, over: Date): Promise<void> {
    const { erasure } = rule;
    if (isByMethod(erasure)) return this.eraseOneByOne(rule, erasure.by, over);
    for (let round = 0; round < MOST_ROUNDS; round += 1)
      if ((await this.eraseAtOnce(rule, erasure, over)) < AT_ONCE) return;
  }

  private async eraseAtOnce({ table, over, file }: AppliedRetention, erasure: Erasure, moment: Date) {
    return this.dataSource.transaction(async (tx) => {
      await allowExpiry.run(tx);
      // A row that another writes at this moment waits for the next time.
      const which = `held.ctid IN (SELECT held.ctid FROM ${table} held WHERE ${over} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`;
      const returning = file ? ` RETURNING held.${file} AS file` : '';
      const [rows, count] = await tx.query<[{ file: string | null }[], number]>(
        erasure === 'delete'
          ? `DELETE FROM ${table} held WHERE ${which}${returning}`
          : `UPDATE ${table} held SET ${erasure.set} WHERE ${which}${returning}`,
        this.values(over, moment),
      );
      await this.eraseFiles(
        tx,
        rows.flatMap((row) => row.file ?? []),
      );
      return count;
    });
  }

  /** Oldest first, until none is left but those that their method leaves as they are: these hold nobody back. */
  private async eraseOneByOne({ table, over }: AppliedRetention, by: string, moment: Date): Promise<void> {
    const { run } = this.methods.get(by)!;
    const done = new Set<number | string>();
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const rows = await this.dataSource.query<{ id: number | string }[]>(
        `SELECT held.id FROM ${table} held WHERE ${over} ORDER BY held.created_at, held.id LIMIT ${done.size + FOUND_AT_ONCE}`,
        this.values(over, moment),
      );
      const due = rows.filter(({ id }) => !done.has(id));
      for (const { id } of due) {
        await this.dataSource.transaction((tx) => run(tx, id, table));
        done.add(id);
      }
      if (due.length === 0) return;
    }
  }

  /** Those that a condition names. */
  private values(over: string, moment: Date): Date[] {
    return [moment, this.clock.now()].filter((_, index) => over.includes(`$${index + 1}`));
  }
}

function isByMethod(erasure: AppliedRetention['erasure']): erasure is { by: string } {
  return erasure !== 'delete' && 'by' in erasure;
}

/** The moment before which a period is over; on the last day of a month that is too short. */
export function before(now: Date, { days = 0, months = 0, years = 0 }: RetentionPeriod): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years, moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment;
}
