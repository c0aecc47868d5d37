import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { provideAppRole } from './app-role.js';
import { databaseErrors } from './database.errors.js';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations/migrations.js';

/** Any number will do, as long as nothing else in the database uses it. */
const MIGRATION_LOCK = 724_001;
const LOOK_AGAIN_MS = 500;
/** How long an api waits for migrations that someone else makes. */
const MIGRATED_WITHIN_MS = 120_000;
export const JOBS_SCHEMA = 'jobs';
const KNOWN: ReadonlySet<string> = new Set(migrations.map(({ name }) => name));

/**
 * Brings the database to this version's schema as its owner, and gives the role of `appUrl` its rights. Instances that
 * start together wait for one another on an advisory lock, so each migration runs once. Refuses a database that another
 * version has migrated, and leaves it as it is.
 */
export async function migrate(ownerUrl: string, appUrl: string = ownerUrl): Promise<void> {
  await alone(ownerUrl, MIGRATION_LOCK, async (dataSource) => {
    refuseUnknown(await migrationsDone(dataSource));
    await dataSource.runMigrations({ transaction: 'each' });
    await migrateJobs(ownerUrl);
    await provideAppRole(dataSource, appUrl);
  });
}

/**
 * Migrates where this process may: as the owner of the tables where one is given, else as the api's own role. Where
 * that role may not change tables, waits until someone else has migrated; refuses after two minutes.
 */
export async function prepareDatabase({
  databaseUrl,
  migrationUrl,
}: {
  databaseUrl: string;
  migrationUrl: string | null;
}): Promise<void> {
  if (migrationUrl) return migrate(migrationUrl, databaseUrl);
  if (await mayMigrate(databaseUrl)) return migrate(databaseUrl);
  return untilMigrated(databaseUrl);
}

/**
 * Makes the schema that some of this version's migrations make, in a database that has none, for a backup of that time
 * to be loaded into it.
 */
export async function makeSchemaOf(ownerUrl: string, names: readonly string[]): Promise<void> {
  const wanted = migrations.filter(({ name }) => names.includes(name));
  await onDatabase(
    ownerUrl,
    async (dataSource) => {
      await dataSource.runMigrations({ transaction: 'each' });
    },
    wanted,
  );
  await migrateJobs(ownerUrl);
}

/** Those of these migrations that this version does not know. */
export const unknownMigrations = (names: readonly string[]) => names.filter((name) => !KNOWN.has(name));

/** The tables of pg-boss, which its own migrations make: the role of the api may not. */
async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOBS_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: true });
}

async function mayMigrate(url: string): Promise<boolean> {
  return onDatabase(url, async (dataSource) => {
    const [row] = await dataSource.query<{ may: boolean }[]>(
      `SELECT coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), true) AS may`,
    );
    return row!.may;
  });
}

async function untilMigrated(url: string): Promise<void> {
  await onDatabase(url, async (dataSource) => {
    const deadline = Date.now() + MIGRATED_WITHIN_MS;
    for (;;) {
      const done = await migrationsDone(dataSource);
      refuseUnknown(done);
      if (done.length >= migrations.length) return;
      if (Date.now() > deadline) throw databaseErrors.notMigrated(done.length, migrations.length);
      await pause(LOOK_AGAIN_MS);
    }
  });
}

/** The names of the migrations that the database has had, in their order. */
async function migrationsDone(dataSource: DataSource): Promise<string[]> {
  const [table] = await dataSource.query<{ is_readable: boolean | null }[]>(
    `SELECT has_table_privilege(to_regclass('migrations')::oid, 'SELECT') AS is_readable`,
  );
  if (!table?.is_readable) return [];
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** Another version has migrated this database: what our migrations make may be there already, or be something else. */
function refuseUnknown(done: string[]): void {
  const unknown = unknownMigrations(done);
  if (unknown.length > 0) throw databaseErrors.unknownMigrations(unknown);
}

/** Runs `work` while no other process runs work under the same lock on this database. */
export async function alone(
  databaseUrl: string,
  lock: number,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  await onDatabase(databaseUrl, async (dataSource) => {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.query('SELECT pg_advisory_lock($1)', [lock]);
      await work(dataSource);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
      await runner.release();
    }
  });
}

/** Does something on a database as its owner, with connections of its own. */
export async function onDatabase<T>(
  databaseUrl: string,
  work: (dataSource: DataSource) => Promise<T>,
  known = migrations,
): Promise<T> {
  const options = databaseOptions(databaseUrl, 3);
  const dataSource = new DataSource({
    ...options,
    migrations: known,
    extra: { ...options.extra, statement_timeout: 0, idle_in_transaction_session_timeout: 0 },
  });
  await dataSource.initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
