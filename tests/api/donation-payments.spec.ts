import { randomUUID } from 'node:crypto';
import { DonationRefundProcessingService } from '@livres/api/dist/giving/donations/settlement/donation-refund-processing.service.js';
import { DonationRefundsService } from '@livres/api/dist/giving/donations/settlement/donation-refunds.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStripe } from '../factories/providers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGiftForm, giversOf, CLAIRE } from '../factories/donations.ts';
import { CONTACT_EMAIL, emailTo } from '../factories/emails.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

let refunds: DonationRefundsService;
let processing: DonationRefundProcessingService;
const stripe = testStripe();
const api = testApi(() => ({ ...stripe.env, CONTACT_EMAIL }));
const admin = adminOf(api);
const givers = giversOf(api);
beforeAll(() => {
  refunds = api.app.get(DonationRefundsService, { strict: false });
  processing = api.app.get(DonationRefundProcessingService, { strict: false });
});

const entries = (id: string, kind: string) =>
  api.sql`SELECT ref FROM journal_entries WHERE donation_id = ${id} AND kind = ${kind}`;

const refundsOf = (id: string) => api.sql`SELECT status FROM donation_refunds WHERE donation_id = ${id}`;

/** A gift of 50 € by card, paid at Stripe; with the payment's name there. */
async function paid(over: object = {}) {
  const form = aGiftForm({ payment_method: 'card', ...over });
  const gift = await givers.given(form);
  const [{ provider_session_id }] =
    await api.sql`SELECT provider_session_id FROM payment_attempts WHERE subject_id = ${gift.id}`;
  stripe.payer.pays(provider_session_id);
  await stripe.deliveries.deliver(api.url);
  await eventually('the payment', async () => (await givers.read(gift)).status === 'succeeded');
  const [{ provider_payment_id }] =
    await api.sql`SELECT provider_payment_id FROM donations WHERE id = ${gift.id}`;
  return { ...gift, email: form.email, payment_id: provider_payment_id as string };
}
const refundsAsked = () => stripe.asked.filter(({ line }) => line === 'POST /v1/refunds');

describe('a form sent while Stripe is away', () => {
  it('is kept, and sent again it is one gift, one attempt and one page to pay on', async () => {
    const form = aGiftForm({ payment_method: 'card' });
    stripe.isAway = true;
    const away = await givers.send(form);
    stripe.isAway = false;
    expect(away.status).toBe(503);
    expect(away.body.detail).toMatch(/Rien n’a été débité/);
    stripe.befall({ kind: 'lose_answer' }, /POST \/v1\/checkout\/sessions/, 3);
    await givers.send(form);
    const { status, body } = await givers.send(form);
    expect(status).toBe(201);
    expect(body.next.kind).toBe('redirect');
    expect(await api.sql`SELECT id FROM payment_attempts WHERE subject_id = ${body.id}`).toHaveLength(1);
    const made = stripe.asked.filter(
      ({ line, isRepeat }) => line === 'POST /v1/checkout/sessions' && !isRepeat,
    );
    expect(made.filter(({ status: answered }) => answered === 200)).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('in part, then of the rest, lowers the gift and its campaign’s total, and is told to the donor', async () => {
    const campaign = await createCampaign(admin);
    const gift = await paid({ campaign: campaign.slug });
    // The service is asked here, not the api: what the api keeps of a campaign hears of it a moment later.
    const raised = async () => (await api.request(`/campaigns/${campaign.slug}/`)).body;
    await expect.poll(raised).toMatchObject({ current_amount: 50, donation_count: 1 });
    expect(await refunds.refund(gift.id, { amount: 2000, reason: 'Erreur de saisie' }, CLAIRE)).toMatchObject(
      {
        status: 'done',
      },
    );
    expect(await givers.read(gift)).toMatchObject({ amount: 50, refundedAmount: 20, taxDeduction: 19.8 });
    await expect.poll(raised).toMatchObject({ current_amount: 30, donation_count: 1 });
    const email = await emailTo(api.varFolder, gift.email, 'remboursés');
    expect(email.text).toMatch(/Il reste de votre don 30\s€/);
    await refunds.refund(gift.id, { amount: 3000, reason: 'Erreur de saisie' }, CLAIRE);
    expect(await givers.read(gift)).toMatchObject({
      refundedAmount: 50,
      taxDeduction: 0,
      status: 'succeeded',
    });
    await expect.poll(raised).toMatchObject({ current_amount: 0, donation_count: 0 });
    await stripe.deliveries.deliver(api.url);
    expect(await entries(gift.id, 'refund')).toHaveLength(2);
  });

  it('keeps from its provider why staff made it', async () => {
    const gift = await paid();
    await refunds.refund(gift.id, { amount: 500, reason: 'Motif pour la seule équipe' }, CLAIRE);
    const [made] = stripe.state
      .all('refund')
      .filter(({ payment_intent }) => payment_intent === gift.payment_id);
    expect(made).toMatchObject({ amount: 500, metadata: {} });
    expect(JSON.stringify([stripe.state.all('refund'), stripe.asked])).not.toContain('seule équipe');
    const [kept] = await api.sql`SELECT reason FROM donation_refunds WHERE donation_id = ${gift.id}`;
    expect(kept.reason).toBe('Motif pour la seule équipe');
  });

  it('asked twice from one dialog, or at once from many, is one refund', async () => {
    const gift = await paid();
    const order = { amount: 4000, reason: 'Doublon', key: randomUUID() };
    const before = refundsAsked().filter(({ isRepeat }) => !isRepeat).length;
    await atOnce(8, () => refunds.refund(gift.id, order, CLAIRE));
    await refunds.refund(gift.id, order, CLAIRE);
    expect(refundsAsked().filter(({ isRepeat }) => !isRepeat).length - before).toBe(1);
    expect(await entries(gift.id, 'refund')).toHaveLength(1);
    expect(await refundsOf(gift.id)).toHaveLength(1);
  });

  it('is never of more than what is left, even asked at once', async () => {
    const gift = await paid();
    await expect(refunds.refund(gift.id, { amount: 5001, reason: 'Trop' }, CLAIRE)).rejects.toThrow(
      /au plus 50/,
    );
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => refunds.refund(gift.id, { amount: 3000, reason: 'Course' }, CLAIRE)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await givers.read(gift)).refundedAmount).toBe(30);
  });

  it('whose answer was lost is asked again by the same key: it is one refund', async () => {
    const gift = await paid();
    stripe.befall({ kind: 'lose_answer' }, /POST \/v1\/refunds/, 3);
    const asked = await refunds.refund(gift.id, { amount: 1000, reason: 'Coupure' }, CLAIRE);
    if (asked.status === 'asked') await processing.again({ refund_id: asked.id });
    await eventually('the refund', async () => (await refundsOf(gift.id))[0]?.status === 'done');
    await stripe.deliveries.deliver(api.url);
    expect(await entries(gift.id, 'refund')).toHaveLength(1);
    expect((await givers.read(gift)).refundedAmount).toBe(10);
  });

  it('asked while Stripe is away is kept, and done when it is back', async () => {
    const gift = await paid();
    stripe.isAway = true;
    const asked = await refunds.refund(gift.id, { amount: 1000, reason: 'Panne' }, CLAIRE);
    expect(asked.status).toBe('asked');
    await expect(processing.again({ refund_id: asked.id })).rejects.toThrow();
    await expect(refunds.refund(gift.id, { amount: 4500, reason: 'Panne' }, CLAIRE)).rejects.toThrow(
      /au plus 40/,
    );
    stripe.isAway = false;
    await processing.again({ refund_id: asked.id });
    expect((await givers.read(gift)).refundedAmount).toBe(10);
  });

  it('made at Stripe itself is entered too; one that fails later comes back', async () => {
    const gift = await paid();
    const { id } = stripe.payer.isRefundedAtStripe(gift.payment_id, 1500) as { id: string };
    await stripe.deliveries.deliver(api.url);
    await eventually('the refund', async () => (await givers.read(gift)).refundedAmount === 15);
    stripe.payer.refundEnds(id, 'failed');
    await stripe.deliveries.deliver(api.url);
    await eventually('its return', async () => (await givers.read(gift)).refundedAmount === 0);
    expect(await entries(gift.id, 'refund_failed')).toHaveLength(1);
    await emailTo(api.varFolder, CONTACT_EMAIL, 'Remboursement non abouti');
  });

  it('is refused for a gift that was not paid', async () => {
    const gift = await givers.given({ payment_method: 'card' });
    await expect(refunds.refund(gift.id, { amount: 100, reason: 'Rien' }, CLAIRE)).rejects.toThrow(
      /En attente/,
    );
  });
});

describe('a dispute', () => {
  it('takes the money when it opens and staff are told; won, it comes back, and its cost stays', async () => {
    const campaign = await createCampaign(admin);
    const gift = await paid({ campaign: campaign.slug });
    const raised = async () => (await api.request(`/campaigns/${campaign.slug}/`)).body;
    const { id } = stripe.payer.disputes(gift.payment_id, { reason: 'fraudulent' }) as { id: string };
    await stripe.deliveries.deliver(api.url);
    await eventually('the dispute', async () => (await raised()).current_amount === 0);
    expect((await raised()).donation_count).toBe(0);
    await emailTo(api.varFolder, CONTACT_EMAIL, 'Paiement contesté');
    stripe.payer.disputeIs(id, 'won');
    await stripe.deliveries.deliver(api.url);
    await eventually('its end', async () => (await raised()).current_amount === 50);
    expect((await raised()).donation_count).toBe(1);
    expect(await entries(gift.id, 'dispute_won')).toHaveLength(1);
  });

  it('lost, leaves nothing of the gift', async () => {
    const gift = await paid();
    const { id } = stripe.payer.disputes(gift.payment_id) as { id: string };
    stripe.payer.disputeIs(id, 'lost');
    await stripe.deliveries.deliver(api.url);
    await eventually('the dispute', async () => (await givers.read(gift)).taxDeduction === 0);
    await stripe.deliveries.deliver(api.url);
    expect(await entries(gift.id, 'dispute')).toHaveLength(1);
    expect(await entries(gift.id, 'dispute_won')).toHaveLength(0);
  });
});

describe('a payment made twice', () => {
  it('by the first page and by a second try is given back by itself', async () => {
    const form = aGiftForm({ payment_method: 'card' });
    const gift = await givers.given(form);
    const headers = { 'x-donation-token': gift.token };
    // Stripe is slow to close the pages: both are paid before.
    stripe.befall({ kind: 'fail', status: 500 }, /sessions\/\w+\/expire$/, 60);
    const sepa = await api.request(`/donations/${gift.id}/retry/`, {
      body: { payment_method: 'sepa_debit' },
      headers,
    });
    expect(sepa.status).toBe(200);
    const back = await api.request(`/donations/${gift.id}/retry/`, {
      body: { payment_method: 'card' },
      headers,
    });
    expect(back.status).toBe(200);
    const sessions = await api.sql`SELECT provider_session_id AS id FROM payment_attempts
          WHERE subject_id = ${gift.id} AND method = 'card' ORDER BY created_at`;
    expect(sessions).toHaveLength(2);
    for (const { id } of sessions) {
      stripe.payer.pays(id);
      await stripe.deliveries.deliver(api.url);
    }
    await eventually('the return', async () => (await entries(gift.id, 'extra')).length === 1);
    await eventually('the second refund', async () => {
      await stripe.deliveries.deliver(api.url);
      return (await entries(gift.id, 'extra_refund')).length === 1;
    });
    expect(await entries(gift.id, 'gift')).toHaveLength(1);
    expect((await givers.read(gift)).refundedAmount).toBe(0);
    await emailTo(api.varFolder, CONTACT_EMAIL, 'Payé deux fois');
  });
});

describe('a payment intent', () => {
  it('is what Stripe’s own form is given, once, with the donor’s key to the gift', async () => {
    const form = aGiftForm({ payment_method: 'card' });
    const ask = (over: object = {}) =>
      api.request('/donations/create-payment-intent/', { body: { ...form, ...over } });
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_secret: expect.stringContaining('_secret_'),
      publishable_key: 'pk_test_of_the_tests',
    });
    expect((await ask()).body.donation_id).toBe(body.donation_id);
    const [payment_id] = body.client_secret.split('_secret_');
    stripe.payer.confirms(payment_id);
    expect(
      (await api.request('/donations/confirm/', { body: { payment_intent: payment_id } })).body,
    ).toMatchObject({
      status: 'succeeded',
      donationId: body.donation_id,
    });
    expect((await ask({ frequency: 'monthly', form_key: 'un-autre-formulaire' })).body.errors).toHaveProperty(
      'frequency',
    );
  });
});
