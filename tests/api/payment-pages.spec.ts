import { randomUUID } from 'node:crypto';
import type { DonationInput, DonationStarted } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testStripe, testPaypal } from '../factories/providers.ts';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { aGiftForm } from '../factories/donations.ts';
import { emailsIn } from '../factories/emails.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { someAddress } from '../factories/paid-gifts.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';
import { PAYPAL_ACCOUNT } from '../fakes/paypal-server.ts';
import { type StripeServer, startStripeServer } from '../fakes/stripe-server.ts';

const EXPIRES = /POST \/v1\/checkout\/sessions\/\w+\/expire/;
let api: TestApi;
let admin: Request;
const stripe = testStripe();
const paypal = testPaypal();
beforeAll(async () => {
  const providers = { ...stripe.env, ...PAYPAL_ACCOUNT, PAYPAL_API_URL: paypal.url };
  api = await startApi({ env: { ...providers, CONTACT_EMAIL: 'bureau@livres.example' } });
  admin = await api.asStaff('administrateur');
});
afterAll(() => api?.close());

describe('a new page of payment', () => {
  it('closes the one before it at Stripe, where nobody can pay any more', async () => {
    const gift = await begun();
    const [before] = await pagesOf(gift);
    const again = await retry(gift, 'sepa_debit');
    expect(again).toMatchObject({ status: 200, body: { next: { kind: 'redirect' } } });
    await eventually('the first page closed', () => stateOf(before!) === 'expired');
    const [, second] = await pagesOf(gift);
    expect(stateOf(second!)).toBe('open');
    stripe.payer.pays(second!);
    await deliver();
    await eventually('the bank at work', async () => (await giftOf(gift)).provider_payment_id);
    expect(await giftOf(gift)).toMatchObject({ status: 'pending' });
  });

  it('closes one whose address was lost on its way', async () => {
    const body = aGiftForm({ payment_method: 'card', form_key: randomUUID() });
    const send = () =>
      api.request<DonationStarted>('/donations/', {
        body,
        headers: { 'x-forwarded-for': someAddress() },
      });
    const known = new Set(stripe.state.all('checkout.session').map(({ id }) => id));
    stripe.befall({ kind: 'lose_answer' }, /POST \/v1\/checkout\/sessions$/, 2);
    expect((await send()).status).toBe(503);
    const lost = stripe.state.all('checkout.session').find(({ id }) => !known.has(id))!;
    const [donation] = await api.sql`SELECT id FROM donations WHERE email = ${body.email}`;
    const staff = await admin(`/donations/${donation!.id}/retry/`, {
      body: { payment_method: 'sepa_debit' },
    });
    expect(staff.status).toBe(200);
    await eventually('the lost page closed', () => stateOf(lost.id) === 'expired');
  });

  it('is closed itself where the one before it was paid just then: one payment, one gift', async () => {
    const gift = await begun();
    const [first] = await pagesOf(gift);
    stripe.payer.pays(first!);
    await retry(gift, 'sepa_debit');
    await eventually('the gift made', async () => (await giftOf(gift)).status === 'succeeded');
    const [, second] = await pagesOf(gift);
    await eventually('the second page closed', () => stateOf(second!) === 'expired');
    expect(await movesOf(gift)).toEqual({ gift: 4200, fee: 88 });
  });

  it('that is paid as well as the one before it gives the second payment back by itself', async () => {
    const gift = await begun();
    const [first] = await pagesOf(gift);
    stripe.befall({ kind: 'slow', ms: 2000 }, EXPIRES);
    await retry(gift, 'sepa_debit');
    const [, second] = await pagesOf(gift);
    stripe.payer.pays(first!);
    stripe.payer.pays(second!);
    stripe.payer.bankAnswers(second!);
    await deliver();
    await untilReturned(gift);
    expect(await movesOf(gift)).toMatchObject({ gift: 4200, extra: 4200, extra_refund: 4200 });
    expect(await owedTo(gift)).toBe(0);
  });

  it('at PayPal leaves the order before it uncaptured, even where its payer agrees to it', async () => {
    const gift = await begun({ payment_method: 'paypal' });
    const [order] = await pagesOf(gift);
    await retry(gift, 'card');
    paypal.approve(order!);
    await api.request('/donations/confirm', { body: { session_id: order } });
    expect(paypal.orders.get(order!)).toMatchObject({ status: 'APPROVED' });
    expect(await giftOf(gift)).toMatchObject({ status: 'pending' });
    const [, page] = await pagesOf(gift);
    stripe.payer.pays(page!);
    await deliver();
    await eventually('the gift made', async () => (await giftOf(gift)).status === 'succeeded');
    expect(await movesOf(gift)).toEqual({ gift: 4200, fee: 88 });
  });
});

describe('an order at PayPal that is none of ours', () => {
  it('is not captured, though its payer agreed to it', async () => {
    const gift = await begun({ payment_method: 'paypal' });
    const [order] = await pagesOf(gift);
    Object.assign(paypal.orders.get(order!)!.purchase_units[0]!, { custom_id: 'commande-42' });
    paypal.approve(order!);
    await api.request('/donations/confirm', { body: { session_id: order } });
    expect(paypal.orders.get(order!)).toMatchObject({ status: 'APPROVED' });
  });
});

describe('a gift that comes again, of which two pages were paid', () => {
  it('has one subscription: the second is stopped and what it took goes back, in the journal and the timeline', async () => {
    const gift = await twoPagesPaid();
    await deliver();
    await untilReturned(gift);
    const { own, second } = await subscriptionsOf(gift);
    await eventually('the second stopped', () => statusAtStripe(second) === 'canceled');
    expect(statusAtStripe(own)).toBe('active');
    expect(await owedTo(gift)).toBe(0);
    expect(await movesOf(gift)).toMatchObject({ gift: 4200, extra: 4200, extra_refund: 4200 });
    const made = await api.sql`SELECT id FROM donations WHERE recurring_gift_id = ${await recurringOf(gift)}`;
    expect(made).toHaveLength(1);
    await deliver();
    const { reference, timeline } = await told(gift);
    expect(timeline.filter(({ text }) => text.startsWith('Second prélèvement'))).toHaveLength(1);
    await eventually('the letter to staff', () => emailsAbout(reference));
    await jobsSettled(api);
    expect(await emailsAbout(reference)).toHaveLength(1);
    const { body } = await admin(`/admin/donations/${gift.id}/story`);
    const texts = JSON.stringify(body);
    expect(texts).toContain('Payé deux fois');
    expect(texts).toContain('Second paiement rendu');
  });

  it.each(['first to last', 'last to first'] as const)(
    'gives back the renewals too that the second took before anyone knew, heard of from %s',
    async (order) => {
      const own = await startStripeServer();
      const house = await startApi({ env: { ...own.env, CONTACT_EMAIL: 'bureau@livres.example' } });
      try {
        own.state.setNow(new Date('2026-01-15T10:00:00Z'));
        const gift = await twoPagesPaid(house, own);
        own.advanceTo(new Date('2026-03-20T10:00:00Z'));
        await own.deliveries.deliver(house.url, (events) =>
          order === 'first to last' ? events : events.toReversed(),
        );
        const sums = () => sumsIn(house);
        await eventually(
          'three payments returned',
          async () => (await sums()).extra_refund === 3 * 4200,
          40_000,
        );
        const live = own.state.all('subscription').filter(({ status }) => status === 'active');
        expect(live).toHaveLength(1);
        await own.deliveries.deliver(house.url);
        await eventually('all announced', async () => {
          const waiting = await house.sql`SELECT 1 FROM payment_events WHERE handled_at IS NULL`;
          return waiting.length === 0;
        });
        expect(await sums()).toMatchObject({ gift: 3 * 4200, extra: 3 * 4200, extra_refund: 3 * 4200 });
        const [{ owed }] = await house.sql`SELECT coalesce(sum(amount), 0)::int AS owed FROM journal_postings
              WHERE account = 'to_return'`;
        expect(owed).toBe(0);
        const [{ n }] = await house.sql`SELECT count(*)::int AS n FROM donations WHERE status = 'succeeded'`;
        expect(n).toBe(3);
        expect(gift.id).toMatch(/-/);
      } finally {
        await house.close();
        await own.close();
      }
    },
  );

  it('is stopped whole by « Arrêter »', async () => {
    const gift = await begun({ frequency: 'monthly' });
    const [first] = await pagesOf(gift);
    stripe.payer.pays(first!);
    await deliver();
    await eventually('the gift in place', async () => (await told(gift)).status === 'active');
    // Another page of the same form, paid without a word: only its attempt knows of it.
    const known = new Set(stripe.state.all('subscription').map(({ id }) => id));
    const page = stripe.state.get('checkout.session', first);
    const asked = page['_asked'];
    const second = stripe.billing.subscribe(
      stripe.state.create('checkout.session', { customer: page['customer'], _asked: asked }),
    );
    expect(known.has(second.id)).toBe(false);
    stripe.deliveries.next();
    await rowsOf(
      api.databaseUrl,
      `INSERT INTO payment_attempts (id, purpose, subject_id, provider, method, mode, status, amount, currency,
         provider_subscription_id, created_at, updated_at)
       VALUES ($1, 'donation', $2, 'stripe', 'card', 'test', 'cancelled', 4200, 'EUR', $3, now(), now()) RETURNING id`,
      [randomUUID(), gift.id, second.id],
    );
    const id = await recurringOf(gift);
    const stopped = await admin(`/donations/subscriptions/${id}/cancel/`, { body: {} });
    expect(stopped.status).toBe(200);
    await eventually('both stopped', () =>
      stripe.state
        .all('subscription')
        .filter((one) => one['customer'] === page['customer'])
        .every(({ status }) => status === 'canceled'),
    );
  });

  it('leaves one that failed behind when its donor pays by another page', async () => {
    const gift = await begun({ frequency: 'monthly', payment_method: 'sepa_debit' });
    const [first] = await pagesOf(gift);
    stripe.payer.pays(first!);
    const failing = stripe.state.get('checkout.session', first)['subscription'];
    await deliver();
    await eventually('the bank at work', async () => (await giftOf(gift)).provider_payment_id);
    stripe.payer.bankRefusesFirst(failing, 'insufficient_funds');
    await deliver();
    await eventually('the refusal', async () => (await giftOf(gift)).status === 'failed');
    expect((await retry(gift, 'card')).status).toBe(200);
    await eventually('the failing one stopped', () => statusAtStripe(failing) === 'canceled');
    const [, second] = await pagesOf(gift);
    stripe.payer.pays(second!);
    await deliver();
    await eventually('the gift in place', async () => (await told(gift)).status === 'active');
    const own = stripe.state.get('checkout.session', second)['subscription'];
    expect(
      await api.sql`SELECT provider_subscription_id FROM recurring_gifts
          WHERE id = ${await recurringOf(gift)}`,
    ).toEqual([{ provider_subscription_id: own }]);
    expect(statusAtStripe(own)).toBe('active');
  });
});

interface Begun {
  id: string;
  token: string;
}

/** 42 € by card, by default otherwise: the page is open. */
async function begun(over: Partial<DonationInput> = {}, house: TestApi = api): Promise<Begun> {
  const email = `awa.${randomUUID()}@example.org`;
  const body = aGiftForm({ amount: '42,00', payment_method: 'card', form_key: randomUUID(), email, ...over });
  const {
    status,
    body: started,
    text,
  } = await house.request<DonationStarted>('/donations/', {
    body,
    headers: { 'x-forwarded-for': someAddress() },
  });
  if (status !== 201) throw new Error(`POST /donations/: ${status} ${text}`);
  return { id: started.id, token: started.token };
}

const retry = ({ id, token }: Begun, payment_method: string, house: TestApi = api) =>
  house.request(`/donations/${id}/retry/`, {
    body: { payment_method },
    headers: { 'x-donation-token': token },
  });

/** Both pages are paid before the first could be closed; nothing is announced yet. */
async function twoPagesPaid(house: TestApi = api, at: StripeServer = stripe): Promise<Begun> {
  const gift = await begun({ frequency: 'monthly' }, house);
  at.befall({ kind: 'slow', ms: 3000 }, EXPIRES);
  expect((await retry(gift, 'sepa_debit', house)).status).toBe(200);
  const [first, second] = await pagesOf(gift, house);
  // The second too is taken at once, as by card.
  at.state.get('checkout.session', second)['_asked'].type = 'card';
  at.payer.pays(first!);
  at.payer.pays(second!);
  return gift;
}

const pagesOf = async ({ id }: Begun, house: TestApi = api): Promise<string[]> => {
  const rows = await house.sql`SELECT provider_session_id FROM payment_attempts WHERE subject_id = ${id}
        ORDER BY created_at`;
  return rows.map((one: { provider_session_id: string }) => one.provider_session_id);
};
const giftOf = async ({ id }: Begun) =>
  (await api.sql`SELECT status, provider_payment_id FROM donations WHERE id = ${id}`)[0]!;
const recurringOf = async ({ id }: Begun) =>
  (await api.sql`SELECT recurring_gift_id FROM donations WHERE id = ${id}`)[0]!.recurring_gift_id;
const sumsIn = async (house: TestApi, donation_id: string | null = null): Promise<Record<string, number>> => {
  const rows = await rowsOf<{ kind: string; amount: number }>(
    house.databaseUrl,
    `SELECT entry.kind, sum(abs(posting.amount))::int AS amount FROM journal_entries entry
       JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'provider:stripe'
      WHERE $1::uuid IS NULL OR entry.donation_id = $1 GROUP BY entry.kind`,
    [donation_id],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};
const movesOf = ({ id }: Begun) => sumsIn(api, id);
const owedTo = async ({ id }: Begun) =>
  (
    await api.sql`SELECT coalesce(sum(posting.amount), 0)::int AS owed FROM journal_postings posting
         JOIN journal_entries entry ON entry.id = posting.entry_id
        WHERE entry.donation_id = ${id} AND posting.account = 'to_return'`
  )[0]!.owed;
/** What went back is announced too. */
const untilReturned = (gift: Begun) =>
  eventually('the second payment returned', async () => {
    await deliver();
    return (await movesOf(gift))['extra_refund'];
  });
const subscriptionsOf = async (gift: Begun) => {
  const [row] = await api.sql`SELECT provider_subscription_id AS own FROM recurring_gifts
        WHERE id = ${await recurringOf(gift)}`;
  const pages = await pagesOf(gift);
  const both = pages.map((page) => stripe.state.get('checkout.session', page)['subscription'] as string);
  return { own: row!.own, second: both.find((one) => one !== row!.own)! };
};
const told = async (gift: Begun) => {
  const id = await recurringOf(gift);
  const { body } = await admin(`/admin/recurring-gifts/${id}`);
  const timeline: { text: string }[] =
    await api.sql`SELECT text FROM donation_entries WHERE recurring_gift_id = ${id}`;
  return { reference: body.reference as string, status: body.status as string, timeline };
};
const emailsAbout = async (reference: string) => {
  const found = (await emailsIn(api.varFolder)).filter(
    ({ to, subject }) =>
      to === 'bureau@livres.example' && subject.includes(`payé deux fois\u00a0: ${reference}`),
  );
  return found.length > 0 ? found : null;
};
const stateOf = (session: string) => stripe.state.get('checkout.session', session)['status'];
const statusAtStripe = (subscription: string) => stripe.state.get('subscription', subscription)['status'];
const deliver = () => stripe.deliveries.deliver(api.url);
