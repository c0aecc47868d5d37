import type { MoneyDonationRecord, MoneyDonationTimeline } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGift, anAttempt, moved, type TestGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';
import { matching, idsOf } from '../factories/lists.ts';

const PATH = '/admin/donations';
const AT = new Date('2027-03-10T09:00:00Z');

let campaign: { id: number };
let whole: TestGift;
let refused: TestGift;
let company: TestGift;
const api = testApi();
stoppedClock(api, new Date('2027-03-20T12:00:00Z'));
const admin = adminOf(api);
beforeAll(async () => {
  campaign = await createCampaign(admin, { title: 'Une bibliothèque à Dschang' });
  whole = await aGift(api, { campaign_id: campaign.id, amount: 10_000, message: '=1+1' });
  await moved(api, { ...whole, campaign_id: campaign.id, kind: 'refund', amount: 2500, at: AT });
  await moved(api, { ...whole, kind: 'fee', amount: 175, at: AT });
  await anAttempt(api, whole, { status: 'failed', failure_code: 'expired_card' });
  await anAttempt(api, whole, { amount: 10_000, created_at: new Date('2027-03-10T09:05:00Z') });
  refused = await aGift(api, {
    status: 'failed',
    first_name: 'Zoé',
    failed_at: new Date('2027-03-15T12:00:00Z'),
  });
  await anAttempt(api, refused, { status: 'failed', failure_code: 'insufficient_funds' });
  company = await aGift(api, {
    donor_type: 'entreprise',
    organization_name: 'Papeterie Éclair',
    amount: 25e4,
    given_at: new Date('2027-01-05T12:00:00Z'),
  });
});

const list = async (filter: object, sort = '["created_at","DESC"]'): Promise<MoneyDonationRecord[]> =>
  (await admin(`${PATH}?${matching(filter)}&sort=${sort}`)).body;

describe('the list of gifts of money', () => {
  it('says of each what stays of it, by the journal', async () => {
    const [gift] = await list({ ids: [whole.id] });
    expect(gift).toMatchObject({ amount: 100, refunded: 25, fees: 1.75, disputed: 0, net: 73.25 });
  });

  it('explains in French why a gift did not come, and of one that came says nothing more', async () => {
    const [failed] = await list({ status: ['failed'] });
    expect(failed).toMatchObject({ id: refused.id, net: 0, failure: expect.stringContaining('plafond') });
    expect((await list({ ids: [whole.id] }))[0]?.failure).toBeNull();
  });

  it.each([
    [{ q: 'eclair' }, () => [company.id]],
    [{ q: 'ZOE œuvrard' }, () => [refused.id]],
    [{ campaign_id: 0 }, () => []],
    [{ donor_type: 'entreprise' }, () => [company.id]],
    [{ amount_from: '2 000', amount_to: '2500,00' }, () => [company.id]],
    [{ given_from: '2027-01-05', given_to: '2027-01-05' }, () => [company.id]],
    [{ refunded: true }, () => [whole.id]],
    [{ attention: 'failed' }, () => [refused.id]],
    [{ attention: ['address'] }, () => [company.id]],
  ])('finds %j', async (filter, expected) => {
    expect(idsOf(await list(filter))).toEqual(expected());
  });

  it('finds a gift by its reference, as it is kept and as it is shown', async () => {
    const shown = whole.reference.replace(/^DON-(\d{4})(\d{2})(\d{2})-/, 'DON-$1-$2-$3-');
    expect(idsOf(await list({ q: whole.reference.toLowerCase() }))).toEqual([whole.id]);
    expect(idsOf(await list({ q: shown }))).toEqual([whole.id]);
  });

  it('is put in order by what is chosen', async () => {
    expect(idsOf(await list({}, '["amount","DESC"]'))).toEqual([company.id, whole.id, refused.id]);
    expect(idsOf(await list({}, '["status","DESC"]')).at(0)).toBe(refused.id);
  });

  it.each([
    ['amount_from', 'beaucoup'],
    ['given_from', 'hier'],
    ['status', 'perdu'],
  ])('refuses a filter that means nothing: %s', async (name, value) => {
    const { status, body } = await admin(`${PATH}?${matching({ [name]: value })}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [`filter.${name}`]]);
  });

  it('leaves the panel as a file with every gift of the filter, in words, its formulas defused', async () => {
    const { text, headers } = await admin(`${PATH}/export?filter=${encodeURIComponent('{"refunded":true}')}`);
    expect(headers.get('content-disposition')).toContain('dons.csv');
    const [heads, line, ...rest] = text.trim().split('\r\n');
    expect(heads).toContain('Référence;Reçu le;Date du don;État');
    expect(line).toContain(';Confirmé;Un particulier;');
    expect(line).toContain("'=1+1");
    expect(line).toContain(';73,25;Une fois;Une bibliothèque à Dschang;');
    expect(rest).toEqual([]);
  });
});

describe('one gift', () => {
  it('shows its tries, with the provider’s reasons in French, and each line of the journal', async () => {
    const { body } = await admin<MoneyDonationTimeline>(`${PATH}/${whole.id}/story`);
    expect(body.attempts.map(({ status, failure_code }) => [status, failure_code])).toEqual([
      ['failed', 'expired_card'],
      ['succeeded', null],
    ]);
    expect(body.attempts[0]?.failure).toMatch(/carte/);
    expect(body.journal.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['Don reçu', 'Compte Stripe', 100],
      ['Don reçu', 'Dons', -100],
      ['Remboursement', 'Compte Stripe', -25],
      ['Remboursement', 'Dons', 25],
      ['Frais du prestataire', 'Compte Stripe', -1.75],
      ['Frais du prestataire', 'Frais de paiement', 1.75],
    ]);
  });

  it('is not there where there is none', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const path of [nobody, `${nobody}/story`, `${nobody}/history`, 'autre'])
      expect((await admin(`${PATH}/${path}`)).status).toBe(404);
  });
});

describe('people who give', () => {
  it('are shown to editors and the front desk on no screen, who are not told whether they are there', async () => {
    for (const role of ['accueil', 'editeur'] as const) {
      const staff = await api.asStaff(role);
      for (const path of [
        PATH,
        `${PATH}/${whole.id}`,
        `${PATH}/${whole.id}/story`,
        '/admin/users',
        `${PATH}/export`,
      ])
        expect((await staff(path)).status).toBe(403);
    }
  });
});
