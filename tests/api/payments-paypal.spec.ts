import { randomUUID } from 'node:crypto';
import { Configuration } from '@livres/api/dist/platform/config/configuration.js';
import { PaypalProvider } from '@livres/api/dist/giving/payments/paypal/paypal.provider.js';
import { ProviderUnavailable, UnreadableEvent } from '@livres/api/dist/giving/payments/payment-provider.js';
import type { ProviderUpdate } from '@livres/api/dist/giving/payments/provider-updates.event.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPaypal } from '../factories/providers.ts';
import { NOON, openAttempts, paymentRequest, providerEnvironment } from '../factories/payments.ts';
import { PAYPAL_ACCOUNT } from '../fakes/paypal-server.ts';
import { DAY_MS } from '@livres/api/contract';

let provider: PaypalProvider;
const paypal = testPaypal();
beforeEach(() => {
  paypal.mayRead = Object.assign(paypal.mayRead, { disputes: true, transactions: true });
  provider = newProvider();
});

function newProvider(account: Record<string, string> = PAYPAL_ACCOUNT): PaypalProvider {
  const env = { ...providerEnvironment, ...account, PAYPAL_API_URL: paypal.url };
  return new PaypalProvider(Configuration.read(env), { now: () => NOON }, openAttempts);
}
const paymentIn = async (session_id: string) => {
  const [fact] = await provider.factsOf({ kind: 'session', session_id });
  return fact?.kind === 'payment' ? fact.payment : null;
};
async function everything(facts: AsyncIterable<ProviderUpdate>): Promise<ProviderUpdate[]> {
  const all: ProviderUpdate[] = [];
  for await (const fact of facts) all.push(fact);
  return all;
}
const begun = async (more = {}) => (await provider.begin(paymentRequest(more))).session_id!;
const paid = async (more = {}) => {
  const order = await begun(more);
  paypal.approve(order);
  await paymentIn(order);
  return order;
};

describe('PayPal', () => {
  it('is not offered where it is not configured', async () => {
    const clock = { now: () => NOON };
    const none = new PaypalProvider(Configuration.read(providerEnvironment), clock, openAttempts);
    expect([await none.methods(), await provider.methods()]).toEqual([[], ['paypal']]);
    await expect(none.begin(paymentRequest())).rejects.toMatchObject({ code: 'not_configured' });
  });

  it('is asked on its own page, and by the same attempt once', async () => {
    const request = paymentRequest();
    const [first, again] = [await provider.begin(request), await provider.begin(request)];
    expect(again.session_id).toBe(first.session_id);
    expect(first.next).toEqual({
      kind: 'redirect',
      url: `${paypal.url}/checkoutnow?token=${first.session_id}`,
    });
    expect(await paymentIn(first.session_id!)).toMatchObject({
      attempt_id: request.id,
      payment_id: first.session_id,
      status: 'waiting',
      amount: 5050,
    });
  });

  it('is asked for an association with an endless name, and paid back', async () => {
    const order = await paid({ description: `Don à ${'📚'.repeat(200)}` });
    const { payment_id } = (await paymentIn(order))!;
    await provider.refund(payment_id, { key: randomUUID(), amount: 100 });
    expect((await paymentIn(order))!.refunds).toHaveLength(1);
  });

  it('has one order, although the answer was lost', async () => {
    const request = paymentRequest();
    paypal.next(/orders$/, 'lost');
    await expect(provider.begin(request)).rejects.toBeInstanceOf(ProviderUnavailable);
    const before = paypal.orders.size;
    await provider.begin(request);
    expect(paypal.orders.size).toBe(before);
  });

  it.each(['lost', 'refused', 'garbled'] as const)(
    'takes an answer that is %s for being away',
    async (mishap) => {
      paypal.next(/orders$/, mishap);
      await expect(provider.begin(paymentRequest())).rejects.toBeInstanceOf(ProviderUnavailable);
    },
  );

  it('takes the money once the payer agreed, once, with its fee', async () => {
    const id = randomUUID();
    const order = await begun({ id });
    paypal.approve(order);
    paypal.next(/capture$/, 'lost');
    await expect(paymentIn(order)).rejects.toBeInstanceOf(ProviderUnavailable);
    const payment = await paymentIn(order);
    expect(payment).toMatchObject({
      attempt_id: id,
      payment_id: paypal.captureOf(order).id,
      session_id: order,
      status: 'succeeded',
      amount: 5050,
      currency: 'EUR',
      fee: 35,
      method: 'paypal',
      failure_code: null,
    });
    expect((await provider.factsOf({ kind: 'payment', payment_id: payment!.payment_id }))[0]).toEqual({
      kind: 'payment',
      payment,
    });
    expect(paypal.orders.get(order)!.purchase_units[0]!.payments!.captures).toHaveLength(1);
  });

  it('says why a payment was refused', async () => {
    const order = await begun();
    paypal.approve(order);
    paypal.declineNext();
    expect(await paymentIn(order)).toMatchObject({ status: 'failed', failure_code: 'instrument_declined' });
  });

  it('waits for a payment that PayPal reviews', async () => {
    paypal.holdNext();
    const order = await paid();
    expect(await paymentIn(order)).toMatchObject({ status: 'processing' });
    paypal.settle(order, 'COMPLETED');
    expect(await paymentIn(order)).toMatchObject({ status: 'succeeded' });
  });

  it('shows a payer nothing of why staff pay back', async () => {
    const order = await paid();
    const { payment_id } = (await paymentIn(order))!;
    const refund = { key: randomUUID(), amount: 1000, reason: 'Motif pour la seule équipe' };
    await provider.refund(payment_id, refund);
    const [made] = paypal.orders.get(order)!.purchase_units[0]!.payments!.refunds;
    expect(made).toMatchObject({ amount: { value: '10.00' } });
    expect(made).not.toHaveProperty('note_to_payer');
  });

  it('pays back once by a key, never more than was paid', async () => {
    const { payment_id } = (await paymentIn(await paid()))!;
    const refund = { key: randomUUID(), amount: 1000 };
    const [first, again] = [
      await provider.refund(payment_id, refund),
      await provider.refund(payment_id, refund),
    ];
    expect(first).toMatchObject({ amount: 1000, status: 'succeeded' });
    expect(again.refund_id).toBe(first.refund_id);
    await expect(
      provider.refund(payment_id, { ...refund, key: randomUUID(), amount: 4051 }),
    ).rejects.toMatchObject({ code: 'refund_amount_exceeded' });
    await provider.refund(payment_id, { ...refund, key: randomUUID(), amount: 4050 });
    const [fact] = await provider.factsOf({ kind: 'payment', payment_id });
    expect(fact).toMatchObject({
      payment: { status: 'succeeded', refunds: [{ amount: 1000 }, { amount: 4050 }] },
    });
  });

  it('tells of a dispute, and how it ended', async () => {
    const order = await paid();
    const dispute = paypal.dispute(order, '50.50');
    const told = async () => (await paymentIn(order))!.disputes;
    expect(await told()).toMatchObject([
      { dispute_id: dispute, amount: 5050, status: 'open', reason: 'unauthorised' },
    ]);
    paypal.resolve(dispute, 'RESOLVED_SELLER_FAVOUR');
    expect(await told()).toMatchObject([{ status: 'won' }]);
    paypal.resolve(dispute, 'RESOLVED_BUYER_FAVOUR');
    expect(await told()).toMatchObject([{ status: 'lost' }]);
  });

  it('still takes payments where the account may not read disputes or movements, which it says', async () => {
    Object.assign(paypal.mayRead, { disputes: false, transactions: false });
    const order = await paid();
    expect(await paymentIn(order)).toMatchObject({ status: 'succeeded', disputes: [] });
    await expect(everything(provider.movedSince(new Date(NOON.getTime() - 1000)))).rejects.toMatchObject({
      code: 'transaction_search_denied',
    });
  });

  it('goes through all that moved, page after page', async () => {
    const orders = [await paid(), await paid(), await paid()];
    paypal.refundByHand(orders[0]!, '10.00');
    const since = new Date(NOON.getTime() - 40 * DAY_MS);
    const sessions = (await everything(provider.movedSince(since))).map((fact) =>
      fact.kind === 'payment' ? fact.payment.session_id : null,
    );
    expect(sessions).toEqual(expect.arrayContaining(orders));
  });

  it('asks for another token when its own was ended', async () => {
    await begun();
    paypal.endTokens();
    expect(await begun()).toMatch(/^O/);
  });

  it('refuses what it cannot take: francs, and gifts that come again', async () => {
    await expect(begun({ currency: 'XAF' })).rejects.toMatchObject({ code: 'currency_not_supported' });
    await expect(begun({ every: 'month' })).rejects.toMatchObject({ code: 'recurring_not_supported' });
  });

  it('knows nothing of an order that PayPal does not know', async () => {
    expect(await provider.factsOf({ kind: 'session', session_id: 'O404' })).toEqual([]);
    expect(await provider.factsOf({ kind: 'payment', payment_id: 'C404' })).toEqual([]);
  });
});

describe('what PayPal announces', () => {
  const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    provider.readEvent(Buffer.from(body), headers);

  it('is believed by its signature over the bytes alone', async () => {
    const event = paypal.event('CHECKOUT.ORDER.APPROVED', { id: 'O1' });
    expect(await read(event)).toMatchObject({ object: { kind: 'session', session_id: 'O1' } });
    expect(await read({ ...event, body: event.body.replace('O1', 'O2') })).toBeNull();
    expect(await read({ ...event, body: JSON.stringify(JSON.parse(event.body)) })).toBeNull();
    expect(await read({ ...event, headers: {} })).toBeNull();
    expect(await read({ ...event, body: 'no JSON' })).toBeNull();
  });

  it.each([{ id: 7 }, { id: 'X', links: 'no list' }, { links: [null] }, { disputed_transactions: {} }])(
    'is refused where it has another shape than PayPal documents: %j',
    async (resource) => {
      for (const type of ['PAYMENT.CAPTURE.COMPLETED', 'CUSTOMER.DISPUTE.CREATED', 'CHECKOUT.ORDER.APPROVED'])
        await read(paypal.event(type, resource)).then(
          (event) => expect(event?.object.kind).toMatch(/ignored|payment|session/),
          (error: unknown) => expect(error).toBeInstanceOf(UnreadableEvent),
        );
      await expect(read(paypal.event(7 as never, resource))).rejects.toBeInstanceOf(UnreadableEvent);
    },
  );

  it('leads to the payment that it is of', async () => {
    const up = (path: string) => ({ id: 'X', links: [{ rel: 'up', href: `https://api.paypal.com${path}` }] });
    const objectOf = async (type: string, resource: object) =>
      (await read(paypal.event(type, resource)))?.object;
    expect(await objectOf('PAYMENT.CAPTURE.REFUNDED', up('/v2/payments/captures/C1'))).toEqual({
      kind: 'payment',
      payment_id: 'C1',
    });
    expect(await objectOf('PAYMENT.CAPTURE.COMPLETED', up('/v2/checkout/orders/O1'))).toEqual({
      kind: 'session',
      session_id: 'O1',
    });
    expect(
      await objectOf('CUSTOMER.DISPUTE.CREATED', {
        disputed_transactions: [{ seller_transaction_id: 'C1' }],
      }),
    ).toEqual({ kind: 'payment', payment_id: 'C1' });
    expect(await objectOf('BILLING.PLAN.CREATED', { id: 'P' })).toEqual({ kind: 'ignored' });
  });
});
