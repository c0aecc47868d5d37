import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { Configuration } from '../../platform/config/configuration.js';
import { DatabasePulse } from '../../platform/database/database-pulse.js';
import { JOBS_SCHEMA } from '../../platform/database/migrate.js';
import {
  Every,
  type JobHandler,
  type JobOptions,
  OnJob,
  type Schedule,
} from '../../platform/jobs/job.decorators.js';
import { type MarkedMethod, markedMethods } from '../../platform/discovery/marked-methods.js';
import { RestorationsService } from './restorations.service.js';

const TIME_ZONE = 'Europe/Paris';
/** A worker that dies without a word is noticed after this long (pg-boss takes no less), and its job is done again. */
const HEARTBEAT_SECONDS = 10;
/** pg-boss looks for dead workers once a minute, which writes to each queue: in between, a read says if it is worth it. */
const LOOK_FOR_THE_DEAD_MS = 2000;
const QUEUE_OPTIONS = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 100,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  // Workers are notified of a job as it is committed.
  notify: true,
};
/** For jobs that waited for their hour one read a second serves all queues: polled one by one, they cost a tenth of a core. */
const LOOK_FOR_DUE_MS = 1000;
const POLLING = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 };
/** How soon what waits after a restoration leaves once it is confirmed. */
const LOOK_FOR_CONFIRMATION_MS = 2000;
const STOP_TIMEOUT_MS = 8000;

type Work = (data: never) => Promise<unknown>;

/**
 * Work that must not be lost, kept in PostgreSQL: written in the transaction that causes it, done by whichever
 * process runs jobs, tried again with growing pauses, for about a day.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  /** The methods that do the jobs of a name, one after the other. */
  private readonly workers = new Map<string, Work[]>();
  private readonly periodic: MarkedMethod<Schedule, Work>[] = [];
  private readonly schedules = new Map<string, string>();
  private readonly options = new Map<string, JobOptions>();
  private readonly workerIds = new Map<string, string>();
  private readonly timers: NodeJS.Timeout[] = [];
  /** The jobs that leave, while a restoration is not confirmed. */
  private held: string[] = [];

  constructor(
    private readonly configuration: Configuration,
    private readonly discovery: DiscoveryService,
    private readonly restorations: RestorationsService,
    pulse: DatabasePulse,
  ) {
    const connection = {
      connectionTimeoutMillis: 3000 * configuration.patience,
      // Goes through to pg: what waits for a silent database is cut.
      stream: () => pulse.socket(),
    };
    this.boss = new PgBoss({
      ...connection,
      // Lets a pass that we ask for follow one of its own at once.
      monitorIntervalSeconds: 1,
      connectionString: configuration.databaseUrl,
      schema: JOBS_SCHEMA,
      // The owner of the tables has done it: this role may not.
      migrate: false,
      max: 3,
      application_name: 'livres-en-partage-jobs',
      supervise: configuration.runsJobs,
      schedule: configuration.runsJobs,
      useListenNotify: configuration.runsJobs,
    });
    this.boss.on('error', (error) => this.logger.warn(error));
  }

  /** Writes a job down in the caller's transaction: it is done if, and only if, that commits, and not before `startAfter`. */
  async add(tx: EntityManager, name: string, data: object, when: { startAfter?: Date } = {}): Promise<void> {
    await this.boss.send(name, data, {
      ...when,
      db: { executeSql: async (text, values) => ({ rows: await tx.query(text, values) }) },
    });
  }

  /** Like `@Every(…)`, for what is known as the modules start; done after the methods that are marked for the same job. */
  every(schedule: Schedule, work: () => Promise<unknown>): void {
    this.periodic.push({ value: schedule, run: work });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.findWorkers();
    await this.boss.start();
    await this.openQueues();
    if (!this.configuration.runsJobs) return;
    if (await this.restorations.open()) this.held = this.leaving();
    for (const name of this.workers.keys()) if (!this.held.includes(name)) await this.run(name);
    this.timers.push(
      setInterval(() => void this.release(), LOOK_FOR_CONFIRMATION_MS).unref(),
      setInterval(() => void this.notifyOfDueJobs(), LOOK_FOR_DUE_MS).unref(),
      setInterval(() => void this.reviveJobsOfTheDead(), LOOK_FOR_THE_DEAD_MS).unref(),
    );
    for (const [name, cron] of this.schedules) await this.boss.schedule(name, cron, null, { tz: TIME_ZONE });
  }

  private findWorkers(): void {
    for (const { value, run } of markedMethods<JobHandler, Work>(this.discovery, OnJob)) {
      this.addWorker(value.name, run);
      this.options.set(value.name, value);
    }
    const marked = markedMethods<Schedule, Work>(this.discovery, Every);
    for (const { value, run } of [...marked, ...this.periodic]) {
      this.addWorker(value.name, run);
      if ((this.schedules.get(value.name) ?? value.cron) !== value.cron)
        throw new Error(`The job ${value.name} has two schedules.`);
      this.schedules.set(value.name, value.cron);
    }
  }

  private addWorker(name: string, work: Work): void {
    this.workers.set(name, [...(this.workers.get(name) ?? []), work]);
  }

  /** Queues of an earlier version are updated: creating them again leaves them as they are. */
  private async openQueues(): Promise<void> {
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of this.workers.keys()) {
      const queue = known.get(name);
      const { retryLimit = QUEUE_OPTIONS.retryLimit } = this.options.get(name) ?? {};
      const wanted = { ...QUEUE_OPTIONS, retryLimit };
      if (!queue) await this.boss.createQueue(name, wanted);
      else if (!isAs(queue, wanted)) await this.boss.updateQueue(name, wanted);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  }

  /** How many jobs wait, and how many were given up after their last try. */
  async figures(): Promise<{ waiting: number; failed: number }> {
    const { rows } = await this.boss.getDb().executeSql(
      `SELECT count(*) FILTER (WHERE state IN ('created', 'retry', 'active'))::int AS waiting,
              count(*) FILTER (WHERE state = 'failed')::int AS failed FROM jobs.job WHERE name NOT LIKE '\\_\\_%'`,
      [],
    );
    return rows[0] ?? { waiting: 0, failed: 0 };
  }

  /** How many jobs that reach somebody outside wait, by name. */
  async waitingToLeave(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.boss.getDb().executeSql(
      `SELECT name, count(*)::int AS count FROM jobs.job
        WHERE name = ANY($1) AND state IN ('created', 'retry', 'active') GROUP BY name`,
      [this.leaving()],
    );
    return new Map(rows.map(({ name, count }: { name: string; count: number }) => [name, count]));
  }

  /** What the jobs of these names that wait or are being done were given, of those that hold these values. */
  async pending<T extends object>(names: readonly string[], values: Partial<T>): Promise<T[]> {
    const { rows } = await this.boss.getDb().executeSql(
      `SELECT data FROM jobs.job
        WHERE name = ANY($1) AND state IN ('created', 'retry', 'active') AND data @> $2::jsonb`,
      [names, JSON.stringify(values)],
    );
    return rows.map(({ data }: { data: T }) => data);
  }

  /** The names of the jobs that were given up after this moment, with how many. */
  async failedSince(moment: Date): Promise<{ name: string; count: number }[]> {
    const { rows } = await this.boss.getDb().executeSql(
      `SELECT name, count(*)::int AS count FROM jobs.job
        WHERE state = 'failed' AND completed_on > $1 AND name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY name`,
      [moment],
    );
    return rows;
  }

  private leaving(): string[] {
    return [...this.options].flatMap(([name, { leaves }]) => (leaves ? [name] : []));
  }

  /** Does the jobs that waited once staff have confirmed the restoration. */
  private async release(): Promise<void> {
    try {
      if (this.held.length === 0 || (await this.restorations.open())) return;
      for (const name of this.held) {
        await this.run(name);
        this.held = this.held.filter((other) => other !== name);
      }
    } catch {
      // The database is away: the next look is in two seconds.
    }
  }

  /** Wakes the workers whose queues have jobs to do: their hour has come, or they are to be tried again. */
  private async notifyOfDueJobs(): Promise<void> {
    try {
      const { rows } = await this.boss
        .getDb()
        .executeSql(
          `SELECT DISTINCT name FROM jobs.job WHERE state < 'active' AND NOT blocked AND start_after <= now()`,
          [],
        );
      for (const { name } of rows) {
        const id = this.workerIds.get(name);
        if (id) this.boss.notifyWorker(id);
      }
    } catch {
      // The database is away: pg-boss says so itself, and the next look is in a second.
    }
  }

  /** Has pg-boss retry the jobs whose worker has missed its heartbeat, where there are any. */
  private async reviveJobsOfTheDead(): Promise<void> {
    try {
      const { rows } = await this.boss.getDb().executeSql(
        `SELECT 1 FROM jobs.job WHERE state = 'active'
            AND heartbeat_on + heartbeat_seconds * interval '1 second' < now() LIMIT 1`,
        [],
      );
      if (rows.length > 0) await this.boss.supervise();
    } catch {
      // The database is away: pg-boss says so itself, and the next look is in two seconds.
    }
  }

  private async run(name: string): Promise<void> {
    const works = this.workers.get(name) ?? [];
    const { batchSize = 1 } = this.options.get(name) ?? {};
    const options = { ...POLLING, batchSize, perJobResults: true } as const;
    const worker = await this.boss.work(name, options, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => resultOf(job, works)));
      // More may wait: look at once, not in a second.
      this.boss.notifyWorker(worker);
      return results;
    });
    this.workerIds.set(name, worker);
  }
}

/** Each job of a batch succeeds or fails on its own. */
async function resultOf({ id, data }: Job<unknown>, works: Work[]): Promise<JobResult> {
  try {
    for (const work of works) await work((data ?? {}) as never);
    return { id, status: 'completed' };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, status: 'failed', output: { message, stack } };
  }
}

function isAs(queue: object, wanted: object): boolean {
  return Object.entries(wanted).every(([name, value]) => (queue as Record<string, unknown>)[name] === value);
}
