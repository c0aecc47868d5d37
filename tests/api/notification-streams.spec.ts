import { randomBytes } from 'node:crypto';
import { hashToken } from '@livres/api/dist/platform/http/private-token.js';
import { DataSource } from 'typeorm';
import { afterAll, describe, expect, it } from 'vitest';
import { StreamsService } from '@livres/api/dist/people/notifications/stream/streams.service.js';
import { accepted } from '../factories/answers.ts';
import { adminOf, startApi, testApi } from '../factories/api.ts';
import { putCurrent } from '../factories/current-version.ts';
import { testDatabase } from '../factories/database.ts';
import { type HeardStream, openStream } from '../factories/notification-streams.ts';
import { INBOX, plain, publish } from '../factories/notifications.ts';
import { atOnce, eventually, pause } from '../factories/waiting.ts';

const LISTENERS = 500;
const database = testDatabase();
const api = testApi({}, database);
const admin = adminOf(api);

const open: HeardStream[] = [];
const listen = async (token: string, lastEventId?: string, base = api.url) => {
  const stream = await openStream(base, token, lastEventId);
  open.push(stream);
  await stream.hears('ready', ({ event }) => event === 'ready');
  return stream;
};
afterAll(() => {
  for (const stream of open) stream.cut();
});
const amounts = ({ events }: HeardStream) =>
  events.filter(({ event }) => event === 'notification').map(({ data }) => plain(data.title ?? ''));
const gift = (euros: number) =>
  publish(api, { facts: { amount: euros * 100, currency: 'EUR', name: 'Claire' } });

describe('a stream', () => {
  it('tells at once what happens, to each as they may know it, and to nobody else', async () => {
    const [treasurer, reader, editor] = await Promise.all(
      (['tresorier', 'lecteur', 'editeur'] as const).map(async (role) => listen(await api.tokenOf(role))),
    );
    await gift(100);
    const told = await treasurer!.hears('the gift', ({ event }) => event === 'notification');
    expect([plain(told.data.title ?? ''), plain(told.data.path ?? '')]).toEqual([
      'Don de 100 € de Claire',
      expect.stringMatching(/^\/donations\//),
    ]);
    await reader!.hears('the gift', ({ event }) => event === 'notification');
    expect(amounts(reader!)).toEqual(['Don de 100 €']);
    await pause(300);
    expect(amounts(editor!)).toEqual([]);
  });

  it('passes proxies without waiting in them, and keeps no trace in caches', async () => {
    const { status, headers } = await listen(await api.tokenOf('administrateur'));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-length']).toBeUndefined();
  });

  it('tells the other browsers of who reads, and them alone', async () => {
    const [one, other] = [
      await listen(await api.tokenOf('administrateur')),
      await listen(await api.tokenOf('tresorier')),
    ];
    await admin(`${INBOX}/read-all`, { body: {} });
    await one.hears('that it was read', ({ event }) => event === 'changed');
    await pause(200);
    expect(other.events.filter(({ event }) => event === 'changed')).toEqual([]);
  });

  // What was told before is told again where a transaction of then, of any database of the server, has not ended.
  it('tells who loses a role at once, and nothing more of what they may no longer know', async () => {
    const { body: person } = await admin('/admin/staff', {
      body: { name: 'Change de rôle', roles: ['tresorier'] },
    });
    const { body: session } = await api.request('/access/', { body: { code: person.code } });
    const stream = await listen(session.token);
    await accepted(putCurrent(admin, `/admin/staff/${person.id}`, { name: person.name, roles: ['editeur'] }));
    await stream.hears('that rights changed', ({ event }) => event === 'changed');
    const before = amounts(stream);
    const witness = await listen(await api.tokenOf('administrateur'));
    await gift(321);
    await witness.hears('the gift', ({ data }) => plain(data?.title ?? '').includes('321'));
    expect(amounts(stream)).toEqual(before);
  });

  it('after a cut tells all that was missed, once each, whatever the order in which it was committed', async () => {
    const token = await api.tokenOf('administrateur');
    const before = await listen(token);
    await gift(1);
    await before.hears('the first gift', ({ data }) => /1\s€/.test(data.title ?? ''));
    // Begun before those that follow, and committed after them: its number is lower, its moment later.
    const slow = api.app.get(DataSource).createQueryRunner();
    await slow.startTransaction();
    await slow.query(
      `INSERT INTO notifications (kind, at, resource, facts) VALUES ('gift_received', now(), 'donations', '{"amount": 900}')`,
    );
    await gift(2);
    await before.hears('the second gift', ({ data }) => /2\s€/.test(data.title ?? ''));
    const place = before.lastId();
    before.cut();
    await slow.query(`SELECT pg_notify('notifications', '')`);
    await slow.commitTransaction();
    await slow.release();
    await gift(3);
    const after = await listen(token, place);
    expect(amounts(after)).toEqual(expect.arrayContaining(['Don de 9 €', 'Don de 3 € de Claire']));
    const told = after.events.filter(({ event }) => event === 'notification').map(({ data }) => data.id);
    expect(new Set(told).size).toBe(told.length);
  });

  it('of who was away too long says that there is too much to tell', async () => {
    const token = await api.tokenOf('administrateur');
    await api.sql`INSERT INTO notifications (kind, at, resource) SELECT 'codes_tried', now(), 'system' FROM generate_series(1, 501)`;
    const late = await openStream(api.url, token, '1');
    open.push(late);
    await late.hears('too much', ({ event }) => event === 'missed');
    expect(amounts(late)).toEqual([]);
    await api.sql`DELETE FROM notifications WHERE kind = 'codes_tried'`;
  });

  it.each(['pas un nombre', '-1', '1e9', '9'.repeat(40), '1; DROP TABLE notifications'])(
    'begins now for who comes from nowhere: « %s »',
    async (lastEventId) => {
      const stream = await listen(await api.tokenOf('administrateur'), lastEventId);
      expect(stream.events.map(({ event }) => event)).toEqual(['ready']);
      stream.cut();
    },
  );

  it('ends with the session, and a session has four at most', async () => {
    const { body: code } = await admin('/admin/staff', {
      body: { name: 'De passage', roles: ['tresorier'] },
    });
    const { body: session } = await api.request('/access/', { body: { code: code.code } });
    const streams: HeardStream[] = [];
    for (let turn = 0; turn < 5; turn += 1) streams.push(await listen(session.token));
    await streams[0]!.hears('that it is closed', ({ event }) => event === 'closed');
    expect(streams.slice(1).some((stream) => stream.isOver())).toBe(false);
    await admin(`/admin/staff/${code.id}`, { method: 'DELETE' });
    await api.app.get(StreamsService, { strict: false }).beat();
    for (const stream of streams.slice(1)) await eventually('its end', () => stream.isOver());
    expect((await openStream(api.url, session.token)).status).toBe(401);
  });
});

describe('two processes and five hundred listeners', () => {
  it('are each told of every gift, once, and again after PostgreSQL has cut them off', async () => {
    const second = await startApi({ database });
    try {
      const tokens = await sessions(LISTENERS / 4);
      const streams = await Promise.all(
        tokens.flatMap((token) =>
          [api.url, api.url, second.url, second.url].map((base) => listen(token, undefined, base)),
        ),
      );
      expect(streams).toHaveLength(LISTENERS);
      await gift(77);
      await heardByAll(streams, 'Don de 77 € de Claire');
      await api.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND query LIKE 'LISTEN notifications%' AND pid <> pg_backend_pid()`,
      );
      await gift(78);
      await heardByAll(streams, 'Don de 78 € de Claire');
      await atOnce(20, (turn) => gift(100 + turn));
      for (let turn = 0; turn < 20; turn += 1) await heardByAll(streams, `Don de ${100 + turn} € de Claire`);
      for (const stream of streams) expect(new Set(amounts(stream)).size).toBe(amounts(stream).length);
    } finally {
      await second.close();
    }
  });

  it('cost one connection to PostgreSQL for each process', async () => {
    const [{ count }] = await api.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN notifications%'`,
    );
    expect(count).toBeLessThanOrEqual(1);
  });
});

/** Sessions of treasurers, opened without the gate. */
async function sessions(count: number): Promise<string[]> {
  await api.tokenOf('tresorier');
  const made = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = made.map((one) => hashToken(one));
  await api.query(
    `INSERT INTO staff_sessions (token_hash, staff_id, created_at, last_seen_at)
     SELECT hash, (SELECT id FROM staff WHERE name = 'Essai tresorier'), now(), now() FROM unnest($1::text[]) hash`,
    [hashes],
  );
  return made;
}

const heardByAll = (streams: readonly HeardStream[], title: string) =>
  eventually(`« ${title} » by all`, () => streams.every((stream) => amounts(stream).includes(title)));
