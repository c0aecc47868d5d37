import { type EventInput, HOUR_MS, MINUTE_MS, type Problem } from '@livres/api/contract';
import { PaymentComparisonService } from '@livres/api/dist/giving/payments/payment-comparison.service.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffOf, testApi } from '../factories/api.ts';
import { emailsTo, mailbox } from '../factories/emails.ts';
import { testMobileMoney, testPaypal, testStripe } from '../factories/providers.ts';
import {
  beginPayment,
  confirmPayment,
  freeDueSeats,
  paidEvent,
  progressOf,
  register,
  verified,
} from '../factories/registrations.ts';
import { type StoppedClock, stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';
import { MOMO_ACCOUNT } from '../fakes/mobile-money-server.ts';
import { PAYPAL_ACCOUNT } from '../fakes/paypal-server.ts';

const PHONE = '+237670000000';
const stripe = testStripe();
const momo = testMobileMoney();
const paypal = testPaypal();
const api = testApi(() => ({
  ...stripe.env,
  ...MOMO_ACCOUNT,
  MOMO_API_URL: momo.url,
  ...PAYPAL_ACCOUNT,
  PAYPAL_API_URL: paypal.url,
  CONTACT_EMAIL: 'bureau@livres.example',
}));
const editor = staffOf(api, 'editeur');

let clock: StoppedClock;
beforeEach(() => {
  clock = stopClock(api);
});
afterEach(() => vi.restoreAllMocks());

const minutes = async (count: number) => {
  clock.advance(count * MINUTE_MS);
  await freeDueSeats(api);
};
const stateOf = async ({ event, id }: Begun) => (await progressOf(api, event, id)).status;

interface Begun {
  event: number;
  id: string;
  token: string;
  email: string;
  attempt: string;
}

/** A registration of the only seat of an event, whose payment is begun so many minutes after it was verified. */
async function begun(method: string, after = 0, over: Partial<EventInput> = {}): Promise<Begun> {
  const event = await paidEvent(editor, { max_participants: 1, ...over });
  const email = mailbox('paie');
  const { registration_id: id, token } = await verified(api, event.id, { phone: PHONE, email });
  clock.advance(after * MINUTE_MS);
  const { status, body, text } = await beginPayment(api, event.id, id, method);
  expect(status, text).toBe(201);
  return { event: event.id, id, token, email, attempt: body.transaction_id };
}
const sessionOf = ({ attempt }: Pick<Begun, 'attempt'>) =>
  stripe.state.all('checkout.session').find((one) => one['client_reference_id'] === attempt)!;

describe('a seat whose payment was begun on a page of Stripe', () => {
  it.each([1, 29])('at minute %i is kept until the page is closed, and is free then', async (minute) => {
    const registration = await begun('stripe', minute);
    const page = sessionOf(registration);
    expect(page['expires_at']).toBe(Math.floor(clock.now().getTime() / 1000) + 35 * 60);
    await minutes(34);
    expect([await stateOf(registration), page['status']]).toEqual(['pending_payment', 'open']);
    expect((await register(api, registration.event)).status).toBe(409);
    await minutes(2);
    expect([await stateOf(registration), page['status']]).toEqual(['expired', 'expired']);
    expect((await register(api, registration.event)).status).toBe(201);
  });

  it('is paid on it past the half hour, by a button that says « payer »', async () => {
    const registration = await begun('stripe', 29);
    expect(sessionOf(registration)['submit_type']).toBe('pay');
    await minutes(16);
    stripe.payer.pays(sessionOf(registration).id);
    await confirmPayment(api, registration.event, registration.attempt);
    expect(await stateOf(registration)).toBe('confirmed');
  });

  it('is kept while Stripe is away, and paid where its payer tries again', async () => {
    const event = await paidEvent(editor, { max_participants: 1 });
    const { registration_id: id } = await verified(api, event.id, { email: mailbox('insiste') });
    stripe.isAway = true;
    const away = await beginPayment(api, event.id, id, 'stripe');
    expect([away.status, (away.body as unknown as Problem).detail]).toEqual([503, expect.any(String)]);
    stripe.isAway = false;
    await minutes(5);
    const { body } = await beginPayment(api, event.id, id, 'stripe');
    stripe.payer.pays(sessionOf({ attempt: body.transaction_id }).id);
    await confirmPayment(api, event.id, body.transaction_id);
    expect((await progressOf(api, event.id, id)).status).toBe('confirmed');
  });

  it('is paid once where its payer leaves the page and begins again, whatever they left open', async () => {
    const first = await begun('stripe', 1);
    await minutes(2);
    const { body } = await beginPayment(api, first.event, first.id, 'stripe');
    const second = { ...first, attempt: body.transaction_id };
    stripe.payer.pays(sessionOf(second).id);
    await confirmPayment(api, second.event, second.attempt);
    expect(await stateOf(second)).toBe('confirmed');
    await eventually('no page left open', async () => {
      await minutes(1);
      return [first, second].every((one) => sessionOf(one)['status'] !== 'open');
    });
  });

  it('costs as many francs as the event says, which have no cents', async () => {
    const registration = await begun('stripe', 0, { price: 5000, currency: 'XAF' });
    expect(sessionOf(registration)).toMatchObject({ amount_total: 5000, currency: 'xaf' });
    stripe.payer.pays(sessionOf(registration).id);
    await confirmPayment(api, registration.event, registration.attempt);
    const { status, amount, currency } = await progressOf(api, registration.event, registration.id);
    expect([status, amount, currency]).toEqual(['confirmed', 5000, 'XAF']);
  });

  it('is kept as long where it lapsed before, and was asked for again', async () => {
    const first = await begun('stripe', 1);
    await minutes(120);
    expect(await stateOf(first)).toBe('expired');
    const again = await api.request(`/event-registrations/track/${first.token}/again/`, { method: 'POST' });
    expect(again.body.status).toBe('pending_payment');
    await eventually('what is left to pay written again', async () => {
      const emails = await emailsTo(api.varFolder, first.email, 'Il reste à payer');
      return emails.some(({ text }) => text.includes('Vous avez redemandé vos places'));
    });
    clock.advance(29 * MINUTE_MS);
    const { body } = await beginPayment(api, first.event, first.id, 'stripe');
    await minutes(34);
    expect(await stateOf(first)).toBe('pending_payment');
    stripe.payer.pays(sessionOf({ ...first, attempt: body.transaction_id }).id);
    await confirmPayment(api, first.event, body.transaction_id);
    expect(await stateOf(first)).toBe('confirmed');
  });

  it('is kept by money that comes in the last second, whoever hears of it first', async () => {
    const registration = await begun('stripe');
    clock.advance(36 * MINUTE_MS);
    stripe.payer.pays(sessionOf(registration).id);
    await freeDueSeats(api);
    expect(await stateOf(registration)).toBe('confirmed');
  });

  it('is kept while Stripe does not answer, and free once it has closed the page', async () => {
    const registration = await begun('stripe');
    stripe.isAway = true;
    await minutes(36);
    await minutes(6);
    expect(await stateOf(registration)).toBe('pending_payment');
    stripe.isAway = false;
    await minutes(6);
    expect([await stateOf(registration), sessionOf(registration)['status']]).toEqual(['expired', 'expired']);
  });
});

describe('a seat that is given up while its payment is open on a page of Stripe', () => {
  it('is free at once, for whoever asks; the page is closed, and takes no money', async () => {
    const registration = await begun('stripe', 1);
    const { body } = await api.request(`/event-registrations/track/${registration.token}/cancel/`, {
      method: 'POST',
    });
    expect(body.status).toBe('cancelled');
    expect((await register(api, registration.event)).status).toBe(201);
    await eventually('the page closed', async () => {
      await minutes(6);
      return sessionOf(registration)['status'] === 'expired';
    });
  });
});

describe('a seat whose payment was begun at PayPal', () => {
  it('besides a page of Stripe that was paid unheard is paid once: the other money goes back, or is not taken', async () => {
    const first = await begun('stripe', 1);
    stripe.payer.pays(sessionOf(first).id);
    const { status, body } = await beginPayment(api, first.event, first.id, 'paypal');
    expect(status).toBe(201);
    const second = { ...first, attempt: body.transaction_id };
    paypal.approve(orderOf(second).id);
    await Promise.all([first, second].map(({ attempt }) => confirmPayment(api, first.event, attempt)));
    await minutes(6);
    expect(await stateOf(first)).toBe('confirmed');
    await eventually('one payment kept', async () => {
      await freeDueSeats(api);
      const kept = 1 + capturesOf(second).length;
      const [{ count }] = await api.query(
        `SELECT count(*)::int AS count FROM event_registration_refunds
          WHERE registration_id = $1 AND status = 'done'`,
        [first.id],
      );
      return kept - count === 1;
    });
  });

  const orderOf = ({ attempt }: Begun) =>
    [...paypal.orders.values()].find(({ purchase_units: [unit] }) => unit!.custom_id === attempt)!;
  const capturesOf = (registration: Begun) =>
    orderOf(registration).purchase_units[0]!.payments?.captures ?? [];

  it.each([1, 29])(
    'at minute %i is taken where its payer agreed in time and never came back',
    async (minute) => {
      const registration = await begun('paypal', minute);
      await minutes(34);
      expect(await stateOf(registration)).toBe('pending_payment');
      paypal.approve(orderOf(registration).id);
      await minutes(2);
      expect([await stateOf(registration), capturesOf(registration)]).toEqual([
        'confirmed',
        [expect.objectContaining({ status: 'COMPLETED' })],
      ]);
    },
  );

  it.each([0, 14, 59])(
    'takes no money %i minutes after its end, whoever has the seat by then',
    async (later) => {
      const registration = await begun('paypal', 29);
      await minutes(36);
      expect(await stateOf(registration)).toBe('expired');
      expect((await register(api, registration.event)).status).toBe(201);
      await minutes(later);
      paypal.approve(orderOf(registration).id);
      await confirmPayment(api, registration.event, registration.attempt);
      await minutes(6);
      expect([await stateOf(registration), capturesOf(registration)]).toEqual(['expired', []]);
    },
  );
});

describe('a seat whose payment waits on a telephone', () => {
  it('is kept while MTN has not said that it is over', async () => {
    const registration = await begun('mobile_money');
    await minutes(36);
    await minutes(HOUR_MS / MINUTE_MS);
    expect(await stateOf(registration)).toBe('pending_payment');
    momo.fail(registration.attempt, 'EXPIRED');
    await minutes(6);
    expect(await stateOf(registration)).toBe('expired');
  });

  it('is not kept for ever: money that is found later is a seat that is free, or goes back', async () => {
    const [seated, late] = [await begun('mobile_money'), await begun('mobile_money')];
    await minutes(24 * 60 + 6);
    expect([await stateOf(seated), await stateOf(late)]).toEqual(['expired', 'expired']);
    expect((await register(api, late.event)).status).toBe(201);
    for (const { attempt } of [seated, late]) momo.accept(attempt);
    clock.advance(6 * MINUTE_MS);
    await api.app.get(PaymentComparisonService, { strict: false }).compareOpen();
    expect(await stateOf(seated)).toBe('confirmed');
    expect(await stateOf(late)).toBe('refunded');
    await eventually('the refund asked for', async () => {
      const [refund] = await api.query(
        'SELECT count(*)::int AS count FROM event_registration_refunds WHERE registration_id = $1',
        [late.id],
      );
      return refund.count === 1;
    });
  });
});
