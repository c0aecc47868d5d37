import type { MeasureAnswer, VisitAnalytics } from '@livres/api/contract';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { beforeAll, expect, it } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';
import { aGift } from '../factories/gifts.ts';
import { sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

/** A Wednesday, 11 o’clock in Paris. */
const NOW = new Date('2027-03-17T10:30:00Z');
const api = testApi();
const clock = stoppedClock(api, NOW);
const reader = staffOf(api, 'lecteur');

const measured = async (measure: string, period = 'week'): Promise<MeasureAnswer> =>
  (await reader(`/admin/analytics/measures?measure=${measure}&period=${period}`)).body;

let visitors = 0;
/** A visit of two pages, and 10 € given on the site. */
async function comeAndGive(at: string): Promise<void> {
  clock.set(at);
  const address = `192.0.2.${(visitors += 1)}`;
  await sendViews(api, { address }, { address, page: '/contact' });
  await aGift(api, { amount: 1000, given_at: clock.now(), created_at: clock.now(), source: 'site' });
}

beforeAll(async () => {
  // Long before, so that the days that are compared are days that were counted.
  await comeAndGive('2027-01-04T10:00:00Z');
  // The week before: two on Monday, then Wednesday before, within and after the hour that it is now.
  for (const at of ['2027-03-08T08:00:00Z', '2027-03-08T20:00:00Z']) await comeAndGive(at);
  for (const at of ['2027-03-10T06:00:00Z', '2027-03-10T10:45:00Z', '2027-03-10T11:15:00Z'])
    await comeAndGive(at);
  // The day after, which is beyond this week's part.
  await comeAndGive('2027-03-11T08:00:00Z');
  await comeAndGive('2027-03-15T08:00:00Z');
  await comeAndGive('2027-03-17T08:00:00Z');
  await api.app.get(VisitRollupsService, { strict: false }).rollUp();
  clock.set(NOW);
});

it.each([
  ['visits', 2, 4],
  ['views', 4, 8],
  ['raised', 20, 40],
  ['gifts', 2, 4],
])(
  'A15: %s of a week under way stand beside the last one up to the same hour',
  async (measure, now, before) => {
    const { total, before_from, before_to, before_hours } = await measured(measure);
    expect([before_from, before_to, before_hours]).toEqual(['2027-03-08', '2027-03-10', 12]);
    expect(total).toEqual({ value: now, before });
  },
);

it('says that whole days are compared where hours do not add up: who gave twice is one donor', async () => {
  const { total, before_to, before_hours } = await measured('donors');
  expect([before_to, before_hours, total.before]).toEqual(['2027-03-10', null, 5]);
});

it('has on the screen of visits the same figures, to the same hour', async () => {
  const { body }: { body: VisitAnalytics } = await reader('/admin/analytics/visits?period=week');
  expect(body.before_hours).toBe(12);
  expect(body.figures).toMatchObject({
    visits: { value: 2, before: 4 },
    views: { value: 4, before: 8 },
    views_per_visit: { value: 2, before: 2 },
    online: { value: 20, before: 40 },
  });
});

it('a period that is over is compared as a whole', async () => {
  const { body }: { body: MeasureAnswer } = await reader(
    '/admin/analytics/measures?measure=visits&period=dates&from=2027-03-15&to=2027-03-16',
  );
  expect([body.before_hours, body.total]).toEqual([null, { value: 1, before: 0 }]);
});
