import { expect, it, onTestFinished } from 'vitest';
import { startApi, type TestApi, testApi } from '../factories/api.ts';
import { testDatabase } from '../factories/database.ts';
import { sendViews } from '../factories/page-views.ts';
import { rowsOf } from '../factories/rows.ts';
import { stopClock } from '../factories/time.ts';

const NOW = new Date('2027-03-12T09:00:00Z');
const database = testDatabase();
const one = testApi({}, database);

const visits = () =>
  rowsOf<{ views: number }>(database.url, 'SELECT views FROM visits ORDER BY views').then((rows) =>
    rows.map(({ views }) => views),
  );

async function another(): Promise<TestApi> {
  const api = await startApi({ database });
  stopClock(api, NOW);
  return api;
}

it('A7: a visitor of two processes and after three restarts is one', async () => {
  stopClock(one, NOW);
  const two = await another();
  let isOpen = true;
  onTestFinished(() => (isOpen ? two.close() : undefined));
  // At once, before either has a key.
  await Promise.all([sendViews(one, {}), sendViews(two, { page: '/don' })]);
  expect(await visits()).toEqual([2]);
  await two.close();
  isOpen = false;
  for (let restart = 1; restart <= 3; restart++) {
    const again = await another();
    await sendViews(again, { page: '/contact' }).finally(() => again.close());
    expect(await visits()).toEqual([2 + restart]);
  }
  await sendViews(one, { address: '192.0.2.77' });
  expect(await visits()).toEqual([1, 5]);
});

it('A7: the key of the day is in no log of the database', async () => {
  const [table] = await rowsOf<{ kept: string }>(
    database.url,
    `SELECT relpersistence AS kept FROM pg_class WHERE relname = 'visit_day_keys'`,
  );
  expect(table?.kept).toBe('u');
});
