import { type InboxLine, NOTIFICATION_KIND_NAMES, ROLES, type Role } from '@livres/api/contract';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { describe, expect, it } from 'vitest';
import { adminOf, put, staffOf, testApi } from '../factories/api.ts';
import { INBOX, linesOf, plain, publish, summaryOf, titlesIn } from '../factories/notifications.ts';
import { stoppedClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const api = testApi();
const clock = stoppedClock(api, new Date('2026-12-17T09:02:00Z'));
const admin = adminOf(api);
const claire = staffOf(api, 'tresorier');
const reading = staffOf(api, 'lecteur');
/** Everything read: what comes next is new. */
const tidy = async (...staff: (typeof admin)[]) => {
  for (const one of staff) await one(`${INBOX}/read-all`, { body: {} });
};
const first = async (staff: typeof admin, filter: object = {}) => (await linesOf(staff, filter))[0]!;

describe('a notification', () => {
  it('says the sum and who gave to who may know, and the sum alone to who reads without names', async () => {
    await tidy(claire, reading);
    await publish(api);
    const [told, masked] = [await first(claire), await first(reading)];
    expect([plain(told.title), told.detail]).toEqual([
      'Don de 50 € de Claire Aubin',
      'Lycée de Foumban, Carte',
    ]);
    expect(plain(masked.title)).toBe('Don de 50 €');
    expect(JSON.stringify(masked)).not.toContain('Aubin');
    expect(told).toMatchObject({ group: 'gifts', domain: 'money', is_read: false, is_mine: false, count: 1 });
    expect(told.path).toBe('/donations/6f1c2a3e-0000-4000-8000-000000000001/show');
  });

  it.each([
    ['gift_received', ['administrateur', 'tresorier', 'lecteur']],
    ['goods_offered', ['administrateur', 'accueil', 'lecteur']],
    ['message_received', ['administrateur', 'accueil', 'lecteur']],
    ['registration_confirmed', ['administrateur', 'tresorier', 'accueil', 'lecteur']],
    ['scholarship_link_dead', ['administrateur', 'editeur', 'accueil', 'lecteur']],
    ['job_failed', ['administrateur', 'lecteur']],
  ] as const)('of %s is read by %s', async (kind, roles) => {
    for (const role of ROLES) await tidy(staffOf(api, role));
    await publish(api, { kind, facts: { subject: 'Essai', count: 2, name: 'Awa', text: 'Bonjour' } });
    const heard: Role[] = [];
    for (const role of ROLES) if ((await summaryOf(staffOf(api, role))).unread > 0) heard.push(role);
    expect(heard).toEqual(roles);
  });

  it.each(NOTIFICATION_KIND_NAMES)(
    'of the kind %s has a sentence, with and without the person',
    async (kind) => {
      const facts = {
        amount: 100,
        currency: 'EUR',
        count: 2,
        name: 'Awa Ndiaye',
        text: 'Un texte',
        author: 'Samuel',
      };
      await publish(api, {
        kind,
        resource: 'donations',
        facts: { ...facts, subject: 'un sujet', detail: 'un détail' },
      });
      const [told, masked] = [await first(admin), await first(reading)];
      expect(told.title.length).toBeGreaterThan(5);
      expect(withoutTokens(masked.title)).not.toMatch(/Awa|undefined|null|NaN/);
      expect(withoutTokens(masked.detail)).not.toMatch(/Awa|Un texte|undefined|null|NaN/);
      expect(told.path).toMatch(/^\/[a-z]/);
    },
  );

  it('is private to whom it names, and nobody is told of what they did', async () => {
    const [{ id: mine }] = await api.sql`SELECT id FROM staff WHERE name = 'Essai tresorier'`;
    await tidy(admin, claire);
    await publish(api, {
      kind: 'assigned',
      resource: 'donations',
      facts: { author: 'Claire' },
      staff_id: mine,
      is_private: true,
    });
    expect([(await summaryOf(claire)).mine, (await summaryOf(admin)).unread]).toEqual([1, 0]);
    await publish(api, { author_id: mine });
    expect([(await summaryOf(claire)).unread, (await summaryOf(admin)).unread]).toEqual([1, 1]);
  });

  it('is published once for a cause', async () => {
    await tidy(admin);
    await Promise.all(
      [1, 2, 3].map(() => publish(api, { kind: 'job_failed', facts: {}, cause: 'job:essai' })),
    );
    expect((await summaryOf(admin)).unread).toBe(1);
  });

  it('is gone once the person whom it names is erased', async () => {
    const email = 'efface@example.org';
    await publish(api, { email, facts: { amount: 700, name: 'À Effacer' } });
    const { status } = await admin('/admin/personal-data/erasures', {
      body: { email, reason: 'Demandé par téléphone, pièce d’identité vue', proof: 'note' },
    });
    expect(status).toBe(200);
    expect(await api.sql`SELECT FROM notifications WHERE facts ->> 'amount' = '700'`).toEqual([]);
  });
});

describe('an inbox', () => {
  it('is one’s own: what one reads, the others have not', async () => {
    await tidy(admin, claire);
    await publish(api);
    const { id } = await first(claire);
    const { body } = await claire(`${INBOX}/read`, { body: { ids: [id], is_read: true } });
    expect(body.unread).toBe(0);
    expect((await summaryOf(admin)).unread).toBe(1);
    expect((await claire(`${INBOX}/read`, { body: { ids: [id], is_read: false } })).body.unread).toBe(1);
    expect((await first(claire)).is_read).toBe(false);
  });

  it('puts off what one has no time for, until its moment', async () => {
    await tidy(claire);
    await publish(api);
    const { id } = await first(claire);
    const until = '2026-12-18T07:00:00.000Z';
    const { body } = await claire(`${INBOX}/snooze`, { body: { ids: [id], until } });
    expect([body.unread, body.snoozed]).toEqual([0, 1]);
    expect(await linesOf(claire, { state: ['unread'] })).toEqual([]);
    expect((await linesOf(claire, { state: ['snoozed'] }))[0]).toMatchObject({ id, snoozed_until: until });
    clock.set('2026-12-18T07:00:01Z');
    expect(await summaryOf(claire)).toMatchObject({ unread: 1, snoozed: 0 });
    expect((await linesOf(claire, { state: ['unread'] }))[0]).toMatchObject({
      id,
      shown_at: until,
      snoozed_until: null,
    });
    await tidy(claire);
    clock.set('2026-12-17T09:02:00Z');
  });

  it('says more than five gifts of an hour in one line, which is read as one', async () => {
    await tidy(claire);
    for (let gift = 1; gift <= 6; gift += 1)
      await publish(api, { facts: { amount: gift * 1000, currency: 'EUR' } });
    const { unread, latest } = await summaryOf(claire);
    expect([unread, titlesIn(latest)]).toEqual([1, ['6 dons, 210 €']]);
    expect(latest[0]).toMatchObject({ count: 6, path: '/donations' });
    expect(plain(latest[0]!.detail)).toBe('Regroupés : de 10 h 02 à 10 h 02.');
    await put(claire, `${INBOX}/preferences`, { groups_gifts: false });
    expect((await summaryOf(claire)).unread).toBe(6);
    await put(claire, `${INBOX}/preferences`, { groups_gifts: true });
    const { body } = await claire(`${INBOX}/read`, { body: { ids: [latest[0]!.id], is_read: true } });
    expect(body.unread).toBe(0);
    const { body: again } = await claire(`${INBOX}/read`, {
      body: { ids: [(await first(claire)).id], is_read: false },
    });
    expect(again.unread).toBe(1);
    await tidy(claire);
  });

  it('is kept to a domain, a group, numbers, oldest first, in pages', async () => {
    await tidy(admin);
    await publish(api, { kind: 'goods_offered', facts: { count: 38, place: 'Lyon 3e' } });
    await publish(api, { kind: 'dispute_opened', facts: { amount: 8000 } });
    await publish(api, { kind: 'message_received', facts: { name: 'Awa', text: 'Bonjour' } });
    const groups = async (filter: object) =>
      (await linesOf(admin, { state: ['unread'], ...filter })).map(({ group }) => group);
    expect(await groups({ domain: ['money', 'goods'] })).toEqual(['incidents', 'goods']);
    expect(await groups({ group: ['messages'] })).toEqual(['messages']);
    expect(await groups({ group: ['messages'], domain: ['goods'] })).toEqual([]);
    const lines = await linesOf(admin, { state: ['unread'] }, '&sort=["at","ASC"]&range=[1,1]');
    expect(lines.map(({ group }) => group)).toEqual(['incidents']);
    expect((await linesOf(admin, { ids: [lines[0]!.id] })).map(({ id }) => id)).toEqual([lines[0]!.id]);
  });

  it('rings for nothing that one does not want to hear of, and still shows it among all', async () => {
    await tidy(admin);
    await put(admin, `${INBOX}/preferences`, { choices: { gifts: [], mine: [] } });
    await publish(api);
    expect((await summaryOf(admin)).unread).toBe(0);
    expect(plain((await first(admin)).title)).toContain('Don de 50 €');
    const { body } = await admin(`${INBOX}/preferences`);
    expect([body.choices.gifts, body.choices.mine]).toEqual([[], ['panel']]);
    await put(admin, `${INBOX}/preferences`, { choices: { gifts: ['panel'] } });
    expect((await summaryOf(admin)).unread).toBe(1);
  });

  it('begins empty for who has just been given a code', async () => {
    await publish(api);
    const { body } = await admin('/admin/staff', { body: { name: 'Nouvelle', roles: ['tresorier'] } });
    const { body: entered } = await api.request('/access/', { body: { code: body.code } });
    const newcomer: typeof admin = (path, ask) => api.request(path, { token: entered.token, ...ask });
    expect((await summaryOf(newcomer)).unread).toBe(0);
    await publish(api);
    expect((await summaryOf(newcomer)).unread).toBe(1);
  });

  it('reads all of a domain at once, and leaves the rest and what is put off', async () => {
    await tidy(admin);
    await publish(api);
    await publish(api, { kind: 'goods_offered', facts: { count: 3 } });
    await publish(api, { kind: 'dispute_opened', facts: { amount: 100 } });
    const { id } = (await linesOf(admin, { group: ['incidents'], state: ['unread'] }))[0]!;
    await admin(`${INBOX}/snooze`, { body: { ids: [id], until: '2026-12-20T08:00:00Z' } });
    const { body } = await admin(`${INBOX}/read-all`, { body: { domains: ['money'] } });
    expect([body.unread, body.snoozed, titlesIn(body.latest as InboxLine[])]).toEqual([
      1,
      1,
      ['3 cartons promis'],
    ]);
  });

  it('marks nothing of which one may not know', async () => {
    await publish(api);
    const { id } = await first(admin);
    const editor = staffOf(api, 'editeur');
    expect((await editor(`${INBOX}/read`, { body: { ids: [id], is_read: true } })).status).toBe(200);
    const [{ count }] = await api.sql`SELECT count(*)::int AS count FROM notification_marks mark
      JOIN staff ON staff.id = mark.staff_id WHERE staff.name = 'Essai editeur' AND notification_id = ${id}`;
    expect(count).toBe(0);
  });
});

describe('what is no right request', () => {
  it.each([
    ['read', { ids: null, is_read: true }],
    ['read', { ids: [], is_read: true }],
    ['read', { ids: ['x'], is_read: true }],
    ['read', { ids: [2 ** 40], is_read: true }],
    ['read', { ids: [1], is_read: null }],
    ['read', { ids: [1] }],
    ['snooze', { ids: [1], until: null }],
    ['snooze', { ids: [1], until: 'demain' }],
    ['snooze', { ids: [1], until: '2020-01-01T00:00:00Z' }],
    ['snooze', { ids: [1], until: '2099-01-01T00:00:00Z' }],
    ['read-all', { domains: ['x'] }],
    ['email', { email: 'pas une adresse' }],
    ['email', { email: null }],
    ['email/confirm', { code: '12' }],
    ['email/confirm', { code: { toString: '123456' } }],
    ['devices', { endpoint: 'https://127.0.0.1/', p256dh: 'a', auth: 'b' }],
    ['devices', { endpoint: null, p256dh: 'a', auth: 'b' }],
  ])('is refused in French: %s %j', async (path, body) => {
    const { status, body: problem } = await admin(`${INBOX}/${path}`, { body });
    expect([status, typeof problem.detail]).toEqual([400, 'string']);
  });

  it('is refused where it names 75 000 lines', async () => {
    const ids = Array.from({ length: 75_000 }, (_, index) => index + 1);
    expect((await admin(`${INBOX}/read`, { body: { ids, is_read: true } })).status).toBe(400);
  });

  it.each([
    { choices: { gifts: ['pigeon'] } },
    { choices: { gifts: null } },
    { choices: null },
    { choices: { autre: [] } },
    { quiet_from: 24 },
    { quiet_until: null },
    { is_quiet: 'oui' },
    { email: 'x@example.org' },
  ])('changes no preference: %j', async (body) => {
    expect((await put(admin, `${INBOX}/preferences`, body)).status).toBe(400);
  });

  it('is refused to who has no session, the stream too', async () => {
    for (const path of ['', '/summary', '/preferences', '/stream'])
      expect((await api.request(`${INBOX}${path}`)).status).toBe(401);
  });
});

it('forgets what was told after its time, and who read it', async () => {
  await publish(api, { kind: 'goods_offered', facts: { count: 99 } });
  await tidy(admin);
  await api.sql`UPDATE notifications SET at = now() - interval '200 days' WHERE facts ->> 'count' = '99'`;
  clock.set(new Date());
  await api.app.get(RetentionService, { strict: false }).run();
  await eventually(
    'nothing',
    async () => (await api.sql`SELECT FROM notifications WHERE facts ->> 'count' = '99'`).length === 0,
  );
});
