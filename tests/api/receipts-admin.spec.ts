import { ReceiptBatchesService } from '@livres/api/dist/giving/donation-receipts/receipt-batches.service.js';
import type { ReceiptRecord, WaitingReceipt } from '@livres/api/contract';
import { DonationsService } from '@livres/api/dist/giving/donations/donations.service.js';
import { DonationReceiptSourceService } from '@livres/api/dist/giving/donations/donation-receipt-source.service.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ACCESS_CODE, type Request, testApi } from '../factories/api.ts';
import { emailTo } from '../factories/emails.ts';
import { pagesOf } from '../factories/pdf-files.ts';
import {
  aGift,
  aRecurringGift,
  giveBack,
  issueReceipts,
  receiptOf,
  receiptsOf,
  receiptsSettled,
  publishAgain,
  type TestGift,
} from '../factories/receipts.ts';
import { stoppedClock } from '../factories/time.ts';
import { matching } from '../factories/lists.ts';

let admin: Request;
let token: string;
const api = testApi();
const clock = stoppedClock(api, new Date('2026-12-15T09:00:00Z'));
beforeAll(async () => {
  await enter();
  await issueReceipts(api);
});

/** Signs in now: where weeks have passed, the session of before has ended. */
async function enter(): Promise<void> {
  token = (await api.request('/access/', { body: { code: ADMIN_ACCESS_CODE } })).body.token;
  admin = (path, ask) => api.request(path, { token, ...ask });
}
const complete = ({ id }: TestGift) =>
  api.sql`UPDATE donations SET last_name = 'Œuvrard', city = 'Lyon' WHERE id = ${id}`;
const waiting = async (filter: object = {}): Promise<WaitingReceipt[]> =>
  (await admin(`/admin/receipts-waiting?${matching(filter)}`)).body;
const preview = async (year: number) => (await admin(`/admin/receipts/batch?year=${year}`)).body;
const issueBatch = (year: number) => admin('/admin/receipts/batch', { body: { year } });
async function standing({ id }: TestGift) {
  const source = api.app.get(DonationReceiptSourceService, { strict: false });
  const donation = await api.app.get(DonationsService, { strict: false }).find(id);
  return (await source.stateOf(donation!)).status;
}
async function textOf({ id }: ReceiptRecord) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${api.url}/receipts/${id}/pdf`, { headers });
  return (await pagesOf(Buffer.from(await response.arrayBuffer()))).join(' ').replace(/\s+/g, ' ');
}

describe('a receipt that waits for who gave', () => {
  it('says what is missing, asks for it by letter, and is issued once it is known', async () => {
    const given_at = new Date('2026-11-02T09:00:00Z');
    const gift = await aGift(api, { last_name: '', city: '', given_at });
    await receiptsSettled(api);
    expect(await standing(gift)).toBe('missing_address');
    expect(await waiting({ ids: [gift.id] })).toMatchObject([
      { missing: ['last_name', 'city'], amount: 50, asked_at: null },
    ]);
    const { body } = await admin('/admin/receipts-waiting/ask', { body: { ids: [gift.id] } });
    expect(body).toEqual({ asked: 1 });
    const email = await emailTo(api.varFolder, gift.email, 'attend votre nom');
    expect(email.text).toContain('nom, ville');
    expect((await waiting({ ids: [gift.id] }))[0]!.asked_at).toBe('2026-12-15T09:00:00.000Z');
    await complete(gift);
    await publishAgain(api, gift);
    await receiptOf(api, gift);
    expect(await standing(gift)).toBe('issued');
    expect(await waiting({ ids: [gift.id] })).toEqual([]);
  });

  it('waits for a name that its paper has no shape for, and is issued once it is in Latin letters', async () => {
    const given_at = new Date('2026-11-02T09:00:00Z');
    const gift = await aGift(api, { first_name: 'አበበ', last_name: 'ተሰማ', city: 'Lyon ❤', given_at });
    await receiptsSettled(api);
    expect(await receiptsOf(api, gift.id)).toEqual([]);
    expect(await standing(gift)).toBe('missing_address');
    const names = ['first_name', 'last_name'];
    expect(await waiting({ ids: [gift.id] })).toMatchObject([{ missing: names, unprintable: names }]);
    expect((await preview(2026)).waiting.count).toBeGreaterThan(0);
    const { body } = await admin('/admin/donations?filter={"attention":["address"]}');
    expect(body.map(({ id }: TestGift) => id)).toContain(gift.id);
    await admin('/admin/receipts-waiting/ask', { body: { ids: [gift.id] } });
    const email = await emailTo(api.varFolder, gift.email, 'attend votre nom');
    expect(email.text).toContain('prénom en lettres latines, nom en lettres latines');
    await api.sql`UPDATE donations SET first_name = 'Abebe', last_name = 'Tessema' WHERE id = ${gift.id}`;
    await publishAgain(api, gift);
    expect((await receiptOf(api, gift)).donor_name).toBe('Abebe Tessema');
    expect(await waiting({ ids: [gift.id] })).toEqual([]);
  });

  it('waits for no postal code where a country has none, and its paper bears the town alone', async () => {
    const given_at = new Date('2026-11-02T09:00:00Z');
    const place = { street_address: 'BP 12', city: 'Bafoussam', postal_code: '', given_at };
    const here = await aGift(api, { ...place, country: 'Cameroun' });
    const there = await aGift(api, { ...place, country: 'France' });
    expect(await textOf(await receiptOf(api, here))).toContain('BP 12, Bafoussam, Cameroun');
    expect(await waiting({ ids: [here.id, there.id] })).toMatchObject([
      { id: there.id, missing: ['postal_code'] },
    ]);
  });

  it('of someone without an address is not asked for', async () => {
    const gift = await aGift(api, { email: '', city: '', given_at: new Date('2026-11-02T09:00:00Z') });
    expect((await admin('/admin/receipts-waiting/ask', { body: { ids: [gift.id] } })).body).toEqual({
      asked: 0,
    });
    const names = (await admin('/admin/receipts-waiting/export')).text;
    expect(names).toContain('Ville');
  });
});

describe('a mistake in a receipt', () => {
  it('is mended by one that replaces it, with the reason, from the version that was read', async () => {
    const gift = await aGift(api, { first_name: 'Helene', given_at: new Date('2026-11-03T09:00:00Z') });
    const first = await receiptOf(api, gift);
    await api.sql`UPDATE donations SET first_name = 'Hélène' WHERE id = ${gift.id}`;
    const replace = (body: object) => admin(`/admin/receipts/${first.id}/replace`, { body });
    const empty = await replace({ reason: ' ', version: first.version });
    expect([empty.status, empty.body.errors.reason]).toEqual([400, 'Dites pourquoi ce reçu est remplacé']);
    expect((await replace({ reason: 'Faute', version: first.version + 1 })).status).toBe(409);
    const { status, body } = await replace({ reason: 'Faute dans le prénom', version: first.version });
    expect([status, body.replaces.number, body.donor_name]).toEqual([200, first.number, 'Hélène Œuvrard']);
    const [, old] = await receiptsOf(api, gift.id);
    expect(old).toMatchObject({ status: 'voided', void_reason: 'Faute dans le prénom' });
    expect((await admin(`/admin/receipts/${first.id}/history`)).body).toMatchObject([
      { reason: 'Faute dans le prénom', staff_name: 'Première administratrice' },
    ]);
    expect((await replace({ reason: 'Encore', version: first.version })).status).toBe(409);
  });

  it('of who gave is mended by itself once staff correct the gift', async () => {
    const gift = await aGift(api, { last_name: 'Oeuvrard', given_at: new Date('2026-11-03T09:00:00Z') });
    const first = await receiptOf(api, gift);
    await complete(gift);
    await publishAgain(api, gift);
    const next = await receiptOf(api, gift, first.id);
    expect(next).toMatchObject({ donor_name: 'Hélène Œuvrard', replaces: { number: first.number } });
    expect((await receiptsOf(api, gift.id))[1]!.void_reason).toBe(
      'Le nom ou l’adresse du donateur ont été corrigés.',
    );
  });

  it('is one replacement where two people mend it at once', async () => {
    const gift = await aGift(api, { given_at: new Date('2026-11-04T09:00:00Z') });
    const { id, version } = await receiptOf(api, gift);
    const tries = Array.from({ length: 6 }, () =>
      admin(`/admin/receipts/${id}/replace`, { body: { reason: 'Adresse', version } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await receiptsOf(api, gift.id)).toHaveLength(2);
  });

  it('is sent again as it is', async () => {
    const receipt = await receiptOf(api, await aGift(api, { given_at: new Date('2026-11-04T09:00:00Z') }));
    const { status, body } = await admin(`/admin/receipts/${receipt.id}/send`, { method: 'POST' });
    expect([status, body.sha256]).toEqual([200, receipt.sha256]);
    const silent = await receiptOf(
      api,
      await aGift(api, { email: '', given_at: new Date('2026-11-04T09:00:00Z') }),
    );
    expect((await admin(`/admin/receipts/${silent.id}/send`, { method: 'POST' })).status).toBe(409);
  });
});

describe('the receipt of a year', () => {
  let recurring: string;
  let months: TestGift[];
  const payment = (month: number, over: object = {}) =>
    aGift(api, {
      recurring_gift_id: recurring,
      frequency: 'monthly',
      amount: 1e3,
      payment_method: 'card',
      given_at: new Date(`2026-${String(month).padStart(2, '0')}-05T09:00:00Z`),
      ...over,
    });
  beforeAll(async () => {
    recurring = await aRecurringGift(api);
    months = [];
    for (let month = 1; month <= 12; month += 1) months.push(await payment(month));
    await receiptsSettled(api);
  });

  it('is not issued before the year is over', async () => {
    expect(await standing(months[0]!)).toBe('yearly');
    expect(await preview(2026)).toMatchObject({ is_year_over: false, yearly: { count: 1, amount: 120 } });
    await issueBatch(2026);
    await receiptsSettled(api);
    expect(await standing(months[0]!)).toBe('yearly');
  });

  it('is one for all its payments, after a dry run that issues nothing, and once however often it is asked for', async () => {
    clock.set('2027-02-01T06:00:00Z');
    await enter();
    const before = await preview(2026);
    expect(before).toMatchObject({ is_year_over: true, yearly: { count: 1, amount: 120 } });
    expect(before.lines).toContainEqual(expect.objectContaining({ kind: 'yearly', gifts: 12, amount: 120 }));
    expect(await ofGift(months[0]!)).toEqual([]);
    const missing = before.yearly.count + before.single.count;
    const pressed = await Promise.all([issueBatch(2026), issueBatch(2026)]);
    expect(pressed.reduce((sum, { body }) => sum + body.count, 0)).toBe(missing);
    await receiptsSettled(api);
    const [receipt, ...others] = await ofGift(months[0]!);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'yearly', amount: 120, gift_year: 2026, year: 2027 });
    expect(receipt!.donations).toHaveLength(12);
    const text = await textOf(receipt!);
    for (const words of [
      'Dons de l’année 2026',
      'cent vingt euros',
      '05/01/2026 (10,00 €)',
      '05/12/2026 (10,00 €)',
    ])
      expect(text).toContain(words);
    expect(await preview(2026)).toMatchObject({ yearly: { count: 0, amount: 0 } });
  });

  it('is being issued once it was asked for: neither counted as missing, nor asked for again', async () => {
    const other = await aRecurringGift(api);
    const gift = await aGift(api, {
      recurring_gift_id: other,
      frequency: 'monthly',
      given_at: new Date('2026-05-05T09:00:00Z'),
    });
    await receiptsSettled(api);
    expect(await preview(2026)).toMatchObject({ yearly: { count: 1 }, single: { count: 0 }, issuing: 0 });
    await api.app.get(DataSource).transaction(async (tx) => {
      // Its job waits for this.
      await tx.query('SELECT FROM recurring_gifts WHERE id = $1 FOR UPDATE', [other]);
      expect((await issueBatch(2026)).body).toEqual({ count: 1 });
      expect(await preview(2026)).toMatchObject({ issuing: 1 });
      expect(await preview(2025)).toMatchObject({ issuing: 0 });
      expect((await issueBatch(2026)).body).toEqual({ count: 0 });
    });
    await receiptsSettled(api);
    expect(await preview(2026)).toMatchObject({ yearly: { count: 0 }, issuing: 0 });
    expect(await ofGift(gift)).toMatchObject([{ kind: 'yearly', status: 'issued' }]);
  });

  it('is replaced where one of its payments goes back', async () => {
    await giveBack(api, months[3]!, 1000);
    await receiptsSettled(api);
    const [receipt, old] = await ofGift(months[0]!);
    expect([receipt!.amount, old!.status, receipt!.donations.length]).toEqual([110, 'voided', 11]);
  });

  it('comes by itself in February for who waits for nothing', async () => {
    const other = await aRecurringGift(api);
    const gift = await aGift(api, {
      recurring_gift_id: other,
      frequency: 'monthly',
      given_at: new Date('2026-06-05T09:00:00Z'),
    });
    await receiptsSettled(api);
    const batches = api.app.get(ReceiptBatchesService, { strict: false });
    await batches.issueLastYear();
    await receiptsSettled(api);
    expect(await ofGift(gift)).toMatchObject([{ kind: 'yearly', issued_by: null }]);
  });

  it('is one per gift for who asked for that', async () => {
    const each = await aRecurringGift(api, { yearly_receipt: false });
    const gift = await aGift(api, { recurring_gift_id: each, frequency: 'monthly' });
    await receiptsSettled(api);
    expect(await ofGift(gift)).toMatchObject([{ kind: 'single' }]);
  });

  const ofGift = async ({ id }: TestGift): Promise<ReceiptRecord[]> =>
    (await admin(`/admin/receipts?${matching({ donation_id: id })}`)).body;
});

describe('the yearly declaration', () => {
  it('counts receipts in force and what they say, of the year in which the money was given', async () => {
    const receipts: ReceiptRecord[] = (
      await admin(`/admin/receipts?range=[0,999]&filter=${encodeURIComponent('{"gift_year":2026}')}`)
    ).body;
    const inForce = receipts.filter(({ status }) => status === 'issued');
    const { body } = await admin('/admin/receipts/declaration?year=2026');
    expect(body).toMatchObject({
      year: 2026,
      count: inForce.length,
      voided: receipts.length - inForce.length,
      total: inForce.reduce((sum, { amount }) => sum + amount * 100, 0) / 100,
    });
    expect(inForce.length).toBeGreaterThan(4);
    expect(body.by_form).toEqual([{ form: '2041-RD', count: body.count, total: body.total }]);
    const lines = (await admin('/admin/receipts/export?filter=%7B%22gift_year%22%3A2026%7D')).text;
    expect(lines.trim().split('\r\n')).toHaveLength(receipts.length + 1);
  });
});
