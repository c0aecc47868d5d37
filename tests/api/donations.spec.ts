import { DONATION_MESSAGES as MESSAGES, paymentFailure } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, patch, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { emailsIn, emailTo, CONTACT_EMAIL } from '../factories/emails.ts';
import { signInMember } from '../factories/members.ts';
import { jobsSettled } from '../factories/jobs.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);
const givers = giversOf(api);

const until = (gift: { token: string }, status: string) =>
  eventually(`a gift ${status}`, async () => {
    const view = await givers.read(gift);
    return view.status === status ? view : null;
  });
/** A gift that was paid on the demonstration's page. */
const paid = async (over: object = {}) => {
  const gift = await givers.given(over);
  await givers.act(givers.sessionOf(gift), { act: 'succeed' });
  return { ...gift, view: await until(gift, 'succeeded') };
};

describe('a gift of money', () => {
  it('goes from its form to its payment, its thanks and its campaign’s total', async () => {
    const campaign = await createCampaign(admin);
    const form = aGiftForm({
      amount: '12,50',
      campaign: campaign.slug,
      first_name: 'Hélène',
      last_name: 'Œuvrard',
    });
    const gift = await givers.given(form);
    expect(gift).toMatchObject({ status: 'pending', next: { kind: 'redirect' } });
    expect(gift.reference).toMatch(/^DON-\d{8}-[\dA-F]{8}$/);
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    const view = await until(gift, 'succeeded');
    expect(view).toMatchObject({ amount: 12.5, refundedAmount: 0, taxDeduction: 8.25, next: null });
    expect(view).toMatchObject({ campaignSlug: campaign.slug, donorName: 'Hélène Œuvrard', failure: null });
    const email = await emailTo(api.varFolder, form.email, 'Merci pour votre don de 12,50');
    expect(email.text).toContain('Ce n’est pas un reçu fiscal.');
    expect(email.text).toContain(view.shownReference);
    const token = /\/don\/suivi\/([\w-]{43})/.exec(email.text)![1]!;
    expect((await givers.read({ token })).id).toBe(gift.id);
    const { body } = await api.request(`/campaigns/${campaign.slug}/`);
    expect(body).toMatchObject({ current_amount: 12.5, donation_count: 1 });
  });

  it('sent 20 times at once from one form is one gift, one attempt and one letter', async () => {
    const form = aGiftForm();
    const answers = await atOnce(20, () => givers.send(form, '10.20.0.1'));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.next.url)).size).toBe(1);
    const [gift] = answers.map(({ body }) => body);
    expect(await api.sql`SELECT id FROM payment_attempts WHERE subject_id = ${gift.id}`).toHaveLength(1);
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await until(gift, 'succeeded');
    await emailTo(api.varFolder, form.email, 'Merci');
    await jobsSettled(api);
    expect((await emailsIn(api.varFolder)).filter(({ to }) => to === form.email)).toHaveLength(1);
  });

  it('of the same form with other words is refused, so that neither is lost', async () => {
    const form = aGiftForm();
    await givers.given(form);
    const { status, body } = await givers.send({ ...form, amount: '60' });
    expect(status).toBe(409);
    expect(body.type).toBe('/problems/formulaire-deja-envoye');
  });

  it('of an organisation may come without its name: who signs for it is named', async () => {
    for (const donor_type of ['entreprise', 'organisme'] as const) {
      const gift = await givers.given({ donor_type, first_name: 'Awa', last_name: 'Ndiaye' });
      expect(await givers.read(gift)).toMatchObject({ status: 'pending', donorName: 'Awa Ndiaye' });
    }
  });

  it.each([
    [{ amount: '0,99' }, 'amount'],
    [{ amount: '100000,01' }, 'amount'],
    [{ amount: 'beaucoup' }, 'amount'],
    [{ amount: '12,345' }, 'amount'],
    [{ amount: [20] }, 'amount'],
    [{ email: 'helene' }, 'email'],
    [{ email: '' }, 'email'],
    [{ donor_type: 'entreprise', organization_name: 'Librairie', siren: '123456789' }, 'siren'],
    [{ frequency: 'daily' }, 'frequency'],
    [{ campaign: 'inconnue' }, 'campaign'],
    [{ campaign: 424_242 }, 'campaign'],
    [{ payment_method: 'card' }, 'payment_method'],
    [{ phone: '0612345678' }, 'phone'],
    [{ form_key: 'court' }, 'form_key'],
    [{ surprise: 'oui' }, 'surprise'],
  ])('with %j is refused beside its field', async (over, field) => {
    const { status, body } = await givers.send(over);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('may not go to a campaign that counts in another currency, or takes no money', async () => {
    for (const over of [
      { currency: 'XAF' },
      { campaign_type: 'books', goal_books: 10 },
      { status: 'paused' },
    ] as const) {
      const { id } = await createCampaign(admin, over);
      expect((await givers.send({ campaign: id })).body.errors).toHaveProperty('campaign');
    }
  });

  it.each(['+237 (0)6 12 34 56 78', '00237 6.12-34/56 78'])('may bring its number as %s', async (phone) => {
    const gift = await givers.given({ phone });
    const [row] = await api.sql`SELECT phone FROM donations WHERE id = ${gift.id}`;
    expect(row).toEqual({ phone: '+237612345678' });
  });

  it('may cover what payment costs, which is part of the gift', async () => {
    const gift = await givers.given({ amount: 20, cover_costs: true });
    const [row] = await api.sql`SELECT amount, costs_covered FROM donations WHERE id = ${gift.id}`;
    expect(row).toEqual({ amount: 2056, costs_covered: 56 });
  });

  it('that is refused says why, in its letter too, and can be tried again', async () => {
    const form = aGiftForm();
    const gift = await givers.given(form);
    await givers.act(givers.sessionOf(gift), { act: 'refuse', reason: 'insufficient_funds' });
    const view = await until(gift, 'failed');
    expect(view.failure).toBe(paymentFailure('insufficient_funds'));
    const email = await emailTo(api.varFolder, form.email, 'n’a pas pu être payé');
    expect(email.text).toContain(paymentFailure('insufficient_funds'));
    const headers = { 'x-donation-token': gift.token };
    const again = await api.request(`/donations/${gift.id}/retry/`, { body: {}, headers });
    expect(again.body).toMatchObject({ id: gift.id, status: 'pending', next: { kind: 'redirect' } });
    const twice = await api.request(`/donations/${gift.id}/retry/`, { body: {}, headers });
    expect(twice.body.next).toEqual(again.body.next);
    await givers.act(givers.sessionOf(again.body), { act: 'succeed' });
    await until(gift, 'succeeded');
    expect((await api.request(`/donations/${gift.id}/retry/`, { body: {}, headers })).status).toBe(409);
    expect(
      await api.sql`SELECT id FROM journal_entries WHERE donation_id = ${gift.id} AND kind = 'gift'`,
    ).toHaveLength(1);
  });

  it('that its bank still works on waits, and has no thanks before it succeeds', async () => {
    const form = aGiftForm();
    const gift = await givers.given(form);
    const session = givers.sessionOf(gift);
    await givers.act(session, { act: 'delay' });
    await eventually('the bank’s word', async () => (await givers.read(gift)).next === null);
    const headers = { 'x-donation-token': gift.token };
    expect((await api.request(`/donations/${gift.id}/retry/`, { body: {}, headers })).status).toBe(409);
    await emailTo(api.varFolder, form.email, 'est en cours');
    expect((await emailsIn(api.varFolder)).filter(({ to }) => to === form.email)).toHaveLength(1);
    await givers.act(session, { act: 'succeed' });
    await until(gift, 'succeeded');
  });

  it('that comes again is written down once, and runs once it is paid', async () => {
    const gift = await paid({ frequency: 'monthly', amount: 15 });
    expect(gift.view.recurringGiftId).not.toBeNull();
    const [row] =
      await api.sql`SELECT status, amount FROM recurring_gifts WHERE id = ${gift.view.recurringGiftId}`;
    expect(row).toEqual({ status: 'active', amount: 1500 });
    await givers.act(givers.sessionOf(gift), { act: 'next_succeed' });
    const payments = () =>
      api.sql`SELECT source FROM donations
          WHERE recurring_gift_id = ${gift.view.recurringGiftId} AND status = 'succeeded' ORDER BY source`;
    await eventually('the second payment', async () => (await payments()).length === 2);
    expect(await payments()).toEqual([{ source: 'abonnement' }, { source: 'site' }]);
  });
});

describe('who may see a gift', () => {
  it('is its donor, by the private link, the payment’s session or /mon-compte, and administrators', async () => {
    const form = aGiftForm({ email: 'Proprietaire@example.org' });
    const gift = await givers.given(form);
    const { cookie } = await signInMember(api, 'proprietaire@example.org');
    const session = givers.sessionOf(gift);
    const path = `/donations/${gift.id}/`;
    const keys: Record<string, string>[] = [
      { 'x-donation-token': gift.token },
      { 'x-donation-session': session },
      { cookie },
    ];
    for (const headers of keys) expect((await api.request(path, { headers })).status).toBe(200);
    expect((await admin(path)).body.donor.email).toBe('Proprietaire@example.org');
    const mine = await api.request('/donations/my/', { headers: { cookie } });
    expect(mine.body.map(({ id }: { id: string }) => id)).toEqual([gift.id]);
  });

  it('is nobody else: for them it does not exist', async () => {
    const [gift, other] = [await givers.given(), await givers.given()];
    const { cookie } = await signInMember(api, 'curieux@example.org');
    const editor = await api.asStaff('editeur');
    const reader = await api.asStaff('lecteur');
    const asked = [
      {},
      { cookie },
      { 'x-donation-token': other.token },
      { 'x-donation-session': givers.sessionOf(other) },
      { 'x-donation-token': 'x'.repeat(43) },
    ].map((headers) => api.request(`/donations/${gift.id}/`, { headers: headers as Record<string, string> }));
    for (const { status, body } of [
      ...(await Promise.all(asked)),
      await editor(`/donations/${gift.id}/`),
      await reader(`/donations/${gift.id}/`),
    ]) {
      expect(status).toBe(404);
      expect(body.detail).toBe(MESSAGES.not_found);
    }
    const { request } = api;
    const missing = '00000000-0000-4000-8000-000000000000';
    expect((await request(`/donations/${gift.id}/`)).text.replace(/"request_id":"[^"]*"/, '')).toBe(
      (await request(`/donations/${missing}/`)).text.replace(/"request_id":"[^"]*"/, ''),
    );
    expect((await patch(request, `/donations/${gift.id}/preferences/`, { message: 'x' })).status).toBe(404);
    expect((await request(`/donations/${gift.id}/retry/`, { body: {} })).status).toBe(404);
    expect((await request(`/donations/${gift.id}/receipt/`)).status).toBe(404);
    expect((await request(`/donations/my/`, { headers: { cookie } })).body).toEqual([]);
  });
});

describe('the page after a payment', () => {
  it('reads the payment’s details by the session’s id', async () => {
    const gift = await paid({ amount: 30 });
    const session = givers.sessionOf(gift);
    const { body } = await api.request(`/donations/verify-payment/${session}/`);
    expect(body).toMatchObject({
      amount: 3000,
      currency: 'EUR',
      status: 'succeeded',
      donationType: 'financial',
    });
    expect(body.paymentId).toBe(gift.view.shownReference);
    expect((await api.request('/donations/confirm/', { body: { session_id: session } })).body).toEqual(body);
    const [{ provider_payment_id }] =
      await api.sql`SELECT provider_payment_id FROM donations WHERE id = ${gift.id}`;
    expect((await api.request(`/donations/payment-details/${provider_payment_id}/`)).body).toEqual(body);
    expect((await api.request(`/donations/by-payment-intent/${provider_payment_id}/`)).body.id).toBe(gift.id);
  });

  it('says in the specification’s words what is missing', async () => {
    const unknown = await api.request('/donations/verify-payment/cs_inconnu/');
    expect(unknown).toMatchObject({ status: 404, body: { detail: MESSAGES.details_missing } });
    const none = await api.request('/donations/confirm/', { body: {} });
    expect(none).toMatchObject({ status: 400, body: { detail: MESSAGES.no_identifier } });
  });
});

describe('the confirmation', () => {
  it('is sent again to the donor’s own address only, and nobody learns whose gift it is', async () => {
    const form = aGiftForm();
    const gift = await paid(form);
    await emailTo(api.varFolder, form.email, 'Merci');
    const ask = (over: object) =>
      api.request('/donations/send-receipt/', {
        body: { email: form.email, paymentId: gift.view.shownReference, amount: 5000, ...over },
      });
    const answers = [await ask({ email: 'autre@example.org' }), await ask({ amount: 1 }), await ask({})];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const thanks = async () =>
      (await emailsIn(api.varFolder)).filter(
        ({ to, subject }) => to === form.email && subject.startsWith('Merci'),
      );
    await eventually('the second letter', async () => (await thanks()).length === 2);
    expect((await emailsIn(api.varFolder)).some(({ to }) => to === 'autre@example.org')).toBe(false);
  });
});

describe('what the donor wishes', () => {
  it('is changed from the private page, with the name and address that a receipt waits for', async () => {
    const gift = await paid();
    const headers = { 'x-donation-token': gift.token };
    const body = { message: 'Bonne lecture !', is_anonymous: true, first_name: 'Awa', last_name: 'Ndiaye' };
    const { body: view } = await api.request(`/donations/${gift.id}/preferences/`, {
      method: 'PATCH',
      body,
      headers,
    });
    expect(view).toMatchObject({ message: 'Bonne lecture !', isAnonymous: true, donorName: 'Awa Ndiaye' });
    const history = await admin(`/admin/donations/${gift.id}/history`);
    expect(history.text).not.toContain('Ndiaye');
  });
});

describe('the figures', () => {
  it('are sums that a reader may see, without anyone’s name', async () => {
    const reader = await api.asStaff('lecteur');
    const before = (await reader('/donations/stats/')).body;
    await paid({ amount: 40, email: 'une.seule@example.org' });
    const { body: after, text } = await reader('/donations/stats/');
    expect(after.total_amount).toBe(before.total_amount + 40);
    expect(after.donation_count).toBe(before.donation_count + 1);
    expect(after.by_status.succeeded).toBe(before.by_status.succeeded + 1);
    expect(text).not.toContain('une.seule');
  });
});
