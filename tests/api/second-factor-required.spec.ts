import type { Problem } from '@livres/api/contract';
import { ResetCommandService } from '@livres/api/dist/people/access/second-factor/reset-command.service.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ADMIN_ACCESS_CODE, startApi, type TestApi } from '../factories/api.ts';
import { testDatabase } from '../factories/database.ts';
import { type Gate, gateOf } from '../factories/gate.ts';
import { emailsIn } from '../factories/emails.ts';
import { eventually } from '../factories/waiting.ts';
import { type Authenticator, enrolled } from '../factories/second-factor.ts';

const PRODUCTION = { ENVIRONMENT: 'production', SMTP_URL: 'smtp://127.0.0.1:9' };
const NEW_CODE = 'un-autre-code-2027';

let api: TestApi;
let gate: Gate;
let application: Authenticator;
let recovery: string[];

/** Starts the api anew on the same database, a minute later. */
async function restart(env: Record<string, string>): Promise<void> {
  await api?.close();
  api = await startApi({ database, env });
  gate = gateOf(api);
}
const challengeOf = async (code: string) => (await gate.enter(code)).body.second_factor.challenge;

const database = testDatabase();
beforeAll(async () => {
  await restart(PRODUCTION);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api?.close();
});

it('in production an administrator without a second factor can only add one', async () => {
  const { body: granted } = await gate.enter(ADMIN_ACCESS_CODE);
  expect(Object.keys(granted)).toEqual(['token', 'expires_at', 'staff']);
  const { token } = granted;
  for (const [method, path] of [
    ['GET', '/admin/campaigns'],
    ['GET', '/admin/staff'],
    ['POST', '/admin/staff'],
    ['GET', '/access/devices'],
    ['GET', '/settings/'],
  ]) {
    const { status, body } = await api.request<Problem>(path!, { method: method!, token });
    expect([path, status, body.type]).toEqual([path, 403, '/problems/second-facteur-requis']);
  }
  // A public route shows such a session no more than a stranger.
  expect((await api.request('/campaigns/', { token })).status).toBe(200);
  expect((await api.request('/access/', { token })).body).toMatchObject({ must_enrol: true });
  expect((await api.request('/access/second-factor/', { token })).body).toMatchObject({
    is_required: true,
  });

  const staff = (path: string, ask?: object) => api.request(path, { token, ...ask });
  ({ application, recovery } = await enrolled(staff as never, new Date()));
  expect((await api.request('/admin/staff', { token })).status).toBe(200);
  expect((await api.request('/access/', { token })).body).not.toHaveProperty('must_enrol');
});

it('in production an editor is not asked for one', async () => {
  const { body } = await gate.answer(await challengeOf(ADMIN_ACCESS_CODE), recovery[0]!);
  const issued = await api.request('/admin/staff', {
    token: body.token,
    body: { name: 'Awa Ndiaye', roles: ['editeur'] },
  });
  const { body: granted } = await gate.enter(issued.body.code);
  expect((await api.request('/admin/campaigns', { token: granted.token })).status).toBe(200);
});

it('when ADMIN_ACCESS_CODE changes, the application’s codes are not believed, recovery codes are, and it is red', async () => {
  await restart({ ADMIN_ACCESS_CODE: NEW_CODE });
  const challenge = await challengeOf(NEW_CODE);
  const refused = await gate.answer(challenge, application.code(new Date(), 1));
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/second-facteur-illisible']);
  expect(refused.body.detail).toContain('Utilisez un code de secours');
  const emails = await eventually('the letter', async () => {
    const sent = await emailsIn(api.varFolder);
    return sent.some(({ text }) => text.includes('PREVIOUS_ADMIN_ACCESS_CODE')) ? sent : null;
  });
  expect(emails.map(({ subject }) => subject)).toContain(
    'Les seconds facteurs ne peuvent plus être vérifiés',
  );
  const { status, body } = await gate.answer(challenge, recovery[1]!);
  expect(status).toBe(201);
  const checks = (await api.request('/admin/system/checks', { token: body.token })).body as {
    name: string;
    ok: boolean;
    detail: string;
  }[];
  expect(checks.find(({ name }) => name === 'access')).toMatchObject({
    ok: false,
    detail: expect.stringContaining('1 second facteur ne peut plus être vérifié'),
  });
});

it('with the former code in PREVIOUS_ADMIN_ACCESS_CODE for one start, they are believed again, for good', async () => {
  await restart({ ADMIN_ACCESS_CODE: NEW_CODE, PREVIOUS_ADMIN_ACCESS_CODE: ADMIN_ACCESS_CODE });
  expect((await gate.enter(ADMIN_ACCESS_CODE)).status).toBe(401);
  await restart({ ADMIN_ACCESS_CODE: NEW_CODE });
  const { status } = await gate.answer(await challengeOf(NEW_CODE), application.code(new Date(), 1));
  expect(status).toBe(201);
});

it('whoever runs the server takes it away with a command, by name or the first administrator’s', async () => {
  const command = api.app.get(ResetCommandService, { strict: false });
  expect(await command.run('Personne')).toEqual({
    ok: false,
    said: expect.stringContaining('Les noms connus\u00a0: Awa Ndiaye, Première administratrice.'),
  });
  expect(await command.run('Awa Ndiaye')).toMatchObject({ ok: true, said: expect.stringContaining('rien') });
  expect(await command.run()).toMatchObject({ ok: true, said: expect.stringContaining('a été retiré') });
  const { body } = await gate.enter(NEW_CODE);
  expect(body.token).toBeDefined();
  const { body: history } = await api.request('/admin/audit?filter={"resource":"staff","record_id":"1"}', {
    token: body.token,
  });
  expect(history[0]).toMatchObject({
    staff_name: 'La commande du serveur',
    changes: [{ field: 'second_factor', before: 'en place', after: 'aucun' }],
  });
});
