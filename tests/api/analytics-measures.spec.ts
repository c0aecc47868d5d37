import type { Dimension, Measure, MeasureAnswer } from '@livres/api/contract';
import { MEASURE_NAMES, MEASURE_SHAPES, MEASURES } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, type Request, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGift, moved } from '../factories/gifts.ts';
import { sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

const IN_MARCH = new Date('2027-03-11T09:00:00Z');
const IN_FEBRUARY = new Date('2027-02-11T09:00:00Z');
/** The 1st of March in Paris, still February in UTC. */
const FIRST_HOUR = new Date('2027-02-28T23:20:00Z');

const api = testApi();
stoppedClock(api, new Date('2027-03-20T12:00:00Z'));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');
let school: { id: number };
let library: { id: number };

const ask = async (query: string, staff: Request = reader): Promise<MeasureAnswer> =>
  (await staff(`/admin/analytics/measures?${query}`)).body;
const linesOf = (answer: MeasureAnswer) =>
  answer.lines.map(({ label, value, before }) => [label, value, before]);

beforeAll(async () => {
  school = await createCampaign(admin, { title: 'Une école à Foumban' });
  library = await createCampaign(admin, { title: 'Une bibliothèque à Dschang' });
  const lyon = { country: 'France', postal_code: '69003' };
  await aGift(api, {
    ...lyon,
    email: 'a@example.org',
    amount: 8000,
    given_at: IN_FEBRUARY,
    campaign_id: school.id,
  });
  const whole = await aGift(api, { ...lyon, email: 'a@example.org', amount: 10_000, campaign_id: school.id });
  await moved(api, { id: whole.id, campaign_id: school.id, kind: 'refund', amount: 2000, at: IN_MARCH });
  await aGift(api, {
    email: 'b@example.org',
    amount: 5000,
    given_at: FIRST_HOUR,
    campaign_id: library.id,
    country: 'Belgique',
    postal_code: '1000',
    payment_method: 'cheque',
    source: 'equipe',
  });
  await sendViews(api, {}, { page: '/don' });
});

describe('a measure', () => {
  it('is the journal’s sum of days of Paris, beside the period before', async () => {
    expect(await ask('measure=raised&period=month')).toMatchObject({
      from: '2027-03-01',
      to: '2027-03-20',
      before_from: '2027-02-01',
      total: { value: 130, before: 80 },
      unit: 'euros',
    });
  });

  it('is the same as what the dashboard shows of those days', async () => {
    const { body } = await reader('/admin/giving/figures?period=month');
    const of = async (measure: string) =>
      (await ask(`measure=${measure}&period=month&dimension=campaign`)).total.value;
    expect(await of('raised')).toBe(body.now.raised);
    expect(await of('gifts')).toBe(body.now.gifts);
    expect(await of('average')).toBe(body.now.average);
    expect(await of('refunded')).toBe(body.now.refunded);
    expect((await ask('measure=donors&period=month')).total.value).toBe(body.now.donors);
    expect((await ask('measure=new_donors&period=month')).total.value).toBe(body.now.new_donors);
  });

  it('adds up to its total, whatever it is shared out by', async () => {
    const month = 'period=month';
    for (const measure of ['raised', 'gifts', 'visits', 'views'] as const)
      for (const dimension of MEASURE_SHAPES[measure].dimensions) {
        // A visit that saw two pages is in two lines.
        if (measure === 'visits' && dimension === 'page') continue;
        const { total, lines, series } = await ask(`measure=${measure}&dimension=${dimension}&${month}`);
        const parts = dimension === 'step' ? series : lines;
        const sum = parts.reduce((all, { value }) => all + (value ?? 0), 0);
        expect(sum, `${measure} ${dimension}`).toBe(total.value);
      }
  });

  it('names its lines in French', async () => {
    expect(linesOf(await ask('dimension=campaign&period=month'))).toEqual([
      ['Une école à Foumban', 80, 80],
      ['Une bibliothèque à Dschang', 50, 0],
    ]);
    expect(linesOf(await ask('dimension=region&period=month'))).toEqual([
      ['Rhône (69)', 80, 80],
      ['Belgique', 50, 0],
    ]);
    expect(linesOf(await ask('dimension=method&period=month')).map(([label]) => label)).toContain('Chèque');
    expect(linesOf(await ask('measure=views&dimension=page&period=month')).map(([label]) => label)).toContain(
      'Accueil',
    );
  });

  it('is narrowed to a campaign, and to where donors live', async () => {
    expect((await ask(`period=month&campaign=${school.id}`)).total).toEqual({ value: 80, before: 80 });
    expect((await ask('period=month&region=69')).total).toEqual({ value: 80, before: 80 });
    expect((await ask(`period=month&region=69&campaign=${library.id}`)).total).toEqual({
      value: 0,
      before: 0,
    });
    const there = await ask('period=month&region=69&dimension=campaign');
    expect(linesOf(there)).toEqual([['Une école à Foumban', 80, 80]]);
    const { series, total } = await ask('period=month&region=69');
    expect(series.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(total.value);
  });

  it('has every day of the change of hour once', async () => {
    const { series } = await ask('period=dates&from=2026-03-28&to=2026-03-30');
    expect(series.map(({ at }) => at)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect((await ask('period=all')).before_from).toBeNull();
  });

  it('of every kind is answered by every share that it has', async () => {
    for (const measure of MEASURE_NAMES)
      for (const dimension of MEASURE_SHAPES[measure].dimensions) {
        const answer = await admin(
          `/admin/analytics/measures?measure=${measure}&dimension=${dimension}&period=all`,
        );
        expect(answer.status, `${measure} ${dimension}: ${answer.text}`).toBe(200);
      }
  });

  it('is a file with all its lines, in numbers that a French spreadsheet reads', async () => {
    const { text, headers } = await reader(
      '/admin/analytics/measures/export?measure=average&dimension=campaign&period=month',
    );
    expect(headers.get('content-disposition')).toContain('don-moyen-par-campagne-2027-03-01-2027-03-20.csv');
    expect(text.split('\r\n')[1]).toBe('Une école à Foumban;100;80');
  });
});

describe('facts that are far behind the journal', () => {
  it('are made by a job, and meanwhile the figures that stand are shown with their moment', async () => {
    const before = await ask('period=month');
    await aGift(api, { email: 'c@example.org', amount: 700, campaign_id: school.id });
    const afterImport = "UPDATE analytics_refreshes SET journal_id = journal_id - 30000 WHERE name = 'gifts'";
    await api.query(afterImport);
    expect((await ask('period=month')).total).toEqual(before.total);
    await expect
      .poll(async () => (await ask('period=month')).total.value, { timeout: 10_000 })
      .toBe((before.total.value ?? 0) + 7);
  });
});

describe('who asks', () => {
  it.each([
    ['tresorier', 'raised', 200],
    ['editeur', 'raised', 403],
    ['accueil', 'raised', 403],
    ['editeur', 'visits', 200],
    ['accueil', 'requests', 200],
    ['lecteur', 'requests', 200],
    ['editeur', 'requests', 403],
  ] as const)('as %s for %s hears %i', async (role, measure, status) => {
    const staff = await api.asStaff(role);
    expect((await staff(`/admin/analytics/measures?measure=${measure}`)).status).toBe(status);
    expect((await staff(`/admin/analytics/measures/export?measure=${measure}`)).status).toBe(status);
  });

  it('hears in French what cannot be asked', async () => {
    const wrong: [Measure, string][] = [
      ['visits', 'dimension=method'],
      ['visits', 'campaign=1'],
      ['donors', 'region=69'],
      ['raised', 'campaign=0'],
      ['raised', 'campaign=99999999999'],
      ['raised', 'region=%00'],
      ['raised', 'dimension=siècle'],
    ];
    for (const [measure, rest] of wrong) {
      const { status, body } = await reader(`/admin/analytics/measures?measure=${measure}&${rest}`);
      expect(status, rest).toBe(400);
      expect(body.detail, rest).toMatch(/[a-zé]/);
    }
    expect((await ask('campaign=999999')).total.value).toBe(0);
  });

  it('may ask for every measure that its role may read, and each names a resource', () => {
    const dimensions = new Set<Dimension>(
      MEASURE_NAMES.flatMap((measure) => MEASURE_SHAPES[measure].dimensions),
    );
    expect(dimensions.size).toBeGreaterThan(10);
    expect(MEASURE_NAMES.every((measure) => MEASURES[measure].resource)).toBe(true);
  });
});
