import {
  HOUR_MS,
  DAY_MS,
  type AccessGranted,
  ACCESS_LIMITS,
  type Problem,
  type StaffCreated,
} from '@livres/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { expectAnswer } from '../factories/answers.ts';
import { ADMIN_ACCESS_CODE, startApi, type TestApi, put } from '../factories/api.ts';
import { createDatabase } from '../factories/database.ts';
import { stopClock } from '../factories/time.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api?.close();
});

const enter = (code: string, from = '203.0.113.1') =>
  api.request<AccessGranted & Problem>('/access/', { body: { code }, headers: { 'x-forwarded-for': from } });

describe('the gate', () => {
  it('opens to the code of the configuration, with a token, its end and who came in', async () => {
    const { status, body } = await enter(ADMIN_ACCESS_CODE);
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.staff).toEqual({ name: 'Première administratrice', roles: ['administrateur'] });
    const left = Date.parse(body.expires_at) - Date.now();
    expect(left).toBeGreaterThan(ACCESS_LIMITS.idle_ms - 60_000);
    expect(left).toBeLessThanOrEqual(ACCESS_LIMITS.idle_ms);
  });

  it('stays shut to any other code', async () => {
    const codes = ['faux', `${ADMIN_ACCESS_CODE}x`, 'ABCD-EFGH-JKMN-PQRS', "' OR 1=1 --"];
    for (const [n, code] of codes.entries()) {
      expectAnswer(await enter(code, `203.0.113.${n}`), 401, { detail: "Code d'accès incorrect." });
    }
    expect((await enter('')).body.errors).toHaveProperty('code');
  });

  it('compares three wrong codes of one address, sent at once or not, then waits 30 seconds', async () => {
    const clock = stopClock(api, new Date('2026-11-21T10:00:10Z'));
    const answers = await atOnce(100, () => enter('faux'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(ACCESS_LIMITS.tries);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.body.detail).toBe('Trop de tentatives échouées. Veuillez attendre avant de réessayer.');
    clock.advance(29_000);
    expect((await enter(ADMIN_ACCESS_CODE)).headers.get('retry-after')).toBe('1');
    expect((await enter(ADMIN_ACCESS_CODE, '203.0.113.2')).status).toBe(201);
    clock.advance(1_000);
    expect((await enter(ADMIN_ACCESS_CODE)).status).toBe(201);
  });

  it('counts wrong codes from zero after a right one, and after a lock', async () => {
    const clock = stopClock(api, new Date('2026-11-21T10:00:10Z'));
    for (const code of ['faux', 'faux', ADMIN_ACCESS_CODE, 'faux', 'faux']) await enter(code);
    expect((await enter(ADMIN_ACCESS_CODE)).status).toBe(201);
    for (let time = 0; time < 3; time += 1) await enter('faux');
    expect((await enter('faux')).status).toBe(429);
    clock.advance(60_000);
    for (const status of [401, 401, 401, 429]) expect((await enter('faux')).status).toBe(status);
  });

  it(`opens ${ACCESS_LIMITS.attempts_per_minute} times a minute to one address, for codes that are right`, async () => {
    stopClock(api, new Date('2026-11-21T10:00:10Z'));
    const answers = await atOnce(12, () => enter(ADMIN_ACCESS_CODE));
    const opened = answers.filter(({ status }) => status === 201);
    expect(opened).toHaveLength(ACCESS_LIMITS.attempts_per_minute);
    expect(answers.find(({ status }) => status === 429)!.headers.get('retry-after')).toBe('50');
  });

  it('limits all addresses together, and never shuts out who is in already', async () => {
    stopClock(api, new Date('2026-11-21T10:00:10Z'));
    const administrator = await api.asStaff('administrateur');
    const answers = await atOnce(130, (n) => enter('faux', `203.0.113.${n}`));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(100);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    expect((await administrator('/access/')).status).toBe(200);
  });

  it('keeps its count when the api restarts', async () => {
    const database = await createDatabase();
    const first = await startApi({ database });
    const ask = (one: TestApi) =>
      one.request('/access/', { body: { code: 'faux' }, headers: { 'x-forwarded-for': '203.0.113.9' } });
    stopClock(first, new Date('2026-11-21T10:00:10Z'));
    await atOnce(3, () => ask(first));
    await first.close();
    const second = await startApi({ database });
    stopClock(second, new Date('2026-11-21T10:00:20Z'));
    expect((await ask(second)).status).toBe(429);
    await second.close();
    await database.drop();
  });

  it('keeps neither code nor token nor address as they are', async () => {
    const { body } = await enter(ADMIN_ACCESS_CODE);
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const tables = [
      'staff',
      'staff_sessions',
      'attempts',
      'access_tries',
      'staff_devices',
      'staff_addresses',
    ];
    const rows = await Promise.all(tables.map((table) => client.query(`SELECT * FROM ${table}`)));
    await client.end();
    const kept = JSON.stringify(rows.map((result) => result.rows));
    for (const secret of [ADMIN_ACCESS_CODE, body.token, '203.0.113.1']) expect(kept).not.toContain(secret);
    expect(kept).toContain('$argon2id$');
  });
});

describe('a session', () => {
  it('ends after 24 hours without a call, and each call moves its end', async () => {
    const clock = stopClock(api);
    const { body } = await enter(ADMIN_ACCESS_CODE);
    clock.advance(23 * HOUR_MS);
    const again = await api.request('/access/', { token: body.token });
    expect(Date.parse(again.body.expires_at)).toBe(Date.parse(body.expires_at) + 23 * HOUR_MS);
    clock.advance(23 * HOUR_MS);
    expect((await api.request('/access/', { token: body.token })).status).toBe(200);
    clock.advance(DAY_MS);
    expect((await api.request('/access/', { token: body.token })).status).toBe(401);
  });

  it('ends 7 days after it was opened, however much it is used', async () => {
    const clock = stopClock(api);
    const { body } = await enter(ADMIN_ACCESS_CODE);
    for (let hours = 0; hours < 7 * 24 - 12; hours += 12) {
      clock.advance(12 * HOUR_MS);
      expect((await api.request('/access/', { token: body.token })).status).toBe(200);
    }
    clock.advance(12 * HOUR_MS);
    expect((await api.request('/access/', { token: body.token })).status).toBe(401);
  });

  it('ends when one leaves', async () => {
    const { body } = await enter(ADMIN_ACCESS_CODE);
    expect((await api.request('/access/', { method: 'DELETE', token: body.token })).status).toBe(204);
    expect((await api.request('/access/', { token: body.token })).status).toBe(401);
  });

  it('of the first administrator ends when the code of the configuration changes', async () => {
    const database = await createDatabase();
    const before = await startApi({ database });
    const token = await before.tokenOf('administrateur');
    await before.close();
    const after = await startApi({ database, env: { ADMIN_ACCESS_CODE: 'un-autre-code-2027' } });
    expect((await after.request('/access/', { token })).status).toBe(401);
    expect((await after.request('/access/', { body: { code: ADMIN_ACCESS_CODE } })).status).toBe(401);
    expect((await after.request('/access/', { body: { code: 'un-autre-code-2027' } })).status).toBe(201);
    await after.close();
    await database.drop();
  });
});

describe('a staff code', () => {
  const issue = async (name = 'Awa Ndiaye', roles = ['editeur']) => {
    const administrator = await api.asStaff('administrateur');
    return (await administrator<StaffCreated>('/admin/staff', { body: { name, roles } })).body;
  };

  it('is shown once, and opens the gate with its role', async () => {
    const made = await issue();
    expect(made.code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(made.code_hint).toBe(made.code.slice(0, 4));
    const administrator = await api.asStaff('administrateur');
    const read = await administrator(`/admin/staff/${made.id}`);
    expect(read.body).not.toHaveProperty('code');
    expect(JSON.stringify(read.body)).not.toContain(made.code);
    const { body } = await enter(` ${made.code.toLowerCase()} `);
    expect(body.staff).toEqual({ name: 'Awa Ndiaye', roles: ['editeur'] });
  });

  it('once revoked opens nothing, and its sessions end at once', async () => {
    const made = await issue();
    const { body } = await enter(made.code);
    const administrator = await api.asStaff('administrateur');
    expect(
      (await administrator(`/admin/staff/${made.id}`, { method: 'DELETE' })).body.revoked_at,
    ).not.toBeNull();
    expect((await api.request('/access/', { token: body.token })).status).toBe(401);
    expect((await enter(made.code)).status).toBe(401);
    expect((await administrator(`/admin/staff/${made.id}`, { method: 'DELETE' })).status).toBe(409);
  });

  it('of the configuration is not revoked nor demoted from the panel', async () => {
    const administrator = await api.asStaff('administrateur');
    expect((await administrator('/admin/staff/1', { method: 'DELETE' })).status).toBe(409);
    const { body } = await administrator('/admin/staff/1');
    expect(
      (await put(administrator, '/admin/staff/1', { roles: ['lecteur'], version: body.version })).status,
    ).toBe(409);
    expect(
      (await put(administrator, '/admin/staff/1', { name: 'Claire', version: body.version })).body.name,
    ).toBe('Claire');
  });

  it('is issued neither without a name and known roles, nor with a code that one chose', async () => {
    const administrator = await api.asStaff('administrateur');
    for (const [body, field] of [
      [{ name: '', roles: ['editeur'] }, 'name'],
      [{ name: 'Awa', roles: ['chef'] }, 'roles'],
      [{ name: 'Awa', roles: [] }, 'roles'],
      [{ name: 'Awa', roles: null }, 'roles'],
      [{ name: 'Awa', roles: 'lecteur' }, 'roles'],
      [{ name: 'Awa', roles: ['lecteur', 'lecteur'] }, 'roles'],
      [{ name: 'Awa', roles: ['lecteur', null] }, 'roles'],
      [{ name: 'Awa', roles: Array.from({ length: 75_000 }, () => 'lecteur') }, 'roles'],
      [{ name: 'Awa' }, 'roles'],
      [{ name: 'Awa', roles: ['editeur'], code: 'choisi' }, 'code'],
    ] as const) {
      const answer = await administrator<Problem>('/admin/staff', { body });
      const named = JSON.stringify(body).slice(0, 80);
      expect([named, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([named, 400, [field]]);
    }
  });

  it('is told to the association by mail, without the code', async () => {
    const made = await issue('Paul Biwole');
    const folder = join(api.varFolder, 'mail');
    await expect
      .poll(() => readdirSync(folder, { withFileTypes: true }).length, { timeout: 10_000 })
      .toBe(1)
      .catch(() => undefined);
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toContain(made.code);
  });
});

it('what a change of role allows is asked at each call', async () => {
  const administrator = await api.asStaff('administrateur');
  const { body: made } = await administrator<StaffCreated>('/admin/staff', {
    body: { name: 'Léa', roles: ['editeur'] },
  });
  const { body } = await enter(made.code);
  const bulk = () =>
    api.request('/admin/campaigns/bulk', { token: body.token, body: { ids: [1], values: {} } });
  expect((await bulk()).status).toBe(200);
  const { body: current } = await administrator(`/admin/staff/${made.id}`);
  await put(administrator, `/admin/staff/${made.id}`, { roles: ['lecteur'], version: current.version });
  expect((await bulk()).status).toBe(403);
});
