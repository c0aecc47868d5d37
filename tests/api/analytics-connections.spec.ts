import { AnalysisDatabase } from '@livres/api/dist/platform/database/analysis-database.js';
import { firstDaysOfFacts } from '@livres/api/dist/reporting/analytics/analytics-periods.queries.js';
import { QuestionsInFlight } from '@livres/api/dist/reporting/analytics/questions-in-flight.interceptor.js';
import pg from 'pg';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';
import { aGiftForm } from '../factories/donations.ts';
import { rowsOf } from '../factories/rows.ts';
import { aGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';

// What takes 5 seconds takes 10 here, and not as long as on the busiest machine.
const api = testApi({ PATIENCE: '2' });
stoppedClock(api, new Date('2027-03-20T09:00:00Z'));
const bursar = staffOf(api, 'tresorier');
const reader = staffOf(api, 'lecteur');
const QUESTION = '/admin/analytics/measures?measure=raised&period=dates&to=2027-03-20&from=2027-03-01';
const AT_ONCE = 10;

/** Holds what every question reads first, until it is let go. */
async function holdUp(): Promise<{ letGo: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE visit_days IN ACCESS EXCLUSIVE MODE');
  let end: Promise<void> | null = null;
  const letGo = () => (end ??= client.end());
  onTestFinished(letGo);
  return { letGo };
}

/** Listens to the connections of analyses. */
function asked() {
  const spy = vi.spyOn(api.app.get(AnalysisDatabase), 'query');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.filter(([text]) => text === firstDaysOfFacts.text).length;
}

/** Counts the questions that have reached their controller. */
function arrived() {
  const spy = vi.spyOn(QuestionsInFlight.prototype, 'intercept');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.length;
}

/** How many connections of this name wait for what is held up. */
async function waitingAs(name: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(
    api.databaseUrl,
    `SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1 AND wait_event_type = 'Lock'`,
    [name],
  );
  return Number(row?.count);
}

beforeAll(async () => {
  await aGift(api, { amount: 4000 });
  // Facts are level, and connections are there.
  expect((await bursar(QUESTION)).body.total.value).toBe(40);
  expect((await reader(QUESTION)).status).toBe(200);
});

it('A29: ten who ask the same at once make one computation, and nothing of it is kept', async () => {
  const computations = asked();
  const questions = arrived();
  const { letGo } = await holdUp();
  const answers = Array.from({ length: AT_ONCE }, () => bursar(QUESTION));
  await expect.poll(questions).toBe(AT_ONCE);
  await expect.poll(computations).toBe(1);
  await letGo();
  const bodies = (await Promise.all(answers)).map(({ status, body }) => [status, body.total?.value]);
  expect(bodies).toEqual(Array.from({ length: AT_ONCE }, () => [200, 40]));
  expect(computations()).toBe(1);
  await bursar(QUESTION);
  expect(computations()).toBe(2);
});

it('A27: who may see something else has a computation of his own', async () => {
  const computations = asked();
  const { letGo } = await holdUp();
  const answers = [bursar(QUESTION), reader(QUESTION)];
  await expect.poll(computations).toBe(2);
  await letGo();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

it('A29: a gift waits for none of ten questions that do not end, and they end with a sentence', async () => {
  const { letGo } = await holdUp();
  const questions = arrived();
  const answers = Array.from({ length: AT_ONCE }, (_, day) => bursar(QUESTION.replace(/01$/, `1${day}`)));
  await expect.poll(questions).toBe(AT_ONCE);
  await expect.poll(() => waitingAs('livres-en-partage-analyses')).toBe(3);
  expect(await waitingAs('livres-en-partage')).toBe(0);
  expect((await api.request('/donations/', { body: aGiftForm() })).status).toBe(201);
  for (const { status: said, body } of await Promise.all(answers)) {
    expect([said, body.type]).toEqual([503, '/problems/analyse-trop-longue']);
    expect(body.detail).toContain('choisissez une période plus courte');
  }
  await letGo();
  expect((await bursar(QUESTION)).status).toBe(200);
});
