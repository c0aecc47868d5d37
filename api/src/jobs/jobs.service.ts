import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { Configuration } from '../platform/config/configuration.js';

const TIME_ZONE = 'Europe/Paris';
/** A worker that dies without a word is noticed after this long, and its job is done again. */
const HEARTBEAT_SECONDS = 20;
const QUEUE_OPTIONS = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 100,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  // Workers hear of a job as it is committed; looking each second remains, for what waits for its hour.
  notify: true,
};
const LOOK_EACH_SECOND = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
const STOP_TIMEOUT_MS = 8000;

type Work<T extends object> = (data: T) => Promise<void>;

/**
 * Work that must not be lost, kept in PostgreSQL: written in the transaction that causes it, done by whichever
 * process runs jobs, tried again with growing pauses, for about a day.
 */
@Injectable()
export class JobsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, Work<never>>();
  private readonly schedules = new Map<string, string>();

  constructor(private readonly configuration: Configuration) {
    this.boss = new PgBoss({
      connectionString: configuration.databaseUrl,
      schema: 'jobs',
      max: 3,
      application_name: 'livres-en-partage-jobs',
      supervise: configuration.runsJobs,
      schedule: configuration.runsJobs,
      useListenNotify: configuration.runsJobs,
    });
    this.boss.on('error', (error) => this.logger.warn(error));
  }

  /** Says who does the jobs called `name`; call it while the modules are being built. */
  on<T extends object>(name: string, work: Work<T>): void {
    this.workers.set(name, work);
  }

  /** Does `work` at the times of `cron` (of Paris), once however many processes run. */
  every(name: string, cron: string, work: () => Promise<void>): void {
    this.workers.set(name, work);
    this.schedules.set(name, cron);
  }

  /** Writes a job down in the caller's transaction: it is done if, and only if, that commits, and not before `startAfter`. */
  async add(tx: EntityManager, name: string, data: object, when: { startAfter?: Date } = {}): Promise<void> {
    await this.boss.send(name, data, {
      ...when,
      db: { executeSql: async (text, values) => ({ rows: await tx.query(text, values) }) },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    await this.openQueues();
    if (!this.configuration.runsJobs) return;
    for (const [name, work] of this.workers) await this.run(name, work);
    for (const [name, cron] of this.schedules) await this.boss.schedule(name, cron, null, { tz: TIME_ZONE });
  }

  /** Queues of an earlier edition are told what changed: creating them again leaves them as they are. */
  private async openQueues(): Promise<void> {
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of this.workers.keys()) {
      const queue = known.get(name);
      if (!queue) await this.boss.createQueue(name, QUEUE_OPTIONS);
      else if (!queue.notify) await this.boss.updateQueue(name, { notify: true });
    }
  }

  async onApplicationShutdown(): Promise<void> {
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

  private async run(name: string, work: Work<never>): Promise<void> {
    const worker = await this.boss.work(name, LOOK_EACH_SECOND, async (jobs) => {
      for (const job of jobs) await work((job.data ?? {}) as never);
      // More may wait: look at once, not in a second.
      this.boss.notifyWorker(worker);
    });
  }
}
