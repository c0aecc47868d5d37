import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { actCurrent } from '../factories/current-version.ts';
import { aGift } from '../factories/gifts.ts';
import { issueReceipts, receiptOf, receiptsOf } from '../factories/receipts.ts';
import { insertRow, rowsOf } from '../factories/rows.ts';
import { promiseTransfer } from '../factories/transfers.ts';
import { eventually, atOnce } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const bank = bankOf(api, admin);
beforeAll(async () => {
  await issueReceipts(api);
});

const REASON = 'Ce virement est une cotisation';
const gift = async (id: string) =>
  (
    await api.sql`SELECT status, amount::int, payment_method, provider, given_at, succeeded_at, promised
        FROM donations WHERE id = ${id}`
  )[0];
const versionOf = async (id: string): Promise<number> => (await admin(`/admin/donations/${id}`)).body.version;
const undoGift = async (id: string, more: object = {}) =>
  actCurrent(admin, `/admin/donations/${id}`, 'undo', { reason: REASON, ...more });
const totalOf = async (id: number) => (await api.request(`/campaigns/${id}/`)).body;

async function matched(over: Parameters<typeof promiseTransfer>[1] = {}) {
  const promised = await promiseTransfer(api, { amount: 8000, ...over });
  const line = await bank.line('50,00', promised.reference);
  const { body } = await bank.act(line, 'match', { donation_id: promised.id });
  return { promised, line: body };
}

describe('a match that was a mistake', () => {
  it('is undone with its reason: the gift waits as it was promised, and the journal has the opposite entry', async () => {
    const campaign = await createCampaign(admin, { campaign_type: 'financial', goal_amount: 1000 });
    const { promised, line } = await matched({ campaign_id: campaign.id });
    expect(await totalOf(campaign.id)).toMatchObject({ current_amount: 50, donation_count: 1 });
    const { status, body } = await bank.act(line, 'undo', { reason: REASON });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'waiting', donation_id: null, handled_by: null }),
    ]);
    expect(await gift(promised.id)).toEqual({
      status: 'pending',
      amount: 8e3,
      payment_method: 'bank_transfer',
      provider: 'bank_transfer',
      given_at: null,
      succeeded_at: null,
      promised: null,
    });
    expect(await bank.journalOf(promised.id)).toEqual([
      { kind: 'gift', account: 'bank_suspense', amount: 5000 },
      { kind: 'gift', account: 'gifts', amount: -5000 },
      { kind: 'gift', account: 'bank_suspense', amount: -5000 },
      { kind: 'gift', account: 'gifts', amount: 5000 },
    ]);
    expect(await totalOf(campaign.id)).toMatchObject({ current_amount: 0, donation_count: 0 });
    const timeline = (await admin(`/admin/donations/${promised.id}/story`)).body;
    expect(timeline.entries[0]).toMatchObject({ details: REASON, by: expect.any(String) });
    const [written] = (await admin(`/admin/bank-lines/${line.id}/history`)).body;
    expect(written).toMatchObject({ reason: REASON });
    const [audited] = (await admin(`/admin/donations/${promised.id}/history`)).body;
    expect(audited).toMatchObject({ reason: REASON });
  });

  it('once undone, is matched again, undone again, and received once at the end', async () => {
    const { promised, line } = await matched();
    let current = line;
    for (let turn = 0; turn < 3; turn += 1) {
      current = (await bank.act(current, 'undo', { reason: REASON })).body;
      current = (await bank.act(current, 'match', { donation_id: promised.id })).body;
      expect(current).toMatchObject({ status: 'matched', donation_id: promised.id });
    }
    const entries = await bank.journalOf(promised.id);
    const sum = entries
      .filter(({ account }) => account === 'bank_suspense')
      .reduce((total, { amount }) => total + amount, 0);
    expect([entries.length, sum]).toEqual([14, 5000]);
    expect((await admin(`/admin/donations/${promised.id}`)).body).toMatchObject({ amount: 50, net: 50 });
  });

  it('undone by ten people at once is undone once', async () => {
    const { promised, line } = await matched();
    const answers = await atOnce(10, () => bank.act(line, 'undo', { reason: REASON }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await bank.journalOf(promised.id)).toHaveLength(4);
    const again = await bank.act(await bank.find(line.id), 'undo', { reason: REASON });
    expect([again.status, again.body.detail]).toEqual([409, expect.stringContaining('n’est pas rapprochée')]);
  });

  it('gives a gift that was given up its state back', async () => {
    const { promised, line } = await matched({ status: 'cancelled' });
    await bank.act(line, 'undo', { reason: REASON });
    expect(await gift(promised.id)).toMatchObject({ status: 'cancelled', amount: 8000 });
  });

  it('is not undone without a reason, by others than administrators, or once money went back', async () => {
    const { promised, line } = await matched();
    for (const reason of ['', '   ', null, 'x'.repeat(501)])
      expect((await bank.act(line, 'undo', { reason })).status).toBe(400);
    const reader = await api.asStaff('lecteur');
    const body = { version: line.version, reason: REASON };
    expect((await reader(`/admin/bank-lines/${line.id}/undo`, { body })).status).toBe(403);
    expect((await api.request(`/admin/bank-lines/${line.id}/undo`, { body })).status).toBe(401);
    const refund = { reason: 'Erreur', key: randomUUID(), amount: '10' };
    const path = `/admin/donations/${promised.id}`;
    expect((await actCurrent(admin, path, 'refunds', refund)).status).toBe(200);
    expectAnswer(await bank.act(line, 'undo', { reason: REASON }), 409, {
      detail: 'Ce don a été remboursé, en tout ou en partie\u00a0: sa réception ne s’annule plus.',
    });
    expect((await bank.find(line.id)).status).toBe('matched');
  });

  it('is undone also where the gift’s own card payment came meanwhile and went back', async () => {
    const { promised, line } = await matched();
    const extra = { id: randomUUID(), donation_id: promised.id, payment_ref: `stripe:pi_${randomUUID()}` };
    const moments = { created_at: new Date(), updated_at: new Date() };
    const returned = { ...extra, ...moments, amount: 8000, reason: 'Payé deux fois', by_hand: false };
    await insertRow(api, 'donation_refunds', { ...returned, status: 'done' });
    const { status, body } = await bank.act(line, 'undo', { reason: REASON });
    expect([status, body.status]).toEqual([200, 'waiting']);
    expect(await gift(promised.id)).toMatchObject({ status: 'pending', amount: 8000 });
  });

  it('voids the receipt that was issued, and a new match issues another', async () => {
    const promised = await promiseTransfer(api, { amount: 5000 });
    await rowsOf(
      api.databaseUrl,
      `UPDATE donations SET street_address = '1 rue des Livres', postal_code = '75011', city = 'Paris' WHERE id = $1`,
      [promised.id],
    );
    const line = await bank.line('50,00', promised.reference);
    const { body } = await bank.act(line, 'match', { donation_id: promised.id });
    const first = await receiptOf(api, promised);
    const free = (await bank.act(body, 'undo', { reason: REASON })).body;
    const voided = await eventually('the receipt to be void', async () => {
      const [receipt] = await receiptsOf(api, promised.id);
      return receipt?.status === 'voided' ? receipt : undefined;
    });
    expect(voided).toMatchObject({ id: first.id, void_reason: 'Le don avait été enregistré par erreur.' });
    await bank.act(free, 'match', { donation_id: promised.id });
    const second = await receiptOf(api, promised, first.id);
    expect(second).toMatchObject({ status: 'issued', amount: 50 });
    expect(await receiptsOf(api, promised.id)).toHaveLength(2);
  });
});

describe('a gift that a line made', () => {
  it('is cancelled when that is undone, and the line can make another', async () => {
    const line = await bank.line('33,00');
    const donor = { donor_type: 'particulier', first_name: 'Grace', last_name: 'Hopper' };
    const entered = (await bank.act(line, 'gift', { donor })).body;
    const free = (await bank.act(entered, 'undo', { reason: REASON })).body;
    expect(await gift(entered.donation_id)).toMatchObject({ status: 'cancelled', given_at: null });
    const again = (await bank.act(free, 'gift', { donor })).body;
    expect(again).toMatchObject({ status: 'entered' });
    expect(again.donation_id).not.toBe(entered.donation_id);
    expect(await bank.journalOf(again.donation_id)).toHaveLength(2);
  });
});

describe('a cheque that was entered by mistake', () => {
  it('is undone with its reason: the gift is cancelled, once', async () => {
    const id = await bank.inHand('120,00');
    const version = await versionOf(id);
    expect((await undoGift(id)).status).toBe(204);
    expect(await gift(id)).toMatchObject({ status: 'cancelled' });
    expect(await bank.journalOf(id)).toEqual([
      { kind: 'gift', account: 'cheques', amount: 12_000 },
      { kind: 'gift', account: 'gifts', amount: -12_000 },
      { kind: 'gift', account: 'cheques', amount: -12_000 },
      { kind: 'gift', account: 'gifts', amount: 12_000 },
    ]);
    expect((await undoGift(id, { version })).status).toBe(409);
    expect((await undoGift(id)).body.detail).toContain('n’a pas été reçu');
    expect(await bank.journalOf(id)).toHaveLength(4);
  });

  it('is not undone once it was refunded, paid online, or by a reader', async () => {
    const id = await bank.inHand('60,00');
    const body = { reason: 'Rendu', key: randomUUID() };
    await actCurrent(admin, `/admin/donations/${id}`, 'refunds', body);
    expect((await undoGift(id)).body).toMatchObject({ status: 409, type: '/problems/don-rembourse' });
    const online = await aGift(api, { provider_payment_id: `pi_${randomUUID()}` });
    expect((await undoGift(online.id)).body).toMatchObject({ type: '/problems/paiement-en-ligne' });
    const reader = await api.asStaff('lecteur');
    expect((await reader(`/admin/donations/${id}/undo`, { body: { version: 1, reason: 'x' } })).status).toBe(
      403,
    );
    expect((await undoGift(id, { reason: '' })).body.errors).toHaveProperty('reason');
    const missing = await admin(`/admin/donations/${randomUUID()}/undo`, {
      body: { version: 1, reason: 'x' },
    });
    expect(missing.status).toBe(404);
  });

  it('a transfer that staff received by hand waits again, and is received again', async () => {
    const promised = await promiseTransfer(api);
    const receive = () =>
      actCurrent(admin, `/admin/donations/${promised.id}`, 'transfer', { received_on: '2026-11-10' });
    for (let turn = 1; turn <= 2; turn += 1) {
      expect((await receive()).status).toBe(200);
      expect(await bank.journalOf(promised.id)).toHaveLength(turn * 4 - 2);
      expect((await undoGift(promised.id)).status).toBe(204);
      expect(await gift(promised.id)).toMatchObject({ status: 'pending' });
    }
  });

  it('undone from the gift frees the line that it was matched with', async () => {
    const { promised, line } = await matched();
    expect((await undoGift(promised.id)).status).toBe(204);
    expect(await bank.find(line.id)).toMatchObject({ status: 'waiting', donation_id: null });
  });
});
