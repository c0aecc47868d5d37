import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminOf, testApi } from '../factories/api.ts';
import { bankOf } from '../factories/bank.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { emailTo } from '../factories/emails.ts';
import { matching } from '../factories/lists.ts';
import { issueReceipts, receiptOf, receiptsOf } from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';

const api = testApi();
const admin = adminOf(api);
const bank = bankOf(api, admin);
beforeAll(async () => {
  await issueReceipts(api);
});

const cheque = async (more: object = {}) => {
  const body = {
    amount: '90,00',
    payment_method: 'cheque',
    received_on: '2026-11-02',
    donor_type: 'particulier',
    key: randomUUID(),
    first_name: 'Awa',
    last_name: 'Ndiaye',
    email: `awa-${randomUUID()}@example.org`,
    street_address: '1 rue des Livres',
    postal_code: '75011',
    city: 'Paris',
    country: 'France',
    is_thanked: true,
    ...more,
  };
  return (await admin('/admin/donations', { body })).body;
};
const deposited = async (more: object = {}) => {
  const gift = await cheque(more);
  await bank.act(await bank.line('90,00', 'REM CHQ'), 'deposit', { donation_ids: [gift.id] });
  return (await admin(`/admin/donations/${gift.id}`)).body;
};
const bounce = ({ id, version }: { id: string; version: number }, more: object = {}) =>
  admin(`/admin/donations/${id}/bounce`, { body: { received_on: '2026-11-20', version, ...more } });

describe('a cheque that comes back unpaid after it was taken to the bank', () => {
  it('is no gift any more: totals, receipt and bank say so, and its giver is told that nothing is asked for', async () => {
    const gift = await deposited();
    const receipt = await receiptOf(api, gift);
    const held = await bank.held();
    const { status, body } = await bounce(gift, { reason: 'Sans provision' });
    expect([status, body]).toEqual([200, expect.objectContaining({ status: 'cancelled' })]);
    expect(await bank.held()).toBe(held - 9000);
    expect((await bank.journalOf(gift.id)).slice(-2)).toEqual([
      { kind: 'gift', account: 'bank', amount: -9000 },
      { kind: 'gift', account: 'gifts', amount: 9000 },
    ]);
    const email = await emailTo(api.varFolder, gift.email, 'n’a pas été payé');
    expect(email.text).toContain('aucune somme ne vous est demandée');
    expect(email.text).not.toMatch(/rembours/);
    const voided = await eventually('the receipt to be void', async () => {
      const [now] = await receiptsOf(api, gift.id);
      return now?.status === 'voided' ? now : undefined;
    });
    expect(voided).toMatchObject({ id: receipt.id, void_reason: 'Le chèque n’a pas été payé.' });
    const { entries } = (await admin(`/admin/donations/${gift.id}/story`)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('impayé'), details: 'Sans provision' }),
    );
  });

  it('counts for no campaign and no donor any more', async () => {
    const campaign = await createCampaign(admin, { campaign_type: 'financial', goal_amount: 1000 });
    const gift = await deposited({ campaign_id: campaign.id });
    const totals = async () => (await api.request(`/campaigns/${campaign.id}/`)).body;
    const donor = async () => (await admin(`/admin/users?${matching({ q: gift.email })}`)).body;
    expect(await totals()).toMatchObject({ current_amount: 90, donation_count: 1 });
    expect(await donor()).toMatchObject([{ given: 90, gifts: 1 }]);
    await bounce(gift);
    expect(await totals()).toMatchObject({ current_amount: 0, donation_count: 0 });
    expect(await donor()).toMatchObject([{ given: 0, gifts: 0 }]);
    const { text } = await admin('/admin/accounting/journal.csv?year=2026');
    expect(text).toContain(`Chèque impayé ${gift.reference}`);
  });

  it('is matched with the debit of the bank, with its fee where both are one line', async () => {
    const gift = await deposited();
    const fees = await bank.held('fees');
    await bounce(gift, { fee: '12,50' });
    expect(await bank.held('fees')).toBe(fees + 1250);
    const debit = await bank.line('-102,50', 'CHEQUE IMPAYE');
    const entries = await bank.entriesLike(debit.id);
    const entry = entries.find(({ donation_id }) => donation_id === gift.id)!;
    expect(entry.label).toBe(`Chèque impayé, don ${gift.reference}`);
    const held = await bank.held();
    expect((await bank.act(debit, 'link', { entry_id: entry.entry_id })).body.status).toBe('linked');
    expect(await bank.held()).toBe(held + 10_250);
  });

  it('is refused where it is no cheque, is not at the bank, was refunded, came back already or in another day', async () => {
    const problem = async (gift: { id: string; version: number }, more?: object) =>
      (await bounce(gift, more)).body.type;
    expect(await problem(await cheque())).toBe('/problems/cheque-non-remis');
    expect(await problem(await cheque({ payment_method: 'cash' }))).toBe('/problems/pas-un-cheque');
    const gift = await deposited();
    for (const received_on of ['2099-01-01', '2026-11-01', '2026-02-31', null, 3])
      expect((await bounce(gift, { received_on })).body.errors).toHaveProperty('received_on');
    for (const fee of ['-3', 'abc', null, '0'])
      expect((await bounce(gift, { fee })).body.errors).toHaveProperty('fee');
    const twice = await Promise.all([bounce(gift, { is_told: false }), bounce(gift, { is_told: false })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const back = await deposited();
    const refund = { reason: 'Erreur', key: randomUUID(), amount: '10', version: back.version };
    const { body } = await admin(`/admin/donations/${back.id}/refunds`, { body: refund });
    expect(body).toMatchObject({ amount: expect.anything() });
    const now = (await admin(`/admin/donations/${back.id}`)).body;
    expect(await problem(now)).toBe('/problems/don-rembourse');
    const reader = await api.asStaff('lecteur');
    expect((await reader(`/admin/donations/${gift.id}/bounce`, { body: { version: 1 } })).status).toBe(403);
  });
});
