import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from './embedded-postgres.mjs';
import { keepPostgres } from './kept-postgres.mjs';
import { temporaryFolder } from '../../tests/setup/temporary-folders.ts';

/** For what hangs: how fast it is, `npm run faults` says. */
const READY_WITHIN_MS = 60_000;
const LIMIT = { timeout: 300_000 };
const cleanups = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

describe('the embedded PostgreSQL', () => {
  it(
    'is ready again, at its address, after each kill -9, with all that was acknowledged',
    LIMIT,
    async () => {
      const folder = ownFolder();
      const said = vi.spyOn(console, 'error').mockReturnValue();
      const { url, stop } = await keepPostgres({ folder, quiet: true });
      cleanups.push(stop);
      await ask(url, 'CREATE TABLE kept (id int PRIMARY KEY)');
      for (let round = 1; round <= 3; round += 1) {
        // A connection at work outlives its postmaster, and holds the shared memory.
        const busy = ask(url, 'SELECT pg_sleep(600)').catch(() => undefined);
        await ask(url, `INSERT INTO kept VALUES (${round})`);
        process.kill(postmasterOf(folder), 'SIGKILL');
        await untilAnswering(url);
        expect(await ask(url, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: round }]);
        await busy;
      }
      expect(said.mock.calls.flat().join('\n')).toContain('PostgreSQL est reparti.');
    },
  );

  it('is started again, too, when what holds it for us is killed', LIMIT, async () => {
    const folder = ownFolder();
    vi.spyOn(console, 'error').mockReturnValue();
    const { url, stop } = await keepPostgres({ folder, quiet: true });
    cleanups.push(stop);
    const before = postmasterOf(folder);
    process.kill(parentOf(before), 'SIGKILL');
    await vi.waitUntil(
      () => postmasterOr(0, folder) !== before && postmasterOr(0, folder) !== 0,
      READY_WITHIN_MS,
    );
    await untilAnswering(url);
  });

  it('starts over what a crash has left: a busy orphan, its memory and its number', LIMIT, async () => {
    const folder = ownFolder();
    const first = await startPostgres({ folder, quiet: true });
    await ask(first.url, 'CREATE TABLE kept (id int)');
    const busy = ask(first.url, 'SELECT pg_sleep(600)').catch(() => undefined);
    await vi.waitUntil(
      async () =>
        (await ask(first.url, "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'")).length >
        0,
    );
    process.kill(postmasterOf(folder), 'SIGKILL');
    await first.died;
    const second = await startPostgres({ folder, quiet: true });
    cleanups.push(second.stop);
    await busy;
    expect(await ask(second.url, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 0 }]);
  });

  it('leaves alone whoever only stands in its folder', LIMIT, async () => {
    const folder = ownFolder();
    const first = await startPostgres({ folder, quiet: true });
    const bystander = spawn('sleep', ['60'], { cwd: folder, stdio: 'ignore' });
    cleanups.push(() => bystander.kill('SIGKILL'));
    process.kill(postmasterOf(folder), 'SIGKILL');
    await first.died;
    const second = await startPostgres({ folder, quiet: true });
    cleanups.push(second.stop);
    expect([bystander.exitCode, bystander.signalCode]).toEqual([null, null]);
  });

  it('stops for good when asked to, and keeps its folder to itself', LIMIT, async () => {
    const folder = ownFolder();
    const { url, stop } = await keepPostgres({ folder, quiet: true });
    expect(statSync(folder).mode & 0o077).toBe(0);
    await stop();
    await pause(1500);
    await expect(ask(url, 'SELECT 1')).rejects.toThrow();
  });
});

function ownFolder() {
  const folder = temporaryFolder('kept');
  // Under root, PostgreSQL's own account must be able to enter.
  chmodSync(folder, 0o755);
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'postgres');
}

const postmasterOf = (folder) => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

function postmasterOr(none, folder) {
  try {
    return postmasterOf(folder);
  } catch {
    return none;
  }
}

const parentOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));

async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilAnswering(url) {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isThere = await ask(url, 'SELECT 1').catch(() => undefined);
    if (isThere) return;
    if (Date.now() > deadline) throw new Error('PostgreSQL is not back in time');
    await pause(50);
  }
}
