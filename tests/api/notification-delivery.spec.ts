import { DeliveriesService } from '@livres/api/dist/people/notifications/delivery/deliveries.service.js';
import { DigestsService } from '@livres/api/dist/people/notifications/delivery/digests.service.js';
import { PushSender } from '@livres/api/dist/people/notifications/push/push-sender.js';
import type { NotificationPreferences } from '@livres/api/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminOf, put, type Request, staffOf, testApi } from '../factories/api.ts';
import { emailsTo, emailTo, mailbox } from '../factories/emails.ts';
import { INBOX, plain, publish } from '../factories/notifications.ts';
import { rowsOf } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
/** A Thursday morning in Paris. */
const THURSDAY = new Date('2026-12-17T09:00:00Z');
const clock = stoppedClock(api, THURSDAY);
const marc = staffOf(api, 'tresorier');
const reads = staffOf(api, 'lecteur');

const preferencesOf = async (staff: Request) =>
  (await staff<NotificationPreferences>(`${INBOX}/preferences`)).body;
const choose = (staff: Request, changes: object) => put(staff, `${INBOX}/preferences`, changes);
const codeOf = async (email: string) =>
  /^\s+(\d{6})$/m.exec((await emailTo(api.varFolder, email, 'Votre code')).text)![1]!;

/** Whoever receives e-mails at an address of their own. */
async function reachable(staff: Request): Promise<string> {
  const email = mailbox('equipe');
  await staff(`${INBOX}/email`, { body: { email } });
  const { status } = await staff(`${INBOX}/email/confirm`, { body: { code: await codeOf(email) } });
  if (status !== 200) throw new Error(`confirm: ${status}`);
  return email;
}
const subjects = async (email: string) =>
  (await emailsTo(api.varFolder, email))
    .map(({ subject }) => plain(subject))
    .filter((one) => !one.startsWith('Votre code'));
const written = (email: string, subject: string) =>
  eventually(`« ${subject} » to ${email}`, async () => (await subjects(email)).includes(subject));
/** What waits for its hour is due now: pg-boss has a clock of its own. */
const jobsAreDue = () =>
  rowsOf(
    api.databaseUrl,
    `UPDATE jobs.job SET start_after = now() WHERE name = 'notifications.send' AND state = 'created'`,
  );

beforeEach(async () => {
  clock.set(THURSDAY);
  for (const staff of [marc, reads]) {
    await staff(`${INBOX}/email`, { method: 'DELETE' });
    await choose(staff, { choices: { gifts: ['panel', 'email'] }, is_quiet: true });
    await staff(`${INBOX}/read-all`, { body: {} });
  }
});

describe('an address for notifications', () => {
  it('receives nothing before the code that was sent there is given back', async () => {
    const email = mailbox('equipe');
    const { body } = await marc(`${INBOX}/email`, { body: { email: ` ${email.toUpperCase()} ` } });
    expect([body.email, body.pending_email]).toEqual([null, email]);
    await publish(api);
    await jobsSettled(api);
    expect(await subjects(email)).toEqual([]);
    const { body: confirmed } = await marc(`${INBOX}/email/confirm`, {
      body: { code: await codeOf(email) },
    });
    expect([confirmed.email, confirmed.pending_email]).toEqual([email, null]);
  });

  it('is not confirmed by guessing: after five tries the code is worth nothing, nor after half an hour', async () => {
    const email = mailbox('equipe');
    await marc(`${INBOX}/email`, { body: { email } });
    const code = await codeOf(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let turn = 0; turn < 5; turn += 1)
      expect((await marc(`${INBOX}/email/confirm`, { body: { code: wrong } })).status).toBe(400);
    expect((await marc(`${INBOX}/email/confirm`, { body: { code } })).status).toBe(409);
    const other = mailbox('equipe');
    await marc(`${INBOX}/email`, { body: { email: other } });
    const late = await codeOf(other);
    clock.advance(31 * 60_000);
    expect((await marc(`${INBOX}/email/confirm`, { body: { code: late } })).status).toBe(409);
  });

  it('is asked for five times a day at most: nobody’s mailbox is filled', async () => {
    const email = mailbox('equipe');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await reads(`${INBOX}/email`, { body: { email } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an e-mail at once', () => {
  it('says what one may know, and leads to it', async () => {
    const [named, masked] = [await reachable(marc), await reachable(reads)];
    await publish(api);
    await written(named, 'Don de 50 € de Claire Aubin');
    await written(masked, 'Don de 50 €');
    const [email] = await emailsTo(api.varFolder, named, 'Don de');
    expect(email!.text).toContain(
      'http://localhost:3000/admin/donations/6f1c2a3e-0000-4000-8000-000000000001/show',
    );
    const hidden = await emailsTo(api.varFolder, masked, 'Don de');
    expect(hidden.map(({ text, html }) => text + html).join('')).not.toContain('Aubin');
  });

  it('waits for the end of quiet hours, and then says all of the night together, without what was read', async () => {
    const email = await reachable(marc);
    clock.set('2026-12-17T19:30:00Z');
    for (const amount of [1000, 2000, 3000]) await publish(api, { facts: { amount, currency: 'EUR' } });
    await eventually(
      'what waits',
      async () => (await api.sql`SELECT FROM notification_deliveries WHERE channel = 'email'`).length === 3,
    );
    const rows = await api.sql`SELECT DISTINCT due_at FROM notification_deliveries WHERE channel = 'email'`;
    expect(rows).toEqual([{ due_at: new Date('2026-12-18T07:00:00Z') }]);
    const [{ id }] = await api.sql`SELECT max(id)::int AS id FROM notifications`;
    await marc(`${INBOX}/read`, { body: { ids: [id], is_read: true } });
    await jobsAreDue();
    await jobsSettled(api);
    expect(await subjects(email)).toEqual([]);
    clock.set('2026-12-18T07:00:30Z');
    await publish(api, { facts: { amount: 9900, currency: 'EUR' } });
    await written(email, '3 notifications');
  });

  it('does not wait where a bank has taken money back', async () => {
    const email = await reachable(marc);
    clock.set('2026-12-20T02:00:00Z');
    await publish(api, { kind: 'dispute_opened', facts: { amount: 8000 } });
    await written(email, 'Paiement contesté : 80 €');
  });

  it('is not written twice however often its job runs', async () => {
    const email = await reachable(marc);
    await publish(api, { facts: { amount: 4200, currency: 'EUR' } });
    await written(email, 'Don de 42 €');
    const [{ id }] = await api.sql`SELECT max(id)::int AS id FROM notifications`;
    await api.sql`DELETE FROM notification_deliveries`;
    await choose(marc, { choices: { gifts: ['panel'] } });
    await api.app.get(DeliveriesService, { strict: false }).plan({ id });
    await jobsSettled(api);
    expect((await subjects(email)).filter((one) => one === 'Don de 42 €')).toHaveLength(1);
  });
});

describe('the digest of 8 o’clock', () => {
  const run = () => api.app.get(DigestsService, { strict: false }).run();

  it('says what was not read of the groups that one chose, once a day', async () => {
    const email = await reachable(reads);
    await choose(reads, { choices: { gifts: ['panel', 'digest'], goods: ['panel'], incidents: ['panel'] } });
    await publish(api, { facts: { amount: 1500, currency: 'EUR', name: 'Claire' } });
    await publish(api, { kind: 'goods_offered', facts: { count: 7 } });
    clock.set('2026-12-18T07:00:00Z');
    await Promise.all([run(), run()]);
    await run();
    const subject = 'Résumé du vendredi 18 décembre 2026 : 1 nouvelle';
    await written(email, subject);
    await jobsSettled(api);
    expect(await subjects(email)).toEqual([subject]);
    const [digest] = await emailsTo(api.varFolder, email, 'Résumé');
    expect(plain(digest!.text)).toContain('Don de 15 €');
    expect(digest!.text).not.toMatch(/Claire|cartons/);
  });

  it('is not written of nothing, nor on a quiet Sunday, whose news Monday tells', async () => {
    const email = await reachable(reads);
    await choose(reads, { choices: { gifts: ['panel', 'digest'] } });
    clock.set('2026-12-19T07:00:00Z');
    await run();
    clock.set('2026-12-19T18:00:00Z');
    await publish(api, { facts: { amount: 1600, currency: 'EUR' } });
    clock.set('2026-12-20T07:00:00Z');
    await run();
    await jobsSettled(api);
    expect(await subjects(email)).toEqual([]);
    clock.set('2026-12-21T07:00:00Z');
    await run();
    await written(email, 'Résumé du lundi 21 décembre 2026 : 1 nouvelle');
  });
});

describe('a telephone', () => {
  const sender = () => vi.spyOn(api.app.get(PushSender, { strict: false }), 'send');
  let made = 0;
  const device = () => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${(made += 1)}`,
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  });
  const headers = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 13; SM-A146P) SamsungBrowser/23.0 Chrome/115.0',
  };

  it('rings with what happened, and says nobody’s name on its locked screen', async () => {
    const sent = sender().mockResolvedValue('sent');
    const { body } = await marc(`${INBOX}/devices`, { body: device(), headers });
    expect(body).toMatchObject({ browser: 'Samsung Internet', system: 'Android', last_sent_at: null });
    await choose(marc, { choices: { gifts: ['panel', 'push'] } });
    await publish(api);
    await eventually('a push', () => sent.mock.calls.length > 0);
    const [to, message, keys, subject] = sent.mock.calls[0]!;
    expect(to.endpoint).toContain('fcm.googleapis.com');
    expect(plain(JSON.parse(message).title)).toBe('Don de 50 €');
    expect(message).not.toContain('Aubin');
    expect([keys.public_key, subject]).toEqual([
      (await preferencesOf(marc)).push_key,
      'mailto:contact@localhost',
    ]);
    expect((await marc(`${INBOX}/devices/${body.id}/test`, { method: 'POST' })).status).toBe(204);
    expect((await preferencesOf(marc)).devices[0]!.last_sent_at).not.toBeNull();
    await marc(`${INBOX}/devices/${body.id}`, { method: 'DELETE' });
  });

  it('that is subscribed no more is forgotten; one that is away is tried again', async () => {
    const sent = sender().mockResolvedValue('gone');
    const { body } = await marc(`${INBOX}/devices`, { body: device() });
    expect((await marc(`${INBOX}/devices/${body.id}/test`, { method: 'POST' })).status).toBe(502);
    expect((await preferencesOf(marc)).devices).toEqual([]);
    sent.mockRejectedValueOnce(new Error('503')).mockResolvedValue('sent');
    const { body: other } = await marc(`${INBOX}/devices`, { body: device() });
    await choose(marc, { choices: { gifts: ['push'] } });
    await publish(api);
    await eventually('the second try', async () => (await preferencesOf(marc)).devices[0]?.last_sent_at);
    await marc(`${INBOX}/devices/${other.id}`, { method: 'DELETE' });
  });

  it('is its owner’s alone, one of ten at most, and whoever signs in on it takes it over', async () => {
    const same = device();
    const { body } = await marc(`${INBOX}/devices`, { body: same });
    expect((await reads(`${INBOX}/devices/${body.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await reads(`${INBOX}/devices/${body.id}/test`, { method: 'POST' })).status).toBe(404);
    await reads(`${INBOX}/devices`, { body: same });
    expect([(await preferencesOf(marc)).devices, (await preferencesOf(reads)).devices.length]).toEqual([
      [],
      1,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => reads(`${INBOX}/devices`, { body: device() })),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('is known by keys that are made once, and lie sealed in the database', async () => {
    const [one, other] = await Promise.all([preferencesOf(marc), preferencesOf(reads)]);
    expect(one.push_key).toBe(other.push_key);
    expect(Buffer.from(one.push_key, 'base64url')).toHaveLength(65);
    const [row] = await api.sql`SELECT public_key, sealed_private_key FROM push_keys`;
    expect(row.sealed_private_key.length).toBeGreaterThan(80);
    expect((await adminOf(api)(`${INBOX}/preferences`)).text).not.toContain(row.sealed_private_key);
  });
});
