import { randomUUID } from 'node:crypto';
import { DemoProvider } from '@livres/api/dist/giving/payments/demo/demo-provider.js';
import { DescribesPayments } from '@livres/api/dist/giving/payments/payment-checkout.service.js';
import { PaymentsModule } from '@livres/api/dist/giving/payments/payments.module.js';
import { PaymentsService } from '@livres/api/dist/giving/payments/payments.service.js';
import type { DemoActionInput, DemoSession } from '@livres/api/contract';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../factories/api.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { DAY_MS } from '@livres/api/contract';

const PURPOSE = 'essai';
const NOW = new Date('2027-01-31T10:00:00Z');
const DESCRIPTION = {
  description: 'Don à Livres en partage',
  reference: 'DON-20270131-0000000A',
  payer: { email: 'awa@example.org', name: 'Awa Ngo', customer_id: null, phone: null },
  success_url: 'http://localhost:3000/don/confirmation',
  cancel_url: 'http://localhost:3000/faire-un-don?annule=1',
};

let api: TestApi;
let payments: PaymentsService;
let provider: DemoProvider;
let clock: StoppedClock;
let every: 'month' | 'quarter' | 'year' | null = null;

class TrialPayments {
  async describe() {
    return { ...DESCRIPTION, every };
  }
}
DescribesPayments(PURPOSE)(
  TrialPayments.prototype,
  'describe',
  Object.getOwnPropertyDescriptor(TrialPayments.prototype, 'describe')!,
);
const providers: object[] = Reflect.getMetadata(MODULE_METADATA.PROVIDERS, PaymentsModule);

beforeAll(async () => {
  providers.push(TrialPayments);
  api = await startApi();
  clock = stopClock(api, NOW);
  payments = api.app.get(PaymentsService, { strict: false });
  provider = api.app.get(DemoProvider, { strict: false });
});
afterAll(async () => {
  providers.splice(providers.indexOf(TrialPayments), 1);
  await api?.close();
});

async function open(amount = 5_000) {
  const tx = api.app.get(DataSource).manager;
  const own = { purpose: PURPOSE, subject_id: randomUUID(), provider: 'demo', method: 'demo' } as const;
  return payments.open(tx, { ...own, amount, currency: 'EUR' });
}
async function begun(pace: typeof every = null) {
  every = pace;
  const { id } = await open();
  const attempt = await payments.begin(id);
  const session = attempt.provider_session_id!;
  const action = (body: DemoActionInput) => api.request<DemoSession>(`/payments/demo/${session}/`, { body });
  return { id, session, attempt, act: action };
}
const factsOf = (session_id: string) => provider.factsOf({ kind: 'session', session_id });
const statusOf = async (id: string) => (await payments.attempt(id))!.status;

describe('a demonstration payment', () => {
  it('is begun once however often it is asked for, and leads to a page of the site', async () => {
    every = null;
    const { id } = await open();
    const request = {
      id,
      amount: 5_000,
      currency: 'EUR',
      method: 'demo',
      every: null,
      ...DESCRIPTION,
    } as const;
    const [one, other] = await Promise.all([provider.begin(request), provider.begin(request)]);
    expect(other).toEqual(one);
    expect(one.next).toEqual({
      kind: 'redirect',
      url: `http://localhost:3000/don/demonstration/${one.session_id}`,
    });
    await expect(provider.begin({ ...request, amount: 1 })).rejects.toMatchObject({
      code: 'idempotency_error',
    });
  });

  it('says what is paid, and where one goes on with its session', async () => {
    const { session } = await begun();
    const { status, body, headers } = await api.request<DemoSession>(`/payments/demo/${session}/`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ amount: 50, currency: 'EUR', status: 'waiting', subscription: null });
    expect(body.success_url).toBe(`http://localhost:3000/don/confirmation?session_id=${session}`);
  });

  it('is announced like a real one, and its attempt follows', async () => {
    const { id, act } = await begun();
    expect((await act({ act: 'succeed' })).body.status).toBe('succeeded');
    await eventually('a followed attempt', async () => (await statusOf(id)) === 'succeeded' || undefined);
    expect((await act({ act: 'refuse' })).status).toBe(409);
  });

  it('is refused for the reason that was chosen', async () => {
    const { session, act } = await begun();
    await act({ act: 'refuse', reason: 'insufficient_funds' });
    expect(await factsOf(session)).toMatchObject([
      { kind: 'payment', payment: { status: 'failed', failure_code: 'insufficient_funds', fee: null } },
    ]);
  });

  it('may take its time, then succeed or fail', async () => {
    const { session, act } = await begun();
    await act({ act: 'delay' });
    expect(await factsOf(session)).toMatchObject([{ payment: { status: 'processing' } }]);
    expect((await act({ act: 'delay' })).status).toBe(409);
    expect((await act({ act: 'succeed' })).body.status).toBe('succeeded');
    expect(await factsOf(session)).toMatchObject([{ payment: { status: 'succeeded', fee: 100 } }]);
  });

  it('can no longer be paid after a day', async () => {
    const { act } = await begun();
    clock.advance(DAY_MS + 1);
    const { status } = await act({ act: 'succeed' });
    clock.set(NOW);
    expect(status).toBe(409);
  });

  it('is given back in part once for each key, and never for more than it was', async () => {
    const { attempt, session, act } = await begun();
    const paid = attempt.provider_payment_id!;
    const back = (key: string, amount: number) => provider.refund(paid, { key, amount });
    await expect(back('a', 1_000)).rejects.toMatchObject({ code: 'resource_missing' });
    await act({ act: 'succeed' });
    const [one, again] = await Promise.all([back('a', 1_000), back('a', 1_000)]);
    expect(again).toEqual(one);
    await expect(back('b', 4_001)).rejects.toMatchObject({ code: 'amount_too_large' });
    await back('c', 4_000);
    const [fact] = await factsOf(session);
    expect(fact).toMatchObject({ payment: { refunds: [{ amount: 1_000 }, { amount: 4_000 }] } });
  });

  it.each(['demo_inconnu', 'x'.repeat(90)])('is found by nothing but its session (%s)', async (session) => {
    expect((await api.request(`/payments/demo/${session}/`)).status).toBe(404);
    expect((await api.request(`/payments/demo/${session}/`, { body: { act: 'succeed' } })).status).toBe(404);
  });

  it('takes no other act than those of its page', async () => {
    const { act } = await begun();
    expect((await act({ act: 'steal' } as never)).status).toBe(400);
    expect((await act({ act: 'refuse', reason: 'boredom' } as never)).status).toBe(400);
    expect((await act({ act: 'next_succeed' })).status).toBe(409);
  });
});

describe('a demonstration payment that comes again', () => {
  it('goes on from its first payment, each next one with an invoice of its own', async () => {
    const { act, attempt } = await begun('month');
    expect((await act({ act: 'next_succeed' })).status).toBe(409);
    await act({ act: 'succeed' });
    const { body } = await act({ act: 'next_succeed' });
    expect(body.subscription).toMatchObject({ status: 'active', amount: 50, failed_payments: 0 });
    expect(body.subscription!.next_payment_at).toBe('2027-03-28T10:00:00.000Z');
    const paid = await paymentsOf(attempt.provider_subscription_id!);
    expect(paid.map(({ attempt_id, status }) => [attempt_id !== null, status])).toEqual([
      [true, 'succeeded'],
      [false, 'succeeded'],
    ]);
    expect(new Set(paid.map(({ invoice }) => invoice?.invoice_id)).size).toBe(2);
  });

  it('owes what was refused until another card pays it, and stops after four refusals', async () => {
    const { act, attempt } = await begun('month');
    const id = attempt.provider_subscription_id!;
    await act({ act: 'succeed' });
    const refused = await act({ act: 'next_refuse', reason: 'expired_card' });
    expect(refused.body.subscription).toMatchObject({ status: 'past_due', failed_payments: 1 });
    const healed = await act({ act: 'new_card' });
    expect(healed.body.subscription).toMatchObject({ status: 'active', failed_payments: 0 });
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    for (let refusals = 0; refusals < 4; refusals += 1) await act({ act: 'next_refuse' });
    expect((await act({ act: 'next_succeed' })).status).toBe(409);
    expect(await provider.factsOf({ kind: 'subscription', subscription_id: id })).toMatchObject([
      { subscription: { status: 'cancelled', failed_payments: 4, failure_code: 'card_declined' } },
    ]);
  });

  it('is paused, changed, resumed and stopped', async () => {
    const { act, attempt } = await begun('year');
    const id = attempt.provider_subscription_id!;
    await act({ act: 'succeed' });
    const until = new Date('2027-04-01T00:00:00Z');
    const change = (to: Parameters<DemoProvider['changeSubscription']>[1]) =>
      provider.changeSubscription(id, to);
    expect(await change({ kind: 'pause', until })).toMatchObject({ status: 'paused', paused_until: until });
    expect((await act({ act: 'next_succeed' })).status).toBe(409);
    expect(await change({ kind: 'resume' })).toMatchObject({ status: 'active', paused_until: null });
    expect(await change({ kind: 'amount', amount: 9_000 })).toMatchObject({ amount: 9_000 });
    await act({ act: 'next_succeed' });
    expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([5_000, 9_000]);
    expect(await change({ kind: 'cancel' })).toMatchObject({ status: 'cancelled', next_payment_at: null });
    await expect(change({ kind: 'resume' })).rejects.toMatchObject({ code: 'subscription_canceled' });
  });

  it('opens its page for another card, with the way back', async () => {
    const { session, attempt } = await begun('month');
    const [fact] = await provider.factsOf({
      kind: 'subscription',
      subscription_id: attempt.provider_subscription_id!,
    });
    const customer = fact!.kind === 'subscription' ? fact!.subscription.customer_id : '';
    const page = await provider.paymentMethodPage(customer, 'http://localhost:3000/don/regulier/lien');
    expect(page).toBe(`http://localhost:3000/don/demonstration/${session}?retour=%2Fdon%2Fregulier%2Flien`);
  });
});

async function paymentsOf(subscription_id: string) {
  const found = [];
  for await (const fact of provider.movedSince(new Date(0)))
    if (fact.kind === 'payment' && fact.payment.invoice?.subscription_id === subscription_id)
      found.push(fact.payment);
  return found.toSorted((one, other) => Number(other.attempt_id !== null) - Number(one.attempt_id !== null));
}
