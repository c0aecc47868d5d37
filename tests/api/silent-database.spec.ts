import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApi, type Answer, type TestApi, put } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createDatabase } from '../factories/database.ts';
import { sendEmail } from '../factories/emails.ts';
import { refusalFaults } from '../factories/refusal-faults.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually, atOnce } from '../factories/waiting.ts';
import { startCuttableProxy } from '../fakes/cuttable-proxy.ts';

describe('a database that falls silent', () => {
  it('is said while it lasts, in French, and forgotten once it speaks', async () => {
    const database = await createDatabase();
    const wire = await startCuttableProxy(database.url);
    const api = await startApi({
      database,
      env: { DATABASE_URL: wire.through(database.url), PATIENCE: '1' },
    });
    onTestFinished(() => database.drop());
    onTestFinished(() => wire.close());
    onTestFinished(() => api.close());
    const admin = await api.asStaff('administrateur');
    const { slug, id } = await createCampaign(admin);
    // A connection pool that has been used, and one that waits.
    await atOnce(5, (index) => api.request(`/campaigns/?search=${index}`));

    wire.silence();
    const first = await Promise.all([
      api.request('/campaigns/?search=silence'),
      api.request(`/campaigns/${slug}/?apercu=non`),
      admin(`/admin/campaigns/${id}`),
      admin('/admin/campaigns', { body: { title: 'Pendant le silence' } }),
      healthOf(api),
    ]);
    first.forEach(expectUnavailable);
    expectUnavailable(await admin(`/admin/campaigns/${id}`));
    expectUnavailable(await healthOf(api));
    expect((await fetch(`${api.origin}/health/live`)).status).toBe(200);

    wire.speak();
    await eventually('ready again', async () => (await healthOf(api)).status === 200);
    expect((await admin(`/admin/campaigns/${id}`)).status).toBe(200);
    await sendEmail(api, 'Après le silence');
    await eventually(
      'the letter',
      async () => JSON.stringify((await admin('/admin/system/outbox')).body).includes('Après le silence'),
      30_000,
    );
  });
});

describe('a connection that is lost inside a transaction', () => {
  it.each([
    ['cut by an administrator', 'pg_terminate_backend'],
    ['cancelled', 'pg_cancel_backend'],
  ])('%s is a 503 that says when to come back, and nothing of it is kept', async (_, end) => {
    const api = await startApi();
    onTestFinished(() => api.close());
    const admin = await api.asStaff('administrateur');
    const { id } = await createCampaign(admin, { title: 'Avant' });
    const holder = new pg.Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM campaigns WHERE id = $1 FOR UPDATE', [id]);
    const change = put(admin, `/admin/campaigns/${id}`, { version: 1, title: 'Jamais' });
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually('the change to wait', async () => (await rowsOf(api.databaseUrl, waiting)).length > 0);
    await rowsOf(api.databaseUrl, `SELECT ${end}(pid) FROM (${waiting}) AS waiting`);
    expectUnavailable(await change);
    await holder.query('COMMIT');
    await holder.end();
    expect((await admin(`/admin/campaigns/${id}`)).body).toMatchObject({ title: 'Avant', version: 1 });
  });
});

function expectUnavailable({ status, headers, text, body }: Answer): void {
  expect([status, headers.get('retry-after'), body.title]).toEqual([503, '5', 'Service indisponible']);
  expect(refusalFaults({ status, headers: Object.fromEntries(headers), text })).toEqual([]);
}

async function healthOf(api: TestApi): Promise<Answer> {
  const response = await fetch(`${api.origin}/health/ready`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}
