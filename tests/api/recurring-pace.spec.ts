import { RECURRING_MESSAGES as MESSAGES } from '@livres/api/contract';
import { RecurringUpdatesService } from '@livres/api/dist/giving/recurring/recurring-updates.service.js';
import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, patch, adminOf } from '../factories/api.ts';
import { emailTo, emailsTo, CONTACT_EMAIL } from '../factories/emails.ts';
import { signInMember } from '../factories/members.ts';
import { regularGiversOf, type RegularGift } from '../factories/recurring-gifts.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { atOnce } from '../factories/waiting.ts';

const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);
const givers = regularGiversOf(api);

const recordOf = async ({ id }: RegularGift) => (await admin(`/admin/recurring-gifts/${id}`)).body;
const timelineOf = async ({ id }: RegularGift): Promise<{ kind: string; text: string }[]> =>
  (await admin(`/admin/recurring-gifts/${id}/timeline`)).body;
/** In place, with the date of its next payment. */
const running = async () => {
  const gift = await givers.given();
  const page = await givers.until(gift, 'with its next payment', ({ next_payment_at }) => !!next_payment_at);
  return { ...gift, next: page.next_payment_at! };
};
const monthsLater = (iso: string, months: number) => {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
};

describe('the pace of a gift that comes again', () => {
  it.each([
    ['quarterly', 'quarter', 6.67],
    ['yearly', 'year', 1.67],
  ])('becomes %s, from the payment that was due on', async (frequency, every, monthly_amount) => {
    const gift = await running();
    const { status, body } = await givers.ask(gift, 'frequency', { frequency });
    expect([status, body.frequency, body.amount]).toEqual([200, frequency, 20]);
    expect(body).toMatchObject({ status: 'active', next_payment_at: gift.next, payments: 1 });
    expect(await givers.subscriptionOf(gift)).toMatchObject({ every });
    expect(await recordOf(gift)).toMatchObject({ monthly_amount });
    const message = await emailTo(api.varFolder, gift.email, 'Votre don régulier devient');
    expect(message.text).toContain(parisDay(new Date(gift.next)).slice(0, 4));
    expect(message.text).toContain('Rien n’est prélevé avant cette date');
    expect((await timelineOf(gift)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['frequency_asked', 'frequency']),
    );
    await givers.act(gift.session, { act: 'next_succeed' });
    const isNext = monthsLater(gift.next, every === 'year' ? 12 : 3);
    await givers.until(
      gift,
      `paid twice, and next on ${isNext}`,
      ({ payments, next_payment_at }) => payments === 2 && next_payment_at === isNext,
    );
  });

  it('is counted in what gifts bring in a month', async () => {
    const monthly = async () =>
      (await admin('/admin/giving/figures?period=year')).body.recurring.monthly as number;
    const gift = await running();
    const before = await monthly();
    await givers.ask(gift, 'frequency', { frequency: 'yearly' });
    expect(before - (await monthly())).toBeGreaterThanOrEqual(18);
  });

  it('goes back to what it was, and is told each time', async () => {
    const gift = await running();
    for (const frequency of ['yearly', 'monthly', 'yearly'])
      expect((await givers.ask(gift, 'frequency', { frequency })).body.frequency).toBe(frequency);
    const told = (await timelineOf(gift)).filter(({ kind }) => kind === 'frequency');
    expect(told).toHaveLength(3);
  });

  it('asked for ten times at once changes once, with one letter', async () => {
    const gift = await running();
    const answers = await atOnce(10, () => givers.ask(gift, 'frequency', { frequency: 'quarterly' }));
    expect(answers.map(({ status, body }) => `${status} ${body.frequency}`)).toEqual(
      Array(10).fill('200 quarterly'),
    );
    await emailTo(api.varFolder, gift.email, 'devient un don trimestriel');
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, gift.email, 'devient un don trimestriel')).toHaveLength(1);
  });

  it.each([null, 'one-time', 'weekly', '', 3, ['monthly'], undefined])('is never %j', async (frequency) => {
    const gift = await running();
    const { status, body } = await givers.ask(gift, 'frequency', { frequency });
    expect([status, body.errors]).toEqual([400, { frequency: MESSAGES.frequency }]);
  });

  it('that nobody asked for is still refused, after another was', async () => {
    const gift = await running();
    await givers.ask(gift, 'frequency', { frequency: 'yearly' });
    const { id, customer_id, amount, currency, next_payment_at } = await givers.subscriptionOf(gift);
    const say = (every: 'month' | 'quarter' | 'year') =>
      api.app.get(DataSource).transaction((tx) =>
        api.app.get(RecurringUpdatesService, { strict: false }).apply(
          tx,
          {
            subscription_id: id,
            attempt_id: null,
            customer_id,
            currency,
            every,
            status: 'active',
            amount: Number(amount),
            paused_until: null,
            payment_label: null,
            failure_code: null,
            failed_payments: 0,
            next_payment_at,
          },
          'demo',
        ),
      );
    expect(await say('quarter')).toBe('refused');
    expect(await say('month')).toBe('refused');
    expect(await say('year')).not.toBe('refused');
    expect((await givers.read(gift)).frequency).toBe('yearly');
  });
});

describe('the next payment of a gift that comes again', () => {
  it('is skipped by its owner, who is told the date of the one after it', async () => {
    const gift = await running();
    const { status, body } = await givers.ask(gift, 'skip', { payment_at: gift.next });
    const after = monthsLater(gift.next, 1);
    expect([status, body.status, body.next_payment_at]).toEqual([200, 'active', after]);
    expect((await givers.subscriptionOf(gift)).next_payment_at.toISOString()).toBe(after);
    const message = await emailTo(api.varFolder, gift.email, 'ne sera pas prélevé');
    expect(message.text).toContain('Prochain paiement');
    expect((await timelineOf(gift)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['skip_asked', 'skipped']),
    );
    await givers.act(gift.session, { act: 'next_succeed' });
    // The payment and the subscription's new date are two events, as Stripe sends them.
    const next = monthsLater(after, 1);
    await givers.until(
      gift,
      `paid twice, then due on ${next}`,
      (page) => page.payments === 2 && page.next_payment_at === next,
    );
    expect((await timelineOf(gift)).filter(({ kind }) => kind === 'skipped')).toHaveLength(1);
  });

  it('is skipped once, asked for ten times at once and once more', async () => {
    const gift = await running();
    const answers = await atOnce(10, () => givers.ask(gift, 'skip', { payment_at: gift.next }));
    answers.push(await givers.ask(gift, 'skip', { payment_at: gift.next }));
    const after = monthsLater(gift.next, 1);
    expect(answers.map(({ status, body }) => `${status} ${body.next_payment_at}`)).toEqual(
      Array(11).fill(`200 ${after}`),
    );
    await emailTo(api.varFolder, gift.email, 'ne sera pas prélevé');
    await jobsSettled(api);
    expect(await emailsTo(api.varFolder, gift.email, 'ne sera pas prélevé')).toHaveLength(1);
  });

  it('that is another one by now is not skipped', async () => {
    const gift = await running();
    expectAnswer(await givers.ask(gift, 'skip', { payment_at: '2031-01-01T10:00:00.000Z' }), 409, {
      type: '/problems/prochain-paiement-change',
      detail: MESSAGES.moved,
    });
    expect((await givers.read(gift)).next_payment_at).toBe(gift.next);
  });

  it('is not put off for more than two years', async () => {
    const gift = await running();
    await givers.ask(gift, 'frequency', { frequency: 'yearly' });
    let [refused, next] = [200, gift.next];
    for (let times = 0; times < 4 && refused === 200; times += 1) {
      const { status, body } = await givers.ask(gift, 'skip', { payment_at: next });
      [refused, next] = [status, body.next_payment_at];
      if (status !== 200) expect(body.type).toBe('/problems/paiement-trop-lointain');
    }
    expect(refused).toBe(409);
  });

  it.each([null, '', 'demain', 12, undefined, '2027-02-30T10:00:00Z', 'x'.repeat(400)])(
    'is not skipped by %j',
    async (payment_at) => {
      const gift = await running();
      const { status, body } = await givers.ask(gift, 'skip', { payment_at });
      expect([status, body.errors]).toEqual([400, { payment_at: MESSAGES.payment_at }]);
    },
  );
});

describe('neither pace nor next payment is changed', () => {
  const ACTS = (next: string) => ({ frequency: { frequency: 'yearly' }, skip: { payment_at: next } });

  it.each(['paused', 'past_due', 'cancelled'] as const)('while the gift is %s', async (state) => {
    const gift = await running();
    if (state === 'paused') await givers.ask(gift, 'pause', { months: 1 });
    if (state === 'cancelled') await givers.ask(gift, 'cancel');
    if (state === 'past_due') await givers.act(gift.session, { act: 'next_refuse' });
    const page = await givers.until(gift, state, ({ status }) => status === state);
    expect(page.may).not.toEqual(expect.arrayContaining(['frequency']));
    expect(page.may).not.toEqual(expect.arrayContaining(['skip']));
    for (const [act, body] of Object.entries(ACTS(gift.next))) {
      const refused = await givers.ask(gift, act, body);
      expect([refused.status, refused.body.type]).toEqual([409, '/problems/etat-impossible']);
      expect(refused.body.detail).toMatch(/« Actif »|Actif/);
    }
  });

  it('by whoever is not its owner', async () => {
    const gift = await running();
    const stranger = await signInMember(api, 'passant@example.org');
    for (const [act, body] of Object.entries(ACTS(gift.next))) {
      const ask = { method: act === 'frequency' ? 'PATCH' : 'POST', body };
      const path = `/donations/subscriptions/${gift.id}/${act}/`;
      for (const who of [api.request, stranger.request, await api.asStaff('editeur')])
        expect((await who(path, ask)).status).toBe(404);
    }
    expect(await givers.read(gift)).toMatchObject({ frequency: 'monthly', next_payment_at: gift.next });
  });

  it('but by staff for its owner, which is audited, and by its owner from their account', async () => {
    const gift = await running();
    const path = `/donations/subscriptions/${gift.id}`;
    const reason = 'Demandé par téléphone';
    await patch(admin, `${path}/frequency/`, { frequency: 'quarterly', reason });
    const [entry] = (await admin(`/admin/recurring-gifts/${gift.id}/history`)).body;
    expect(entry).toMatchObject({ action: 'updated', reason });
    expect(entry.changes).toContainEqual(
      expect.objectContaining({ field: 'frequency', before: 'monthly', after: 'quarterly' }),
    );
    const owner = await signInMember(api, gift.email);
    const skipped = await owner.request(`${path}/skip/`, { body: { payment_at: gift.next } });
    expect(skipped.body.next_payment_at).toBe(monthsLater(gift.next, 3));
  });
});
