import type { AuditEntry, Role, SecondFactorStatus, StaffCreated } from '@livres/api/contract';
import jsQR from 'jsqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { cookieOf, type Gate, gateOf } from '../factories/gate.ts';
import { emailsIn } from '../factories/emails.ts';
import { Authenticator, enrolled } from '../factories/second-factor.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually, atOnce } from '../factories/waiting.ts';
import { MINUTE_MS } from '@livres/api/contract';

const START = new Date('2026-11-21T10:00:10Z');
const STEP_MS = 30_000;

let api: TestApi;
let gate: Gate;
let clock: StoppedClock;
let now: Date;
let code: string;
let id: number;
let staff: Request;
beforeEach(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'bureau@example.org' } });
  gate = gateOf(api);
  now = START;
  clock = stopClock(api, now);
  ({ code, id, staff } = await newcomer());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api?.close();
});

async function newcomer(name = 'Awa Ndiaye', role: Role = 'editeur') {
  const administrator = await api.asStaff('administrateur');
  const { body } = await administrator<StaffCreated>('/admin/staff', { body: { name, roles: [role] } });
  const { body: granted } = await gate.enter(body.code);
  const asked: Request = (path, ask) => api.request(path, { token: granted.token, ...ask });
  return { code: body.code, id: body.id, staff: asked };
}
function wait(ms: number) {
  now = new Date(now.getTime() + ms);
  clock.advance(ms);
}
const challengeOf = async (entered = code) => (await gate.enter(entered)).body.second_factor.challenge;
const statusOf = async () => (await staff<SecondFactorStatus>('/access/second-factor/')).body;
const change = (what: string, typed: unknown) =>
  staff(`/access/second-factor/${what}`, { body: { code: typed } });
const emailSaying = (words: string) =>
  eventually(words, async () =>
    (await emailsIn(api.varFolder)).find(({ subject }) => subject.includes(words)),
  );

describe('a second factor', () => {
  it('is in place once a first code has proven it, with ten recovery codes, and is told by e-mail', async () => {
    expect(await statusOf()).toEqual({
      is_enabled: false,
      enabled_at: null,
      recovery_codes_left: 0,
      is_required: false,
    });
    const { recovery } = await enrolled(staff, now);
    expect(new Set(recovery).size).toBe(10);
    expect(await statusOf()).toMatchObject({
      is_enabled: true,
      enabled_at: now.toISOString(),
      recovery_codes_left: 10,
    });
    expect((await emailSaying('a ajouté un second facteur')).to).toBe('bureau@example.org');
    const administrator = await api.asStaff('administrateur');
    const { body } = await administrator<AuditEntry[]>(
      `/admin/audit?filter={"resource":"staff","record_id":"${id}"}`,
    );
    expect(body[0]!.changes).toEqual([{ field: 'second_factor', before: 'aucun', after: 'en place' }]);
  });

  it('comes with a QR code that an application reads as its address', async () => {
    const { body } = await staff('/access/second-factor/enrolment', { method: 'POST' });
    const { size, path } = body.qr_code as { size: number; path: string };
    const [scale, quiet] = [4, 4];
    const side = (size + 2 * quiet) * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let row = 0; row < scale; row += 1)
        for (let column = 0; column < Number(length) * scale; column += 1) {
          const at = ((Number(y) + quiet) * scale + row) * side + (Number(x) + quiet) * scale + column;
          pixels.set([0, 0, 0], at * 4);
        }
    expect(jsQR(pixels, side, side)?.data).toBe(body.uri);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Livres%20en%20partage:Awa%20Ndiaye\?/);
  });

  it('is not put in place by a wrong code, nor twice, nor without having been begun', async () => {
    expect((await change('confirmation', '123456')).status).toBe(409);
    const { body } = await staff('/access/second-factor/enrolment', { method: 'POST' });
    const wrong = new Authenticator(body.secret).wrongCode(now);
    expect((await change('confirmation', wrong)).body.errors).toHaveProperty('code');
    expect((await statusOf()).is_enabled).toBe(false);
    expect((await gate.enter(code)).body.token).toBeDefined();
    await enrolled(staff, now);
    expect((await staff('/access/second-factor/enrolment', { method: 'POST' })).status).toBe(409);
  });

  it('confirmed twice at once gives its recovery codes once', async () => {
    const { body } = await staff('/access/second-factor/enrolment', { method: 'POST' });
    const typed = new Authenticator(body.secret).code(now);
    const answers = await Promise.all([change('confirmation', typed), change('confirmation', typed)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is kept so that a copy of the database gives neither the secret nor a recovery code', async () => {
    const { body } = await staff('/access/second-factor/enrolment', { method: 'POST' });
    const { recovery } = await enrolled(staff, now);
    const rows = await api.query(
      `SELECT to_jsonb(f) AS kept FROM staff_second_factors f
       UNION ALL SELECT to_jsonb(c) FROM staff_recovery_codes c`,
    );
    expect(rows).toHaveLength(11);
    for (const secret of [body.secret, ...recovery, ...recovery.map((one) => one.replaceAll('-', ''))])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the gate of who has one', () => {
  let application: Authenticator;
  let recovery: string[];
  beforeEach(async () => {
    ({ application, recovery } = await enrolled(staff, now));
    wait(STEP_MS);
  });

  it('answers a right code with a challenge that is no session, and a right second factor with one', async () => {
    const { status, body, headers } = await gate.enter(code);
    expect([status, Object.keys(body)]).toEqual([201, ['second_factor']]);
    expect(headers.getSetCookie()).toEqual([]);
    expect(Date.parse(body.second_factor.expires_at) - now.getTime()).toBe(300_000);
    const { challenge } = body.second_factor;
    expect((await api.request('/access/', { token: challenge })).status).toBe(401);
    const opened = await gate.answer(challenge, application.code(now));
    expect([opened.status, Object.keys(opened.body)]).toEqual([201, ['token', 'expires_at', 'staff']]);
    expect(cookieOf(opened)).toMatch(/^appareil=/);
    expect((await api.request('/access/', { token: opened.body.token })).status).toBe(200);
    expect((await gate.answer(challenge, application.code(now, 1))).status).toBe(410);
  });

  it('takes a code once, however many send it at once and to whichever challenge', async () => {
    const challenges = await Promise.all([challengeOf(), challengeOf(), challengeOf()]);
    const typed = application.code(now);
    const answers = await Promise.all(challenges.map((challenge) => gate.answer(challenge, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401, 401]);
    expect(answers.find(({ status }) => status === 401)!.body.type).toBe(
      '/problems/second-facteur-deja-utilise',
    );
    const late = await gate.answer(await challengeOf(), application.code(now, -1));
    expect(late.status).toBe(401);
  });

  it('opens once to one challenge, whatever is sent to it at once', async () => {
    const challenge = await challengeOf();
    const answers = await Promise.all(
      [application.code(now), application.code(now, 1), recovery[0]!].map((typed) =>
        gate.answer(challenge, typed),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410]);
  });

  it('forgives a clock half a minute off, and no more', async () => {
    wait(10 * STEP_MS);
    for (const [off, status] of [
      [-2, 401],
      [2, 401],
      [-1, 201],
      [1, 201],
    ] as const)
      expect((await gate.answer(await challengeOf(), application.code(now, off))).status).toBe(status);
  });

  it('takes each recovery code once, written in any way, and says how many are left', async () => {
    const typed = recovery[3]!.toLowerCase().replaceAll('-', ' ');
    expect((await gate.answer(await challengeOf(), typed)).status).toBe(201);
    expect((await gate.answer(await challengeOf(), recovery[3]!)).status).toBe(401);
    expect((await statusOf()).recovery_codes_left).toBe(9);
    expect((await emailSaying('a utilisé un code de secours')).text).toContain('Il en reste 9.');
  });

  it('kills a challenge after five wrong codes, sent at once or not, and tells staff', async () => {
    const challenge = await challengeOf();
    const answers = await atOnce(30, () => gate.answer(challenge, application.wrongCode(now)));
    const wrong = answers.filter(({ status }) => status === 401);
    expect(wrong.map(({ body }) => (body as { tries_left?: number }).tries_left).toSorted()).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(25);
    expect((await gate.answer(challenge, application.code(now))).status).toBe(410);
    expect((await emailSaying('Des codes incorrects')).text).toContain('le bon code d’accès de Awa Ndiaye');
  });

  it('limits wrong codes over all challenges, yet not on a device of the person', async () => {
    const opened = await gate.answer(await challengeOf(), application.code(now));
    const cookie = cookieOf(opened);
    let refused = 0;
    for (let n = 0; n < 5; n += 1) {
      wait(60_000);
      const challenge = (await gate.enter(code, { address: `192.0.2.${n}` })).body.second_factor.challenge;
      for (let time = 0; time < 5; time += 1) {
        const { status } = await gate.answer(challenge, application.wrongCode(now), {
          address: `192.0.2.${n}`,
        });
        if (status === 429) refused += 1;
      }
    }
    expect(refused).toBeGreaterThanOrEqual(5);
    const thief = await gate.answer(await challengeOf(), application.code(now));
    expect([thief.status, thief.body.type]).toEqual([429, '/problems/second-facteur-verrouille']);
    const { body } = await gate.enter(code, { cookie });
    const own = await gate.answer(body.second_factor.challenge, application.code(now), { cookie });
    expect(own.status).toBe(201);
  });

  it('opens to nobody after five minutes, with another person’s code, or once the access code is revoked', async () => {
    const late = await challengeOf();
    wait(300_000);
    expect((await gate.answer(late, application.code(now))).status).toBe(410);
    const paul = await newcomer('Paul Biwole');
    const pauls = await enrolled(paul.staff, now);
    wait(STEP_MS);
    const challenge = await challengeOf();
    expect((await gate.answer(challenge, pauls.application.code(now))).status).toBe(401);
    expect((await gate.answer(challenge, pauls.recovery[0]!)).status).toBe(401);
    const administrator = await api.asStaff('administrateur');
    await administrator(`/admin/staff/${id}`, { method: 'DELETE' });
    expect((await gate.answer(challenge, application.code(now))).status).toBe(410);
  });

  it('refuses codes and challenges of any other kind, without a fault of ours', async () => {
    const values = [null, '', [], {}, 7, 'x'.repeat(75_000), '123456\u0000', '12345٦', "' OR 1=1 --"];
    for (const value of values) {
      // Each is tried by itself: what came before is not counted any more.
      wait(15 * MINUTE_MS);
      const challenge = await challengeOf();
      expect([400, 401]).toContain((await gate.answer(challenge, value as string)).status);
      expect([400, 410]).toContain((await gate.answer(value as string, '123456')).status);
      expect((await gate.answer(challenge, application.code(now))).status).toBe(201);
    }
  });

  it('asks a current code to renew the recovery codes and to remove it', async () => {
    for (const what of ['recovery-codes', 'removal'])
      expect((await change(what, application.wrongCode(now))).body.errors).toHaveProperty('code');
    const renewed = await change('recovery-codes', application.code(now));
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await gate.answer(await challengeOf(), recovery[0]!)).status).toBe(401);
    expect((await change('removal', application.code(now))).status).toBe(400);
    expect((await change('removal', renewed.body.recovery_codes[0])).status).toBe(204);
    expect((await gate.enter(code)).body.token).toBeDefined();
    await emailSaying('a retiré son second facteur');
    expect((await change('removal', application.code(now, 1))).status).toBe(409);
  });

  it('limits codes that a stolen session tries at changes', async () => {
    wait(15 * MINUTE_MS);
    const answers = await atOnce(15, () => change('removal', application.wrongCode(now)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('is reset by an administrator for a colleague, never for oneself, and told', async () => {
    const administrator = await api.asStaff('administrateur');
    expect((await administrator(`/admin/staff/${id}/access`)).body.second_factor).toEqual({
      is_enabled: true,
      enabled_at: START.toISOString(),
      recovery_codes_left: 10,
    });
    const path = `/admin/staff/${id}/second-factor`;
    expect((await staff(path, { method: 'DELETE' })).status).toBe(403);
    expect((await administrator('/admin/staff/1/second-factor', { method: 'DELETE' })).status).toBe(409);
    expect((await administrator('/admin/staff/999/second-factor', { method: 'DELETE' })).status).toBe(404);
    expect((await administrator(path, { method: 'DELETE' })).status).toBe(204);
    expect((await administrator(path, { method: 'DELETE' })).status).toBe(409);
    expect((await gate.enter(code)).body.token).toBeDefined();
    const email = await emailSaying('a été réinitialisé');
    expect(email.text).toContain('Première administratrice vient de réinitialiser');
  });
});
