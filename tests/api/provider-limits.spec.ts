import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStripe, testPaypal, testMobileMoney } from '../factories/providers.ts';
import { cardRequest } from '../factories/payment-provider-contract.ts';
import { stripeProvider } from '../factories/stripe.ts';
import { MOMO_LIMITS } from '../fakes/mobile-money-limits.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';
import { PAYPAL_LIMITS } from '../fakes/paypal-limits.ts';
import { PAYPAL_ACCOUNT } from '../fakes/paypal-server.ts';
import { startStripeServer } from '../fakes/stripe-server.ts';
import { STRIPE_LIMITS } from '../fakes/stripe/stripe-limits.ts';
import { API_VERSION } from '../fakes/stripe/stripe-state.ts';
import { HOUR_MS } from '@livres/api/contract';

const long = (length: number) => 'a'.repeat(length);

describe('the Stripe of the tests', () => {
  const stripe = testStripe();

  const ask = async (
    method: string,
    path: string,
    form: [string, string | number][],
    key: string = randomUUID(),
  ): Promise<number> => {
    const text = new URLSearchParams(form.map(([name, value]) => [name, String(value)])).toString();
    const isPost = method === 'POST';
    const response = await fetch(`${stripe.url}${path}${isPost ? '' : `?${text}`}`, {
      method,
      headers: {
        authorization: `Bearer ${stripe.env['STRIPE_SECRET_KEY']}`,
        'stripe-version': API_VERSION,
        ...(isPost && { 'idempotency-key': key, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isPost && { body: text }),
    });
    await response.text();
    return response.status;
  };
  const ITEM = 'line_items[0][price_data]';
  const page = (changes: Record<string, string | number>, mode = 'payment') =>
    ask(
      'POST',
      '/v1/checkout/sessions',
      Object.entries({
        mode,
        success_url: 'https://livres.example',
        'line_items[0][quantity]': 1,
        [`${ITEM}[currency]`]: 'eur',
        [`${ITEM}[unit_amount]`]: 4200,
        [`${ITEM}[product_data][name]`]: 'Don',
        ...(mode === 'subscription' && { [`${ITEM}[recurring][interval]`]: 'month' }),
        ...changes,
      }),
    );
  const types = (count: number) =>
    Array.from({ length: count }, (_, at): [string, string] => [`types[${at}]`, 'invoice.paid']);
  const metadata = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`metadata[m${at}]`, 'x']));
  const METADATA = STRIPE_LIMITS.metadata;
  const LEVELS = ['data', 'payments', 'data', 'payment', 'payment_intent'];

  it('has the figures of Stripe’s own documents', () => {
    expect(STRIPE_LIMITS).toEqual({
      event_types: 20,
      event_days: 30,
      page: 100,
      page_by_default: 10,
      expand_depth: 4,
      metadata: { keys: 50, name: 40, value: 500 },
      idempotency_key: 255,
      idempotency_hours: 24,
      least: { eur: 50, xaf: 50 },
      most: 99_999_999,
      client_reference_id: 200,
      intent_description: 1000,
      subscription_description: 500,
      url: 5000,
      product_name: 250,
      customer_name: 150,
      customer_email: 512,
      line_items: { payment: 100, subscription: 20 },
      subscription_items: 20,
      intervals: { month: 36, year: 3 },
    });
  });

  it.each<[string, number, (count: number) => Promise<number>]>([
    ['types of events', 20, (n) => ask('GET', '/v1/events', types(n))],
    ['things on a page', 100, (n) => ask('GET', '/v1/events', [['limit', n]])],
    [
      'levels that are expanded',
      4,
      (n) => ask('GET', '/v1/invoices', [['expand[]', LEVELS.slice(0, n).join('.')]]),
    ],
    ['metadata', METADATA.keys, (n) => page(metadata(n))],
    ['characters of a name of metadata', METADATA.name, (n) => page({ [`metadata[${long(n)}]`]: 'x' })],
    ['characters of a value of metadata', METADATA.value, (n) => page({ 'metadata[m]': long(n) })],
    [
      'characters of an idempotency key',
      255,
      (n) => ask('POST', '/v1/customers', [['name', 'Ada']], long(n)),
    ],
    ['cents', 99_999_999, (n) => page({ [`${ITEM}[unit_amount]`]: n })],
    ['characters of a reference', 200, (n) => page({ client_reference_id: long(n) })],
    ['characters of a description', 1000, (n) => page({ 'payment_intent_data[description]': long(n) })],
    [
      'characters of the description of a subscription',
      500,
      (n) => page({ 'subscription_data[description]': long(n) }, 'subscription'),
    ],
    [
      'characters of the name of what is paid for',
      250,
      (n) => page({ [`${ITEM}[product_data][name]`]: long(n) }),
    ],
    ['characters of a name', 150, (n) => ask('POST', '/v1/customers', [['name', long(n)]])],
    [
      'months between two payments',
      36,
      (n) => page({ [`${ITEM}[recurring][interval_count]`]: n }, 'subscription'),
    ],
  ])('takes no more %s than Stripe', async (_, most, send) => {
    expect([await send(most), await send(most + 1)]).toEqual([200, 400]);
  });

  it('takes no fewer cents than Stripe', async () => {
    const cents = (n: number) => page({ [`${ITEM}[unit_amount]`]: n });
    expect([await cents(50), await cents(49)]).toEqual([200, 400]);
  });

  it('takes a kind of event or several, not both', async () => {
    expect(await ask('GET', '/v1/events', [['type', 'invoice.paid'], ...types(1)])).toBe(400);
  });

  it('tells of no event after 30 days, and knows no key after a day', async () => {
    const own = await startStripeServer();
    try {
      own.state.setNow(new Date('2026-01-01T00:00:00Z'));
      const { id } = own.state.emitEvent('invoice.paid', own.state.create('invoice'));
      own.advanceTo(new Date('2026-01-30T00:00:00Z'));
      expect(own.state.all('event').map((event) => event.id)).toEqual([id]);
      own.advanceTo(new Date('2026-02-01T00:00:00Z'));
      expect(own.state.all('event')).toEqual([]);
      own.state.setNow(new Date());
      const provider = stripeProvider(own);
      const request = cardRequest();
      await provider.begin(request);
      own.advanceTo(new Date(Date.now() + 25 * HOUR_MS));
      await provider.begin(request);
      expect(own.state.all('checkout.session')).toHaveLength(2);
    } finally {
      await own.close();
    }
  });
});

describe('the PayPal of the tests', () => {
  let token: string;
  const paypal = testPaypal();
  beforeAll(async () => {
    const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = PAYPAL_ACCOUNT;
    const response = await fetch(`${paypal.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: 'grant_type=client_credentials',
    });
    ({ access_token: token } = (await response.json()) as { access_token: string });
  });

  const send = async (method: string, path: string, body?: object, key: string = randomUUID()) => {
    const response = await fetch(`${paypal.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'paypal-request-id': key,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { id: string } };
  };
  const order = async (unit: object, context: object = {}, key?: string) => {
    const sent = {
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'EUR', value: '50.00' }, ...unit }],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: 'https://l.example',
            cancel_url: 'https://l.example',
            ...context,
          },
        },
      },
    };
    return (await send('POST', '/v2/checkout/orders', sent, key)).status;
  };
  const search = async (days: number, page_size = 100) => {
    const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z')];
    to.setUTCDate(to.getUTCDate() + days);
    const range = `start_date=${from.toISOString()}&end_date=${to.toISOString()}&page_size=${page_size}`;
    return (await send('GET', `/v1/reporting/transactions?${range}`)).status;
  };

  it('has the figures of PayPal’s own documents', () => {
    expect(PAYPAL_LIMITS).toEqual({
      reference_id: 256,
      custom_id: 127,
      invoice_id: 127,
      description: 127,
      brand_name: 127,
      url: 4000,
      digits: 15,
      request_id: 108,
      note_to_payer: 255,
      search_days: 31,
      search_page: 500,
      dispute_days: 180,
      dispute_page: 50,
      transmission_id: 50,
      webhook_id: 50,
      auth_algo: 100,
      cert_url: 500,
      transmission_sig: 500,
    });
  });

  it.each(['reference_id', 'custom_id', 'invoice_id', 'description'] as const)(
    'takes no longer %s than PayPal',
    async (field) => {
      const most = PAYPAL_LIMITS[field];
      expect([await order({ [field]: long(most) }), await order({ [field]: long(most + 1) })]).toEqual([
        201, 400,
      ]);
    },
  );

  it('takes no longer name of the association, request id, days to search or page than PayPal', async () => {
    const key = randomUUID().padEnd(PAYPAL_LIMITS.request_id, 'x');
    expect([
      [await order({}, { brand_name: long(127) }), await order({}, { brand_name: long(128) })],
      [await order({}, {}, key), await order({}, {}, `${key}x`)],
      [await search(31), await search(32)],
      [await search(1, 500), await search(1, 501)],
    ]).toEqual([
      [201, 400],
      [201, 400],
      [200, 400],
      [200, 400],
    ]);
  });

  it('takes no longer note with a refund than PayPal', async () => {
    await order({ invoice_id: 'DON-1' });
    const [id] = [...paypal.orders.keys()].slice(-1);
    paypal.approve(id!);
    await send('POST', `/v2/checkout/orders/${id}/capture`, {});
    const refund = async (length: number) => {
      const body = { amount: { currency_code: 'EUR', value: '1.00' }, note_to_payer: long(length) };
      return (await send('POST', `/v2/payments/captures/${paypal.captureOf(id!).id}/refund`, body)).status;
    };
    expect([await refund(255), await refund(256)]).toEqual([201, 400]);
  });
});

describe('the MTN MoMo of the tests', () => {
  let token: string;
  const account = { 'ocp-apim-subscription-key': MOMO_ACCOUNT.MOMO_SUBSCRIPTION_KEY };
  const momo = testMobileMoney();
  beforeAll(async () => {
    const { MOMO_API_USER: user, MOMO_API_KEY: key } = MOMO_ACCOUNT;
    const authorization = `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`;
    const headers = { ...account, authorization };
    const response = await fetch(`${momo.url}/collection/token/`, { method: 'POST', headers });
    ({ access_token: token } = (await response.json()) as { access_token: string });
  });

  const request = async (changes: object, id: string = randomUUID()) => {
    const response = await fetch(`${momo.url}/collection/v1_0/requesttopay`, {
      method: 'POST',
      headers: {
        ...account,
        authorization: `Bearer ${token}`,
        'x-target-environment': MOMO_ACCOUNT.MOMO_TARGET_ENVIRONMENT,
        'x-reference-id': id,
      },
      body: JSON.stringify({
        amount: '500',
        currency: MOMO_ACCOUNT.MOMO_CURRENCY,
        externalId: id,
        payer: { partyIdType: 'MSISDN', partyId: '237670000000' },
        payerMessage: 'Don',
        payeeNote: 'Don',
        ...changes,
      }),
    });
    return response.status;
  };

  it.each([
    ['payerMessage', MOMO_LIMITS.payer_message],
    ['payeeNote', MOMO_LIMITS.payee_note],
    ['externalId', MOMO_LIMITS.external_id],
  ])('takes no longer %s than 160 characters, all of them plain', async (field, most) => {
    expect(most).toBe(160);
    const tried = [long(most), long(most + 1), 'Élève'].map((text) => request({ [field]: text }));
    expect(await Promise.all(tried)).toEqual([202, 400, 400]);
  });

  it('takes a reference that is a UUID of version 4, and a number as E.164 writes it', async () => {
    const payer = (partyId: string) => request({ payer: { partyIdType: 'MSISDN', partyId } });
    const v7 = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect([await request({}), await request({}, 'DON-1'), await request({}, v7)]).toEqual([202, 400, 400]);
    expect([await payer('2'.repeat(15)), await payer('2'.repeat(16)), await payer('+2376700')]).toEqual([
      202, 400, 400,
    ]);
  });
});
