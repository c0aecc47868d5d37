import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@livres/api/dist/platform/database/migrate.js';
import { describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase, testDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';
import { running } from '../factories/running.ts';
import { schemaOf } from '../factories/schema.ts';

const root = join(import.meta.dirname, '../..');
const SCHEMAS = join(root, 'tests/schemas');
const released = readdirSync(SCHEMAS).map((name) => name.replace(/\.sql$/, ''));
const sqlOf = (version: string) => readFileSync(join(SCHEMAS, `${version}.sql`), 'utf8');

describe('each release', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)].map(
    ([, one]) => one!,
  );

  it('is in the changelog, with notes for operators and the schema that it had', () => {
    expect(versions.length).toBeGreaterThan(0);
    expect(released.toSorted()).toEqual(versions.toSorted());
    for (const version of versions)
      expect(existsSync(join(root, `docs/releases/${version}.md`)), version).toBe(true);
  });

  it('has one number: the newest of the changelog is that of package.json, everywhere', () => {
    for (const workspace of ['.', 'api', 'admin', 'public-site', 'tests']) {
      const { version } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
      expect(version, workspace).toBe(versions[0]);
    }
  });
});

describe.each(released)('a database of release %s', (version) => {
  const old: TestDatabase = running(() => createDatabase('template0'));
  const today = testDatabase();

  it('is migrated to the schema of today, as one that begins empty has it', async () => {
    // Its first line takes the search path away, from this connection alone.
    await rowsOf(old.url, sqlOf(version));
    const before = await rowsOf(old.url, 'SELECT name FROM migrations ORDER BY id');
    expect(before.length).toBeGreaterThan(0);
    await migrate(old.url, old.appUrl);
    expect(await schemaOf(old.url)).toEqual(await schemaOf(today.url));
    const after = await rowsOf(old.url, 'SELECT name FROM migrations ORDER BY id');
    expect(after.slice(0, before.length)).toEqual(before);
  });
});
