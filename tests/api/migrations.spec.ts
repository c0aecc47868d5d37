import { databaseOptions } from '@livres/api/dist/platform/database/database-options.js';
import { migrate } from '@livres/api/dist/platform/database/migrate.js';
import { migrations } from '@livres/api/dist/platform/database/migrations/migrations.js';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../factories/database.ts';

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
