import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROGRAMS } from '../../scripts/launch/product.mjs';
import { ADMIN_ACCESS_CODE } from '../factories/api.ts';
import { asideOf, backUp, everyRowOf, filesOf, hashesOf, restore, testFolder } from '../factories/backups.ts';
import { testDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually, pause } from '../factories/waiting.ts';
import { onServer } from '../setup/database-server.ts';

const folder = testFolder();
const database = testDatabase();
const here = () => ({ databaseUrl: database.url, migrationUrl: null, varFolder: join(folder.path, 'here') });
let path: string;

beforeAll(async () => {
  for (let file = 0; file < 40; file += 1)
    await filesOf(here()).put(`${file}/a.webp`, randomBytes(20_000), 'image/webp');
  ({ path } = await backUp(here()));
});

afterAll(async () => {
  for (const name of await asideOf(database.url))
    await onServer(database.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

/** The command of the operator, in a process of its own. */
function restoring() {
  const env = {
    PATH: process.env['PATH'],
    APP_NAME: 'Livres en partage',
    APP_URL: 'http://localhost:3000',
    API_URL: 'http://localhost:3000/api/v1',
    ADMIN_ACCESS_CODE,
    DATABASE_URL: database.url,
    VAR_DIR: here().varFolder,
  };
  const child = spawn(process.execPath, [...PROGRAMS.restore, path, '--replace'], { env, stdio: 'ignore' });
  return { child, exit: new Promise<number | null>((settle) => void child.once('exit', settle)) };
}

const built = () =>
  rowsOf<{ datname: string }>(
    new URL('/postgres', database.url).href,
    `SELECT datname FROM pg_database WHERE datname ~ '^livres_restored_'`,
  );

describe('a restore that is killed', () => {
  it('at any moment leaves rows and files as they were, and can be made again', async () => {
    const before = [await everyRowOf(database.url), hashesOf(here())];
    const known = new Set((await built()).map(({ datname }) => datname));
    for (const wait of [0, 400, 1200]) {
      const { child, exit } = restoring();
      await eventually(
        'a database beside',
        async () => (await built()).some(({ datname }) => !known.has(datname)),
        60_000,
      );
      await pause(wait);
      child.kill('SIGKILL');
      expect(await exit).toBeNull();
      expect([await everyRowOf(database.url), hashesOf(here())]).toEqual(before);
      for (const { datname } of await built()) known.add(datname);
    }
    expect((await restore(here(), path, { replace: true })).aside).toMatch(/_before_/);
    expect([await everyRowOf(database.url), hashesOf(here())]).toEqual(before);
  });
});
