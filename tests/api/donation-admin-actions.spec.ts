import { randomUUID } from 'node:crypto';
import type { MoneyDonationRecord, MoneyDonationTimeline } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, put, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { actCurrent } from '../factories/current-version.ts';
import { aGift, moved } from '../factories/gifts.ts';
import { emailTo } from '../factories/emails.ts';
import { stoppedClock } from '../factories/time.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const PATH = '/admin/donations';
const CHEQUE = {
  amount: '1 250,50',
  payment_method: 'cheque',
  received_on: '2027-03-18',
  donor_type: 'particulier',
  email: 'awa@example.org',
  first_name: 'Awa',
  last_name: 'Ndiaye',
  note: 'Chèque n° 42',
};

let campaign: { id: number; slug: string };
const api = testApi();
stoppedClock(api, new Date('2027-03-20T12:00:00Z'));
const admin = adminOf(api);
beforeAll(async () => {
  campaign = await createCampaign(admin);
});

const enter = (over: object = {}) => admin(PATH, { body: { ...CHEQUE, key: randomUUID(), ...over } });
const find = async (id: string): Promise<MoneyDonationRecord> => (await admin(`${PATH}/${id}`)).body;
const timelineOf = async (id: string): Promise<MoneyDonationTimeline> =>
  (await admin(`${PATH}/${id}/story`)).body;
const refund = async (id: string, over: object = {}) =>
  actCurrent(admin, `${PATH}/${id}`, 'refunds', { reason: 'Erreur', key: randomUUID(), ...over });
const raisedBy = async (): Promise<number> =>
  (await api.request(`/campaigns/${campaign.slug}/`)).body.current_amount;

describe('a gift in hand', () => {
  it('is received at once, thanked, in the journal and in its campaign’s total', async () => {
    const { status, body } = await enter({ campaign_id: campaign.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'succeeded',
      amount: 1250.5,
      net: 1250.5,
      provider: 'offline',
      source: 'equipe',
      donor_name: 'Awa Ndiaye',
      created_by: expect.any(String),
    });
    expect(await raisedBy()).toBe(1250.5);
    const { journal, entries } = await timelineOf(body.id);
    expect(journal.map(({ account, amount }) => [account, amount])).toEqual([
      ['Chèques à remettre', 1250.5],
      ['Dons', -1250.5],
    ]);
    expect(entries.map(({ details }) => details)).toContain('Chèque n° 42');
    expect((await emailTo(api.varFolder, 'awa@example.org', 'don')).text).toMatch(/1\s250,50/);
  });

  it('of an organisation that is not named is received too', async () => {
    const { status, body } = await enter({ donor_type: 'organisme' });
    expect([status, body.donor_name]).toEqual([201, 'Awa Ndiaye']);
  });

  it('sent twice by the same form is one gift', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([enter({ key }), enter({ key })]);
    expect(one.body.id).toBe(other.body.id);
  });

  it.each([
    [{ amount: 'beaucoup' }, 'amount'],
    [{ amount: '12,505' }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ payment_method: 'card' }, 'payment_method'],
    [{ received_on: '2027-03-21' }, 'received_on'],
    [{ siren: '123' }, 'siren'],
    [{ campaign_id: 999_999 }, 'campaign_id'],
    [{ email: 'awa' }, 'email'],
  ])('is refused where it cannot be: %j', async (over, field) => {
    const { status, text } = await enter(over);
    expect([status, Object.keys(JSON.parse(text).errors)]).toEqual([400, [field]]);
  });
});

describe('giving back', () => {
  it('a part leaves the rest to the campaign; the whole leaves nothing; more is refused', async () => {
    const before = await raisedBy();
    const { id } = (await enter({ campaign_id: campaign.id, amount: 100 })).body;
    expect((await refund(id, { amount: '30,50' })).body).toMatchObject({ status: 'done', amount: 30.5 });
    expect(await find(id)).toMatchObject({ refunded: 30.5, net: 69.5 });
    expect(await raisedBy()).toBe(before + 69.5);
    expect((await refund(id, { amount: 70 })).body.errors).toHaveProperty('amount');
    expect((await refund(id)).body.amount).toBe(69.5);
    expect(await find(id)).toMatchObject({ refunded: 100, net: 0, status: 'succeeded' });
    expect(await raisedBy()).toBe(before);
    expect((await refund(id, { amount: 1 })).status).toBe(400);
  });

  it('asked twice by the same form is once', async () => {
    const { id } = (await enter({ amount: 100 })).body;
    const key = randomUUID();
    const answers = await Promise.all([refund(id, { amount: 40, key }), refund(id, { amount: 40, key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await find(id)).toMatchObject({ refunded: 40 });
  });

  it('by hand, for what a provider took, leaves the bank', async () => {
    const { id } = await aGift(api, { amount: 5000, provider_payment_id: 'pi_1' });
    expect((await refund(id, { by_hand: true })).status).toBe(200);
    expect((await timelineOf(id)).journal.at(-2)).toMatchObject({ account: 'Banque', amount: -50 });
  });

  it('wants a reason, and a gift that was received', async () => {
    const { id } = await aGift(api, { status: 'failed' });
    expect((await refund(id, { reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await refund(id, { amount: 1 })).status).toBe(409);
  });
});

describe('a transfer that was announced', () => {
  const transfer = () =>
    aGift(api, { status: 'pending', payment_method: 'bank_transfer', provider: 'bank_transfer' });
  const received = (id: string, over: object = {}) =>
    admin(`${PATH}/${id}/transfer`, { body: { received_on: '2027-03-19', version: 1, ...over } });

  it('is the gift once it is on the account, of what arrived', async () => {
    const { id } = await transfer();
    const { body } = await received(id, { amount: '45' });
    expect(body).toMatchObject({
      status: 'succeeded',
      amount: 45,
      given_at: expect.stringContaining('2027-03-19'),
    });
    expect((await received(id, { version: body.version })).status).toBe(409);
  });

  it('can be given up, and arrive all the same', async () => {
    const { id } = await transfer();
    const { body } = await admin(`${PATH}/${id}/cancel`, { body: { version: 1 } });
    expect(body.status).toBe('cancelled');
    expect((await received(id, { version: body.version })).body.status).toBe('succeeded');
  });

  it('is not written over a colleague’s newer version', async () => {
    const { id } = await transfer();
    expect((await received(id, { version: 99 })).status).toBe(409);
    expect((await received(id, { version: undefined })).status).toBe(400);
  });
});

describe('what staff write about a gift', () => {
  it('corrects who gave, is recorded without naming them, and leaves the money alone', async () => {
    const { id, version } = (await enter()).body;
    const change = { version, last_name: 'Diop', city: 'Lyon' };
    const { body } = await put(admin, `${PATH}/${id}`, change);
    expect(body).toMatchObject({ donor_name: 'Awa Diop', city: 'Lyon', net: 1250.5 });
    const { text } = await admin(`${PATH}/${id}/history`);
    expect(text).toContain('last_name');
    expect(withoutTokens(text)).not.toMatch(/Diop|Ndiaye/);
    const late = await put(admin, `${PATH}/${id}`, { ...change, last_name: 'Autre' });
    expect(late.status).toBe(409);
  });

  it('takes no field that is money', async () => {
    const { id, version } = (await enter()).body;
    const { status } = await put(admin, `${PATH}/${id}`, { version, amount: 1 });
    expect(status).toBe(400);
  });

  it('keeps notes for the team', async () => {
    const { id } = await aGift(api);
    const { status, body } = await admin(`${PATH}/${id}/notes`, { body: { body: 'A appelé' } });
    expect([status, body.entries[0]]).toMatchObject([201, { kind: 'note', details: 'A appelé' }]);
    expect((await admin(`${PATH}/${id}/notes`, { body: { body: ' ' } })).status).toBe(400);
  });

  it('sends the letter again, and says so', async () => {
    const { id } = await aGift(api, { email: 'encore@example.org' });
    expect((await admin(`${PATH}/${id}/letters`, { method: 'POST' })).status).toBe(200);
    expect((await emailTo(api.varFolder, 'encore@example.org', 'don')).text).toContain('/don/suivi/');
  });
});

it('a gift in dispute is to be looked at until it is over', async () => {
  const { id } = await aGift(api);
  const [ref, other] = ['stripe:dp_1', 'stripe:dp_2'];
  await moved(api, { id, kind: 'dispute', ref, amount: 5000, at: new Date('2027-03-12T12:00:00Z') });
  const disputes = async () =>
    (await admin(`${PATH}?filter={"attention":"dispute"}`)).body.map((one: { id: string }) => one.id);
  expect(await disputes()).toContain(id);
  expect(await find(id)).toMatchObject({ disputed: 50, net: 0 });
  await moved(api, { id, kind: 'dispute_won', ref, amount: -5000, at: new Date('2027-03-15T12:00:00Z') });
  expect(await disputes()).not.toContain(id);
  // One that is over does not hide another.
  await moved(api, { id, kind: 'dispute', ref: other, amount: 5000, at: new Date('2027-03-16T12:00:00Z') });
  expect(await disputes()).toContain(id);
});
