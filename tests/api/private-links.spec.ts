import { DAY_MS, HOUR_MS, MINUTE_MS, DONATION_MESSAGES, RECURRING_MESSAGES } from '@livres/api/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, patch } from '../factories/api.ts';
import { putCurrent } from '../factories/current-version.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { emailTo, emailsIn } from '../factories/emails.ts';
import { signInMember } from '../factories/members.ts';
import { regularGiversOf } from '../factories/recurring-gifts.ts';
import { stopClock } from '../factories/time.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
const givers = giversOf(api);
const regular = regularGiversOf(api);
beforeEach(() => void vi.restoreAllMocks());

let places = 0;
const somewhere = () => ({ 'x-forwarded-for': `10.31.${(places += 1) >> 8}.${places & 255}` });
const renew = (path: string) => api.request(`${path}renewal/`, { method: 'POST', headers: somewhere() });
const linksTo = async (email: string) =>
  (await emailsIn(api.varFolder)).filter(
    ({ to, subject }) => to === email && subject.includes('nouveau lien'),
  );

/** A gift of 50 € that is paid, of someone who said who they are. */
async function paidGift() {
  const form = aGiftForm({
    first_name: 'Bernadette',
    last_name: 'Mballa',
    street_address: '7 rue des Acacias',
    postal_code: '44000',
    city: 'Nantes',
    message: 'Un mot secret',
  });
  const gift = await givers.given(form);
  const session = givers.sessionOf(gift);
  await givers.act(session, { act: 'succeed' });
  await eventually('a paid gift', async () => (await givers.read(gift)).status === 'succeeded');
  return { ...gift, session, email: form.email };
}

describe('a private link of more than 90 days', () => {
  it('shows nothing of a gift but to whom a fresh one would go, and has it mailed there', async () => {
    const gift = await paidGift();
    const path = `/donations/track/${gift.token}/`;
    const clock = stopClock(api);
    clock.advance(90 * DAY_MS - MINUTE_MS);
    expect((await api.request(path)).status).toBe(200);
    clock.advance(2 * MINUTE_MS);
    const { status, body, text } = await api.request(path);
    const email_hint = `${gift.email.slice(0, 2)}•••@example.org`;
    expect([status, body.type, body.email_hint]).toEqual([410, '/problems/lien-trop-ancien', email_hint]);
    expect(body.detail).toBe(DONATION_MESSAGES.link_too_old);
    for (const secret of ['Bernadette', 'Mballa', 'Acacias', 'secret', gift.email, gift.reference, '50'])
      expect(text.replace(body.request_id, '')).not.toContain(secret);
    const headers = { 'x-donation-token': gift.token };
    const refused = [
      await api.request(`/donations/${gift.id}/`, { headers }),
      await api.request(`/donations/${gift.id}/receipt/`, { headers }),
      await api.request(`/donations/${gift.id}/retry/`, { body: {}, headers }),
      await api.request(`/donations/${gift.id}/preferences/`, {
        method: 'PATCH',
        body: { message: 'x' },
        headers,
      }),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
    expect(await linksTo(gift.email)).toEqual([]);
    const renewed = await renew(path);
    expect([renewed.status, renewed.body]).toEqual([200, { email_hint }]);
    const message = await emailTo(api.varFolder, gift.email, 'nouveau lien');
    const token = /\/don\/suivi\/([\w-]{43})/.exec(message.text)![1]!;
    expect((await givers.read({ token })).donor.last_name).toBe('Mballa');
    expect((await api.request(path)).status).toBe(410);
  });

  it('of a gift that comes again opens no act either', async () => {
    const gift = await regular.given();
    const path = `/donations/recurring/track/${gift.token}/`;
    const clock = stopClock(api);
    clock.advance(91 * DAY_MS);
    const { status, body, text } = await api.request(path);
    expect([status, body.detail]).toEqual([410, RECURRING_MESSAGES.link_too_old]);
    expect(text).not.toContain(gift.email);
    for (const action of ['cancel', 'pause', 'resume', 'amount', 'preferences', 'payment-method'])
      expect([
        action,
        (await regular.send(gift, action, action === 'amount' ? { amount: '5' } : {})).status,
      ]).toEqual([action, 404]);
    expect((await renew(path)).body.email_hint).toMatch(/^re•••@example\.org$/);
    const message = await emailTo(api.varFolder, gift.email, 'nouveau lien');
    const token = /\/don\/regulier\/([\w-]{43})/.exec(message.text)![1]!;
    expect(await regular.read({ token })).toMatchObject({ id: gift.id, status: 'active' });
  });

  it('is renewed 3 times a day for a mailbox, and never for a token that nobody was sent', async () => {
    const [one, other] = [await paidGift(), await regular.given()];
    for (const path of [`/donations/track/${one.token}/`, `/donations/recurring/track/${other.token}/`]) {
      for (const _ of [1, 2, 3]) expect((await renew(path)).status).toBe(200);
      const refused = await renew(path);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
    for (const token of ['court', 'x'.repeat(43), '%00', `${one.token}x`]) {
      expect((await renew(`/donations/track/${token}/`)).status).toBeGreaterThanOrEqual(400);
      expect((await renew(`/donations/recurring/track/${token}/`)).status).toBeLessThan(500);
    }
    await expect.poll(() => linksTo(one.email)).toHaveLength(3);
  });

  it('asked for from one address has an end too', async () => {
    const headers = somewhere();
    const ask = () => api.request(`/donations/track/${'y'.repeat(43)}/renewal/`, { method: 'POST', headers });
    const answers = [];
    for (const _ of Array(11).keys()) answers.push((await ask()).status);
    expect([...new Set(answers.slice(0, 10)), answers.at(-1)]).toEqual([404, 429]);
  });
});

describe('the session of a payment', () => {
  const pathsOf = async ({ session }: { session: string }) => {
    const [{ provider_payment_id }] =
      await api.sql`SELECT provider_payment_id FROM payment_attempts WHERE provider_session_id = ${session}`;
    return [
      `/donations/verify-payment/${session}/`,
      `/donations/payment-details/${provider_payment_id}/`,
      `/donations/by-payment-intent/${provider_payment_id}/`,
    ];
  };

  it('reads the confirmation for an hour, without who gave, and then says where the link is', async () => {
    const gift = await paidGift();
    const headers = { 'x-donation-session': gift.session };
    const paths = await pathsOf(gift);
    const clock = stopClock(api);
    clock.advance(59 * MINUTE_MS);
    for (const path of paths) {
      const { status, text } = await api.request(path);
      expect([path, status]).toEqual([path, 200]);
      for (const secret of ['Bernadette', 'Mballa', 'Acacias', 'secret']) expect(text).not.toContain(secret);
    }
    const read = await api.request(`/donations/${gift.id}/`, { headers });
    expect(read.body).toMatchObject({ id: gift.id, status: 'succeeded', donorName: '', message: '' });
    expect(read.text).not.toMatch(/Mballa|Acacias|secret/);
    clock.advance(2 * MINUTE_MS);
    const late = [
      ...(await Promise.all(paths.map((path) => api.request(path)))),
      await api.request('/donations/confirm/', { body: { session_id: gift.session } }),
      await api.request(`/donations/${gift.id}/`, { headers }),
      await api.request(`/donations/${gift.id}/receipt/`, { headers }),
    ];
    for (const { status, body } of late)
      expect([status, body.type, body.detail]).toEqual([
        410,
        '/problems/confirmation-terminee',
        DONATION_MESSAGES.confirmation_over,
      ]);
  });

  it('changes nothing, even in that hour', async () => {
    const gift = await paidGift();
    const refusedOne = await givers.given();
    await givers.act(givers.sessionOf(refusedOne), { act: 'refuse', reason: 'card_declined' });
    await eventually('a refused gift', async () => (await givers.read(refusedOne)).status === 'failed');
    const answers = [
      await api.request(`/donations/${gift.id}/preferences/`, {
        method: 'PATCH',
        body: { last_name: 'Voleur', message: 'Changé' },
        headers: { 'x-donation-session': gift.session },
      }),
      await api.request(`/donations/${refusedOne.id}/retry/`, {
        body: {},
        headers: { 'x-donation-session': givers.sessionOf(refusedOne) },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await givers.read(gift)).toMatchObject({
      message: 'Un mot secret',
      donor: { last_name: 'Mballa' },
    });
    expect((await givers.read(refusedOne)).status).toBe('failed');
  });

  it('stays open a day while nothing is paid', async () => {
    const gift = await givers.given();
    const path = `/donations/verify-payment/${givers.sessionOf(gift)}/`;
    const clock = stopClock(api);
    clock.advance(20 * HOUR_MS);
    expect((await api.request(path)).status).toBe(200);
    clock.advance(5 * HOUR_MS);
    expect((await api.request(path)).status).toBe(410);
  });
});

describe('a higher amount of a gift that comes again', () => {
  const view = (token: string) => api.request(`/donations/recurring/confirmations/${token}/`);

  it('asked by a link alone, from 20 € to 100 000 €, changes nothing until its owner confirms it', async () => {
    const gift = await regular.given();
    const { status, body } = await regular.send(gift, 'amount', { amount: '100000' });
    expect([status, body.amount]).toEqual([200, 20]);
    expect(body.to_confirm).toMatchObject({ amount: 100_000, email_hint: 're•••@example.org' });
    expect((await regular.read(gift)).amount).toBe(20);
    const token = await regular.confirmationOf(gift);
    expect((await view(token)).body).toEqual({
      amount: 20,
      new_amount: 1e5,
      currency: 'EUR',
      is_done: false,
      frequency: 'monthly',
      new_frequency: 'monthly',
    });
    expect((await regular.read(gift)).amount).toBe(20);
    expect((await regular.confirm(token)).body).toMatchObject({ new_amount: 100_000, is_done: true });
    expect(await regular.read(gift)).toMatchObject({ amount: 100_000, to_confirm: null });
  });

  it('is what the same amount more often is: once a year does not become each month by a link alone', async () => {
    const gift = await regular.given({ frequency: 'yearly', amount: '120' });
    const { status, body } = await regular.send(gift, 'frequency', { frequency: 'monthly' });
    expect([status, body.frequency]).toEqual([200, 'yearly']);
    expect(body.to_confirm).toMatchObject({ amount: 120, frequency: 'monthly' });
    const token = await regular.confirmationOf(gift);
    expect((await view(token)).body).toMatchObject({
      amount: 120,
      new_amount: 120,
      frequency: 'yearly',
      new_frequency: 'monthly',
    });
    await regular.confirm(token);
    expect(await regular.read(gift)).toMatchObject({ amount: 120, frequency: 'monthly', to_confirm: null });
    expect((await regular.send(gift, 'frequency', { frequency: 'yearly' })).body.frequency).toBe('yearly');
  });

  it('is confirmed once: a second time answers the same and changes nothing', async () => {
    const gift = await regular.given();
    await regular.send(gift, 'amount', { amount: '30' });
    const token = await regular.confirmationOf(gift);
    await regular.confirm(token);
    expect((await regular.send(gift, 'amount', { amount: '10' })).body.amount).toBe(10);
    expect((await regular.confirm(token)).body).toMatchObject({ is_done: true });
    expect((await regular.read(gift)).amount).toBe(10);
  });

  it('is confirmed within 30 minutes, by the newest link only', async () => {
    const gift = await regular.given();
    await regular.send(gift, 'amount', { amount: '40' });
    const first = await regular.confirmationOf(gift);
    await regular.send(gift, 'amount', { amount: '50' });
    const second = await eventually('the second letter', async () => {
      const token = await regular.confirmationOf(gift);
      return token === first ? null : token;
    });
    expect((await regular.confirm(first)).status).toBe(404);
    const clock = stopClock(api);
    clock.advance(31 * MINUTE_MS);
    expectAnswer(await regular.confirm(second), 410, { detail: RECURRING_MESSAGES.confirmation_over });
    expect((await view(second)).status).toBe(410);
    expect(await regular.read(gift)).toMatchObject({ amount: 20, to_confirm: null });
    for (const token of ['court', 'x'.repeat(43)]) expect((await regular.confirm(token)).status).toBe(404);
  });

  it('needs no link where a member has just signed in, or staff write it; an older session does', async () => {
    const gift = await regular.given();
    const member = await signInMember(api, gift.email);
    const path = `/donations/subscriptions/${gift.id}/amount/`;
    const raise = (amount: number) => patch(member.request, path, { amount });
    expect((await raise(25)).body).toMatchObject({ amount: 25, to_confirm: null });
    const clock = stopClock(api);
    clock.advance(31 * MINUTE_MS);
    expect((await raise(35)).body).toMatchObject({ amount: 25, to_confirm: { amount: 35 } });
    const admin = await api.asStaff('administrateur');
    expect((await patch(admin, path, { amount: 45 })).body.amount).toBe(45);
  });

  it('is not needed to give less, pause, resume or stop', async () => {
    const gift = await regular.given();
    expect((await regular.send(gift, 'amount', { amount: '15' })).body).toMatchObject({
      amount: 15,
      to_confirm: null,
    });
    expect((await regular.send(gift, 'pause', {})).body.status).toBe('paused');
    expect((await regular.send(gift, 'resume', {})).body.status).toBe('active');
    expect((await regular.send(gift, 'cancel', {})).body.status).toBe('cancelled');
  });

  it('is mailed 5 times an hour at most, and asks nothing of the provider meanwhile', async () => {
    const gift = await regular.given();
    const raise = () => regular.send(gift, 'amount', { amount: '99' });
    for (const _ of Array(5).keys()) expect((await raise()).status).toBe(200);
    expect((await raise()).status).toBe(429);
    expect((await regular.read(gift)).amount).toBe(20);
  });

  it('is confirmed by no link that went to an address which is not the owner’s any more', async () => {
    const gift = await regular.given();
    await regular.send(gift, 'amount', { amount: '60' });
    const token = await regular.confirmationOf(gift);
    const admin = await api.asStaff('administrateur');
    await putCurrent(admin, `/admin/recurring-gifts/${gift.id}`, { email: 'autre.boite@example.org' });
    expect((await regular.confirm(token)).status).toBe(404);
  });
});
