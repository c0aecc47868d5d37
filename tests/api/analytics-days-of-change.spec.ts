import { HOUR_MS, type MeasureAnswer, type VisitAnalytics } from '@livres/api/contract';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, staffOf, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGift } from '../factories/gifts.ts';
import { sendViews } from '../factories/page-views.ts';
import { insertRow } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';

/** With how many hours each has, and the moment at which it begins in Paris. */
const DAYS = [
  ['2026-03-29', 23, '2026-03-28T23:00:00Z'],
  ['2026-07-14', 24, '2026-07-13T22:00:00Z'],
  ['2026-10-25', 25, '2026-10-24T22:00:00Z'],
  ['2027-01-12', 24, '2027-01-11T23:00:00Z'],
] as const;

const api = testApi();
const clock = stoppedClock(api, new Date('2027-01-20T12:00:00Z'));
const admin = adminOf(api);
const reader = staffOf(api, 'lecteur');

const measured = async (query: string): Promise<MeasureAnswer> =>
  (await reader(`/admin/analytics/measures?dimension=step&${query}`)).body;
const daily = (day: string, measure: string) =>
  measured(`measure=${measure}&period=dates&from=${day}&to=${day}`);
const sumOf = (points: readonly { value: number | null }[]) =>
  points.reduce((sum, { value }) => sum + (value ?? 0), 0);
const rawVisits = async (day: string): Promise<number> =>
  Number((await api.app.get(DataSource).query('SELECT count(*) FROM visits WHERE day = $1', [day]))[0].count);

const ofRaw: Record<string, number> = {};

beforeAll(async () => {
  const campaign = await createCampaign(admin, { title: 'Une bibliothèque à Dschang' });
  for (const [day, hours, midnight] of DAYS) {
    for (let hour = 0; hour < hours; hour++) {
      const at = new Date(Date.parse(midnight) + hour * HOUR_MS + 60_000);
      clock.set(at);
      await sendViews(
        api,
        { address: `192.0.2.${hour + 1}` },
        { address: `192.0.2.${hour + 1}`, page: '/don' },
      );
      await aGift(api, { amount: 1000, given_at: at, created_at: at, source: 'site' });
      await insertRow(api.app.get(DataSource), 'campaign_gifts', {
        campaign_id: campaign.id,
        kind: 'books',
        quantity: 1,
        source: 'physical_donation',
        source_ref: at.toISOString(),
        given_at: at,
        mode: 'live',
      });
    }
    await api.app.get(VisitRollupsService, { strict: false }).rollUp();
    ofRaw[day] = await rawVisits(day);
  }
  clock.set('2027-01-20T12:00:00Z');
});

describe.each(DAYS)('%s', (day, hours) => {
  it.each(['visits', 'raised', 'gifts', 'donors', 'books'])(`has ${hours} hours of %s`, async (measure) => {
    const { series, total } = await daily(day, measure);
    const each = measure === 'raised' ? 10 : 1;
    expect(series.map(({ value }) => value)).toEqual(Array.from({ length: hours }, () => each));
    expect(total.value).toBe(sumOf(series));
  });

  it('has the same gifts of a region, and online, by the hour', async () => {
    const { series } = await measured(`measure=gifts&region=69&period=dates&from=${day}&to=${day}`);
    expect(series.map(({ value }) => value)).toEqual(Array.from({ length: hours }, () => 1));
    const screen: VisitAnalytics = (
      await reader(`/admin/analytics/visits?period=dates&from=${day}&to=${day}`)
    ).body;
    expect(sumOf(screen.series.online ?? [])).toBe(hours * 10);
  });

  it('A13: has the same visits by rows, hours, days and months', async () => {
    const month = `${day.slice(0, 7)}-01`;
    const end = day.slice(0, 7) === '2027-01' ? '2027-01-20' : `${day.slice(0, 7)}-30`;
    const days = await measured(`measure=visits&period=dates&from=${month}&to=${end}`);
    const months = await measured('measure=visits&period=dates&from=2026-03-01&to=2027-01-20');
    expect(days.step).toBe('day');
    expect(months.step).toBe('month');
    expect([
      ofRaw[day],
      sumOf((await daily(day, 'visits')).series),
      days.series.find(({ at }) => at === day)?.value,
      months.series.find(({ at }) => at === month)?.value,
    ]).toEqual([hours, hours, hours, hours]);
  });
});

describe('A14: an hour', () => {
  const hoursOf = async (day: string) => (await daily(day, 'visits')).series.map(({ at }) => at.slice(10));

  it('that spring skips is no bar', async () => {
    expect((await hoursOf('2026-03-29')).slice(0, 4)).toEqual(['T00', 'T01', 'T03', 'T04']);
  });

  it('that autumn shows twice is two bars', async () => {
    expect((await hoursOf('2026-10-25')).slice(1, 5)).toEqual(['T01', 'T02', 'T02+01', 'T03']);
    expect((await hoursOf('2026-10-25')).at(-1)).toBe('T23');
  });

  it('is compared with that of the same name, of which another day may have two or none', async () => {
    const before = async (day: string) =>
      (await daily(day, 'visits')).series.slice(0, 4).map(({ at, before: was }) => [at.slice(10), was]);
    expect(await before('2026-03-30')).toEqual([
      ['T00', 1],
      ['T01', 1],
      ['T02', null],
      ['T03', 1],
    ]);
    expect(await before('2026-10-26')).toEqual([
      ['T00', 1],
      ['T01', 1],
      ['T02', 2],
      ['T03', 1],
    ]);
    expect(sumOf((await daily('2026-10-26', 'visits')).series.map(({ before: value }) => ({ value })))).toBe(
      25,
    );
  });
});
