import {
  HOUR_MS,
  DAY_MS,
  ACCESS_LIMITS,
  type AuditEntry,
  type Role,
  type StaffCreated,
} from '@livres/api/contract';
import { MailService } from '@livres/api/dist/core/mail/mail.service.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_ACCESS_CODE, startApi, type TestApi } from '../factories/api.ts';
import { cookieOf, type Gate, gateOf } from '../factories/gate.ts';
import { emailsIn } from '../factories/emails.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

const HOME = '198.51.100.7';

let api: TestApi;
let gate: Gate;
let clock: StoppedClock;
beforeEach(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'bureau@example.org' } });
  gate = gateOf(api);
  clock = stopClock(api, new Date('2026-11-21T10:00:10Z'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api?.close();
});

const issue = async (name = 'Awa Ndiaye', role: Role = 'editeur') => {
  const administrator = await api.asStaff('administrateur');
  return (await administrator<StaffCreated>('/admin/staff', { body: { name, roles: [role] } })).body;
};
/** Wrong codes at once, each from an address of its own. */
const attack = (count: number) => atOnce(count, (n) => gate.enter('faux', { address: `203.0.113.${n}` }));
const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('under a hundred wrong codes a minute from many addresses', () => {
  it('a right code still opens from a device and from an address seen before, and waits from others', async () => {
    const { code } = await issue();
    const before = await gate.enter(code, { address: HOME });
    clock.advance(HOUR_MS);
    const attacked = attack(140);
    const known = gate.enter(code, { address: '192.0.2.1', cookie: cookieOf(before) });
    const answers = await attacked;
    expect((await known).status).toBe(201);
    expect(statuses(answers, 401)).toBe(ACCESS_LIMITS.strangers_per_minute);
    expect(statuses(answers, 429)).toBe(40);
    const sameDevice = await gate.enter(code, { address: '192.0.2.2', cookie: cookieOf(before) });
    const sameAddress = await gate.enter(code, { address: HOME });
    const stranger = await gate.enter(code, { address: '192.0.2.3' });
    expect([sameDevice.status, sameAddress.status, stranger.status]).toEqual([201, 201, 429]);
    expect(stranger.body.type).toBe('/problems/acces-encombre');
    expect(stranger.headers.get('retry-after')).toBe('50');
    clock.advance(50_000);
    expect((await gate.enter(code, { address: '192.0.2.3' })).status).toBe(201);
  });

  it('an address is known for the codes that came from there, and for no other', async () => {
    const [awa, paul] = [await issue(), await issue('Paul Biwole')];
    await gate.enter(awa.code, { address: HOME });
    await attack(120);
    expect((await gate.enter(awa.code, { address: HOME })).status).toBe(201);
    expect((await gate.enter(paul.code, { address: HOME })).status).toBe(429);
  });

  it('a made-up cookie, that of a revoked code and one of half a year ago are strangers’', async () => {
    const { code } = await issue();
    const [paul, old] = [await issue('Paul Biwole'), await issue('Léa Kotto')];
    const revoked = cookieOf(await gate.enter(paul.code, { address: '192.0.2.8' }));
    const forgotten = cookieOf(await gate.enter(old.code, { address: '192.0.2.9' }));
    const administrator = await api.asStaff('administrateur');
    await administrator(`/admin/staff/${paul.id}`, { method: 'DELETE' });
    clock.advance(181 * DAY_MS);
    await attack(120);
    for (const cookie of [`appareil=${'x'.repeat(43)}`, 'appareil=', 'appareil=x', revoked, forgotten])
      expect((await gate.enter(code, { address: '192.0.2.1', cookie })).status).toBe(429);
  });

  it('is told to staff by e-mail and in the panel, once an hour at most, and counted', async () => {
    const administrator = await api.asStaff('administrateur');
    const checkOf = async () =>
      (await administrator('/admin/system/checks')).body.find(
        ({ name }: { name: string }) => name === 'access',
      );
    expect(await checkOf()).toMatchObject({ ok: true });
    await attack(130);
    clock.advance(60_000);
    await attack(130);
    const emails = await eventually('the letter', async () => {
      const sent = (await emailsIn(api.varFolder)).filter(({ subject }) => subject.includes('codes d’accès'));
      return sent.length > 0 ? sent : null;
    });
    expect(emails.map(({ to }) => to)).toEqual(['bureau@example.org']);
    const { body } = await administrator<AuditEntry[]>('/admin/audit?filter={"resource":"access"}');
    expect(body.map(({ staff_name, label }) => [staff_name, label])).toEqual([
      ['La surveillance de l’accès', 'plus de 100 codes essayés en une minute'],
    ]);
    expect(await checkOf()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('261 codes essayés'),
    });
    const figures = await (await fetch(`${api.origin}/metrics`)).text();
    expect(figures).toContain('access_attempts_total{caller="stranger",outcome="crowded"} 61');
    clock.advance(HOUR_MS);
    expect(await checkOf()).toMatchObject({ ok: true });
    await attack(130);
    expect((await administrator('/admin/audit?filter={"resource":"access"}')).body).toHaveLength(2);
  });

  it('an alert that cannot be written changes nothing for whoever is refused', async () => {
    vi.spyOn(api.app.get(MailService, { strict: false }), 'send').mockRejectedValue(new Error('full'));
    const answers = await attack(120);
    expect(statuses(answers, 429)).toBe(20);
  });
});

describe('three wrong codes', () => {
  it('of strangers behind one address lock it for those without a device of their own, and for nobody else', async () => {
    const { code } = await issue();
    const cookie = cookieOf(await gate.enter(code, { address: HOME }));
    for (let time = 0; time < 3; time += 1) await gate.enter('faux', { address: HOME });
    expect((await gate.enter(code, { address: HOME })).status).toBe(429);
    expect((await gate.enter(code, { address: HOME, cookie })).status).toBe(201);
    expect((await gate.enter(code, { address: '192.0.2.1' })).status).toBe(201);
  });

  it('on a known device lock that device wherever it is, and not the address', async () => {
    const { code } = await issue();
    const cookie = cookieOf(await gate.enter(code, { address: HOME }));
    for (let time = 0; time < 3; time += 1) await gate.enter('faux', { address: `192.0.2.${time}`, cookie });
    const locked = await gate.enter(code, { address: HOME, cookie });
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await gate.enter(code, { address: HOME })).status).toBe(201);
  });

  it('from addresses of one IPv6 network are one stranger’s', async () => {
    for (const end of ['1', '2', 'ffff:1']) await gate.enter('faux', { address: `2001:db8:0:7::${end}` });
    expect((await gate.enter(ADMIN_ACCESS_CODE, { address: '2001:db8:0:7::4' })).status).toBe(429);
    expect((await gate.enter(ADMIN_ACCESS_CODE, { address: '2001:db8:0:8::4' })).status).toBe(201);
  });
});

describe('the device’s token', () => {
  it('is a cookie that no script reads and only the gate receives, the same when one comes again', async () => {
    const first = await gate.enter(ADMIN_ACCESS_CODE);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^appareil=[\w-]{43}; Path=\/api\/v1\/access; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const again = await gate.enter(ADMIN_ACCESS_CODE, { cookie: cookieOf(first) });
    expect(cookieOf(again)).toBe(cookieOf(first));
    expect((await gate.enter('faux')).headers.getSetCookie()).toEqual([]);
  });

  it('under https is refused by browsers from pages without', async () => {
    const secure = await startApi({ env: { APP_URL: 'https://livres.example' } });
    const answer = await gateOf(secure).enter(ADMIN_ACCESS_CODE);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-appareil=.*; Secure$/);
    await secure.close();
  });

  it('and the address are kept so that nobody can read them', async () => {
    const cookie = cookieOf(await gate.enter(ADMIN_ACCESS_CODE, { address: HOME }));
    const rows =
      await api.sql`SELECT to_jsonb(d) AS kept FROM staff_devices d UNION ALL SELECT to_jsonb(a) FROM staff_addresses a`;
    expect(rows).toHaveLength(2);
    for (const secret of [HOME, cookie.split('=')[1]!]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

it('a code of any other kind is refused, never a fault of ours', async () => {
  const codes = [null, '', [], {}, 7, 'x'.repeat(75_000), 'faux\u0000', '\u202efaux'];
  for (const [n, code] of codes.entries()) {
    const { status } = await gate.enter(code as string, { address: `203.0.113.${n}` });
    expect([n, [400, 401].includes(status), status]).toEqual([n, true, status]);
  }
});

it('right codes at once from twenty known devices all open, whatever strangers try meanwhile', async () => {
  const { code } = await issue();
  const cookies: string[] = [];
  for (let n = 0; n < 20; n += 1) cookies.push(cookieOf(await gate.enter(code, { address: `192.0.2.${n}` })));
  const attacked = attack(110);
  const answers = await Promise.all(cookies.map((cookie) => gate.enter(code, { cookie })));
  await attacked;
  expect(statuses(answers, 201)).toBe(20);
});
