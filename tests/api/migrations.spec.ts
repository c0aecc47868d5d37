import { databaseOptions } from '@livres/api/dist/platform/database/database-options.js';
import { migrate, prepareDatabase } from '@livres/api/dist/platform/database/migrate.js';
import { migrations } from '@livres/api/dist/platform/database/migrations/migrations.js';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { running } from '../factories/running.ts';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { createDatabase, testDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';
import { schemaOf } from '../factories/schema.ts';

let dataSource: DataSource;
const database = running(() => createDatabase('template0'));
beforeAll(async () => {
  dataSource = await new DataSource({ ...databaseOptions(database.url, 2), migrations }).initialize();
});
afterAll(() => dataSource?.destroy());

describe('the migrations', () => {
  it('build the whole schema from nothing, and change nothing when they run again', async () => {
    expect(migrations.length).toBeGreaterThan(0);
    await migrate(database.url);
    const built = await schemaOf(database.url);
    expect(built.length).toBeGreaterThan(80);
    await migrate(database.url);
    expect(await schemaOf(database.url)).toEqual(built);
  });

  it('go down one by one to an empty database, and up again to the same schema', async () => {
    const built = await schemaOf(database.url);
    const steps = [built];
    for (const _ of migrations) {
      await dataSource.undoLastMigration();
      steps.push(await schemaOf(database.url));
    }
    expect(steps.at(-1)).toEqual([]);
    await dataSource.runMigrations();
    expect(await schemaOf(database.url)).toEqual(built);
  });
});

describe('a database that another version has migrated', () => {
  const other = testDatabase();
  afterAll(() => endApiProcesses());

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
    const refusal = /2 migrations.* ne connaît pas.*Later2100000000000.*npm run db:reset/;
    await expect(migrate(other.url, other.appUrl)).rejects.toThrow(refusal);
    // The role that may change nothing does not wait for a migration that nobody will make.
    await expect(prepareDatabase({ databaseUrl: other.appUrl!, migrationUrl: null })).rejects.toThrow(
      refusal,
    );
    expect(await tables()).toEqual(before);
    expect(await rowsOf(other.url, `SELECT FROM migrations WHERE name = '${last}'`)).toEqual([]);
  });

  it('is said to its operator in a sentence, and the api does not start', async () => {
    const api = await startApiProcess({ DATABASE_URL: other.url });
    expect(await api.exit).toBe(1);
    expect(api.output()).toMatch(/La base a reçu 2 migrations.*Later2100000000000/);
  });
});
