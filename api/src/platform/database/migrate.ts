import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations/migrations.js';

/** Any number will do, as long as nothing else in the database uses it. */
const MIGRATION_LOCK = 724_001;

/**
 * Brings the database to this version's schema. Instances that start together wait for one another on an
 * advisory lock, so each migration runs once.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await alone(databaseUrl, MIGRATION_LOCK, async (dataSource) => {
    await dataSource.runMigrations({ transaction: 'each' });
  });
}

/** Runs `work` while no other process runs work under the same lock on this database. */
export async function alone(
  databaseUrl: string,
  lock: number,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const options = databaseOptions(databaseUrl, 3);
  const dataSource = new DataSource({
    ...options,
    migrations,
    extra: { ...options.extra, statement_timeout: 0, idle_in_transaction_session_timeout: 0 },
  });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [lock]);
    await work(dataSource);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}
