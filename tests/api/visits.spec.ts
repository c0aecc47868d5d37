import { VisitConversionsService } from '@livres/api/dist/reporting/visits/visit-conversions.service.js';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { VisitKeysService } from '@livres/api/dist/reporting/visits/visit-keys.service.js';
import { RetentionService } from '@livres/api/dist/core/retention/retention.service.js';
import { DAY_MS } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { aGiftForm } from '../factories/donations.ts';
import { PHONE, sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const clock = stoppedClock(api, new Date('2027-03-09T09:00:00Z'));

/** The sums of a day: `dimension=value` to visits and views. */
async function sumsOf(day: string): Promise<Record<string, [number, number]>> {
  await api.app.get(VisitRollupsService).rollUp();
  const rows = await api.query<{ dimension: string; value: string; visits: string; views: string }[]>(
    'SELECT dimension, value, visits, views FROM visit_days WHERE day = $1',
    [day],
  );
  return Object.fromEntries(
    rows.map(({ dimension, value, visits, views }) => [
      `${dimension}=${value}`,
      [Number(visits), Number(views)],
    ]),
  );
}

/** Each test has a day of its own. */
async function newDay(): Promise<string> {
  clock.advance(DAY_MS);
  return clock.now().toISOString().slice(0, 10);
}

describe('pages that were served', () => {
  it('count once for each visitor of the day, and once for each view', async () => {
    const day = await newDay();
    await sendViews(api, {}, { page: '/don' }, { page: '/don' });
    await sendViews(api, {}, { address: '192.0.2.2', agent: PHONE, languages: 'fr-CM,fr', saves_data: true });
    expect(await sumsOf(day)).toEqual({
      'total=': [2, 5],
      'page=/': [2, 3],
      'page=/don': [1, 2],
      'landing=/': [2, 5],
      'source=direct:': [2, 5],
      'country=FR': [1, 4],
      'country=CM': [1, 1],
      'device=computer': [1, 4],
      'device=phone': [1, 1],
      'economy=no': [1, 4],
      'economy=yes': [1, 1],
      'seen=donation': [1, 2],
    });
  });

  it('say where a visit came from by its first page alone, and never the whole address', async () => {
    const day = await newDay();
    await sendViews(
      api,
      { referrer: 'https://www.google.fr/search?q=don+de+livres', at: 1 },
      { page: '/don', referrer: 'http://localhost:3000/', at: 2 },
      { address: '192.0.2.2', referrer: 'https://l.facebook.com/l.php?u=x' },
      { address: '192.0.2.3', referrer: 'https://www.librairie.example/blog/jean-dupont' },
      {
        address: '192.0.2.4',
        referrer: 'https://mail.example/',
        utm_source: 'lettre',
        utm_campaign: 'decembre',
      },
    );
    const sums = await sumsOf(day);
    expect(Object.keys(sums).filter((key) => key.startsWith('source='))).toEqual(
      expect.arrayContaining([
        'source=search:Google',
        'source=social:Facebook',
        'source=site:librairie.example',
        'source=code:decembre',
      ]),
    );
    expect(sums['campaign=decembre']).toEqual([1, 1]);
    expect(await api.query(`SELECT 1 FROM visits WHERE visits::text LIKE '%jean-dupont%'`)).toEqual([]);
  });

  it('keep the first source of the day when a payment comes back', async () => {
    const day = await newDay();
    await sendViews(api, { referrer: 'https://www.librairie.example/' }, { page: '/don' });
    await sendViews(api, { page: '/don/confirmation', referrer: 'https://checkout.stripe.com/' });
    await sendViews(api, {
      address: '192.0.2.2',
      page: '/don/confirmation',
      referrer: 'https://ma-banque.example/',
    });
    const sources = Object.keys(await sumsOf(day)).filter((key) => key.startsWith('source='));
    expect(sources.toSorted()).toEqual(['source=onward:', 'source=site:librairie.example']);
  });

  it('A6: go on after midnight, from a page of ours, as the visit that they are', async () => {
    await newDay();
    const before = clock.now().toISOString().slice(0, 10);
    const reading = { referrer: 'http://localhost:3000/campagnes', page: '/don' };
    // In Paris, 23:55 and 00:05.
    clock.set(`${before}T22:55:00Z`);
    await sendViews(api, { referrer: 'https://www.librairie.example/' }, { page: '/campagnes' });
    await sendViews(api, { address: '192.0.2.2' });
    const today = await sumsOf(before);
    clock.set(`${before}T23:05:00Z`);
    await sendViews(api, reading, { page: '/contact', referrer: 'http://localhost:3000/don' });
    await sendViews(api, { address: '192.0.2.3' });
    const next = new Date(clock.now().getTime() + 3_600_000).toISOString().slice(0, 10);
    const after = await sumsOf(next);
    clock.set(`${next}T09:00:00Z`);
    const sourcesOf = (sums: typeof after) =>
      Object.entries(sums).filter(([key]) => key.startsWith('source=') || key === 'total=');
    expect(Object.fromEntries(sourcesOf(today))).toEqual({
      'total=': [2, 3],
      'source=site:librairie.example': [1, 2],
      'source=direct:': [1, 1],
    });
    expect(Object.fromEntries(sourcesOf(after))).toEqual({
      'total=': [2, 3],
      'source=onward:': [1, 2],
      'source=direct:': [1, 1],
    });
  });

  it('A11: of browsers that ask not to be followed, only how many pages', async () => {
    const day = await newDay();
    await sendViews(api, {});
    const told = await api.request('/page-views', { method: 'POST', body: { views: [], refused: 3 } });
    expect(told.status).toBe(204);
    const sums = await sumsOf(day);
    expect([sums['refused='], sums['total=']]).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(
      (await api.request('/page-views', { method: 'POST', body: { views: [], refused: -1 } })).status,
    ).toBe(400);
  });

  it('counts robots apart', async () => {
    const day = await newDay();
    await sendViews(api, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, { agent: '' }, {});
    const sums = await sumsOf(day);
    expect([sums['robots='], sums['total=']]).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('adds up by hour and by month', async () => {
    clock.set('2027-05-31T21:30:00Z');
    await sendViews(api, {});
    clock.set('2027-05-31T22:30:00Z');
    await sendViews(api, {}, {});
    await api.app.get(VisitRollupsService).rollUp();
    expect(
      await api.query(`SELECT visits::int, views::int FROM visit_hours WHERE at >= '2027-05-31' ORDER BY at`),
    ).toEqual([
      { visits: 1, views: 1 },
      { visits: 1, views: 2 },
    ]);
    expect(
      await api.query(
        `SELECT to_char(month, 'YYYY-MM') AS month, visits::int FROM visit_months
          WHERE dimension = 'total' AND month >= '2027-05-01' ORDER BY 1`,
      ),
    ).toEqual([
      { month: '2027-05', visits: 1 },
      { month: '2027-06', visits: 1 },
    ]);
  });
});

describe('who visits', () => {
  it('has another name the next day, which nobody can make again', async () => {
    await newDay();
    await sendViews(api, {});
    const [first] = await api.query('SELECT visitor FROM visits ORDER BY day DESC LIMIT 1');
    await newDay();
    await sendViews(api, {});
    const [next] = await api.query('SELECT visitor FROM visits ORDER BY day DESC LIMIT 1');
    expect(next.visitor).not.toEqual(first.visitor);
    expect(await api.query('SELECT count(*)::int AS keys FROM visit_day_keys')).toEqual([{ keys: 1 }]);
    clock.advance(DAY_MS);
    await api.app.get(VisitKeysService).forgetPastKeys();
    expect(await api.query('SELECT 1 FROM visit_day_keys')).toEqual([]);
  });

  it('leaves neither an address nor a browser in the database', async () => {
    await newDay();
    await sendViews(api, { address: '203.0.113.77', agent: PHONE });
    const rows = await api.query<{ row: string }[]>(
      `SELECT visits::text AS row FROM visits UNION ALL SELECT visit_pages::text FROM visit_pages`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => /203\.0\.113\.77|Android|SM-A155F/.test(row))).toEqual([]);
  });

  it('is forgotten after thirty days, and the sums of the days stay', async () => {
    clock.set('2027-08-01T09:00:00Z');
    await sendViews(api, {});
    const before = await sumsOf('2027-08-01');
    clock.set('2027-09-02T09:00:00Z');
    await api.app.get(RetentionService).run('visits.tidy');
    await api.app.get(VisitRollupsService).tidy();
    expect(await api.query(`SELECT 1 FROM visits WHERE day = '2027-08-01'`)).toEqual([]);
    expect(await api.query(`SELECT 1 FROM visit_pages WHERE day = '2027-08-01'`)).toEqual([]);
    expect(await sumsOf('2027-08-01')).toEqual(before);
  });
});

describe('what a visit leads to', () => {
  const ADDRESS = '198.51.100.7';
  const give = (over: object = {}, headers: Record<string, string> = {}) =>
    api.request('/donations', {
      method: 'POST',
      body: aGiftForm(over),
      headers: { 'x-forwarded-for': ADDRESS, 'user-agent': PHONE, ...headers },
    });
  const made = () =>
    api.query('SELECT kind, donation_id, source_kind, source FROM visit_conversions ORDER BY id');

  it('is kept with where it came from, for each gift', async () => {
    clock.set('2027-10-01T09:00:00Z');
    await sendViews(api, { address: ADDRESS, agent: PHONE, utm_campaign: 'rentree' });
    const first = await give();
    const second = await give();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await made()).toEqual(
      [first, second].map(({ body }) => ({
        kind: 'donation',
        donation_id: body.id,
        source_kind: 'code',
        source: 'rentree',
      })),
    );
  });

  it('is known to the hour where no gift says who it was', async () => {
    clock.set('2027-10-01T09:41:17.123Z');
    await sendViews(api, { address: '198.51.100.9', agent: PHONE });
    await api.app
      .get(VisitConversionsService)
      .record('event_registration', null, { address: '198.51.100.9', agent: PHONE });
    expect(
      await api.query(`SELECT happened_at FROM visit_conversions WHERE kind = 'event_registration'`),
    ).toEqual([{ happened_at: new Date('2027-10-01T09:00:00Z') }]);
  });

  it('is not known of a browser that was not counted', async () => {
    const before = await made();
    expect((await give({}, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(201);
    expect(await made()).toEqual(before);
  });

  it.each(['dnt', 'sec-gpc'])(
    'is not known of a browser that asks not to be followed by %s',
    async (name) => {
      const before = await made();
      expect((await give({}, { [name]: '1' })).status).toBe(201);
      expect(await made()).toEqual(before);
    },
  );

  it('is not known of who came the day before', async () => {
    clock.set('2027-10-02T09:00:00Z');
    const before = await made();
    expect((await give()).status).toBe(201);
    expect(await made()).toEqual(before);
  });
});

describe('a day that is over', () => {
  /** Everything that the database holds of visits of the day, tried against a gift of it. */
  const tied = () =>
    api.query(
      `SELECT pages.page FROM visit_conversions made
         JOIN visits ON visits.day = '2027-11-03' AND (
              visits.visitor = made.visit OR made.kind = ANY (visits.conversions)
              OR visits.first_at BETWEEN made.happened_at - interval '6 hours' AND made.happened_at)
         JOIN visit_pages pages USING (day, visitor)
        WHERE made.utm_campaign = 'secret'
       UNION ALL
       SELECT page FROM visit_pages WHERE day = '2027-11-03' AND page = '/don/confirmation'`,
    );

  it('ties nobody who gave to the pages of a visit, and keeps its sums', async () => {
    clock.set('2027-11-03T09:00:00Z');
    const giver = { address: '198.51.100.31', agent: PHONE, utm_campaign: 'secret' };
    const other = { address: '198.51.100.32', agent: PHONE, utm_campaign: 'secret' };
    await sendViews(api, { ...giver, page: '/don' }, { ...giver, page: '/don/confirmation' }, other);
    await api.request('/donations', {
      method: 'POST',
      body: aGiftForm(),
      headers: { 'x-forwarded-for': giver.address, 'user-agent': PHONE },
    });
    const before = await sumsOf('2027-11-03');
    expect(before['done=donation']).toEqual([1, 0]);
    expect(await tied()).not.toEqual([]);
    clock.set('2027-11-04T00:30:00Z');
    expect(await sumsOf('2027-11-03')).toEqual(before);
    expect(await tied()).toEqual([]);
    await api.query(`UPDATE visit_hours SET views = views + 1 WHERE at = '2027-11-03T09:00:00Z'`);
    expect(await sumsOf('2027-11-03')).toEqual(before);
    expect(
      await api.query(
        `SELECT 1 FROM visits WHERE day < '2027-11-04'
           AND (conversions <> '{}' OR first_at <> day::timestamp AT TIME ZONE 'Europe/Paris')`,
      ),
    ).toEqual([]);
  });

  it('forgets in the night what was written to it after all', async () => {
    await api.query(`UPDATE visits SET conversions = '{donation}' WHERE day = '2027-11-03'`);
    await api.app.get(VisitRollupsService).tidy();
    expect(await api.query(`SELECT 1 FROM visits WHERE conversions <> '{}'`)).toEqual([]);
  });
});

describe('who may send views', () => {
  it('is the site alone: through the front door there is no such route', async () => {
    const answer = await api.request('/page-views', {
      method: 'POST',
      body: { views: [] },
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(answer.status).toBe(404);
  });

  it('hears what is wrong of views that cannot be', async () => {
    const wrong = [
      { page: null },
      { page: 'x'.repeat(201) },
      { at: 'hier' },
      { saves_data: 'oui' },
      { agent: ['a'] },
    ];
    for (const view of wrong) expect((await sendViews(api, view)).status, JSON.stringify(view)).toBe(400);
    expect((await sendViews(api, ...Array.from({ length: 501 }, () => ({})))).status).toBe(400);
    expect((await sendViews(api, { page: '/\u0000' })).status).toBe(400);
  });
});
