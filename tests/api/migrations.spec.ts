import { databaseOptions } from '@livres/api/dist/platform/database/database-options.js';
import { migrate, prepareDatabase } from '@livres/api/dist/platform/database/migrate.js';
import { migrations } from '@livres/api/dist/platform/database/migrations/migrations.js';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase('template0');
  dataSource = await new DataSource({ ...databaseOptions(database.url, 2), migrations }).initialize();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

describe('the migrations', () => {
  it('build the whole schema from nothing, and change nothing when they run again', async () => {
    expect(migrations.length).toBeGreaterThan(0);
    await migrate(database.url);
    const built = await schema();
    expect(built.length).toBeGreaterThan(80);
    await migrate(database.url);
    expect(await schema()).toEqual(built);
  });

  it('go down one by one to an empty database, and up again to the same schema', async () => {
    const built = await schema();
    const steps = [built];
    for (const _ of migrations) {
      await dataSource.undoLastMigration();
      steps.push(await schema());
    }
    expect(steps.at(-1)).toEqual([]);
    await dataSource.runMigrations();
    expect(await schema()).toEqual(built);
  });
});

describe('a database that another version has migrated', () => {
  let other: TestDatabase;
  beforeAll(async () => {
    other = await createDatabase();
  });
  afterAll(async () => {
    endApiProcesses();
    await other?.drop();
  });

  const tables = () =>
    rowsOf(
      other.url,
      `SELECT schemaname, tablename FROM pg_tables WHERE schemaname IN ('public', 'jobs') ORDER BY 1, 2`,
    );

  it('is left as it is: newer than this one, or begun with migrations that were written again', async () => {
    const last = migrations.at(-1)!.name;
    await rowsOf(other.url, `DELETE FROM migrations WHERE name = '${last}'`);
    await rowsOf(
      other.url,
      `INSERT INTO migrations (timestamp, name) VALUES (1790000000000, 'Earlier1790000000000'), (2100000000000, 'Later2100000000000')`,
    );
    const before = await tables();
    const refusal = /2 migration\(s\).* ne connaît pas.*Later2100000000000.*npm run db:reset/;
    await expect(migrate(other.url, other.appUrl)).rejects.toThrow(refusal);
    // The role that may change nothing does not wait for a migration that nobody will make.
    await expect(prepareDatabase({ databaseUrl: other.appUrl!, migrationUrl: null })).rejects.toThrow(
      refusal,
    );
    expect(await tables()).toEqual(before);
    expect(await rowsOf(other.url, `SELECT FROM migrations WHERE name = '${last}'`)).toEqual([]);
  });

  it('is said to its operator in a sentence, and the api does not start', { timeout: 60_000 }, async () => {
    const api = await startApiProcess({ DATABASE_URL: other.url });
    expect(await api.exit).toBe(1);
    expect(api.output()).toMatch(/La base a reçu 2 migration\(s\).*Later2100000000000/);
  });
});

/** Every column, constraint, index, trigger, function and search configuration, in words. */
async function schema(): Promise<string[]> {
  const rows = await dataSource.query<{ said: string }[]>(`
    SELECT format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS said
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'typeorm_metadata')
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
    UNION ALL SELECT format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND conrelid <> coalesce(to_regclass('migrations'), 0) AND conrelid <> 0
    UNION ALL SELECT pg_get_viewdef(oid) FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT format('search %s', cfgname) FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
    ORDER BY said`);
  return rows.map(({ said }) => said);
}
