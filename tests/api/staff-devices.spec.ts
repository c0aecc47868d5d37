import type { AuditEntry, EndedDevices, StaffCreated, StaffDevice } from '@livres/api/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { cookieOf, type Gate, gateOf } from '../factories/gate.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { HOUR_MS, DAY_MS } from '@livres/api/contract';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let api: TestApi;
let gate: Gate;
let clock: StoppedClock;
let awa: StaffCreated;
let administrator: Request;
beforeEach(async () => {
  api = await startApi();
  gate = gateOf(api);
  clock = stopClock(api, new Date('2026-11-21T10:00:10Z'));
  administrator = await api.asStaff('administrateur');
  const body = { name: 'Awa Ndiaye', roles: ['editeur'] };
  awa = (await administrator<StaffCreated>('/admin/staff', { body })).body;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api?.close();
});

async function signIn(userAgent: string, code = awa.code, address = '198.51.100.1') {
  const entered = await gate.enter(code, { userAgent, address });
  const { token } = entered.body;
  const staff: Request = (path, ask) => api.request(path, { token, ...ask });
  const list = async () => (await staff<StaffDevice[]>('/access/devices')).body;
  return { staff, list, cookie: cookieOf(entered) };
}
const isOpen = async ({ staff }: { staff: Request }) => (await staff('/access/')).status === 200;

it('one sees one’s open sessions by browser and system, the present one first, and never an address', async () => {
  const phone = await signIn(PHONE);
  clock.advance(HOUR_MS);
  const computer = await signIn(FIREFOX);
  const devices = await computer.list();
  expect(devices.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
    ['Firefox', 'Windows', true],
    ['Chrome', 'Android', false],
  ]);
  expect(devices[1]).toMatchObject({ first_seen_at: '2026-11-21T10:00:10.000Z' });
  clock.advance(2 * HOUR_MS);
  await phone.list();
  expect((await phone.list())[0]).toMatchObject({ last_seen_at: '2026-11-21T13:00:10.000Z' });
  const kept = await api.query('SELECT to_jsonb(s) AS kept FROM staff_sessions s');
  for (const text of ['198.51.100.1', 'Mozilla', '145.0']) expect(JSON.stringify(kept)).not.toContain(text);
});

it('a session that has run out is not listed', async () => {
  await signIn(PHONE);
  clock.advance(DAY_MS);
  expect(await (await signIn(FIREFOX)).list()).toHaveLength(1);
});

it('one ends one of one’s own, at once; the gate does not know that device any more', async () => {
  const [phone, computer] = [await signIn(PHONE), await signIn(FIREFOX)];
  const [, other] = await computer.list();
  const ended = await computer.staff(`/access/devices/${other!.id}`, { method: 'DELETE' });
  expect([ended.status, await isOpen(phone), await isOpen(computer)]).toEqual([204, false, true]);
  const rows = await api.sql`SELECT count(*)::int AS devices FROM staff_devices WHERE staff_id = ${awa.id}`;
  expect(rows).toEqual([{ devices: 1 }]);
  expect((await computer.staff(`/access/devices/${other!.id}`, { method: 'DELETE' })).status).toBe(404);
});

it('one does not end the present one, nor anybody else’s', async () => {
  const computer = await signIn(FIREFOX);
  const [own] = await computer.list();
  const [administrators] = (await administrator<StaffDevice[]>('/access/devices')).body;
  const end = async (id: string) =>
    (await computer.staff(`/access/devices/${id}`, { method: 'DELETE' })).status;
  expect(await end(own!.id)).toBe(409);
  expect(await end(administrators!.id)).toBe(404);
  for (const id of ['1', 'null', "'", '%00', own!.id.slice(1)]) expect([400, 404]).toContain(await end(id));
  expect((await administrator('/access/')).status).toBe(200);
});

it('one ends all the others with one call, however often it is sent at once', async () => {
  const [phone, tablet, computer] = [await signIn(PHONE), await signIn(PHONE), await signIn(FIREFOX)];
  const answers = await Promise.all(
    [1, 2, 3].map(() => computer.staff<EndedDevices>('/access/devices', { method: 'DELETE' })),
  );
  expect(answers.map(({ body }) => body.ended).toSorted()).toEqual([0, 0, 2]);
  expect(await Promise.all([phone, tablet, computer].map(isOpen))).toEqual([false, false, true]);
});

it('an administrator sees and ends those of a colleague, which stands in the history', async () => {
  const [phone, computer] = [await signIn(PHONE), await signIn(FIREFOX)];
  const path = `/admin/staff/${awa.id}`;
  expect((await computer.staff(`${path}/access`)).status).toBe(403);
  const { devices } = (await administrator(`${path}/access`)).body as { devices: StaffDevice[] };
  expect(devices.map(({ is_current }) => is_current)).toEqual([false, false]);
  const android = devices.find(({ system }) => system === 'Android')!;
  expect((await administrator(`${path}/devices/${android.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await Promise.all([phone, computer].map(isOpen))).toEqual([false, true]);
  expect((await administrator(`${path}/devices`, { method: 'DELETE' })).body).toEqual({ ended: 1 });
  expect(await isOpen(computer)).toBe(false);
  const { body } = await administrator<AuditEntry[]>(
    `/admin/audit?filter={"resource":"staff","record_id":"${awa.id}"}`,
  );
  expect(body[0]!.changes).toEqual([{ field: 'ended_devices', before: null, after: 1 }]);
  expect((await administrator('/admin/staff/999/access')).status).toBe(404);
});

it('an administrator who ends all of their own this way stays where they are', async () => {
  expect((await administrator('/admin/staff/1/devices', { method: 'DELETE' })).body).toEqual({ ended: 0 });
  expect((await administrator('/access/')).status).toBe(200);
});
