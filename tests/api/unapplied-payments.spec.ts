import { randomUUID } from 'node:crypto';
import type { GivingToday, MoneyDonationRecord, UnappliedPaymentRecord } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { liveStripe } from '../factories/providers.ts';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { actCurrent } from '../factories/current-version.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { CONTACT_EMAIL, emailTo } from '../factories/emails.ts';
import { issueReceipts, receiptOf, receiptsOf, receiptsSettled } from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';

const WHO = {
  first_name: 'Hélène',
  last_name: 'Œuvrard',
  street_address: '12 rue de l’Église',
  postal_code: '69003',
  city: 'Lyon',
  payment_method: 'card' as const,
};

const stripe = liveStripe();
const api = testApi(() => ({ ...stripe.env, CONTACT_EMAIL }));
const admin = adminOf(api);
const givers = giversOf(api);
beforeAll(async () => {
  await issueReceipts(api);
});

const list = async (donation_id: string) =>
  (await admin<UnappliedPaymentRecord[]>(`/admin/unapplied-payments?donation_id=${donation_id}`)).body;
const gift = async (id: string) => (await admin<MoneyDonationRecord>(`/admin/donations/${id}`)).body;
const held = async (id: string): Promise<Record<string, number>> => {
  const lines = await api.sql`SELECT account, sum(amount)::int AS amount FROM journal_postings posting
       JOIN journal_entries entry ON entry.id = posting.entry_id
      WHERE donation_id = ${id} AND account <> 'fees' GROUP BY account HAVING sum(amount) <> 0`;
  return Object.fromEntries(lines.map((one: any) => [one.account, one.amount]));
};
const returns = (id: number, over: object = {}) =>
  admin(`/admin/unapplied-payments/${id}/refunds`, {
    body: { reason: 'Erreur du donateur', key: randomUUID(), ...over },
  });
const accepts = (id: number) => admin(`/admin/unapplied-payments/${id}/accept`, { method: 'POST' });

/** A gift of 50 € with a page at Stripe that is still open. */
async function pledged(over: object = {}) {
  const form = aGiftForm({ ...WHO, ...over });
  const { id, token } = await givers.given(form);
  return { id, token, email: form.email, session: (await sessionsOf(id))[0]! };
}
async function sessionsOf(id: string): Promise<string[]> {
  const made = await api.sql`SELECT provider_session_id AS id FROM payment_attempts WHERE subject_id = ${id}
        ORDER BY created_at`;
  return made.map((one: any) => one.id);
}
/** Stripe is slow to close the pages that others replace: they can be paid meanwhile. */
const keepsPagesOpen = () => stripe.befall({ kind: 'fail', status: 500 }, /sessions\/\w+\/expire$/, 60);
/** The same, for which 45 € were transferred before its card paid 50 €. */
async function paidOtherwise() {
  const one = await pledged();
  keepsPagesOpen();
  const body = { received_on: '2026-11-20', amount: '45' };
  expect((await actCurrent(admin, `/admin/donations/${one.id}`, 'transfer', body)).status).toBe(200);
  stripe.payer.pays(one.session);
  await stripe.deliveries.deliver(api.url);
  const payment = await eventually('the payment', async () => (await list(one.id))[0]);
  return { ...one, payment };
}
/** A gift of 50 € that was paid by card, and once more by a debit. */
async function paidTwice() {
  const one = await pledged();
  keepsPagesOpen();
  const headers = { 'x-donation-token': one.token };
  const retry = { body: { payment_method: 'sepa_debit' }, headers };
  expect((await api.request(`/donations/${one.id}/retry/`, retry)).status).toBe(200);
  const [, debit] = await sessionsOf(one.id);
  stripe.payer.pays(one.session);
  await stripe.deliveries.deliver(api.url);
  await eventually('the gift', async () => (await gift(one.id)).status === 'succeeded');
  return { ...one, debit: debit! };
}
const intentOf = (session: string): string => stripe.state.get('checkout.session', session)['payment_intent'];

describe('a payment of another amount than its gift', () => {
  it('is in the journal, shown to staff, and told to them by e-mail', async () => {
    const before = (await admin<GivingToday>('/admin/giving/today')).body.unapplied;
    const { id, session, payment } = await paidOtherwise();
    expect(payment).toMatchObject({
      reason: 'other_amount',
      donation_id: id,
      provider: 'stripe',
      amount: 50,
      arrived: 50,
      currency: 'EUR',
      expected: 45,
      donor_name: 'Hélène Œuvrard',
      is_return_asked: false,
      can_be_accepted: true,
      is_returned_by_provider: true,
      provider_payment_id: intentOf(session),
    });
    expect(await held(id)).toEqual({ bank: 4500, gifts: -4500, 'provider:stripe': 4900, suspense: -5000 });
    const message = await emailTo(api.varFolder, CONTACT_EMAIL, 'un paiement ne correspond pas');
    expect(message.text).toContain('au journal, en attente');
    expect((await admin<GivingToday>('/admin/giving/today')).body.unapplied).toBe(before + 1);
    const attention = encodeURIComponent(JSON.stringify({ attention: 'unapplied' }));
    const found = (await admin<MoneyDonationRecord[]>(`/admin/donations?filter=${attention}`)).body;
    expect(found.map((one) => one.id)).toContain(id);
    const [provider] = (await admin('/admin/reconciliation')).body;
    expect(provider.gaps.filter((gap: any) => gap.provider_ref === intentOf(session))).toEqual([]);
  });

  it('is given back at the provider, once however often the form is sent', async () => {
    const { id, payment } = await paidOtherwise();
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => returns(payment.id, { key })));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await returns(payment.id, { key })).body).toMatchObject({ amount: 50, status: 'done' });
    await stripe.deliveries.deliver(api.url);
    expect(await held(id)).toEqual({ bank: 4500, gifts: -4500, 'provider:stripe': -100 });
    expect(await list(id)).toEqual([]);
    const { status, body } = await returns(payment.id);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('rendu, ou accepté')]);
    expect((await accepts(payment.id)).status).toBe(409);
    const { entries } = (await admin(`/admin/donations/${id}/story`)).body;
    const texts = entries.map(({ text }: any) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^Paiement en attente rendu : 50\s€$/));
    const history = (await admin(`/admin/donations/${id}/history`)).body;
    expect(JSON.stringify(history)).toContain('Erreur du donateur');
  });

  it('is given back by hand from the bank, and the gift and its receipt stay', async () => {
    const { id, payment } = await paidOtherwise();
    const { number } = await receiptOf(api, { id });
    expect((await returns(payment.id, { by_hand: true })).status).toBe(200);
    await receiptsSettled(api);
    expect(await held(id)).toEqual({ bank: -500, gifts: -4500, 'provider:stripe': 4900 });
    const kept = await receiptsOf(api, id);
    expect(kept.map((one) => [one.number, one.status])).toEqual([[number, 'issued']]);
  });

  it('is accepted as a gift of its own where the gift is paid: thanked, counted, with its receipt', async () => {
    const { id, email, payment } = await paidOtherwise();
    const { status, body: made } = await accepts(payment.id);
    expect(status).toBe(200);
    expect(made).toMatchObject({ status: 'succeeded', amount: 50, payment_method: 'card', source: 'equipe' });
    expect(made).toMatchObject({ email, provider: 'stripe', given_at: payment.happened_at });
    expect(made.id).not.toBe(id);
    expect(await held(made.id)).toEqual({ gifts: -5000, suspense: 5000 });
    await emailTo(api.varFolder, email, 'Merci pour votre don de 50');
    expect((await receiptOf(api, { id: made.id })).amount).toBe(50);
    expect([(await accepts(payment.id)).status, await list(id)]).toEqual([409, []]);
    // What goes back of it from now on is the new gift's.
    const order = { amount: '20', reason: 'Demandé', key: randomUUID() };
    expect((await actCurrent(admin, `/admin/donations/${made.id}`, 'refunds', order)).status).toBe(200);
    expect((await gift(made.id)).refunded).toBe(20);
    expect((await gift(id)).refunded).toBe(0);
  });

  it('is accepted as the gift itself where that waited for it, and counts for its campaign', async () => {
    const campaign = await createCampaign(admin);
    const { id, session } = await pledged({ campaign: campaign.slug });
    stripe.payer.paysOtherwise(session, { unit_amount: 4500 });
    await stripe.deliveries.deliver(api.url);
    const payment = await eventually('the payment', async () => (await list(id))[0]);
    expect(await gift(id)).toMatchObject({ status: 'pending', amount: 50 });
    expect((await accepts(payment.id)).body).toMatchObject({ id, status: 'succeeded', amount: 45 });
    expect(await held(id)).toMatchObject({ gifts: -4500 });
    expect((await api.request(`/campaigns/${campaign.slug}/`)).body).toMatchObject({
      current_amount: 45,
      donation_count: 1,
    });
    await stripe.deliveries.deliver(api.url);
    expect(await held(id)).toMatchObject({ gifts: -4500 });
  });

  it.each([
    ['by hand', true],
    ['at the provider', false],
  ])('of which a part comes back once the rest is a gift gives that part back %s', async (_, by_hand) => {
    const { id, session } = await paidOtherwise();
    const part = stripe.payer.isRefundedAtStripe(intentOf(session), 2000);
    await stripe.deliveries.deliver(api.url);
    const left = await eventually('the rest', async () =>
      (await list(id)).find(({ amount }) => amount === 30),
    );
    const { body: accepted } = await accepts(left.id);
    stripe.payer.refundEnds(part['id'], 'failed');
    await stripe.deliveries.deliver(api.url);
    const back = await eventually('the part', async () => (await list(id))[0]);
    expect(back).toMatchObject({ amount: 20, can_be_accepted: false });
    expectAnswer(await accepts(back.id), 409, { type: '/problems/paiement-a-rendre' });
    expect((await returns(back.id, { by_hand })).status).toBe(200);
    await stripe.deliveries.deliver(api.url);
    expect(await list(id)).toEqual([]);
    expect(await gift(accepted.id)).toMatchObject({ amount: 30, net: 30, refunded: 0 });
    expect(await held(accepted.id)).toMatchObject({ gifts: -3000 });
  });

  it('of which a part went back is a gift like any other once the rest is accepted', async () => {
    const { id, email, session } = await paidOtherwise();
    stripe.payer.isRefundedAtStripe(intentOf(session), 2000);
    await stripe.deliveries.deliver(api.url);
    const left = await eventually('the rest', async () =>
      (await list(id)).find(({ amount }) => amount === 30),
    );
    const { body: accepted } = await accepts(left.id);
    expect((await receiptOf(api, { id: accepted.id })).amount).toBe(30);
    const refunds = (amount: string, over: object = {}) =>
      actCurrent(admin, `/admin/donations/${accepted.id}`, 'refunds', {
        amount,
        reason: 'Demandé',
        key: randomUUID(),
        ...over,
      });
    expect((await refunds('10')).status).toBe(200);
    await stripe.deliveries.deliver(api.url);
    expect(await gift(accepted.id)).toMatchObject({ amount: 30, net: 20, refunded: 10 });
    expect((await refunds('20')).status).toBe(200);
    await stripe.deliveries.deliver(api.url);
    expect(await gift(accepted.id)).toMatchObject({ net: 0, refunded: 30 });
    expectAnswer(await refunds('1'), 400);
    await emailTo(api.varFolder, email, 'remboursé');

    // The bank of who gave sends the last of it back: it is the gift's again, and may be given back again.
    const [newest] = stripe.state
      .all('refund')
      .filter((refund) => refund['payment_intent'] === intentOf(session));
    stripe.payer.refundEnds(newest!['id'], 'failed');
    await stripe.deliveries.deliver(api.url);
    await eventually('what came back', async () => (await gift(accepted.id)).net === 20);
    expect(await list(id)).toEqual([]);
    expect(await list(accepted.id)).toEqual([]);
    expect((await refunds('20', { by_hand: true })).status).toBe(200);
    expect(await gift(accepted.id)).toMatchObject({ net: 0, refunded: 30 });
    expect(await held(accepted.id)).not.toHaveProperty('gifts');
    expect(await held(id)).toMatchObject({ gifts: -4500 });
  });

  it('in a currency that no gift is in is in the journal, and can only be given back', async () => {
    const { id, session } = await pledged();
    stripe.payer.paysOtherwise(session, { currency: 'usd' });
    await stripe.deliveries.deliver(api.url);
    const payment = await eventually('the payment', async () => (await list(id))[0]);
    expect(payment).toMatchObject({ currency: 'USD', amount: 50, can_be_accepted: false });
    expectAnswer(await accepts(payment.id), 409, { detail: expect.stringContaining('rendez-le') });
    expect((await admin(`/admin/donations/${id}/story`)).body.journal[0].currency).toBe('USD');
    expect((await returns(payment.id)).status).toBe(200);
    expect(await list(id)).toEqual([]);
  });

  it.each<[string, object]>([
    ['no reason', { reason: null }],
    ['a reason that is far too long', { reason: 'x'.repeat(301) }],
    ['no key', { key: null }],
    ['a key that is none', { key: 'abc' }],
    ['something else than a choice', { by_hand: 'oui' }],
    ['an amount, as all of it goes back', { amount: '20' }],
  ])('is not given back with %s', async (_, over) => {
    const { payment } = await paidOtherwise();
    expect((await returns(payment.id, over)).status).toBe(400);
    expect((await returns(payment.id)).status).toBe(200);
  });

  it('that nobody knows is not found', async () => {
    const [{ id }] = await api.query(`SELECT id FROM journal_entries WHERE kind = 'gift' LIMIT 1`);
    for (const unknown of [id, 999_999_999]) {
      expect((await returns(unknown)).status).toBe(404);
      expect((await accepts(unknown)).status).toBe(404);
    }
    expect((await admin('/admin/unapplied-payments?donation_id=x')).status).toBe(400);
  });
});

describe('a debit that passes after staff confirmed a transfer', () => {
  it('is given back by itself, and the gift and its receipt stay', async () => {
    const { id, token } = await pledged();
    const headers = { 'x-donation-token': token };
    await api.request(`/donations/${id}/retry/`, { body: { payment_method: 'sepa_debit' }, headers });
    const [, debit] = await sessionsOf(id);
    stripe.payer.pays(debit!);
    await stripe.deliveries.deliver(api.url);
    await eventually(
      'the debit',
      async () =>
        (await api.sql`SELECT provider_payment_id AS id FROM donations WHERE id = ${id}`)[0].id ===
        intentOf(debit!),
    );
    await actCurrent(admin, `/admin/donations/${id}`, 'transfer', { received_on: '2026-11-20' });
    stripe.payer.bankAnswers(debit!);
    await stripe.deliveries.deliver(api.url);
    await eventually('its return', async () => {
      await stripe.deliveries.deliver(api.url);
      return stripe.state.all('refund').some((refund) => refund['payment_intent'] === intentOf(debit!));
    });
    await eventually('the journal', async () => !('to_return' in (await held(id))));
    expect(await held(id)).toEqual({ bank: 5000, gifts: -5000, 'provider:stripe': -100 });
    expect((await receiptOf(api, { id })).amount).toBe(50);
    expect(await gift(id)).toMatchObject({ refunded: 0, payment_method: 'bank_transfer' });
  });
});

describe('a second payment', () => {
  it('that is disputed before it went back takes nothing of the gift', async () => {
    const { id, debit } = await paidTwice();
    stripe.payer.pays(debit);
    stripe.payer.bankAnswers(debit);
    const dispute = stripe.payer.disputes(intentOf(debit));
    await stripe.deliveries.deliver(api.url);
    await eventually('the dispute', async () => (await held(id))['provider:stripe'] === 4900 - 2100);
    expect(await held(id)).toMatchObject({ gifts: -5000 });
    expect((await gift(id)).disputed).toBe(0);
    stripe.payer.disputeIs(dispute.id, 'won');
    await stripe.deliveries.deliver(api.url);
    const payment = await eventually('its end', async () => (await list(id))[0]);
    expect(payment).toMatchObject({ reason: 'paid_twice', amount: 50, is_return_asked: false });
    expect((await returns(payment.id, { by_hand: true })).status).toBe(200);
    await receiptsSettled(api);
    expect(await held(id)).toEqual({ bank: -5000, gifts: -5000, 'provider:stripe': 7800 });
    expect((await receiptOf(api, { id })).status).toBe('issued');
  });

  it('whose return the provider refuses is shown to staff, who give it back by hand', async () => {
    const { id, debit } = await paidTwice();
    stripe.befall({ kind: 'fail', status: 402 }, /POST \/v1\/refunds/);
    stripe.payer.pays(debit);
    stripe.payer.bankAnswers(debit);
    await stripe.deliveries.deliver(api.url);
    const payment = await eventually('the refusal', async () =>
      (await list(id)).find(({ return_refusal }) => return_refusal !== null),
    );
    expect(payment).toMatchObject({ reason: 'paid_twice', amount: 50, is_return_asked: false });
    await emailTo(api.varFolder, CONTACT_EMAIL, 'Remboursement non abouti');
    expect((await returns(payment.id, { by_hand: true })).status).toBe(200);
    expect(await held(id)).toEqual({ bank: -5000, gifts: -5000, 'provider:stripe': 9800 });
    expect(await list(id)).toEqual([]);
  });
});

describe('a gift that was given back and is disputed too', () => {
  it('is worth nothing, and what was taken beyond it is a loss', async () => {
    const { id, session } = await pledged();
    stripe.payer.pays(session);
    await stripe.deliveries.deliver(api.url);
    await eventually('the gift', async () => (await gift(id)).status === 'succeeded');
    stripe.payer.isRefundedAtStripe(intentOf(session), 5000);
    const dispute = stripe.payer.disputes(intentOf(session));
    stripe.payer.disputeIs(dispute.id, 'lost');
    await stripe.deliveries.deliver(api.url);
    await eventually('the dispute', async () => (await held(id))['losses'] === 5000);
    expect(await held(id)).toEqual({ losses: 5000, 'provider:stripe': -7100 });
    const order = { reason: 'Encore', key: randomUUID(), by_hand: true };
    expect((await actCurrent(admin, `/admin/donations/${id}`, 'refunds', order)).status).toBe(400);
    await receiptsSettled(api);
    expect((await receiptsOf(api, id)).filter(({ status }) => status === 'issued')).toEqual([]);
  });

  it('gets the fee of a dispute that was won back, where the provider gives it back', async () => {
    const { id, session } = await pledged();
    stripe.payer.pays(session);
    await stripe.deliveries.deliver(api.url);
    const dispute = stripe.payer.disputes(intentOf(session));
    await stripe.deliveries.deliver(api.url);
    await eventually('the dispute', async () => (await gift(id)).fees === 21);
    stripe.payer.disputeIs(dispute.id, 'won', { feeReturned: true });
    await stripe.deliveries.deliver(api.url);
    await eventually('its end', async () => (await gift(id)).fees === 1);
    expect(await held(id)).toEqual({ gifts: -5000, 'provider:stripe': 4900 });
    const kinds = (await admin(`/admin/donations/${id}/story`)).body.journal.map(({ kind }: any) => kind);
    expect(kinds).toContain('Frais de contestation rendus');
  });
});
