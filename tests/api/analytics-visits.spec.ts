import { ANALYTICS_DATES_FAULTS, type VisitAnalytics } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, type Request, staffOf, testApi } from '../factories/api.ts';
import { publishUpdate } from '../factories/campaign-updates.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { aGift } from '../factories/gifts.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { PHONE, sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const clock = stoppedClock(api, new Date('2027-03-10T09:00:00Z'));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');
const editor = staffOf(api, 'editeur');
const givers = giversOf(api);
let slug = '';
let campaignId = 0;

const ask = async (query = 'period=day', staff: Request = reader): Promise<VisitAnalytics> =>
  (await staff(`/admin/analytics/visits?${query}`)).body;

/** Who came from a letter at this address, and saw the form. */
const fromLetter = (address: string) =>
  sendViews(
    api,
    { address, agent: PHONE, utm_campaign: 'decembre', languages: 'fr-CM' },
    { address, agent: PHONE, page: '/don', languages: 'fr-CM' },
  );

async function give(address: string): Promise<string> {
  const { body } = await api.request('/donations/', {
    body: aGiftForm({ amount: '40' }),
    headers: { 'x-forwarded-for': address, 'user-agent': PHONE },
  });
  return givers.sessionOf(body);
}

beforeAll(async () => {
  ({ slug, id: campaignId } = await createCampaign(admin, { title: 'Une bibliothèque à Dschang' }));
  clock.set('2027-03-09T09:00:00Z');
  await sendViews(api, {}, { address: '192.0.2.9' });
  clock.set('2027-03-09T15:00:00Z');
  await sendViews(api, { address: '192.0.2.9', page: '/contact' }, { address: '192.0.2.10' });
  clock.set('2027-03-10T09:00:00Z');
  for (const last of [1, 2, 3, 4]) await fromLetter(`198.51.100.${last}`);
  await sendViews(
    api,
    { referrer: 'https://www.google.fr/' },
    { address: '192.0.2.2', referrer: 'https://www.qwant.com/', page: `/campagnes/${slug}` },
    { address: '192.0.2.2', page: '/don/suivi/:token', at: Date.parse('2027-03-10T09:01:00Z') },
    { address: '192.0.2.3', agent: 'Googlebot/2.1', page: '/campagnes' },
  );
  await api.request('/page-views', { method: 'POST', body: { views: [], refused: 4 } });
  await givers.act(await give('198.51.100.1'), { act: 'succeed' });
  await givers.act(await give('198.51.100.2'), { act: 'refuse' });
  await give('198.51.100.3');
  // What a payment came to is written down by a job.
  await jobsSettled(api);
  await aGift(api, { amount: 9900, source: 'chèque', given_at: clock.now() });
});

describe('the screen of visits', () => {
  it('says how many came and what they did, beside the period before', async () => {
    const { figures, before_from, counted_since } = await ask();
    expect([before_from, counted_since]).toEqual(['2027-03-09', '2027-03-09']);
    expect(figures).toMatchObject({
      visits: { value: 6, before: 2 },
      views: { value: 11, before: 2 },
      views_per_visit: { value: 1.8, before: 1 },
      gifts_begun: { value: 3, before: 0 },
      gifts_paid: { value: 1, before: 0 },
      // Nothing says of what hour it was.
      robot_views: { value: 1, before: null },
      refused_views: { value: 4, before: null },
    });
  });

  it('compares a day under way with the same hours of the day before', async () => {
    const { figures, series, before_hours } = await ask();
    expect(before_hours).toBe(11);
    expect([figures.visits.before, figures.views.before]).toEqual([2, 2]);
    expect([series.visits[10]?.before, series.visits[16]?.before]).toEqual([2, 1]);
    clock.set('2027-03-10T15:30:00Z');
    expect((await ask()).figures).toMatchObject({ visits: { before: 3 }, views: { before: 4 } });
    clock.set('2027-03-10T09:00:00Z');
  });

  it('has no data, which is not 0, before the first day that was counted', async () => {
    const { series, since, before_from } = await ask('period=7_days');
    expect([since, before_from]).toEqual(['2027-03-09', null]);
    expect(series.visits.map(({ value, before }) => [value, before])).toEqual([
      ...Array.from({ length: 5 }, () => [null, null]),
      [3, null],
      [6, null],
    ]);
  });

  it('counts euros of gifts begun on the site by the journal, for who may read them', async () => {
    expect((await ask()).figures.online).toEqual({ value: 40, before: 0 });
    const { figures, series } = await ask('period=day', editor);
    expect([figures.online, series.online]).toEqual([null, null]);
    expect(figures.visits.value).toBe(6);
  });

  it('names where visits came from, search engines together, with the gifts of each', async () => {
    const { sources } = await ask();
    expect(
      sources.map(({ label, visits, gifts, gifts_per_100 }) => [
        label,
        visits.value,
        gifts.value,
        gifts_per_100,
      ]),
    ).toEqual([
      ['Lien « decembre »', 4, 1, 25],
      ['Recherche (Qwant, Google)', 2, 0, 0],
    ]);
  });

  it('names pages by their records, private ones without their link', async () => {
    const { pages } = await ask();
    expect(pages.map(({ label, path, views }) => [label, path, views.value])).toEqual([
      ['Accueil', '/', 5],
      ['Faire un don (/don)', '/don', 4],
      ['Une bibliothèque à Dschang', `/campagnes/${slug}`, 1],
      ['Suivi d’un don (page privée)', null, 1],
    ]);
  });

  it('says where the form was left', async () => {
    const { stops, conversions } = await ask();
    expect(stops.map(({ stop, count }) => [stop, count])).toEqual([
      ['form', 1],
      ['refused', 1],
      ['abandoned', 1],
    ]);
    expect(conversions.find(({ kind }) => kind === 'donation')).toMatchObject({
      seen: { value: 4, before: null },
      made: { value: 3, before: null },
      rate: { value: 75, before: null },
    });
  });

  it('shares visits by device and by country', async () => {
    const { devices, countries } = await ask();
    expect(devices.map(({ label, visits }) => [label, visits.value])).toEqual([
      ['Téléphone', 4],
      ['Ordinateur', 2],
    ]);
    expect(countries.map(({ label, visits }) => [label, visits.value])).toEqual([
      ['Cameroun', 4],
      ['France', 2],
    ]);
  });

  it('draws hours of a day, days of a month, and leaves no gap', async () => {
    const { series } = await ask();
    expect(series.visits).toHaveLength(24);
    expect(series.visits[10]).toEqual({ at: '2027-03-10T10', value: 6, before: 2 });
    const month = await ask('period=30_days');
    expect(month.series.visits).toHaveLength(30);
    expect(month.series.visits.map(({ value }) => value ?? 0).reduce((sum, value) => sum + value, 0)).toBe(9);
    expect(month.peaks).toEqual([{ at: '2027-03-10', visits: 6, label: 'Lien « decembre »' }]);
  });
});

describe('whoever asks', () => {
  it.each(['administrateur', 'tresorier', 'editeur', 'accueil', 'lecteur'] as const)(
    'as %s is answered',
    async (role) => {
      expect((await (await api.asStaff(role))('/admin/analytics/visits')).status).toBe(200);
    },
  );

  it('as a stranger is refused', async () => {
    expect((await api.request('/admin/analytics/visits')).status).toBe(401);
  });

  it('hears what is wrong of a period that cannot be', async () => {
    for (const query of [
      'period=siècle',
      'period=dates&from=2027-13-01',
      'period=dates&from=0&to=null',
      'against=[]',
      'period=%00',
    ])
      expect((await reader(`/admin/analytics/visits?${query}`)).status, query).toBe(400);
    const refused = async (dates: string) =>
      (await reader(`/admin/analytics/visits?period=dates&${dates}`)).body.detail;
    expect(await refused('from=2027-03-10&to=2027-03-01')).toBe(ANALYTICS_DATES_FAULTS.reversed);
    for (const dates of ['from=2000-01-01&to=2099-12-31', 'from=2027-03-11', 'to=2027-03-11'])
      expect(await refused(dates), dates).toBe(ANALYTICS_DATES_FAULTS.future);
    expect((await reader('/admin/analytics/visits?period=dates&from=2000-01-01')).status).toBe(200);
  });
});

describe('a file of visits', () => {
  it('holds every line, in French numbers, and is named by what it holds and when', async () => {
    const { headers, text, status } = await reader('/admin/analytics/visits/export?list=sources&period=day');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="visites-par-source-2027-03-10-2027-03-10.csv"',
    );
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Venues de;Visites;Visites de la période d’avant;Dons payés;Dons payés avant;Visites qui ont donné;Visites qui ont donné, pour 100;Dons commencés;Demandes pour une bourse;Inscriptions;Dons d’objets',
      'Lien « decembre »;4;;1;;1;25;3;0;0;0',
    ]);
  });

  it('can be a workbook, and defuses what a code would run', async () => {
    await sendViews(api, { address: '203.0.113.5', utm_campaign: '=cmd|calc' });
    const { text } = await reader('/admin/analytics/visits/export?list=campaigns&period=day');
    expect(text).toContain(`'=cmd|calc;1;;0;0;0;0;0`);
    expect(text).toContain('decembre;4;;1;3;0;0;0');
    const book = await reader('/admin/analytics/visits/export?list=pages&format=xlsx');
    expect(book.headers.get('content-type')).toContain('spreadsheetml');
  });
});

it('each news of a campaign is a page of its own, by its title', async () => {
  // One day after another, each within the session of who reads.
  clock.set('2027-03-11T08:00:00Z');
  const update = await publishUpdate(admin, campaignId);
  const list = `/campagnes/${slug}/nouvelles`;
  await sendViews(
    api,
    { page: `${list}/${update.slug}` },
    { page: list },
    { page: `${list}/${update.slug}` },
  );
  const { pages } = await ask();
  expect(pages.map(({ label, path, views }) => [label, path, views.value])).toEqual([
    ['Le conteneur est parti', `${list}/${update.slug}`, 2],
    [list, list, 1],
  ]);
});

describe('a visit that gives twice', () => {
  it('is one that gave: no rate is above a hundred', async () => {
    clock.set('2027-03-12T07:00:00Z');
    const visitor = { address: '198.51.100.20', agent: PHONE };
    await sendViews(
      api,
      { ...visitor, utm_campaign: 'deux-dons', page: `/campagnes/${slug}` },
      { ...visitor, page: '/don' },
    );
    for (const session of [await give(visitor.address), await give(visitor.address)])
      await givers.act(session, { act: 'succeed' });
    // Gave from a page where nothing begins.
    await sendViews(api, { address: '198.51.100.21', agent: PHONE });
    await givers.act(await give('198.51.100.21'), { act: 'succeed' });
    await jobsSettled(api);
    const { figures, conversions, sources, stops } = await ask();
    expect([figures.gifts_begun.value, figures.gifts_paid.value]).toEqual([3, 3]);
    expect([figures.visits_began.value, figures.visits_gave.value]).toEqual([2, 2]);
    expect(conversions.find(({ kind }) => kind === 'donation')).toMatchObject({
      seen: { value: 1 },
      made: { value: 1 },
      rate: { value: 100 },
    });
    expect(stops[0]).toMatchObject({ stop: 'form', count: 0 });
    expect(sources.map(({ label, gifts, gifts_per_100 }) => [label, gifts.value, gifts_per_100])).toEqual([
      ['Lien « deux-dons »', 2, 100],
      ['Accès direct', 1, 100],
    ]);
    expect(
      await api.query(
        `SELECT dimension, value, visits::int FROM visit_days
          WHERE day = '2027-03-12' AND dimension IN ('done', 'gave') ORDER BY 1`,
      ),
    ).toEqual([
      { dimension: 'done', value: 'donation', visits: 1 },
      { dimension: 'gave', value: `/campagnes/${slug}`, visits: 1 },
    ]);
  });

  it('gave, when its second form alone was paid', async () => {
    clock.set('2027-03-13T06:00:00Z');
    const visitor = { address: '198.51.100.23', agent: PHONE };
    await sendViews(api, { ...visitor, utm_campaign: 'deux-essais', page: '/don' });
    await givers.act(await give(visitor.address), { act: 'refuse' });
    await givers.act(await give(visitor.address), { act: 'succeed' });
    await give(visitor.address);
    await jobsSettled(api);
    const { figures, sources } = await ask();
    expect([figures.gifts_begun.value, figures.gifts_paid.value]).toEqual([3, 1]);
    expect([figures.visits_began.value, figures.visits_gave.value]).toEqual([1, 1]);
    expect(sources.map(({ label, gave, gifts_per_100 }) => [label, gave, gifts_per_100])).toEqual([
      ['Lien « deux-essais »', 1, 100],
    ]);
    const [made] = await api.query(
      `SELECT count(DISTINCT made.visit)::int AS visits, count(visits.visitor)::int AS tied
         FROM visit_conversions made LEFT JOIN visits ON visits.visitor = made.visit
        WHERE made.utm_campaign = 'deux-essais'`,
    );
    expect(made).toEqual({ visits: 1, tied: 0 });
  });

  it('counts what it did after its last page as well', async () => {
    clock.set('2027-03-14T05:00:00Z');
    await sendViews(api, { address: '198.51.100.22', agent: PHONE, page: '/don' });
    const rate = async () => (await ask()).conversions.find(({ kind }) => kind === 'donation')?.rate.value;
    expect(await rate()).toBe(0);
    await give('198.51.100.22');
    expect(await rate()).toBe(100);
  });
});
