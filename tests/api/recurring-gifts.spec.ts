import { paymentFailure, RECURRING_MESSAGES as MESSAGES } from '@livres/api/contract';
import { DemoProvider } from '@livres/api/dist/giving/payments/demo/demo-provider.js';
import { RecurringUpdatesService } from '@livres/api/dist/giving/recurring/recurring-updates.service.js';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, put, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { emailsIn, emailTo, CONTACT_EMAIL, subjectsTo } from '../factories/emails.ts';
import { signInMember } from '../factories/members.ts';
import { regularGiversOf, type RegularGift } from '../factories/recurring-gifts.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually, pause, atOnce } from '../factories/waiting.ts';
import { matching } from '../factories/lists.ts';
import { putCurrent } from '../factories/current-version.ts';

const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);
const givers = regularGiversOf(api);

describe('a gift that comes again', () => {
  it('is in place once its first payment is here, and its donor gets the link to their own page', async () => {
    const campaign = await createCampaign(admin);
    const gift = await givers.given({ campaign: campaign.slug });
    const page = await givers.until(
      gift,
      'with its next payment',
      ({ next_payment_at }) => !!next_payment_at,
    );
    expect(page).toMatchObject({
      status: 'active',
      amount: 20,
      frequency: 'monthly',
      payments: 1,
      given: 20,
    });
    expect(page).toMatchObject({ campaign_slug: campaign.slug, failed_payments: 0, last_failure: null });
    expect(page.may).toEqual(['pause', 'amount', 'frequency', 'skip', 'cancel', 'payment_method']);
    expect(page.history).toMatchObject([
      { status: 'succeeded', amount: 20, reference: gift.first.reference },
    ]);
    expect(page.payment_label).toMatch(/^Carte de démonstration •••• \d{4}$/);
  });

  it('waits for its first payment, and is given up by its donor before it comes', async () => {
    const gift = await givers.begun();
    const { email, id } = gift;
    const member = await signInMember(api, email);
    const [before] = (await member.request('/donations/recurring/my/')).body;
    expect(before).toMatchObject({ id, status: 'pending', may: ['cancel'] });
    const paused = await member.request(`/donations/subscriptions/${id}/pause/`, { body: { months: 1 } });
    expect([paused.status, paused.body.type]).toEqual([409, '/problems/don-regulier-a-confirmer']);
    const stopped = await member.request(`/donations/subscriptions/${id}/cancel/`, { body: {} });
    expect(stopped.body).toMatchObject({ status: 'cancelled', may: [] });
    // The payment was already on its way: it is a gift, and no other follows.
    await givers.act(gift.session, { act: 'succeed' });
    await eventually('the subscription stopped at its provider', async () => {
      const [{ status }] = await api.sql`SELECT s.status FROM demo_subscriptions s
            JOIN demo_payments p ON p.subscription_id = s.id WHERE p.session_id = ${gift.session}`;
      return status === 'cancelled';
    });
    // The payment and its subscription are announced apart, and applied in any order.
    const record = await eventually('the payment', async () => {
      const { body } = await admin(`/admin/recurring-gifts/${id}`);
      return body.given > 0 && body;
    });
    expect(record).toMatchObject({ status: 'cancelled', given: 20 });
  });

  it('makes each of its payments a gift of its own', async () => {
    const gift = await givers.given({ first_name: 'Hélène', dedication: 'Pour Awa' });
    await givers.act(gift.session, { act: 'next_succeed' });
    const page = await givers.until(gift, 'paid twice', ({ payments }) => payments === 2);
    expect(page.given).toBe(40);
    expect(new Set(page.history.map(({ reference }) => reference)).size).toBe(2);
    const donations = await api.sql`SELECT * FROM donations WHERE recurring_gift_id = ${gift.id}`;
    expect(donations.map(({ dedication }: { dedication: string }) => dedication)).toEqual(
      Array(2).fill('Pour Awa'),
    );
  });

  it('of which a payment fails says why, is tried again, and is well again with another card', async () => {
    const gift = await givers.given();
    await givers.act(gift.session, { act: 'next_refuse', reason: 'expired_card' });
    const failing = await givers.until(gift, 'that fails', ({ status }) => status === 'past_due');
    expect(failing).toMatchObject({
      failed_payments: 1,
      last_failure: paymentFailure('expired_card'),
      payments: 1,
    });
    expect(failing.may[0]).toBe('payment_method');
    const message = await emailTo(api.varFolder, gift.email, 'n’a pas pu être prélevé');
    expect(message.text).toContain(paymentFailure('expired_card'));
    expect(message.text).toMatch(/\/don\/regulier\/[\w-]{43}/);
    const { body } = await givers.ask(gift, 'payment-method', { token: gift.token });
    expect(body.url).toBe(
      `http://localhost:3000/don/demonstration/${gift.session}?retour=${encodeURIComponent(`/don/regulier/${gift.token}`)}`,
    );
    await givers.act(gift.session, { act: 'new_card' });
    const well = await givers.until(gift, 'well again', ({ status }) => status === 'active');
    expect(well).toMatchObject({ failed_payments: 0, last_failure: null, payments: 2 });
    await emailTo(api.varFolder, gift.email, 'de nouveau en ordre');
  });

  it('is lost after too many failures: its donor is written to at the first, at the third and at the end', async () => {
    const gift = await givers.given();
    for (const times of [1, 2, 3]) {
      await givers.act(gift.session, { act: 'next_refuse', reason: 'insufficient_funds' });
      await givers.until(gift, `that failed ${times} times`, (page) => page.failed_payments === times);
    }
    await givers.act(gift.session, { act: 'next_refuse', reason: 'insufficient_funds' });
    const lost = await givers.until(gift, 'lost', ({ status }) => status === 'cancelled');
    expect(lost).toMatchObject({ may: [], next_payment_at: null, payments: 1, given: 20 });
    await emailTo(api.varFolder, gift.email, 's’est arrêté');
    const failures = (await subjectsTo(api, gift.email)).filter((subject) => subject.includes('prélevé'));
    expect(failures).toHaveLength(2);
  });
});

describe('its owner', () => {
  it('pauses it for two months, and resumes it before', async () => {
    const gift = await givers.given();
    const paused = await givers.ask(gift, 'pause', { months: 2 });
    expect(paused.body).toMatchObject({ status: 'paused', next_payment_at: null });
    expect(paused.body.paused_until).toMatch(/T0[45]:00:00.000Z$/);
    expect((await givers.subscriptionOf(gift)).status).toBe('paused');
    await emailTo(api.varFolder, gift.email, 'est en pause');
    const resumed = await givers.ask(gift, 'resume');
    expect(resumed.body).toMatchObject({ status: 'active', paused_until: null });
    expect((await givers.subscriptionOf(gift)).status).toBe('active');
    await emailTo(api.varFolder, gift.email, 'reprend');
  });

  it.each([
    ['25', 25],
    ['12,50', 12.5],
    [30, 30],
  ])('changes its amount to %s', async (amount, euros) => {
    const gift = await givers.given();
    const { body } = await givers.ask(gift, 'amount', { amount });
    expect(body.amount).toBe(euros);
    await givers.act(gift.session, { act: 'next_succeed' });
    const page = await givers.until(gift, 'paid at the new amount', ({ payments }) => payments === 2);
    expect(page.given).toBe(20 + euros);
  });

  it.each([0, '0,99', '100 001', '-5', 'vingt', '12,3456', '', null, { a: 1 }])(
    'does not change it to %j, which is said at the field',
    async (amount) => {
      const gift = await given();
      const { status, body } = await givers.ask(gift, 'amount', { amount });
      expect([status, body.errors]).toEqual([400, { amount: MESSAGES.amount }]);
      expect((await givers.read(gift)).amount).toBe(20);
    },
  );

  it.each([0, 13, 1.5, 'deux'])('does not pause it for %j months', async (months) => {
    const { status, body } = await givers.ask(await given(), 'pause', { months });
    expect([status, body.errors]).toEqual([400, { months: MESSAGES.months }]);
  });

  it('stops it: nothing is taken any more, and nothing else can be done with it', async () => {
    const gift = await givers.given();
    const { body } = await givers.ask(gift, 'cancel', { reason: 'Je change de banque' });
    expect(body).toMatchObject({ status: 'cancelled', may: [], next_payment_at: null });
    expect((await givers.subscriptionOf(gift)).status).toBe('cancelled');
    await emailTo(api.varFolder, gift.email, 'est arrêté');
    for (const [act, input] of Object.entries({ pause: {}, resume: {}, amount: { amount: '30' } })) {
      const refused = await givers.ask(gift, act, input);
      expect([act, refused.status, refused.body.type]).toEqual([act, 409, '/problems/etat-impossible']);
    }
    expect((await givers.ask(gift, 'payment-method')).status).toBe(409);
    expectAnswer(await givers.ask(gift, 'cancel'), 200, { status: 'cancelled' });
    const record = (await admin(`/admin/recurring-gifts/${gift.id}`)).body;
    expect(record.cancel_reason).toBe('Je change de banque');
  });

  it('who asks ten times at once is answered ten times, and written to once', async () => {
    const gift = await givers.given();
    const answers = await atOnce(10, () => givers.ask(gift, 'pause', { months: 1 }));
    expect(answers.filter(({ status, body }) => status === 200 && body.status === 'paused')).toHaveLength(10);
    await emailTo(api.varFolder, gift.email, 'est en pause');
    await jobsSettled(api);
    expect(
      (await subjectsTo(api, gift.email)).filter((subject) => subject.includes('en pause')),
    ).toHaveLength(1);
  });

  it('who pauses it stays heard, whatever its provider was asked before and answers after', async () => {
    const gift = await givers.given();
    const facts = api.app.get(RecurringUpdatesService, { strict: false });
    const demo = api.app.get(DemoProvider, { strict: false });
    const asked_at = new Date();
    const { id: subscription_id } = await givers.subscriptionOf(gift);
    const [old] = await demo.factsOf({ kind: 'subscription', subscription_id });
    if (old?.kind !== 'subscription') throw new Error('no subscription');
    await pause(5);
    await givers.ask(gift, 'pause', { months: 1 });
    const apply = () =>
      api.app.get(DataSource).transaction((tx) => facts.apply(tx, old.subscription, 'demo', null, asked_at));
    expect(await apply()).toBe('stale');
    expect((await givers.read(gift)).status).toBe('paused');
  });

  it('chooses one receipt a year, or one per payment', async () => {
    const gift = await given();
    expect((await givers.ask(gift, 'preferences', { yearly_receipt: false })).body.yearly_receipt).toBe(
      false,
    );
    expect((await givers.ask(gift, 'preferences', { yearly_receipt: true })).body.yearly_receipt).toBe(true);
  });
});

let shared: Promise<RegularGift> | undefined;
/** One that these tests leave as it is. */
function given(): Promise<RegularGift> {
  shared ??= givers.given();
  return shared;
}

describe('whoever is not its owner', () => {
  const ACTS = ['cancel', 'pause', 'resume', 'amount', 'preferences', 'payment-method'];
  const bodyOf = (action: string) => (action === 'amount' ? { amount: '30' } : {});

  let others: Promise<[RegularGift, Awaited<ReturnType<typeof signInMember>>]> | undefined;

  it.each(ACTS)('is told for %s that it does not exist', async (action) => {
    const gift = await given();
    others ??= Promise.all([givers.given(), signInMember(api, 'autre@example.org')]);
    const [other, stranger] = await others;
    const ask = { method: /amount|preferences/.test(action) ? 'PATCH' : 'POST', body: bodyOf(action) };
    const path = `/donations/subscriptions/${gift.id}/${action}/`;
    const answers = [
      await api.request(path, ask),
      await api.request(path, { ...ask, headers: { 'x-donation-token': 'x'.repeat(43) } }),
      await api.request(path, { ...ask, headers: { 'x-donation-token': other.token } }),
      await stranger.request(path, ask),
      await (await api.asStaff('editeur'))(path, ask),
      await (await api.asStaff('lecteur'))(path, ask),
    ];
    for (const { status, body } of answers)
      expect([status, body.type]).toEqual([404, '/problems/don-regulier-introuvable']);
    expect((await givers.read(gift)).status).toBe('active');
  });

  it('sees none of it in their own account', async () => {
    const gift = await given();
    const owner = await signInMember(api, gift.email);
    const stranger = await signInMember(api, 'quelqu.un@example.org');
    expect((await owner.request('/donations/recurring/my/')).body).toMatchObject([{ id: gift.id }]);
    expect((await stranger.request('/donations/recurring/my/')).body).toEqual([]);
    expect((await api.request('/donations/recurring/my/')).status).toBe(401);
  });

  it('does not find it by a wrong link', async () => {
    for (const token of ['court', 'x'.repeat(43)])
      expect((await api.request(`/donations/recurring/track/${token}/`)).status).toBe(404);
  });
});

describe('what a provider says of a subscription', () => {
  const factOf = async (gift: RegularGift, over: object = {}) => {
    const { id, customer_id, amount, currency, every, status, next_payment_at } =
      await givers.subscriptionOf(gift);
    return {
      subscription_id: id,
      attempt_id: null,
      customer_id,
      currency,
      every,
      status,
      next_payment_at,
      amount: Number(amount),
      paused_until: null,
      payment_label: null,
      failure_code: null,
      failed_payments: 0,
      ...over,
    };
  };
  /** One after the other, and nothing else in between: the demonstration itself may have more to say of the gift. */
  const sayAll = async (gift: RegularGift, ...told: object[]) => {
    const all = await Promise.all(told.map((over) => factOf(gift, over)));
    const facts = api.app.get(RecurringUpdatesService, { strict: false });
    return api.app.get(DataSource).transaction(async (tx) => {
      const outcomes: string[] = [];
      for (const fact of all) outcomes.push(await facts.apply(tx, fact, 'demo'));
      return outcomes;
    });
  };
  const say = async (gift: RegularGift, over: object) => (await sayAll(gift, over))[0];

  it.each([
    ['another amount', { amount: 5000 }, '2000 → 5000'],
    ['another currency', { currency: 'XAF' }, 'EUR → XAF'],
    ['another pace', { every: 'year' }, 'month → year'],
  ])('with %s changes nothing, and staff are told once', async (_, over, difference) => {
    const gift = await given();
    const before = await givers.read(gift);
    expect([await say(gift, over), await say(gift, over)]).toEqual(['refused', 'refused']);
    expect(await givers.read(gift)).toEqual(before);
    const { body } = await admin(`/admin/recurring-gifts/${gift.id}`);
    await eventually('the letter to staff', async () =>
      (await emailsIn(api.varFolder)).find(
        ({ subject, text }) => subject.includes(body.reference) && text.includes(difference),
      ),
    );
    await jobsSettled(api);
    const emails = await emailsIn(api.varFolder);
    const told = emails.filter(({ to, text }) => to === 'bureau@livres.example' && text.includes(difference));
    expect(told).toHaveLength(1);
  });

  it('said again changes nothing more', async () => {
    const gift = await givers.given();
    const over = { status: 'past_due', failed_payments: 1, failure_code: 'card_declined' };
    const well = { status: 'active' };
    expect(await sayAll(gift, over, over, well, well)).toEqual([
      'applied',
      'unchanged',
      'applied',
      'unchanged',
    ]);
  });

  it('of one that is not ours is left alone', async () => {
    expect(await say(await given(), { subscription_id: 'sub_of_another_shop' })).toBe('not_ours');
  });
});

describe('staff', () => {
  it('see those that fail first, and find them by name, address and state', async () => {
    const failing = await givers.given({ first_name: 'Zoé', last_name: 'Échec' });
    await givers.act(failing.session, { act: 'next_refuse', reason: 'card_declined' });
    await givers.until(failing, 'that fails', ({ status }) => status === 'past_due');
    const { body, headers } = await admin('/admin/recurring-gifts?range=[0,4]');
    expect(body[0]).toMatchObject({ health: 'failing' });
    expect(headers.get('content-range')).toMatch(/^recurring-gifts 0-4\/\d+$/);
    const find = async (filter: object) =>
      (await admin(`/admin/recurring-gifts?${matching(filter)}`)).body.map(({ id }: { id: string }) => id);
    expect(await find({ q: 'echec' })).toEqual([failing.id]);
    expect(await find({ email: failing.email.toUpperCase() })).toEqual([failing.id]);
    expect(await find({ q: 'echec', health: ['well'] })).toEqual([]);
    expect(await find({ ids: [failing.id] })).toEqual([failing.id]);
    const file = await admin(`/admin/recurring-gifts/export?filter={"q":"echec"}`);
    expect(file.text).toContain('Paiement en échec');
    const user = await api.sql`SELECT md5(lower(${failing.email}))::uuid AS id`;
    expect((await admin(`/donations/recurring/user/${user[0].id}/`)).body).toMatchObject([
      { id: failing.id },
    ]);
  });

  it('act for its donor, which is audited', async () => {
    const gift = await givers.given();
    const { body } = await admin(`/donations/subscriptions/${gift.id}/pause/`, {
      body: { months: 3, reason: 'Demandé par téléphone' },
    });
    expect(body.status).toBe('paused');
    const [entry] = (await admin(`/admin/recurring-gifts/${gift.id}/history`)).body;
    expect(entry).toMatchObject({ action: 'updated', reason: 'Demandé par téléphone' });
    expect(entry.changes).toContainEqual(expect.objectContaining({ field: 'status' }));
    const timeline = (await admin(`/admin/recurring-gifts/${gift.id}/timeline`)).body;
    expect(timeline.find(({ kind }: { kind: string }) => kind === 'paused').by).toBe(entry.staff_name);
  });

  it('correct who gives from the version that they read; links sent to an old address open nothing any more', async () => {
    const gift = await givers.given();
    const path = `/admin/recurring-gifts/${gift.id}`;
    const { version } = (await admin(path)).body;
    const written = { email: 'nouvelle@example.org', last_name: 'Petit' };
    expect((await putCurrent(admin, path, written)).body.email).toBe('nouvelle@example.org');
    expect((await api.request(`/donations/recurring/track/${gift.token}/`)).status).toBe(404);
    const stale = await put(admin, path, { ...written, version, last_name: 'Grand' });
    expect(stale.status).toBe(409);
    await givers.act(gift.session, { act: 'next_succeed' });
    await eventually('a payment in the new name', async () => {
      const found = await api.sql`SELECT 1 FROM donations
            WHERE recurring_gift_id = ${gift.id} AND last_name = 'Petit' AND status = 'succeeded'`;
      return found.length > 0;
    });
  });
});
