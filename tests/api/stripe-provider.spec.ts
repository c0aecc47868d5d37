import { randomUUID } from 'node:crypto';
import type {
  ProviderPayment,
  ProviderSubscription,
} from '@livres/api/dist/giving/payments/provider-updates.event.js';
import type { ProviderObject } from '@livres/api/dist/giving/payments/payment-provider.js';
import { ProviderRefusal, ProviderUnavailable } from '@livres/api/dist/giving/payments/payment-provider.js';
import type { StripeProvider } from '@livres/api/dist/giving/payments/stripe/stripe.provider.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardRequest } from '../factories/payment-provider-contract.ts';
import { stripeProvider } from '../factories/stripe.ts';
import { type StripeServer, startStripeServer } from '../fakes/stripe-server.ts';

let stripe: StripeServer;
let provider: StripeProvider;
let told: { payments: Map<string, ProviderPayment>; subscriptions: ProviderSubscription[] };
beforeEach(async () => {
  stripe = await startStripeServer();
  provider = stripeProvider(stripe);
  told = { payments: new Map(), subscriptions: [] };
});
afterEach(() => stripe.close());

describe('a gift at Stripe', () => {
  it('is paid on a page in French that names it and lets nothing else be chosen', async () => {
    const request = cardRequest();
    const { session_id, next } = await provider.begin(request);
    const session = stripe.state.get('checkout.session', session_id);
    expect(session).toMatchObject({
      locale: 'fr',
      mode: 'payment',
      client_reference_id: request.id,
      customer_email: 'ada@example.org',
      amount_total: 4200,
      currency: 'eur',
      payment_method_types: ['card'],
      metadata: {
        attempt_id: request.id,
        reference: request.reference,
      },
      success_url: 'https://livres.example/don/confirmation?session_id={CHECKOUT_SESSION_ID}',
    });
    expect(next).toEqual({ kind: 'redirect', url: session['url'] });
  });

  it('is one payment where the answer to its beginning was lost', async () => {
    stripe.befall({ kind: 'lose_answer' }, /POST \/v1\/checkout\/sessions/);
    const { session_id } = await provider.begin(cardRequest());
    expect(stripe.state.all('checkout.session').map(({ id }) => id)).toEqual([session_id]);
    expect(stripe.asked.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
  });

  it.each([null, 'month'] as const)(
    'of an association with an endless name is begun all the same: %s',
    async (every) => {
      const request = cardRequest({ every, description: `Don à ${'📚'.repeat(1500)}` });
      expect((await provider.begin(request)).next).toMatchObject({ kind: 'redirect' });
    },
  );

  it('is never begun twice with different words under one attempt', async () => {
    const request = cardRequest();
    await provider.begin(request);
    await expect(provider.begin({ ...request, amount: 9900 })).rejects.toThrow(ProviderRefusal);
    expect(stripe.state.all('checkout.session')).toHaveLength(1);
  });

  it('waits while Stripe fails, and is refused where Stripe will always refuse it', async () => {
    stripe.befall({ kind: 'fail', status: 500 }, /sessions/, 2);
    await expect(provider.begin(cardRequest())).rejects.toThrow(ProviderUnavailable);
    await expect(provider.begin(cardRequest({ amount: 12 }))).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    const francs = cardRequest({ method: 'sepa_debit', currency: 'XAF' });
    await expect(provider.begin(francs)).rejects.toMatchObject({ code: 'currency_not_supported' });
    const wrongKey = stripeProvider(stripe, { STRIPE_SECRET_KEY: 'sk_test_of_another' });
    await expect(wrongKey.begin(cardRequest())).rejects.toThrow(ProviderUnavailable);
    await expect(wrongKey.check()).rejects.not.toThrow(/sk_test/);
  });

  it('whose card is refused waits on its open page, where another try may succeed', async () => {
    const { session_id } = await provider.begin(cardRequest());
    stripe.payer.isDeclined(session_id!, 'insufficient_funds');
    const about = { kind: 'session', session_id } as ProviderObject;
    expect(await paymentOf(about)).toMatchObject({ status: 'waiting', failure_code: 'insufficient_funds' });
    stripe.payer.pays(session_id!);
    expect(await paymentOf(about)).toMatchObject({ status: 'succeeded', failure_code: null });
  });

  it('that nobody pays expires', async () => {
    const request = cardRequest();
    const { session_id } = await provider.begin(request);
    stripe.payer.leaves(session_id!);
    const expired = { attempt_id: request.id, status: 'expired', payment_id: session_id, session_id };
    expect(await paymentOf({ kind: 'session', session_id: session_id! })).toMatchObject(expired);
  });

  it('of what is kept for a time is on a page that closes with it, which Stripe opens for half an hour at least', async () => {
    const at = (minutes: number) => new Date((stripe.state.now + minutes * 60) * 1000);
    const { session_id } = await provider.begin(cardRequest({ closes_at: at(35) }));
    const { expires_at } = stripe.state.get('checkout.session', session_id);
    expect(expires_at).toBe(at(35).getTime() / 1000);
    await expect(provider.begin(cardRequest({ closes_at: at(20) }))).rejects.toThrow(ProviderRefusal);
  });

  it.each([
    [null, 'succeeded', null],
    ['insufficient_funds', 'failed', 'insufficient_funds'],
  ])('by SEPA debit is on its way until the bank says %s', async (refusal, status, failure_code) => {
    const { session_id } = await provider.begin(cardRequest({ method: 'sepa_debit' }));
    stripe.payer.pays(session_id!);
    const about = { kind: 'session', session_id } as ProviderObject;
    expect(await paymentOf(about)).toMatchObject({ status: 'processing', method: 'sepa_debit' });
    stripe.payer.bankAnswers(session_id!, refusal);
    expect(await paymentOf(about)).toMatchObject({ status, failure_code });
  });

  it('tells what Stripe keeps once Stripe knows it', async () => {
    const { session_id } = await provider.begin(cardRequest());
    stripe.payer.pays(session_id!, { feeLater: true });
    const before = await paymentOf({ kind: 'session', session_id: session_id! });
    expect(before).toMatchObject({ status: 'succeeded', fee: null });
    stripe.payer.feeIsKnown(before.payment_id);
    expect(await paymentOf({ kind: 'payment', payment_id: before.payment_id })).toMatchObject({ fee: 88 });
  });

  it('inside our own page has a secret for that page, and can be tried again there', async () => {
    const request = cardRequest({ flow: 'element' });
    const { next, payment_id } = await provider.begin(request);
    const intent = stripe.state.get('payment_intent', payment_id);
    expect(next).toEqual({
      kind: 'client_secret',
      client_secret: intent['client_secret'],
      publishable_key: 'pk_test_of_the_tests',
    });
    stripe.payer.confirms(payment_id!, 'do_not_honor');
    const about = { kind: 'payment', payment_id } as ProviderObject;
    expect(await paymentOf(about)).toMatchObject({
      attempt_id: request.id,
      status: 'failed',
      failure_code: 'do_not_honor',
    });
    stripe.payer.confirms(payment_id!);
    expect(await paymentOf(about)).toMatchObject({ status: 'succeeded' });
    const monthly = cardRequest({ flow: 'element', every: 'month' });
    await expect(provider.begin(monthly)).rejects.toThrow(ProviderRefusal);
  });

  it('inside our own page is closed by its number, and takes no money then; a paid one stays paid', async () => {
    const pageOf = (payment_id: string | null) => ({
      attempt_id: randomUUID(),
      session_id: null,
      payment_id,
      begun: () => Promise.reject(new Error('It is known what was begun')),
    });
    const [left, kept] = [
      await provider.begin(cardRequest({ flow: 'element' })),
      await provider.begin(cardRequest({ flow: 'element' })),
    ];
    stripe.payer.confirms(kept.payment_id!);
    for (const { payment_id } of [left, kept]) await provider.closePage(pageOf(payment_id));
    const states = [left, kept].map(
      ({ payment_id }) => stripe.state.get('payment_intent', payment_id)['status'],
    );
    expect(states).toEqual(['canceled', 'succeeded']);
  });

  it('tells refunds that were made at Stripe, and those that came back', async () => {
    const payment = await paid();
    const refund = stripe.payer.isRefundedAtStripe(payment.payment_id, 1000);
    stripe.payer.refundEnds(refund.id, 'failed');
    stripe.payer.isRefundedAtStripe(payment.payment_id, 700);
    const { refunds } = await paymentOf({ kind: 'payment', payment_id: payment.payment_id });
    expect(refunds.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
      '1000 failed',
      '700 succeeded',
    ]);
  });

  it('is refunded once where the answer to the refund was lost', async () => {
    const { payment_id } = await paid();
    stripe.befall({ kind: 'lose_answer' }, /POST \/v1\/refunds/);
    await provider.refund(payment_id, { key: randomUUID(), amount: 1000 });
    expect(stripe.state.all('refund').map(({ amount }) => amount)).toEqual([1000]);
  });

  it.each(['won', 'lost'] as const)('tells a dispute with what it costs, and that it was %s', async (end) => {
    const { payment_id } = await paid();
    const dispute = stripe.payer.disputes(payment_id, { reason: 'product_not_received' });
    const disputes = async () => (await paymentOf({ kind: 'payment', payment_id })).disputes;
    const told = { dispute_id: dispute.id, amount: 4200, fee: 2000, reason: 'product_not_received' };
    expect(await disputes()).toEqual([expect.objectContaining({ ...told, status: 'open' })]);
    stripe.payer.disputeIs(dispute.id, end);
    expect(await disputes()).toEqual([expect.objectContaining({ ...told, status: end })]);
  });

  it('tells no dispute of a mere inquiry, which takes nothing', async () => {
    const { payment_id } = await paid();
    stripe.payer.disputes(payment_id, { inquiry: true });
    expect((await paymentOf({ kind: 'payment', payment_id })).disputes).toEqual([]);
  });
});

describe('a gift that comes again at Stripe', () => {
  it.each([
    ['month', 12],
    ['quarter', 4],
    ['year', 1],
  ] as const)(
    'each %s is taken %i times in a year, the first for its attempt and the others for none',
    async (every, times) => {
      stripe.state.setNow(new Date('2026-01-31T10:00:00Z'));
      const { attempt_id } = await subscribe(every);
      await goOnTo(new Date('2027-01-30T10:00:00Z'));
      const payments = (await moved()).payments.filter(({ status }) => status === 'succeeded');
      expect(payments).toHaveLength(times);
      expect(payments.map((payment) => payment.attempt_id)).toEqual([
        attempt_id,
        ...Array(times - 1).fill(null),
      ]);
      expect(new Set(payments.map(({ invoice }) => invoice!.invoice_id)).size).toBe(times);
    },
  );

  it('whose card fails says why and when it is tried next, and goes on with another card', async () => {
    stripe.state.setNow(new Date('2026-03-10T10:00:00Z'));
    const { subscription_id, customer_id } = await subscribe('month');
    stripe.payer.cardOf(subscription_id, 'expired_card');
    await goOnTo(new Date('2026-04-11T10:00:00Z'));
    expect(await subscription(subscription_id)).toMatchObject({
      status: 'past_due',
      failure_code: 'expired_card',
      failed_payments: 1,
      next_payment_at: new Date('2026-04-13T10:00:00Z'),
    });
    stripe.payer.changesCard(await provider.paymentMethodPage(customer_id, 'https://livres.example/retour'));
    expect(await subscription(subscription_id)).toMatchObject({
      payment_label: 'Mastercard •••• 4444, expire 08/2031',
    });
    await goOnTo(new Date('2026-04-14T10:00:00Z'));
    expect(await subscription(subscription_id)).toMatchObject({
      status: 'active',
      failure_code: null,
      failed_payments: 0,
      next_payment_at: new Date('2026-05-10T10:00:00Z'),
    });
    expect((await moved()).payments.filter(({ status }) => status === 'succeeded')).toHaveLength(2);
  });

  it('is over once its card was refused four times', async () => {
    stripe.state.setNow(new Date('2026-03-10T10:00:00Z'));
    const { subscription_id } = await subscribe('month');
    stripe.payer.cardOf(subscription_id, 'insufficient_funds');
    await goOnTo(new Date('2026-05-01T10:00:00Z'));
    expect(await subscription(subscription_id)).toMatchObject({ status: 'cancelled', next_payment_at: null });
  });

  it('takes nothing while it is paused, and says when it goes on', async () => {
    stripe.state.setNow(new Date('2026-01-31T10:00:00Z'));
    const { subscription_id } = await subscribe('month');
    const until = new Date('2026-04-15T00:00:00Z');
    const paused = await provider.changeSubscription(subscription_id, {
      kind: 'pause',
      until,
      key: randomUUID(),
    });
    expect(paused).toMatchObject({ status: 'paused', next_payment_at: new Date('2026-04-28T10:00:00Z') });
    await goOnTo(new Date('2026-05-15T00:00:00Z'));
    expect(await subscription(subscription_id)).toMatchObject({ status: 'active', paused_until: null });
    expect((await moved()).payments.filter(({ status }) => status === 'succeeded')).toHaveLength(2);
  });

  it('takes its new amount from the next payment on, and nothing for the days in between', async () => {
    stripe.state.setNow(new Date('2026-01-10T10:00:00Z'));
    const { subscription_id } = await subscribe('month');
    await provider.changeSubscription(subscription_id, { kind: 'amount', amount: 6000, key: randomUUID() });
    await goOnTo(new Date('2026-02-11T10:00:00Z'));
    expect((await moved()).payments.map(({ amount }) => amount)).toEqual([4200, 6000]);
  });

  it.each(['quarter', 'year'] as const)(
    'takes its next payment on the day that was agreed on, and then every %s',
    async (every) => {
      stripe.state.setNow(new Date('2026-01-10T10:00:00Z'));
      const { subscription_id } = await subscribe('month');
      stripe.advanceTo(new Date('2026-01-20T10:00:00Z'));
      const key = randomUUID();
      const change = { kind: 'frequency', every, key } as const;
      const changed = await provider.changeSubscription(subscription_id, change);
      const next_payment_at = new Date('2026-02-10T10:00:00Z');
      expect(changed).toMatchObject({ status: 'active', every, amount: 4200, next_payment_at });
      expect(await provider.changeSubscription(subscription_id, change)).toEqual(changed);
      expect((await moved()).payments).toHaveLength(1);
      stripe.advanceTo(new Date('2026-02-11T10:00:00Z'));
      expect((await moved()).payments.map(({ amount }) => amount)).toEqual([4200, 4200]);
      const after = { quarter: '2026-05-10T10:00:00Z', year: '2027-02-10T10:00:00Z' }[every];
      expect((await subscription(subscription_id)).next_payment_at).toEqual(new Date(after));
      stripe.advanceTo(new Date('2026-05-09T10:00:00Z'));
      expect((await moved()).payments).toHaveLength(2);
    },
  );

  it('skips one payment: nothing is taken nor owed for it, and the next comes on its usual day', async () => {
    stripe.state.setNow(new Date('2026-01-31T10:00:00Z'));
    const { subscription_id } = await subscribe('month');
    const payment_at = new Date('2026-02-28T10:00:00Z');
    const skip = { kind: 'skip', payment_at, key: randomUUID() } as const;
    const next_payment_at = new Date('2026-03-31T10:00:00Z');
    expect(await provider.changeSubscription(subscription_id, skip)).toMatchObject({
      status: 'active',
      next_payment_at,
    });
    const again = { ...skip, key: randomUUID() };
    expect((await provider.changeSubscription(subscription_id, again)).next_payment_at).toEqual(
      next_payment_at,
    );
    await goOnTo(new Date('2026-03-30T10:00:00Z'));
    expect((await moved()).payments).toHaveLength(1);
    const left = stripe.state.all('invoice').filter(({ status }) => status !== 'paid');
    expect(left).toEqual([]);
    await goOnTo(new Date('2026-03-31T11:00:00Z'));
    expect((await moved()).payments.map(({ amount }) => amount)).toEqual([4200, 4200]);
    expect((await subscription(subscription_id)).next_payment_at).toEqual(new Date('2026-04-30T10:00:00Z'));
  });

  it('that was stopped at Stripe is told so', async () => {
    const { subscription_id } = await subscribe('month');
    stripe.payer.isCancelledAtStripe(subscription_id);
    expect((await moved()).subscriptions.at(-1)).toMatchObject({ subscription_id, status: 'cancelled' });
  });
});

describe('an announcement of Stripe', () => {
  it('is read while secrets are changed, signed by the old one, the new one or both', async () => {
    const changing = stripeProvider(stripe, { STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' });
    const event = stripe.state.emitEvent('payment_intent.succeeded', stripe.state.create('payment_intent'));
    const read = async (...secrets: string[]) => {
      const { body, headers } = stripe.deliveries.sign(event, { secrets });
      return changing.readEvent(Buffer.from(body), headers);
    };
    const expected = { event_id: event.id, object: { kind: 'payment', payment_id: event['data'].object.id } };
    expect(await read('whsec_old')).toMatchObject(expected);
    expect(await read('whsec_new')).toMatchObject(expected);
    expect(await read('whsec_other', 'whsec_new')).toMatchObject(expected);
    expect(await read('whsec_other')).toBeNull();
    expect(await read()).toBeNull();
  });

  it('is not read once its signature is more than five minutes old, which Stripe renews at each try', async () => {
    const event = stripe.state.emitEvent('payment_intent.succeeded', stripe.state.create('payment_intent'));
    const { body, headers } = stripe.deliveries.sign(event, { at: new Date(Date.now() - 301_000) });
    expect(await provider.readEvent(Buffer.from(body), headers)).toBeNull();
  });
});

const paymentOf = async (object: ProviderObject): Promise<ProviderPayment> => {
  const facts = await provider.factsOf(object);
  const [payment] = facts.flatMap((fact) => (fact.kind === 'payment' ? [fact.payment] : []));
  return payment!;
};
const paid = async (): Promise<ProviderPayment> => {
  const { session_id } = await provider.begin(cardRequest());
  stripe.payer.pays(session_id!);
  return paymentOf({ kind: 'session', session_id: session_id! });
};
const subscribe = async (every: 'month' | 'quarter' | 'year') => {
  const { session_id } = await provider.begin(cardRequest({ every }));
  stripe.payer.pays(session_id!);
  const { attempt_id, invoice, customer_id } = await paymentOf({ kind: 'session', session_id: session_id! });
  return { attempt_id, subscription_id: invoice!.subscription_id, customer_id: customer_id! };
};
const subscription = async (subscription_id: string): Promise<ProviderSubscription> => {
  const [fact] = await provider.factsOf({ kind: 'subscription', subscription_id });
  return (fact as { subscription: ProviderSubscription }).subscription;
};
/** Everything that was told since the test began: Stripe itself forgets after 30 days. */
const moved = async () => {
  await look();
  const byTime = [...told.payments.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { payments: byTime, subscriptions: told.subscriptions };
};
async function look(): Promise<void> {
  for await (const fact of provider.movedSince(new Date(0)))
    if (fact.kind === 'subscription') told.subscriptions.push(fact.subscription);
    else if (fact.kind === 'payment') told.payments.set(fact.payment.payment_id, fact.payment);
}
/** Goes on to this moment, looking as often as the comparison must. */
async function goOnTo(moment: Date): Promise<void> {
  const LOOKS_EACH = 20 * 86_400;
  const end = moment.getTime() / 1000;
  while (stripe.state.now < end) {
    stripe.advanceTo(new Date(Math.min(end, stripe.state.now + LOOKS_EACH) * 1000));
    await look();
  }
}
