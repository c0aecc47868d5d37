import type { VisitAnalytics } from '@livres/api/contract';
import { DAY_MS } from '@livres/api/dist/platform/clock/durations.contract.js';
import { VisitMeasuresService } from '@livres/api/dist/reporting/visits/visit-measures.service.js';
import { dropOldDays, sumMonth } from '@livres/api/dist/reporting/visits/visit-rollups.queries.js';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';
import { sendViews } from '../factories/page-views.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const clock = stoppedClock(api, new Date('2027-06-20T09:00:00Z'));
const reader = staffOf(api, 'lecteur');

const FIRST = '2025-01-01';
const LAST = '2027-02-19';
/** Of months before this one, only the sum is kept. */
const DAYS_SINCE = '2025-03-01';
const PAGES = ['/', '/campagnes', '/contact'];

interface Counted {
  day: string;
  value: string;
  visits: number;
  views: number;
}

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
/** Each day and page with numbers of its own; the last page is not seen every day. */
const counted: Counted[] = Array.from(
  { length: (Date.parse(LAST) - Date.parse(FIRST)) / DAY_MS + 1 },
  (_, index) =>
    PAGES.filter((page) => page !== '/contact' || index % 7 === 0).map((value, place) => {
      const visits = 1 + ((index * 37 + place * 11) % 101);
      return { day: after(FIRST, index), value, visits, views: visits * 2 + (index % 5) };
    }),
).flat();

function added(rows: readonly Counted[]) {
  const sum = (part: 'visits' | 'views') => rows.reduce((total, row) => total + row[part], 0);
  return { visits: sum('visits'), views: sum('views') };
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
/** Where nothing is kept but the month, its first day has all of it. */
const dayOf = ({ day }: Counted) => (day < DAYS_SINCE ? firstOfMonth(day) : day);
const sumsOf = (from: string | null, to: string | null, pages: readonly string[]) =>
  added(
    counted.filter(
      (row) => from && to && dayOf(row) >= from && dayOf(row) <= to && pages.includes(row.value),
    ),
  );

describe('a period of days and whole months', () => {
  beforeAll(async () => {
    const database = api.app.get(DataSource);
    const byDay = Map.groupBy(counted, ({ day }) => day);
    const totals = [...byDay].map(([day, rows]) => ({ day, value: '', ...added(rows) }));
    for (const [dimension, rows] of Object.entries({ page: counted, total: totals }))
      await api.query(
        `INSERT INTO visit_days (day, dimension, value, visits, views)
         SELECT day, $1, value, visits, views
           FROM jsonb_to_recordset($2) AS rows (day date, value text, visits bigint, views bigint)`,
        [dimension, JSON.stringify(rows)],
      );
    for (const month of new Set([...byDay.keys()].map(firstOfMonth))) await sumMonth.run(database, month);
    await dropOldDays.run(database, DAYS_SINCE);
  });

  it.each([
    ['inside one month', '2026-05-10', '2026-05-20', null, null],
    ['one day', '2026-05-31', '2026-05-31', '2026-05-30', '2026-05-30'],
    ['over the end of a month, without a whole one', '2026-05-20', '2026-06-12', '2026-04-26', '2026-05-19'],
    ['one whole month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['a whole month and one day on each side', '2026-03-31', '2026-05-01', '2026-02-27', '2026-03-30'],
    ['from the first of a month', '2026-03-01', '2026-06-14', '2025-11-15', '2026-02-28'],
    ['to the last of a month', '2026-03-02', '2026-06-30', '2025-11-01', '2026-03-01'],
    ['a year with ragged edges', '2026-01-31', '2027-01-30', '2025-01-31', '2026-01-30'],
    ['over years that overlap those beside them', '2025-08-17', '2027-02-19', '2024-08-17', '2026-02-19'],
    ['that begins where days are not kept any more', '2025-01-15', '2025-06-10', null, null],
    ['that ends there', '2025-01-01', '2025-02-10', null, null],
    ['since ever', FIRST, LAST, null, null],
    ['that ends before it begins', '2026-06-10', '2026-03-10', null, null],
  ])('%s equals the sums of its days', async (_, from, to, before_from, before_to) => {
    const measures = api.app.get(VisitMeasuresService);
    const days = { from, to, before_from, before_to };
    const expected = (...pages: string[]) => {
      const [now, before] = [sumsOf(from, to, pages), sumsOf(before_from, before_to, pages)];
      return { ...now, before_visits: before.visits, before_views: before.views };
    };
    expect(await measures.totals(days)).toEqual(expected(...PAGES));
    for (const page of PAGES) expect(await measures.of('page', page, days), page).toEqual(expected(page));
    const lines = await measures.by('page', days);
    const seen = PAGES.map((value) => ({ value, ...expected(value) })).filter(
      ({ visits, before_visits }) => visits + before_visits > 0,
    );
    expect(lines.toSorted((a, b) => (a.value! < b.value! ? -1 : 1))).toEqual(seen);
    expect(lines.map(({ visits }) => visits)).toEqual(
      lines.map(({ visits }) => visits).toSorted((a, b) => b - a),
    );
  });
});

it('the screen of several months with ragged edges counts what the rows of its visits count', async () => {
  const came = {
    '03-30': 1,
    '03-31': 2,
    '04-01': 3,
    '04-30': 1,
    '05-01': 4,
    '05-31': 2,
    '06-01': 5,
    '06-02': 3,
  };
  for (const [day, visitors] of Object.entries(came)) {
    clock.set(`2027-${day}T09:00:00Z`);
    const views = Array.from({ length: visitors }, (_, last) => ({ address: `192.0.2.${last + 1}` }));
    await sendViews(api, ...views, { address: '192.0.2.1', page: '/contact' });
    await api.app.get(VisitRollupsService).rollUp();
  }
  clock.set('2027-06-20T09:00:00Z');
  const dates = 'from=2027-03-31&to=2027-06-01';
  const { body } = await reader<VisitAnalytics>(`/admin/analytics/visits?period=dates&${dates}`);
  const [rows] = await api.query(
    `SELECT count(*)::int AS visits, sum(views)::int AS views FROM visits WHERE day BETWEEN '2027-03-31' AND '2027-06-01'`,
  );
  expect(rows).toEqual({ visits: 17, views: 23 });
  expect([body.figures.visits.value, body.figures.views.value]).toEqual([rows.visits, rows.views]);
  const pages = await api.query(
    `SELECT page, count(*)::int AS visits, sum(views)::int AS views FROM visit_pages
      WHERE day BETWEEN '2027-03-31' AND '2027-06-01' GROUP BY page ORDER BY page`,
  );
  expect(
    body.pages
      .map(({ path, visits, views }) => ({ page: path, visits: visits.value, views: views.value }))
      // The others were seen in the period before.
      .filter(({ views }) => views !== 0),
  ).toEqual(pages);
});
