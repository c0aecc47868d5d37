import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { testStripe } from '../factories/providers.ts';
import { type ApiProcess, endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { testDatabase } from '../factories/database.ts';
import { aGiftForm } from '../factories/donations.ts';
import { booksOf, pledge, type PledgedGift, someAddress } from '../factories/paid-gifts.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

/** A worker that died without a word is noticed by its silence. */
const RESUMES_WITHIN_MS = 200_000;
const LONG_MS = 600_000;

const stripe = testStripe();
const database = testDatabase();
afterEach(() => endApiProcesses());

describe('after a kill -9', { timeout: 300_000 }, () => {
  it('between Stripe’s work and its answer, the same form is the same gift and the same payment', async () => {
    const first = await start();
    const body = aGiftForm({
      payment_method: 'card',
      form_key: randomUUID(),
      email: `${randomUUID()}@example.org`,
    });
    const sessions = () => stripe.state.all('checkout.session').length;
    const before = sessions();
    stripe.befall({ kind: 'answer_late', ms: LONG_MS }, /POST \/v1\/checkout\/sessions/);
    const lost = first.request('/donations/', { body }).catch(() => null);
    await eventually('Stripe to have begun', () => sessions() > before);
    await kill(first);
    expect(await lost).toBeNull();

    const next = await start();
    const again = await next.request('/donations/', { body, headers: { 'x-forwarded-for': someAddress() } });
    expect(again).toMatchObject({ status: 201, body: { status: 'pending', next: { kind: 'redirect' } } });
    expect(sessions()).toBe(before + 1);
    const attempts = await rowsOf(database.url, `SELECT status FROM payment_attempts WHERE subject_id = $1`, [
      again.body.id,
    ]);
    expect(attempts).toEqual([{ status: 'waiting' }]);
  });

  it('in the middle of announcements, every one that was taken is done, once, and the others when they come again', async () => {
    const first = await start();
    const gifts = await atOnce(4, () => pledgeAt(first));
    stripe.deliveries.next();
    for (const { session_id } of gifts) stripe.payer.pays(session_id);
    const events = stripe.deliveries.next();
    // The first questions about them hang: the process dies over one.
    stripe.befall({ kind: 'slow', ms: LONG_MS }, /GET \/v1\/payment_intents/, 4);
    const taken = new Set<string>();
    await Promise.all(
      events.slice(0, 12).map(async (event) => {
        if ((await post(first, event).catch(() => 0)) === 200) taken.add(event.id);
      }),
    );
    await eventually('a job at work', async () => (await atWork()) > 0);
    await kill(first);

    const next = await start();
    for (const event of events) if (!taken.has(event.id)) expect(await post(next, event)).toBe(200);
    await eventually('everything done', async () => (await waiting()) === 0, RESUMES_WITHIN_MS);
    for (const gift of gifts)
      expect(await booksOf(database.url, gift)).toMatchObject({
        status: 'succeeded',
        given: 4200,
        kinds: {
          gift: 1,
          fee: 1,
        },
        thanks: 1,
      });
  });
});

async function start(): Promise<ApiProcess> {
  const api = await startApiProcess({
    DATABASE_URL: database.url,
    REQUESTS_PER_MINUTE: '100000',
    ...stripe.env,
  });
  // Two cores may be busy with other specs: how fast it starts is for start-up.spec to say.
  await eventually('ready', () => api.isReady(), RESUMES_WITHIN_MS);
  return api;
}

async function kill(api: ApiProcess): Promise<void> {
  api.kill('SIGKILL');
  expect(await api.exit).toBeNull();
}

const pledgeAt = ({ request }: ApiProcess): Promise<PledgedGift> =>
  pledge({ request, databaseUrl: database.url });
const post = (api: ApiProcess, event: Parameters<typeof stripe.deliveries.post>[1]) =>
  stripe.deliveries.post(`${api.origin}/api/v1/donations/webhook/stripe/`, event);
const waiting = async (): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      database.url,
      `SELECT count(*)::int AS n FROM payment_events WHERE handled_at IS NULL`,
    )
  )[0]!.n;
const atWork = async (): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      database.url,
      `SELECT count(*)::int AS n FROM jobs.job WHERE name = 'payments.event' AND state = 'active'`,
    )
  )[0]!.n;
