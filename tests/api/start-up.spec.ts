import { Configuration } from '@livres/api/dist/platform/config/configuration.js';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startCuttableProxy } from '../fakes/cuttable-proxy.ts';
import { ADMIN_ACCESS_CODE, startApi } from '../factories/api.ts';
import { type ApiProcess, endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createDatabase, type TestDatabase } from '../factories/database.ts';
import { sendEmail } from '../factories/emails.ts';
import { rowsOf } from '../factories/rows.ts';
import { refusalFaults } from '../factories/refusal-faults.ts';
import { eventually, pause } from '../factories/waiting.ts';

const CONFIGURATION_EXIT = 78;
/** Connections to this database alone: other files have theirs on the same server. */
const WAITING_HERE = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
const databases: TestDatabase[] = [];
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  endApiProcesses();
  for (const one of opened.splice(0).toReversed()) await one.close();
  for (const database of databases.splice(0)) await database.drop();
});

describe('a start with a faulty configuration', () => {
  it('names every fault at once, in French, and gives up', async () => {
    const api = await startApiProcess({
      APP_URL: 'localhost',
      API_URL: '',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail',
      CONTACT_EMAIL: 'bureau',
    });
    expect(await api.exit).toBe(CONFIGURATION_EXIT);
    for (const name of ['APP_URL', 'API_URL', 'DATABASE_URL', 'SMTP_URL', 'CONTACT_EMAIL'])
      expect(api.output()).toContain(`- ${name} `);
    expect(api.output()).toMatch(/^La configuration est incomplète ou mal écrite :/);
    expect(api.output()).not.toMatch(/\bat .+:\d+:\d+/);
  });

  it('of a production with a short code, or without a mail server, is refused', async () => {
    const api = await startApiProcess({
      ENVIRONMENT: 'production',
      ADMIN_ACCESS_CODE: 'court-2026',
      DATABASE_URL: 'postgres://localhost/x',
    });
    expect(await api.exit).toBe(CONFIGURATION_EXIT);
    expect(api.output()).toContain('en production il en faut au moins 12');
    expect(api.output()).not.toContain('court-2026');
    expect(api.output()).toContain('SMTP_URL manque : en production, sans serveur de courrier');
  });

  it('with an environment that nobody knows is one for development', async () => {
    const api = await startApi({ env: { ENVIRONMENT: 'preprod' } });
    opened.push(api);
    expect(api.app.get(Configuration).environment).toBe('development');
  });
});

describe('a start', () => {
  it('of two at once on an empty database migrates once, and fills in the demonstration once', async () => {
    const { url } = await emptyDatabase();
    const env = { DATABASE_URL: url, DEMO_CONTENT: 'true' };
    const both = await Promise.all([startApiProcess(env), startApiProcess(env)]);
    await Promise.all(both.map((api) => api.untilReady()));
    const [{ migrations, campaigns, slugs, administrators }] = (await rowsOf<Record<string, number>>(
      url,
      `SELECT (SELECT count(*)::int FROM migrations) AS migrations, (SELECT count(*)::int FROM campaigns) AS campaigns,
              (SELECT count(DISTINCT title)::int FROM campaigns) AS slugs,
              (SELECT count(*)::int FROM staff WHERE code_selector IS NULL) AS administrators`,
    )) as [Record<string, number>];
    const known = await rowsOf(url, 'SELECT DISTINCT name FROM migrations');
    expect([migrations, administrators]).toEqual([known.length, 1]);
    expect(campaigns).toBeGreaterThanOrEqual(10);
    expect(slugs).toBe(campaigns);
    const counts = await Promise.all(
      both.map(async (api) => (await api.request('/campaigns/')).body.count as number),
    );
    expect(counts[0]).toBe(counts[1]);
    expect(both.map((api) => api.output())).toEqual(['', '']);
  });

  it('leaves a database that has campaigns as it is', async () => {
    const database = await ownDatabase();
    const first = await startApi({ database });
    await createCampaign(await first.asStaff('editeur'), { title: 'La seule' });
    await first.close();
    const api = await startApiProcess({ DATABASE_URL: database.url, DEMO_CONTENT: 'true' });
    await api.untilReady();
    expect((await api.request('/campaigns/')).body.count).toBe(1);
  });

  it('after a kill -9 is ready again, and has what was acknowledged', async () => {
    const { url } = await ownDatabase();
    const slugs: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const api = await startApiProcess({ DATABASE_URL: url });
      await api.untilReady();
      for (const slug of slugs) expect((await api.request(`/campaigns/${slug}/`)).status).toBe(200);
      slugs.push((await createCampaign(await signedIn(api))).slug);
      api.kill('SIGKILL');
      expect(await api.exit).toBeNull();
    }
  });
});

describe('a stop', () => {
  it('is told at once, lets work in flight finish, and ends well', async () => {
    const { url } = await ownDatabase();
    const api = await startApiProcess({ DATABASE_URL: url });
    await api.untilReady();
    const admin = await signedIn(api);
    const campaign = await createCampaign(admin);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM campaigns WHERE id = $1 FOR UPDATE', [campaign.id]);
    const change = admin(`/admin/campaigns/${campaign.id}`, {
      method: 'PUT',
      body: { version: 1, title: 'Pendant l’arrêt' },
    });
    await eventually('the change to wait', async () => (await rowsOf(url, WAITING_HERE)).length > 0);

    api.kill('SIGTERM');
    await eventually('its not being ready', async () => !(await api.isReady()));
    await pause(1000);
    await holder.query('COMMIT');
    await holder.end();
    expect(await change).toMatchObject({ status: 200, body: { title: 'Pendant l’arrêt' } });
    expect(await api.exit).toBe(0);
  });

  it('on Ctrl-C ends well too, without a word', async () => {
    const { url } = await ownDatabase();
    const api = await startApiProcess({ DATABASE_URL: url });
    await api.untilReady();
    api.kill('SIGINT');
    expect(await api.exit).toBe(0);
    expect(api.output()).toBe('');
  });
});

describe('a database that goes away', () => {
  it('is said in a clear French sentence, and forgotten once it is back', async () => {
    const database = await ownDatabase();
    const wire = await startCuttableProxy(database.url);
    const api = await startApi({
      database,
      env: { DATABASE_URL: wire.through(database.url), PATIENCE: '1' },
    });
    opened.push(wire, api);
    const admin = await api.asStaff('administrateur');
    const { slug, id } = await createCampaign(admin);
    expect((await api.request(`/campaigns/${slug}/`)).status).toBe(200);

    await wire.cut();
    await pause(300);
    const asked = [
      await api.request('/campaigns/'),
      await api.request(`/campaigns/${slug}/`),
      await admin(`/admin/campaigns/${id}`),
      await admin('/admin/campaigns', { body: { title: 'Pendant la panne' } }),
      await api.request('/access/', { body: { code: ADMIN_ACCESS_CODE } }),
      await requestHealth(api.origin, 'ready'),
    ];
    for (const { status, headers, text, body } of asked) {
      expect([status, headers.get('retry-after'), body.title]).toEqual([503, '5', 'Service indisponible']);
      expect(refusalFaults({ status, headers: Object.fromEntries(headers), text })).toEqual([]);
    }
    expect((await requestHealth(api.origin, 'live')).status).toBe(200);

    await pause(2000);
    await wire.mend();
    await eventually('an answer', async () => (await api.request('/campaigns/')).status === 200);
    expect((await admin(`/admin/campaigns/${id}`)).status).toBe(200);
    expect((await requestHealth(api.origin, 'ready')).status).toBe(200);
    await sendEmail(api, 'Après la panne');
    await eventually(
      'the letter',
      async () => JSON.stringify((await admin('/admin/system/outbox')).body).includes('Après la panne'),
      30_000,
    );
    await showsEditsAtOnce(api.request, admin, id, slug);
  });

  it('and cuts every connection for a moment is hardly noticed', async () => {
    const database = await ownDatabase();
    const api = await startApi({ database });
    opened.push(api);
    const admin = await api.asStaff('administrateur');
    const { slug, id } = await createCampaign(admin);
    await rowsOf(
      database.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await eventually('an answer', async () => (await api.request(`/campaigns/${slug}/`)).status === 200);
    await showsEditsAtOnce(api.request, admin, id, slug);
  });
});

type Asking = Awaited<ReturnType<typeof signedIn>>;

/** The process hears of changes again: an edit is read, caches notwithstanding. */
async function showsEditsAtOnce(request: Asking, admin: Asking, id: number, slug: string): Promise<void> {
  await pause(1500);
  await request(`/campaigns/${slug}/`);
  const { body } = await admin(`/admin/campaigns/${id}`);
  await admin(`/admin/campaigns/${id}`, {
    method: 'PUT',
    body: { version: body.version, title: 'Nouveau titre' },
  });
  await eventually(
    'the new title',
    async () => (await request(`/campaigns/${slug}/`)).body.title === 'Nouveau titre',
  );
}

const requestHealth = async (origin: string, kind: string) => {
  const response = await fetch(`${origin}/health/${kind}`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
};

async function signedIn({ request }: ApiProcess) {
  const { body } = await request('/access/', { body: { code: ADMIN_ACCESS_CODE } });
  const asking: typeof request = (path, ask) => request(path, { token: body.token, ...ask });
  return asking;
}

async function ownDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  databases.push(database);
  return database;
}

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase('template0');
  databases.push(database);
  return database;
}
