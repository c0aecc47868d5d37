import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inFrench } from '@livres/api/dist/platform/database/french-order.js';
import { migrate } from '@livres/api/dist/platform/database/migrate.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { running } from '../factories/running.ts';
import { startPostgres } from '../../scripts/launch/embedded-postgres.mjs';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { testApi } from '../factories/api.ts';
import { aGift } from '../factories/receipts.ts';
import { createDatabase, testDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';
import { pause } from '../factories/waiting.ts';
import { onServer } from '../setup/database-server.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

const REFUSED = /permission denied|must be owner|are never changed/;

const database = testDatabase();
const api = testApi({}, database);

const asApi = (sql: string) => rowsOf(database.appUrl!, sql);
const asOwner = <Row>(sql: string) => rowsOf<Row>(database.url, sql);

/** What a role may do with each table of the product, by PostgreSQL's own word. */
const RIGHTS = `
  SELECT format('%I.%I', schemaname, tablename) AS table,
         ARRAY(SELECT right_ FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
                WITH ORDINALITY AS one (right_, place)
                WHERE has_table_privilege('livres_test_app', format('%I.%I', schemaname, tablename), right_)
                ORDER BY place)::text[] AS rights
    FROM pg_tables WHERE schemaname IN ('public', 'jobs')`;
/** Tables whose triggers refuse something, and what. */
const KEPT = `
  SELECT 'public.' || tgrelid::regclass AS table, bool_or(tgtype & 16 > 0) AS update, bool_or(tgtype & 8 > 0) AS delete,
         bool_or(tgtype & 32 > 0) AS truncate
    FROM pg_trigger WHERE tgfoid = 'refuse_change'::regproc GROUP BY 1`;

describe('the role that the api runs under', () => {
  it('is the one of these tests, and owns nothing', async () => {
    const [row] = await asApi(
      `SELECT current_user AS name, (SELECT count(*)::int FROM pg_class WHERE pg_has_role(relowner, 'MEMBER')) AS owned`,
    );
    expect(row).toEqual({ name: 'livres_test_app', owned: 0 });
    const admin = await api.asStaff('administrateur');
    const { body } = await admin('/admin/system/checks');
    const check = body.find(({ name }: { name: string }) => name === 'role');
    expect(check).toMatchObject({ ok: true, detail: expect.stringContaining('ne possède aucune table') });
  });

  it('reads and writes the rows of each table, and of those that are never changed only adds and reads', async () => {
    const kept = new Map(
      (await asOwner<{ table: string; update: boolean; delete: boolean }>(KEPT)).map((row) => [
        row.table,
        row,
      ]),
    );
    const tables = await asOwner<{ table: string; rights: string[] }>(RIGHTS);
    expect(tables.length).toBeGreaterThan(80);
    for (const { table, rights } of tables) {
      const isOfMigrations = /\.(migrations|typeorm_metadata)$/.test(table);
      const wanted = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
        .filter((right) => !(right === 'UPDATE' && kept.get(table)?.update))
        .filter((right) => !(right === 'DELETE' && kept.get(table)?.delete));
      expect(rights, table).toEqual(isOfMigrations ? ['SELECT'] : wanted);
    }
    for (const table of ['journal_entries', 'journal_postings', 'campaign_gifts'])
      expect(kept.get(`public.${table}`)).toMatchObject({ update: true, delete: true, truncate: true });
    expect(kept.get('public.receipts')).toMatchObject({ delete: true, truncate: true });
  });

  it('has the rights of a table that a later migration makes, by default', async () => {
    await asOwner('CREATE TABLE later_things (id serial PRIMARY KEY, name text)');
    await asApi("INSERT INTO later_things (name) VALUES ('un')");
    expect(await asApi('SELECT * FROM later_things')).toEqual([{ id: 1, name: 'un' }]);
    await expect(asApi('TRUNCATE later_things')).rejects.toThrow(REFUSED);
    await asOwner('DROP TABLE later_things');
  });

  it.each([
    ...['audit_entries', 'journal_entries', 'journal_postings', 'campaign_gifts'].flatMap((table) => [
      `UPDATE ${table} SET id = id`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      `ALTER TABLE ${table} DISABLE TRIGGER ${table}_kept`,
      `DROP TRIGGER ${table}_kept ON ${table}`,
      `DROP TABLE ${table} CASCADE`,
      `ALTER TABLE ${table} ADD COLUMN more text`,
      `ALTER TABLE ${table} OWNER TO livres_test_app`,
      `CREATE TRIGGER mine BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      `CREATE RULE mine AS ON INSERT TO ${table} DO INSTEAD NOTHING`,
    ]),
    'TRUNCATE staff CASCADE',
    'SET session_replication_role = replica',
    "SELECT set_config('session_replication_role', 'replica', false)",
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'DROP FUNCTION refuse_change() CASCADE',
    'CREATE TABLE mine (id int)',
    'CREATE TABLE jobs.mine (id int)',
    'DELETE FROM migrations',
    'CREATE ROLE mine SUPERUSER',
    'ALTER ROLE livres_test_app SUPERUSER',
    'SET ROLE postgres',
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "SELECT pg_read_file('/etc/hostname')",
  ])('cannot %s', async (statement) => {
    await expect(asApi(statement)).rejects.toThrow(
      /permission denied|must be owner|must be able to|must be superuser|does not exist|audit_entries are never changed/,
    );
  });
});

describe('money that came in', () => {
  it('keeps its amount in a paid gift, its receipts, and whether it is real, whatever the api’s role says', async () => {
    const { id } = await aGift(api);
    const changes = [
      `UPDATE donations SET amount = amount + 1 WHERE id = '${id}'`,
      `UPDATE donations SET currency = 'XAF' WHERE id = '${id}'`,
      `UPDATE donations SET mode = CASE mode WHEN 'live' THEN 'test' ELSE 'live' END WHERE id = '${id}'`,
      `UPDATE installation SET mode = CASE mode WHEN 'live' THEN 'test' ELSE 'live' END`,
    ];
    for (const change of changes)
      await expect(asApi(change), change).rejects.toMatchObject({ code: '23001' });
    for (const table of ['receipts', 'donation_receipts', 'installation'])
      await expect(asApi(`DELETE FROM ${table}`), table).rejects.toThrow(REFUSED);
    await asApi(`UPDATE donations SET message = 'Merci' WHERE id = '${id}'`);
  });
});

describe('what is never changed', () => {
  it('cannot be emptied by its owner either', async () => {
    const kept = await asOwner<{ table: string; update: boolean; delete: boolean; truncate: boolean }>(KEPT);
    expect(kept.filter(({ truncate }) => !truncate)).toEqual([]);
    for (const { table } of kept)
      await expect(asOwner(`TRUNCATE ${table} CASCADE`), table).rejects.toThrow(/are never changed/);
  });
});

describe('an installation with two accounts', () => {
  const role = `livres_essai_${randomBytes(4).toString('hex')}`;
  let appUrl: string;
  // The last thing that is done: no role is dropped that a database gave rights to.
  afterAll(() => onServer(database.url, `DROP ROLE IF EXISTS ${role}`));
  const empty = running(() => createDatabase('template0'));
  beforeAll(() => {
    appUrl = Object.assign(new URL(empty.url), { username: role, password: "un'mot%20de passe" }).href;
  });
  afterAll(() => endApiProcesses());

  it('makes the second from the first, and an api that knows the second alone waits for the migrations', async () => {
    await onServer(database.url, `CREATE ROLE ${role} LOGIN PASSWORD 'un''mot de passe'`);
    const waiting = await startApiProcess({ DATABASE_URL: appUrl, WORKER: 'inside' });
    await pause(1500);
    expect(await waiting.isReady()).toBe(false);
    const first = await startApiProcess({ DATABASE_URL: appUrl, DATABASE_MIGRATION_URL: empty.url });
    await Promise.all([waiting.untilReady(), first.untilReady()]);
    const owners = `SELECT DISTINCT tableowner AS owner FROM pg_tables WHERE schemaname IN ('public', 'jobs')`;
    expect(await rowsOf(empty.url, owners)).toEqual([{ owner: new URL(empty.url).username }]);
    // It works: a job is done by whichever runs them.
    const { status } = await first.request('/newsletter/subscriptions/', {
      body: { email: 'awa@example.org', consent: true },
    });
    expect(status).toBeLessThan(300);
    expect(`${first.output()}${waiting.output()}`).not.toMatch(/permission denied/);
  });

  it('refuses an account for the api that could do what the owner does', async () => {
    await onServer(empty.url, `ALTER ROLE ${role} CREATEROLE`);
    await expect(migrate(empty.url, appUrl)).rejects.toThrow(/droits d’administrateur/);
    await onServer(empty.url, `ALTER ROLE ${role} NOCREATEROLE`);
    await expect(migrate(empty.url, appUrl)).resolves.toBeUndefined();
  });
});

describe('the PostgreSQL of npm start', () => {
  it('has both accounts, by passwords of their own, and the order of French', async () => {
    const folder = temporaryFolder('roles');
    // Under root, PostgreSQL's own account must be able to enter.
    chmodSync(folder, 0o755);
    const { url, appUrl, stop } = await startPostgres({
      folder: join(folder, 'postgres'),
      quick: true,
      quiet: true,
    });
    try {
      await migrate(url, appUrl);
      await expect(rowsOf(appUrl, 'TRUNCATE audit_entries')).rejects.toThrow(/permission denied/);
      await expect(rowsOf(appUrl.replace(/:\w+@/, ':autre@'), 'SELECT 1')).rejects.toThrow(/password/);
      const words = `SELECT word FROM unnest(ARRAY['Zoo', 'œuvre', 'Élan', 'eau']) AS word ORDER BY ${inFrench('word')}`;
      expect((await rowsOf(appUrl, words)).map(({ word }) => word)).toEqual(['eau', 'Élan', 'œuvre', 'Zoo']);
      // A password that was lost is drawn again, and holds from the next start on.
      const drawn = appUrl.replace(/:\w+@/, ':0123456789abcdef@');
      await migrate(url, drawn);
      expect(await rowsOf(drawn, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
