import { DigestsService } from '@livres/api/dist/people/notifications/delivery/digests.service.js';
import { SentNotificationsService } from '@livres/api/dist/people/notifications/delivery/sent-notifications.service.js';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { adminOf, put, type Request, staffOf, testApi } from '../factories/api.ts';
import { emailsTo, mailbox } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { type HeardStream, openStream } from '../factories/notification-streams.ts';
import {
  INBOX,
  lastPublished,
  linesOf,
  plain,
  publish,
  summaryOf,
  titlesIn,
} from '../factories/notifications.ts';
import { rowsOf } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
/** A Thursday morning in Paris, while sessions of staff begin. */
const BEFORE = new Date('2026-03-26T09:00:00Z');
const clock = stoppedClock(api, BEFORE);
const admin = adminOf(api);
const marc = staffOf(api, 'tresorier');

const open: HeardStream[] = [];
afterAll(() => {
  for (const stream of open) stream.cut();
});
const listen = async (token: string) => {
  const stream = await openStream(api.url, token);
  open.push(stream);
  await stream.hears('ready', ({ event }) => event === 'ready');
  return stream;
};
const tidy = (staff: Request) => accepted(staff(`${INBOX}/read-all`, { body: {} }));

describe('L28: the signal that something happened', () => {
  it('holds an identifier at most: the longest words in accents are saved, and ring', async () => {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const signals: string[] = [];
    client.on('notification', ({ payload = '' }) => signals.push(payload));
    await client.query('LISTEN notifications');
    try {
      const stream = await listen(await api.tokenOf('administrateur'));
      const name = 'Œuvre d’Aïssatou à Ngaoundéré ';
      // As PostgreSQL refuses to carry in a signal: 8 000 bytes.
      const words = name.repeat(400);
      await publish(api, { facts: { amount: 5000, currency: 'EUR', name: words, subject: words } });
      const told = await stream.hears('the gift', ({ event }) => event === 'notification');
      expect(told.data.title?.length).toBeGreaterThan(8000);
      const message = 'é'.repeat(5000);
      const body = { name: 'Aïcha', email: mailbox('longue'), subject: 'Été', message };
      await accepted(api.request('/contact/', { body }));
      await stream.hears('the message', ({ data }) => plain(data.title ?? '').includes('Aïcha'));
      await accepted(admin(`${INBOX}/read`, { body: { ids: [await lastPublished(api)], is_read: true } }));
      await eventually('signals of each', () => signals.length >= 3);
      for (const signal of signals) expect(signal).toMatch(/^\d*$/);
    } finally {
      await client.end();
    }
  });

  it('that a listener breaks on undoes nothing of what happened', async () => {
    const before = await lastPublished(api);
    await api.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN notifications%' AND pid <> pg_backend_pid()`,
    );
    await publish(api, { facts: { amount: 7700, currency: 'EUR' } });
    expect(await lastPublished(api)).toBeGreaterThan(before);
    expect(titlesIn(await linesOf(admin)).some((title) => title.startsWith('Don de 77 €'))).toBe(true);
  });
});

describe('L29: the count of the bell', () => {
  /** Of one person in two browsers: the bell and the list of each say the same. */
  const agrees = async (sessions: Request[], count: number) => {
    for (const session of sessions) {
      const { unread } = await summaryOf(session);
      expect([unread, (await linesOf(session, { state: ['unread'] }, '&range=[0,99]')).length]).toEqual([
        count,
        count,
      ]);
    }
  };

  it('is that of the unread lines that one may see now, in each browser, whatever happens to them', async () => {
    const { body: person } = await admin('/admin/staff', {
      body: { name: 'Deux navigateurs', roles: ['administrateur'] },
    });
    const sessions: Request[] = [];
    for (let browser = 0; browser < 2; browser += 1) {
      const { body } = await api.request('/access/', { body: { code: person.code } });
      sessions.push((path, ask) => api.request(path, { token: body.token, ...ask }));
    }
    const [one, other] = sessions as [Request, Request];
    await agrees(sessions, 0);
    await publish(api, { facts: { amount: 100, currency: 'EUR' } });
    const read = await lastPublished(api);
    await publish(api, { kind: 'goods_offered', facts: { count: 3 } });
    const snoozed = await lastPublished(api);
    await publish(api, { kind: 'message_received', facts: { name: 'Paul', subject: 'Bonjour' } });
    await publish(api, { kind: 'dispute_opened', facts: { amount: 300 } });
    const deleted = await lastPublished(api);
    await agrees(sessions, 4);
    // Read elsewhere, and again.
    for (const browser of [one, other, one])
      await accepted(browser(`${INBOX}/read`, { body: { ids: [read], is_read: true } }));
    await agrees(sessions, 3);
    // Put off, until its moment.
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await accepted(other(`${INBOX}/snooze`, { body: { ids: [snoozed], until } }));
    await agrees(sessions, 2);
    clock.advance(3_601_000);
    await agrees(sessions, 3);
    // What it was about is gone.
    await api.sql`DELETE FROM notifications WHERE id = ${deleted}`;
    await agrees(sessions, 2);
    // A role is lost: of people’s messages an editor is told nothing.
    const { body: staff } = await admin(`/admin/staff/${person.id}`);
    await accepted(
      put(admin, `/admin/staff/${person.id}`, {
        name: staff.name,
        version: staff.version,
        roles: ['editeur'],
      }),
    );
    const unread = (await summaryOf(one)).unread;
    expect(unread).toBeLessThan(2);
    await agrees(sessions, unread);
    // All read, at one moment in both.
    await Promise.all(sessions.map((session) => tidy(session)));
    await agrees(sessions, 0);
    await accepted(one(`${INBOX}/read`, { body: { ids: [read, snoozed, deleted], is_read: true } }));
    await agrees(sessions, 0);
    clock.set(BEFORE);
  });
});

describe('L32: on the days when clocks change', () => {
  /** As its job does at its hour, which is that of this test's clock. */
  const send = (staff_id: number) =>
    api.app.get(SentNotificationsService, { strict: false }).send({ staff_id, channel: 'email' });
  const run = () => api.app.get(DigestsService, { strict: false }).run();
  const subjects = async (email: string) =>
    (await emailsTo(api.varFolder, email)).map(({ subject }) => plain(subject));

  /** A member of staff who reads e-mails at a new address: whoever is signed in at that hour is of no account. */
  async function reachable(choices: object): Promise<{ id: number; email: string }> {
    clock.set(BEFORE);
    await tidy(marc);
    const email = mailbox('equipe');
    const [{ id }] = await api.sql`SELECT id FROM staff WHERE name = 'Essai tresorier'`;
    await api.sql`UPDATE notification_readers SET email = ${email}, choices = ${JSON.stringify(choices)}::jsonb,
      is_quiet = true, quiet_from = 20, quiet_until = 8, is_quiet_on_sunday = false, digest_on = NULL WHERE staff_id = ${id}`;
    return { id, email };
  }

  it('the digest leaves at 8 o’clock of Paris, of which the schedule says the zone', async () => {
    const [row] = await rowsOf<{ cron: string; timezone: string }>(
      api.databaseUrl,
      `SELECT cron, timezone FROM jobs.schedule WHERE name = 'notifications.digest'`,
    );
    expect(row).toEqual({ cron: '0 8 * * *', timezone: 'Europe/Paris' });
  });

  it.each([
    ['spring', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z', 'dimanche 29 mars 2026'],
    ['autumn', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z', 'dimanche 25 octobre 2026'],
  ])('in %s it tells of all that came since the last one, once', async (_, before, morning, day) => {
    const { id, email } = await reachable({ gifts: ['panel', 'digest'] });
    clock.set(before);
    await run();
    clock.set(new Date(new Date(before).getTime() + 60_000));
    await publish(api, { facts: { amount: 2100, currency: 'EUR' } });
    clock.set(new Date(new Date(morning).getTime() - 60_000));
    await publish(api, { facts: { amount: 2200, currency: 'EUR' } });
    clock.set(morning);
    await run();
    await run();
    await jobsSettled(api);
    expect(await subjects(email)).toEqual([`Résumé du ${day} : 2 nouvelles`]);
    // All read since: nothing on the next day.
    await api.sql`INSERT INTO notification_marks (staff_id, notification_id, read_at)
      SELECT ${id}, id, ${clock.now()} FROM notifications ON CONFLICT DO NOTHING`;
    clock.set(new Date(new Date(morning).getTime() + 24 * 3_600_000));
    await run();
    await jobsSettled(api);
    expect(await subjects(email)).toHaveLength(1);
  });

  it('what comes in the quiet hours of that night is in the inbox at once, and told together at their end', async () => {
    const { id, email } = await reachable({ gifts: ['panel', 'email'] });
    // Before midnight, and on either side of the hour that there is not.
    for (const [at, amount] of [
      ['2026-03-28T22:00:00Z', 3100],
      ['2026-03-29T00:30:00Z', 3200],
      ['2026-03-29T01:30:00Z', 3300],
    ] as const) {
      clock.set(at);
      await publish(api, { facts: { amount, currency: 'EUR' } });
    }
    await eventually(
      'what waits',
      async () => (await api.sql`SELECT FROM notification_deliveries WHERE channel = 'email'`).length === 3,
    );
    const rows = await api.sql`SELECT DISTINCT due_at FROM notification_deliveries WHERE channel = 'email'`;
    expect(rows).toEqual([{ due_at: new Date('2026-03-29T06:00:00Z') }]);
    expect(await subjects(email)).toEqual([]);
    clock.set(BEFORE);
    expect((await summaryOf(marc)).unread).toBe(3);
    clock.set('2026-03-29T05:59:50Z');
    await send(id);
    expect(await subjects(email)).toEqual([]);
    clock.set('2026-03-29T06:00:10Z');
    await send(id);
    await jobsSettled(api);
    expect(await subjects(email)).toEqual(['3 notifications']);
  });
});
