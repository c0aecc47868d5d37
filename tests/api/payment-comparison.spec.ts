import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testStripe, testPaypal } from '../factories/providers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { booksOf, handleAnnouncements, pledge, comparisonOf } from '../factories/paid-gifts.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { PAYPAL_ACCOUNT, type PaypalServer } from '../fakes/paypal-server.ts';
import { HOUR_MS, MINUTE_MS } from '@livres/api/contract';

const EVENTS = /GET \/v1\/events/;
let api: TestApi;
let admin: Request;
let clock: StoppedClock;
const stripe = testStripe();
const paypal = testPaypal();
beforeAll(async () => {
  const providers = { ...stripe.env, ...PAYPAL_ACCOUNT, PAYPAL_API_URL: paypal.url };
  // Jobs are done when a test says so.
  api = await startApi({ env: { ...providers, CONTACT_EMAIL: 'bureau@livres.example', WORKER: 'apart' } });
  admin = await api.asStaff('administrateur');
  clock = stopClock(api);
});
afterAll(() => api?.close());
afterEach(async () => {
  stripe.isAway = false;
  paypal.isDown = false;
  paypal.mayRead.transactions = true;
  clock.set(new Date());
  await comparisonOf(api).compareYesterday();
});

describe('comparing with the providers', () => {
  it('finds at Stripe a payment, a refund, a dispute and a renewal whose announcements were lost', async () => {
    const gift = await pledge(api);
    stripe.payer.pays(gift.session_id);
    const payment = stripe.state.get('checkout.session', gift.session_id)['payment_intent'];
    stripe.payer.isRefundedAtStripe(payment, 700);
    stripe.payer.disputes(payment, { amount: 1500 });
    const monthly = await pledge(api, { frequency: 'monthly' });
    stripe.payer.pays(monthly.session_id);
    stripe.deliveries.next();
    expect((await comparisonOf(api).compareYesterday()).repaired).toBeGreaterThanOrEqual(2);
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({
      kinds: { gift: 1, refund: 1, dispute: 1 },
      given: 2000,
    });
    expect(await booksOf(api.databaseUrl, monthly)).toMatchObject({ status: 'succeeded', given: 4200 });
  });

  it('finds at PayPal a dispute of a payment made long ago', async () => {
    const gift = await pledge(api, { payment_method: 'paypal' });
    paypal.approve(gift.session_id);
    await confirm(gift.session_id);
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({ status: 'succeeded' });
    paypal.forgetMovements();
    paypal.dispute(gift.session_id, '12.00');
    await comparisonOf(api).compareYesterday();
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({ kinds: { gift: 1, dispute: 1 } });
  });

  it('goes on with the others where one refuses, applies all that it told, and says so', async () => {
    const paid = await pledge(api, { payment_method: 'paypal' });
    paypal.approve(paid.session_id);
    await captureAt(paypal, paid.session_id);
    stripe.befall({ kind: 'refuse', code: 'parameter_invalid' }, EVENTS);
    await comparisonOf(api).compareYesterday();
    expect(await booksOf(api.databaseUrl, paid)).toMatchObject({ status: 'succeeded' });
    const { ok, detail } = await checked();
    expect(ok).toBe(false);
    expect(detail).toMatch(/Stripe\s: la comparaison échoue .*\(parameter_invalid\)/);
    expect(detail).toMatch(/PayPal\s: dernière comparaison réussie/);
  });

  it('passes over a payment that it cannot read, compares all others, and is red', async () => {
    const [odd, even] = [await pledge(api), await pledge(api)];
    for (const { session_id } of [odd, even]) stripe.payer.pays(session_id);
    const payment = stripe.state.get('checkout.session', odd.session_id)['payment_intent'];
    stripe.befall({ kind: 'refuse', code: 'odd' }, new RegExp(`GET /v1/payment_intents/${payment}`), 2);
    await comparisonOf(api).compareYesterday();
    expect(await booksOf(api.databaseUrl, even)).toMatchObject({ status: 'succeeded' });
    expect(await checked()).toMatchObject({ ok: false, detail: expect.stringContaining('(odd)') });
  });
});

describe('a comparison that fails', () => {
  it('is written to staff once, is red with its reason and in the figures, and is told again once it is well', async () => {
    const before = await emails();
    await pledge(api);
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(10 * MINUTE_MS);
      stripe.isAway = true;
      await comparisonOf(api).compareOpen();
      await comparisonOf(api).compareYesterday();
    }
    expect(await emails()).toEqual([...before, 'Paiements\u00a0: la comparaison avec Stripe échoue']);
    expect(await checked()).toMatchObject({
      ok: false,
      detail: expect.stringMatching(
        /échoue depuis 20 minutes, le prestataire ne répond pas\s; dernière comparaison réussie il y a \d+ minutes/,
      ),
    });
    const metrics = async () => (await fetch(`${api.origin}/metrics`)).text();
    expect(await metrics()).toContain('payment_comparison_failing{provider="stripe",scope="moved"} 1');
    stripe.isAway = false;
    await comparisonOf(api).compareYesterday();
    expect(await emails()).toHaveLength(before.length + 1);
    await comparisonOf(api).compareOpen();
    await comparisonOf(api).compareYesterday();
    const told = await emails();
    expect(told.slice(before.length + 1)).toEqual(['Paiements\u00a0: la comparaison avec Stripe a repris']);
    expect(await checked()).toMatchObject({ ok: true, detail: expect.stringContaining('à l’instant') });
    expect(await metrics()).toContain('payment_comparison_failing{provider="stripe",scope="moved"} 0');
    expect(await metrics()).toMatch(
      /payment_comparison_last_success_timestamp_seconds\{provider="stripe",scope="moved"\} \d{10}/,
    );
  });

  it('of PayPal because its application may not search says what to tick', async () => {
    paypal.mayRead.transactions = false;
    await comparisonOf(api).compareYesterday();
    expect(await checked()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('Transaction Search'),
    });
  });

  it('is red too where none has been made for hours', async () => {
    await comparisonOf(api).compareYesterday();
    clock.advance(2 * HOUR_MS);
    expect(await checked()).toMatchObject({ ok: true, detail: expect.stringContaining('il y a 2 heures') });
    clock.advance(2 * HOUR_MS);
    expect(await checked()).toMatchObject({
      ok: false,
      detail: expect.stringContaining('la comparaison ne se fait plus'),
    });
  });
});

describe('« Réparer »', () => {
  const repair = (provider: string) => admin('/admin/reconciliation/repair', { body: { provider } });

  it('repairs at Stripe', async () => {
    expect(await repair('stripe')).toMatchObject({ status: 200, body: { seen: expect.any(Number) } });
  });

  it('says in French that the provider does not answer', async () => {
    stripe.isAway = true;
    const { status, body } = await repair('stripe');
    expect([status, body.type]).toEqual([503, '/problems/comparaison-impossible']);
    expect(body.detail).toContain('Stripe ne répond pas en ce moment');
  });

  it('says in French why the provider refuses', async () => {
    stripe.befall({ kind: 'refuse', code: 'parameter_invalid' }, EVENTS);
    const { status, body } = await repair('stripe');
    expect([status, body.type]).toEqual([409, '/problems/comparaison-impossible']);
    expect(body.detail).toContain('le prestataire refuse la demande (parameter_invalid)');
  });
});

const confirm = async (session_id: string) => {
  await api.request('/donations/confirm', { body: { session_id } });
  await handleAnnouncements(api);
};
const captureAt = async ({ url }: PaypalServer, order: string) => {
  const basic = Buffer.from(`${PAYPAL_ACCOUNT.PAYPAL_CLIENT_ID}:${PAYPAL_ACCOUNT.PAYPAL_CLIENT_SECRET}`);
  const headers = { authorization: `Basic ${basic.toString('base64')}` };
  const body = 'grant_type=client_credentials';
  const token = await fetch(`${url}/v1/oauth2/token`, { method: 'POST', headers, body });
  const { access_token } = (await token.json()) as { access_token: string };
  const captured = await fetch(`${url}/v2/checkout/orders/${order}/capture`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      'paypal-request-id': order,
    },
  });
  expect(captured.status).toBe(201);
};
const checked = async () => {
  const { body } = await admin('/admin/system/checks');
  return body.find(({ name }: { name: string }) => name === 'comparison');
};
const emails = async (): Promise<string[]> => {
  const rows: { subject: string }[] =
    await api.sql`SELECT message ->> 'subject' AS subject FROM outgoing_emails
      WHERE message ->> 'subject' LIKE 'Paiements%' AND message ->> 'subject' LIKE '%Stripe%'
      ORDER BY created_at, id`;
  return rows.map(({ subject }) => subject);
};
