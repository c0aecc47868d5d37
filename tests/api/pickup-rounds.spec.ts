import { DAY_MS, SHARED_ROUND_MESSAGES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { expectAnswer } from '../factories/answers.ts';
import { type Request, testApi, adminOf } from '../factories/api.ts';
import { aCollection, type TestCollection } from '../factories/collections.ts';
import { emailTo } from '../factories/emails.ts';
import { encodedPicture } from '../factories/pictures.ts';
import { stoppedClock } from '../factories/time.ts';
import { idsOf } from '../factories/lists.ts';

const COLLECTED = [{ kind: 'books', category: 'Fiction', quantity: 30 }];

const api = testApi();
const clock = stoppedClock(api, new Date('2027-03-02T10:00:00Z'));
const admin = adminOf(api);

const photo = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(await encodedPicture('jpeg'))]), 'cartons.jpg');
  return form;
};

let days = 0;
/** A day that no other test uses. */
const freshDay = () => `2027-04-${String((days += 1)).padStart(2, '0')}`;
function stop(
  pickup_date: string,
  over: { donation?: object; transaction?: object } = {},
  status = 'pickup_scheduled',
) {
  const transaction = { pickup_date, ...over.transaction };
  return aCollection(api, status as 'pickup_scheduled', { donation: { ...over.donation }, transaction });
}
const round = async (date: string, assigned_to?: string, as: Request = admin) =>
  (
    await as(
      `/admin/pickup-rounds?date=${date}${assigned_to ? `&assigned_to=${encodeURIComponent(assigned_to)}` : ''}`,
    )
  ).body;
const put = (date: string, transaction_ids: string[], assigned_to: string | null = null) =>
  admin('/admin/pickup-rounds', { method: 'PUT', body: { date, assigned_to, transaction_ids } });

/** Three stops of one day: two of a postal code, the other of another one. */
async function threeStops(date: string, assigned_to = 'Moussa') {
  const one = await stop(date, { donation: { postal_code: '69007' }, transaction: { assigned_to } });
  const evening = await stop(date, {
    donation: { postal_code: '69001' },
    transaction: { assigned_to, pickup_slot: 'Soirée (17h-20h)' },
  });
  const morning = await stop(date, { donation: { postal_code: '69001' }, transaction: { assigned_to } });
  return { one, evening, morning };
}

describe('the round of a day', () => {
  it('goes from postal code to postal code, and in one from slot to slot, until it is put in order', async () => {
    const date = freshDay();
    const { one, evening, morning } = await threeStops(date);
    const byCode = [morning, evening, one].map(({ transaction }) => transaction);
    const read = await round(date);
    expect([idsOf(read.stops), read.boxes, read.done]).toEqual([byCode, 18, 0]);
    const wished = [evening, one, morning].map(({ transaction }) => transaction);
    const { status, body } = await put(date, wished);
    expect([status, idsOf(body.stops)]).toEqual([200, wished]);
    expect(body.stops.map((stop: { round_position: number }) => stop.round_position)).toEqual([1, 2, 3]);
    expect(idsOf((await round(date)).stops)).toEqual(wished);
  });

  it('leaves out what is cancelled, waits, is in the bin or is of another day', async () => {
    const date = freshDay();
    const kept = await stop(date);
    const done = await stop(date, {}, 'completed');
    await stop(date, {}, 'cancelled');
    await stop(date, { donation: { deleted_at: new Date() } });
    await stop(freshDay());
    const { stops, done: ticked, boxes } = await round(date);
    expect([new Set(idsOf(stops)), ticked, boxes]).toEqual([
      new Set([kept.transaction, done.transaction]),
      1,
      12,
    ]);
  });

  it('is one person’s where one is named, however the name is written, or nobody’s', async () => {
    const date = freshDay();
    const his = await stop(date, { transaction: { assigned_to: 'Élodie' } });
    const nobodys = await stop(date, { transaction: { assigned_to: null } });
    expect(idsOf((await round(date, 'elodie')).stops)).toEqual([his.transaction]);
    expect(idsOf((await round(date, '-')).stops)).toEqual([nobodys.transaction]);
    expect((await round(date)).stops).toHaveLength(2);
  });

  it('is put in order only whole: a list that is not exactly its stops is refused', async () => {
    const date = freshDay();
    const { one, evening, morning } = await threeStops(date);
    const [a, b, c] = [one.transaction, evening.transaction, morning.transaction];
    const elsewhere = await stop(freshDay());
    for (const list of [[a, b], [a, b, c, elsewhere.transaction], [a, b, elsewhere.transaction], []]) {
      expectAnswer(await put(date, list), 409, { type: '/problems/tournee-changee' });
    }
    const twice = await put(date, [a, b, b]);
    expect([twice.status, Object.keys(twice.body.errors)]).toEqual([400, ['transaction_ids']]);
    const none = await put(date, ['3']);
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['transaction_ids']]);
    expect(idsOf((await round(date)).stops)).toEqual([c, b, a]);
  });

  it('two coordinators who put it in order at once leave one whole order', async () => {
    const date = freshDay();
    const { one, evening, morning } = await threeStops(date);
    const [a, b, c] = [one.transaction, evening.transaction, morning.transaction];
    const answers = await Promise.all([put(date, [a, b, c]), put(date, [c, a, b])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      [a, b, c],
      [c, a, b],
    ]).toContainEqual(idsOf((await round(date)).stops));
  });

  it('is no change of its stops: whoever has one open may still save it', async () => {
    const date = freshDay();
    const { transaction } = await stop(date);
    const { version } = (await admin(`/donation-transactions/${transaction}/`)).body;
    await put(date, [transaction]);
    const path = `/donation-transactions/${transaction}/complete_pickup/`;
    expect((await admin(path, { body: { collected: COLLECTED, version } })).status).toBe(200);
  });

  it('forgets the place of what is moved to another day', async () => {
    const [date, other] = [freshDay(), freshDay()];
    const { transaction } = await stop(date);
    await put(date, [transaction]);
    await admin(`/donation-transactions/${transaction}/reschedule_pickup/`, {
      body: { pickup_date: other, pickup_slot: 'Matin (8h-12h)' },
    });
    expect((await round(other)).stops[0].round_position).toBeNull();
  });

  it.each(['date=hier', 'date=2027-02-30'])('is not read for %s', async (query) => {
    const { status, body } = await admin(`/admin/pickup-rounds?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['date']]);
  });

  it('is today’s, in Paris, where no day is named', async () => {
    clock.set('2027-03-02T23:30:00Z');
    expect((await admin('/admin/pickup-rounds')).body.date).toBe('2027-03-03');
    clock.set('2027-03-02T10:00:00Z');
  });
});

describe('the calendar', () => {
  it('shows what is planned and done between two days, what waits, and who may be sent', async () => {
    const [first, last] = [freshDay(), freshDay()];
    const planned = await stop(first, { transaction: { assigned_to: 'Bintou' } });
    const done = await stop(last, {}, 'completed');
    await stop(freshDay());
    const waiting = await aCollection(api, 'contacted');
    const { body } = await admin(`/admin/pickup-calendar?from=${first}&to=${last}`);
    expect([body.from, body.to, idsOf(body.pickups)]).toEqual([
      first,
      last,
      [planned.transaction, done.transaction],
    ]);
    expect(idsOf(body.waiting)).toContain(waiting.transaction);
    expect(body.people).toContain('Bintou');
    const reader = await api.asStaff('lecteur');
    const { body: seen } = await reader(`/admin/pickup-calendar?from=${first}&to=${last}`);
    const { contact_name, assigned_to, phone } = seen.pickups[0];
    expect([seen.people, contact_name, assigned_to, phone]).toEqual([
      [],
      expect.stringMatching(/^\p{L}•••( \p{L}•••)*$/u),
      'B•••',
      expect.stringMatching(/^•• •• •• •• \d\d$/),
    ]);
  });

  it('is of a month around today where no days are named', async () => {
    expect((await admin('/admin/pickup-calendar')).body).toMatchObject({
      from: '2027-03-02',
      to: '2027-04-01',
    });
  });

  it.each([
    ['from=2027-03-10&to=2027-03-09', 'to'],
    ['from=2027-03-01&to=2027-05-02', 'to'],
    ['from=demain', 'from'],
    ['to=2027-13-01', 'to'],
  ])('is not read for %s', async (query, field) => {
    const { status, body } = await admin(`/admin/pickup-calendar?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('shows 62 days at most', async () => {
    expect((await admin('/admin/pickup-calendar?from=2027-03-01&to=2027-05-01')).status).toBe(200);
  });
});

describe('the link of a round', () => {
  const link = (date: string, assigned_to = 'Moussa') =>
    admin('/admin/pickup-rounds/link', { body: { date, assigned_to } });
  const open = (token: string) => api.request(`/pickup-rounds/shared/${token}`);
  const tick = (token: string, { transaction }: TestCollection, more: object = {}) =>
    api.request('/pickup-rounds/shared/complete', {
      body: { token, transaction_id: transaction, collected: COLLECTED, ...more },
    });

  it('shows a volunteer that round, with whom to call and where, and nothing else', async () => {
    const date = freshDay();
    const mine = await stop(date);
    await stop(date, { transaction: { assigned_to: 'Fatou' } });
    await stop(freshDay());
    const { body: given } = await link(date);
    const after = new Date(Date.parse(`${date}T00:00:00+02:00`) + 2 * DAY_MS);
    expect([given.token, given.expires_at]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      after.toISOString(),
    ]);
    const { status, body, headers } = await open(given.token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ date, assigned_to: 'Moussa', boxes: 6, done: 0 });
    expect(idsOf(body.stops)).toEqual([mine.transaction]);
    expect(body.stops[0]).toMatchObject({
      contact_name: 'Hélène Œuvrard',
      phone: '06 12 34 56 78',
      pickup_address: '12 rue de l’Église, 69003 Lyon',
      access_info: 'Code 45B, deuxième cour',
      status: 'pickup_scheduled',
    });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('lets the volunteer tick a stop off as staff do, once', async () => {
    const date = freshDay();
    const mine = await stop(date);
    const { token } = (await link(date)).body;
    const ticks = await atOnce(5, () => tick(token, mine, { notes: 'Bien emballé' }));
    expect(ticks.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { body } = await open(token);
    expect([body.done, body.stops[0].status, body.stops[0].collected]).toEqual([1, 'completed', COLLECTED]);
    const gifts =
      await api.sql`SELECT quantity::int FROM campaign_gifts WHERE source_ref = ${mine.transaction}`;
    expect(gifts).toEqual([{ quantity: 30 }]);
    expect((await emailTo(api.varFolder, mine.email, 'Merci')).text).toContain('Fiction : 30');
    const { body: history } = await admin(`/admin/donation-transactions/${mine.transaction}/history`);
    expect(history[0].staff_name).toBe('Moussa');
  });

  it('ticks off nothing of another round', async () => {
    const date = freshDay();
    await stop(date);
    const others = await stop(date, { transaction: { assigned_to: 'Fatou' } });
    const later = await stop(freshDay());
    const { token } = (await link(date)).body;
    for (const one of [others, later]) {
      expectAnswer(await tick(token, one), 404, { type: '/problems/collecte-hors-tournee' });
    }
    const moved = await api.request('/pickup-rounds/shared/nobody_home', {
      body: { token, transaction_id: others.transaction },
    });
    expect(moved.status).toBe(404);
  });

  it('says to staff that nobody was home, once, and changes nothing', async () => {
    const date = freshDay();
    const mine = await stop(date);
    const { token } = (await link(date)).body;
    const sendReport = () =>
      api.request('/pickup-rounds/shared/nobody_home', {
        body: { token, transaction_id: mine.transaction, notes: 'Sonné trois fois' },
      });
    const { status, body } = await sendReport();
    expect([status, body.stops[0].status]).toEqual([200, 'pickup_scheduled']);
    await sendReport();
    const { body: alerts } = await admin(`/donation-alerts/?physical_donation=${mine.donation}`);
    expect([alerts.count, alerts.results[0].alert_type]).toEqual([1, 'pickup_overdue']);
    expect(alerts.results[0].message).toContain('personne sur place');
    expect(alerts.results[0].message).not.toContain('Sonné');
  });

  it('keeps a picture of what was fetched with its donation', async () => {
    const date = freshDay();
    const mine = await stop(date);
    const { token } = (await link(date)).body;
    const form = await photo({ token, transaction_id: mine.transaction });
    const kept = await api.request('/pickup-rounds/shared/pictures', { body: form });
    expect([kept.status, kept.body.id]).toEqual([201, expect.any(String)]);
    expect((await tick(token, mine, { picture_ids: [kept.body.id] })).status).toBe(200);
    const [picture] = await api.sql`SELECT physical_donation_id, taken_at FROM physical_donation_pictures
          WHERE id = ${kept.body.id}`;
    expect(picture).toEqual({ physical_donation_id: mine.donation, taken_at: 'pickup' });
  });

  it('takes no picture without the link', async () => {
    const nobodys = { token: 'x'.repeat(43), transaction_id: '00000000-0000-4000-8000-000000000000' };
    const form = await photo(nobodys);
    expect((await api.request('/pickup-rounds/shared/pictures', { body: form })).status).toBe(404);
  });

  it('is good until the end of the day after the round, then says so', async () => {
    const { date, token } = { date: '2027-03-02', token: '' };
    const mine = await stop(date, { transaction: { assigned_to: 'Oumar' } });
    const given = (await link(date, 'Oumar')).body.token ?? token;
    clock.set('2027-03-03T22:59:00Z');
    expect((await open(given)).status).toBe(200);
    clock.set('2027-03-03T23:00:00Z');
    expectAnswer(await open(given), 410, { detail: SHARED_ROUND_MESSAGES.expired });
    expect((await tick(given, mine)).status).toBe(410);
    clock.set('2027-03-02T10:00:00Z');
  });

  it('ends the one given before, and is kept as a hash only', async () => {
    const date = freshDay();
    await stop(date);
    const [first, second] = [(await link(date)).body.token, (await link(date)).body.token];
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    const rows = await api.query('SELECT * FROM pickup_round_links');
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  it.each(['court', 'x'.repeat(43), '../../admin'])('« %s » opens nothing', async (token) => {
    const { status } = await open(encodeURIComponent(token));
    expect(status).toBe(404);
  });

  it('is not given for a round that is over, nor for whom fetches nothing that day', async () => {
    const past = await link('2027-02-01');
    expect([past.status, Object.keys(past.body.errors)]).toEqual([400, ['date']]);
    const nobody = await link(freshDay(), 'Personne');
    expect([nobody.status, Object.keys(nobody.body.errors)]).toEqual([400, ['assigned_to']]);
  });
});
