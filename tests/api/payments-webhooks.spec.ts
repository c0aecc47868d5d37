import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { expectAnswer } from '../factories/answers.ts';
import { running } from '../factories/running.ts';
import { startApi, testApi } from '../factories/api.ts';
import { aGiftForm } from '../factories/donations.ts';
import {
  booksOf,
  handleAnnouncements,
  pledge,
  type PledgedGift,
  someAddress,
  stripeBooksOf,
  comparisonOf,
} from '../factories/paid-gifts.ts';
import { rowsOf } from '../factories/rows.ts';
import { stopClock } from '../factories/time.ts';
import { startStripeServer } from '../fakes/stripe-server.ts';
import { HOUR_MS, MINUTE_MS } from '@livres/api/contract';

const WEBHOOK = '/donations/webhook/stripe/';
const stripe = running(() => startStripeServer({ webhookSecrets: ['whsec_new', 'whsec_old'] }));
const api = testApi(() => ({ ...stripe.env, WORKER: 'apart' }));
afterEach(() => {
  stripe.isAway = false;
});

describe('an announcement', () => {
  it('is taken by its signature over the bytes that came, and by nothing else', async () => {
    const gift = await paidGift();
    const [event] = stripe.deliveries.next().toReversed();
    const { body, headers } = stripe.deliveries.sign(event!);
    const post = (text: string, more: Record<string, string> = headers) =>
      api.request(WEBHOOK, { body: text, headers: more });
    const { 'stripe-signature': _, ...unsigned } = headers;
    const refused = [
      await post(body, unsigned),
      await post(`${body} `),
      await post(body.replace('"livemode":false', '"livemode":true')),
      await post(body, { ...headers, 'stripe-signature': 't=1,v1=00' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(refused[0]!.body).toMatchObject({ type: '/problems/signature-refusee' });
    expect(await statusOf(gift)).toBe('pending');
    for (const secrets of [['whsec_old'], ['whsec_new'], ['whsec_other', 'whsec_new']]) {
      const signed = stripe.deliveries.sign(event!, { secrets });
      expect((await post(signed.body, signed.headers)).status).toBe(200);
    }
  });

  it.each([
    ['a type that is no text', { type: 7 }],
    ['no type', { type: undefined }],
    ['no number', { id: undefined }],
    ['a number that is no text', { id: { a: 1 } }],
    ['control characters in its number', { id: 'evt_\u0000' }],
    ['an endless number', { id: 'e'.repeat(5000) }],
    ['no data', { data: undefined }],
    ['nothing for data', { data: null }],
    ['nothing for its object', { data: { object: null } }],
    ['an object whose number is no text', { data: { object: { id: 7 } } }],
  ])('that is signed and has %s is refused, and nothing is kept', async (_, over) => {
    const type = 'payment_intent.succeeded';
    const event = {
      id: `evt_${randomUUID()}`,
      object: 'event',
      created: 1,
      type,
      data: { object: { id: 'pi_1' } },
    };
    const { body, headers } = stripe.deliveries.sign({ ...event, ...over });
    const before = await api.sql`SELECT 1 FROM payment_events`;
    expectAnswer(await api.request(WEBHOOK, { body, headers }), 400, { type: '/problems/annonce-illisible' });
    expect(await api.sql`SELECT 1 FROM payment_events`).toHaveLength(before.length);
  });

  it('for a provider that is not offered here has no door', async () => {
    for (const provider of ['paypal', 'mobile_money', 'offline', 'inconnu'])
      expect((await api.request(`/donations/webhook/${provider}/`, { body: {} })).status).toBe(404);
  });

  it('that comes twenty times at once is kept once, and done once', async () => {
    const gift = await paidGift();
    const event = stripe.deliveries.next().find(({ type }) => type === 'payment_intent.succeeded')!;
    const statuses = await atOnce(20, () => stripe.deliveries.post(`${api.url}${WEBHOOK}`, event));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [{ events, jobs }] = (await rowsOf<{ events: number; jobs: number }>(
      api.databaseUrl,
      `SELECT (SELECT count(*)::int FROM payment_events WHERE event_id = $1) AS events,
              (SELECT count(*)::int FROM jobs.job WHERE name = 'payments.event' AND data ->> 'event_id' = $1) AS jobs`,
      [event.id],
    )) as [{ events: number; jobs: number }];
    expect([events, jobs]).toEqual([1, 1]);
    await atOnce(5, () => handleAnnouncements(api));
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({
      status: 'succeeded',
      kinds: { gift: 1 },
      thanks: 1,
    });
  });

  it('keeps nothing of what it says of people', async () => {
    const gift = await paidGift();
    await stripe.deliveries.deliver(api.url);
    const events: { type: string; object: object; said: string }[] =
      await api.sql`SELECT type, object, payment_events::text AS said FROM payment_events`;
    expect(events.map(({ type }) => type)).toContain('payment_intent.succeeded');
    for (const { object, said } of events) {
      for (const word of [gift.email, 'secret']) expect(said).not.toContain(word);
      // What it is about and its id; a card's last digits could stand by chance in an id, and there is nothing else.
      expect(Object.keys(object).filter((name) => name !== 'kind' && !name.endsWith('_id'))).toEqual([]);
    }
  });

  it('of something that Stripe no longer knows, or that is nobody’s here, changes nothing', async () => {
    await deliverAll();
    const ghost = stripe.state.emitEvent('payment_intent.succeeded', {
      ...stripe.state.create('payment_intent'),
      id: 'pi_ghost',
    });
    const other = stripe.payments.intent({
      amount: 9900,
      currency: 'eur',
      payment_method_types: ['card'],
      metadata: { attempt_id: 'commande-42' },
    });
    stripe.payments.succeed(other);
    const before = await journalLength();
    await deliverAll();
    expect(await journalLength()).toBe(before);
    expect(await outcomeOf(ghost.id)).toBe('ignored');
  });
});

describe('a payment that Stripe has', () => {
  it('of another amount than ours is not applied, and staff are told once', async () => {
    const gift = await pledge(api);
    stripe.state.get('checkout.session', gift.session_id)['_asked'].price_data.unit_amount = 4100;
    stripe.payer.pays(gift.session_id);
    await deliverAll();
    await deliverAll(stripe.state.events.slice(-3));
    await comparisonOf(api).compareAttempt(await attemptOf(gift));
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({ status: 'pending', kinds: {}, thanks: 0 });
    const told = await api.sql`SELECT 1 FROM donation_entries
        WHERE donation_id = ${gift.id} AND kind = 'alert'`;
    expect(told).toHaveLength(1);
  });

  it('by SEPA debit is a gift only when the bank has said yes', async () => {
    const gift = await pledge(api, { payment_method: 'sepa_debit' });
    stripe.payer.pays(gift.session_id);
    await deliverAll();
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({ status: 'pending', kinds: {}, thanks: 0 });
    stripe.payer.bankAnswers(gift.session_id);
    await deliverAll();
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({
      status: 'succeeded',
      given: 4200,
      thanks: 1,
    });
  });

  it('once made is not undone by a failure that is heard of late', async () => {
    const gift = await pledge(api);
    stripe.payer.isDeclined(gift.session_id);
    const failures = stripe.deliveries.next();
    stripe.payer.pays(gift.session_id);
    await deliverAll();
    await deliverAll(failures);
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({
      status: 'succeeded',
      given: 4200,
      thanks: 1,
    });
  });

  it('and that nobody announced is found by comparing, and comparing again changes nothing', async () => {
    const clock = stopClock(api);
    const gift = await paidGift();
    const left = await pledge(api);
    stripe.payer.leaves(left.session_id);
    stripe.deliveries.next();
    clock.advance(6 * MINUTE_MS);
    expect((await comparisonOf(api).compareOpen()).repaired).toBeGreaterThanOrEqual(2);
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({
      status: 'succeeded',
      given: 4200,
      thanks: 1,
    });
    expect(await statusOf(left)).toBe('cancelled');
    stripe.payer.isRefundedAtStripe(paymentOf(gift), 1200);
    stripe.deliveries.next();
    const since = new Date(Date.now() - HOUR_MS);
    expect((await comparisonOf(api).compareMoved('stripe', since)).repaired).toBeGreaterThanOrEqual(1);
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject(stripeBooksOf(stripe, gift));
    const before = await journalLength();
    expect(await comparisonOf(api).compareMoved('stripe', since)).toMatchObject({ repaired: 0 });
    expect(await journalLength()).toBe(before);
    clock.set(new Date());
  });

  // Every cause in every order: what is acted, announced, done and compared mixes as it will.
  it('is in the books as Stripe has it, however its announcements are mixed, repeated, late or lost', async () => {
    const step = fc.record({
      kind: fc.constantFrom(
        'act',
        'act',
        'announce',
        'announce',
        'repeat',
        'work',
        'work_backwards',
        'compare',
      ),
      at: fc.nat(50),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([
          'decline',
          'refund',
          'refund_fails',
          'dispute',
          'win',
          'lose',
          'fee_later',
          'refund_again',
        ] as const),
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.boolean(),
        async (chosen, steps, isLost) => {
          const began = new Date(Date.now() - 1000);
          const known = stripe.state.events.length;
          const gift = await pledge(api);
          const actions = timeline(gift, chosen);
          const posted: string[] = [];
          for (const { kind, at } of steps) await mix(gift, kind, at, actions, posted);
          for (const action of actions) action();
          // Either everything is announced at last, again or for the first time, or comparing finds what was lost.
          stripe.deliveries.next();
          if (isLost) await comparisonOf(api).compareMoved('stripe', began);
          else await deliverAll(stripe.state.events.slice(known).toReversed());
          const books = await booksOf(api.databaseUrl, gift);
          expect(books).toMatchObject({ ...stripeBooksOf(stripe, gift), status: 'succeeded', thanks: 1 });
          expect(Object.entries(books.kinds).filter(([kind, n]) => kind !== 'refund' && n !== 1)).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('for a gift that comes again is one gift for each invoice, in whatever order they are heard of', async () => {
    const own = await startStripeServer({ webhookSecrets: ['whsec_new'] });
    const house = await startApi({ env: { ...own.env, WORKER: 'apart' } });
    try {
      own.state.setNow(new Date('2026-01-15T10:00:00Z'));
      const gift = await pledge(house, { frequency: 'monthly' });
      own.payer.pays(gift.session_id);
      own.advanceTo(new Date('2026-04-20T10:00:00Z'));
      const events = own.deliveries.next();
      for (const event of [...events.toReversed(), ...events])
        expect(await own.deliveries.post(`${house.url}${WEBHOOK}`, event)).toBe(200);
      await handleAnnouncements(house);
      await Promise.all([handleAnnouncements(house), handleAnnouncements(house)]);
      const gifts: { status: string; amount: number; given_at: Date }[] =
        await house.sql`SELECT status, amount::int, given_at FROM donations ORDER BY given_at`;
      expect(gifts.map(({ status, amount }) => `${status} ${amount}`)).toEqual(
        Array(4).fill('succeeded 4200'),
      );
      expect(gifts.map(({ given_at }) => given_at.toISOString().slice(0, 10))).toEqual([
        '2026-01-15',
        '2026-02-15',
        '2026-03-15',
        '2026-04-15',
      ]);
    } finally {
      await house.close();
      await own.close();
    }
  });
});

describe('while Stripe is away', () => {
  it('a donor is told so in French, and the same form is the same gift once it is back', async () => {
    const body = aGiftForm({
      payment_method: 'card',
      form_key: randomUUID(),
      email: `${randomUUID()}@example.org`,
    });
    const send = () => api.request('/donations/', { body, headers: { 'x-forwarded-for': someAddress() } });
    stripe.isAway = true;
    const refused = await send();
    expect(refused).toMatchObject({ status: 503, body: { type: '/problems/prestataire-injoignable' } });
    expect(refused.body.detail).toContain('Rien n’a été débité');
    stripe.isAway = false;
    const started = await send();
    expect(started).toMatchObject({ status: 201, body: { next: { kind: 'redirect' } } });
    const kept = await api.sql`SELECT id FROM donations WHERE email = ${body.email}`;
    expect(kept).toEqual([{ id: started.body.id }]);
  });

  it('announcements are taken, wait, and are done once it is back', async () => {
    const gift = await paidGift();
    const events = stripe.deliveries.next();
    stripe.isAway = true;
    for (const event of events) expect(await stripe.deliveries.post(`${api.url}${WEBHOOK}`, event)).toBe(200);
    await expect(handleAnnouncements(api)).rejects.toThrow('Stripe');
    expect(await statusOf(gift)).toBe('pending');
    stripe.isAway = false;
    await handleAnnouncements(api);
    expect(await booksOf(api.databaseUrl, gift)).toMatchObject({
      status: 'succeeded',
      given: 4200,
      thanks: 1,
    });
  });

  it('comparing leaves everything as it is, for the next turn', async () => {
    const clock = stopClock(api);
    const gift = await paidGift();
    stripe.deliveries.next();
    clock.advance(6 * MINUTE_MS);
    stripe.isAway = true;
    expect(await comparisonOf(api).compareOpen()).toEqual({ seen: 0, repaired: 0 });
    expect(await comparisonOf(api).compareYesterday()).toEqual({ seen: 0, repaired: 0 });
    const checks = await (await api.asStaff('administrateur'))('/admin/system/checks');
    const check = checks.body.find(({ name }: { name: string }) => name === 'payments');
    expect(check).toMatchObject({ ok: false, detail: expect.stringContaining('Stripe ne répond pas') });
    stripe.isAway = false;
    await comparisonOf(api).compareOpen();
    expect(await statusOf(gift)).toBe('succeeded');
    clock.set(new Date());
  });
});

type Chosen =
  | 'decline'
  | 'dispute'
  | 'fee_later'
  | 'lose'
  | 'refund'
  | 'refund_again'
  | 'refund_fails'
  | 'win';

/** What happens to a gift at Stripe, in an order that can be: it is paid, whatever comes before and after. */
function timeline(gift: PledgedGift, chosen: readonly Chosen[]): (() => void)[] {
  const { payer } = stripe;
  const has = (one: Chosen) => chosen.includes(one);
  const refunds: string[] = [];
  const disputes: string[] = [];
  const actions = [
    has('decline') && (() => void payer.isDeclined(gift.session_id)),
    () => void payer.pays(gift.session_id, { feeLater: has('fee_later') }),
    has('refund') && (() => void refunds.push(payer.isRefundedAtStripe(paymentOf(gift), 1000).id)),
    // What is disputed cannot be refunded as well.
    has('refund_again') && (() => void payer.isRefundedAtStripe(paymentOf(gift), 700)),
    has('dispute') && (() => void disputes.push(payer.disputes(paymentOf(gift), { amount: 1500 }).id)),
    has('fee_later') && (() => payer.feeIsKnown(paymentOf(gift))),
    has('refund') && has('refund_fails') && (() => payer.refundEnds(refunds[0]!, 'failed')),
    has('dispute') &&
      (has('win') || has('lose')) &&
      (() => payer.disputeIs(disputes[0]!, has('win') ? 'won' : 'lost')),
  ];
  return actions.filter((action) => action !== false);
}

async function mix(
  gift: PledgedGift,
  kind: string,
  at: number,
  actions: (() => void)[],
  posted: string[],
): Promise<void> {
  if (kind === 'act') actions.shift()?.();
  else if (kind === 'announce') {
    const events = stripe.deliveries.next();
    const mixed = at % 3 === 0 ? events.toReversed() : [...events.slice(at % 5), ...events.slice(0, at % 5)];
    // One of them is lost on the way.
    for (const event of mixed.slice(at % 2)) {
      posted.push(event.id);
      await stripe.deliveries.post(`${api.url}${WEBHOOK}`, event);
    }
  } else if (kind === 'repeat') {
    const event = stripe.state.events.find(({ id }) => id === posted[at % (posted.length || 1)]);
    if (event) await stripe.deliveries.post(`${api.url}${WEBHOOK}`, event);
  } else if (kind === 'compare') await comparisonOf(api).compareAttempt(await attemptOf(gift));
  else
    await handleAnnouncements(api, (jobs) => (kind === 'work' ? jobs : jobs.toReversed()).slice(0, at % 4));
}

async function paidGift(): Promise<PledgedGift> {
  const gift = await pledge(api);
  stripe.payer.pays(gift.session_id);
  return gift;
}

/** Announces these, or everything that happened since the last time, and does what follows. */
async function deliverAll(events = stripe.deliveries.next()): Promise<void> {
  for (const event of events) expect(await stripe.deliveries.post(`${api.url}${WEBHOOK}`, event)).toBe(200);
  await handleAnnouncements(api);
}

const paymentOf = ({ session_id }: PledgedGift): string =>
  stripe.state.get('checkout.session', session_id)['payment_intent'];
const statusOf = async ({ id }: PledgedGift) =>
  (await api.sql`SELECT status FROM donations WHERE id = ${id}`)[0]!.status;
const attemptOf = async ({ id }: PledgedGift) =>
  (await api.sql`SELECT id FROM payment_attempts WHERE subject_id = ${id}`)[0]!.id;
const outcomeOf = async (event_id: string) =>
  (await api.sql`SELECT outcome FROM payment_events WHERE event_id = ${event_id}`)[0]!.outcome;
const journalLength = async () => (await api.sql`SELECT count(*)::int AS n FROM journal_entries`)[0]!.n;
