import { randomUUID } from 'node:crypto';
import type { DonorDetail, DonorRecord } from '@livres/api/contract';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { aGift, aRecurringGift, moved, type TestGift } from '../factories/gifts.ts';
import { stoppedClock } from '../factories/time.ts';
import { matching } from '../factories/lists.ts';

const PATH = '/admin/users';
const day = (text: string) => new Date(`${text}T12:00:00Z`);

let last: TestGift;
const api = testApi();
stoppedClock(api, day('2027-03-20'));
const admin = adminOf(api);
beforeAll(async () => {
  const campaign = await createCampaign(admin, { title: 'Une bibliothèque à Dschang' });
  const faithful = { email: 'fidele@example.org', last_name: 'Ancien' };
  await aGift(api, { ...faithful, amount: 3000, given_at: day('2025-05-01'), created_at: day('2025-05-01') });
  last = await aGift(api, {
    ...faithful,
    email: 'Fidele@Example.org',
    last_name: 'Nouveau',
    amount: 1e4,
    campaign_id: campaign.id,
    given_at: day('2027-03-01'),
  });
  await moved(api, {
    ...last,
    campaign_id: campaign.id,
    kind: 'refund',
    amount: 4000,
    at: day('2027-03-02'),
  });
  await aGift(api, { email: 'parti@example.org', given_at: day('2025-01-01') });
  await aGift(api, { email: 'refus@example.org', status: 'failed' });
  const unknown = { email: '', street_address: '', postal_code: '', city: '', payment_method: 'cash' };
  await aGift(api, { ...unknown, first_name: '', last_name: '' });
  await aGift(api, { ...unknown, first_name: 'Awa', last_name: 'Ndiaye', postal_code: '69003' });
  await aGift(api, { ...unknown, first_name: 'awa', last_name: 'NDIAYE', postal_code: '69003' });
  await aRecurringGift(api, { email: 'Parti@example.org', status: 'past_due', amount: 2000 });
  await aMember('membre@example.org', 'Inès');
  await aMember('fidele@example.org', 'Autre');
});

const aMember = (email: string, name: string) =>
  api.app
    .get(DataSource)
    .query(
      `INSERT INTO members (id, email, first_name, created_at, updated_at, last_seen_at) VALUES ($1, $2, $3, $4, $4, $4)`,
      [randomUUID(), email, name, day('2027-02-01')],
    );
const list = async (filter: object = {}): Promise<DonorRecord[]> =>
  (await admin(`${PATH}?${matching(filter)}`)).body;
const find = async (q: string): Promise<DonorRecord> => (await list({ q }))[0]!;

describe('a donor', () => {
  it('is one by their address, whatever its letters, and is called what they said last', async () => {
    expect(await list({ q: 'fidele' })).toHaveLength(1);
    expect(await find('fidele')).toMatchObject({
      name: 'Hélène Nouveau',
      given: 90,
      gifts: 2,
      average: 45,
      segment: 'loyal',
      first_given_at: '2025-05-01T12:00:00.000Z',
      last_given_at: '2027-03-01T12:00:00.000Z',
      member_since: '2027-02-01T12:00:00.000Z',
    });
  });

  it('without an address is one by their name and postcode; who said nothing is nobody', async () => {
    expect(await list({ q: 'ndiaye' })).toMatchObject([{ gifts: 2, given: 100, email: '' }]);
    expect((await list()).filter(({ name, email }) => !name && !email)).toEqual([]);
  });

  it('is told apart by what they do', async () => {
    expect(await find('parti@')).toMatchObject({ segment: 'recurring', recurring_monthly: 20, failing: 1 });
    expect(await find('refus@')).toMatchObject({ segment: 'none', gifts: 0, given: 0, average: null });
    expect(await find('membre@')).toMatchObject({ name: 'Inès', segment: 'none', donor_type: null });
  });

  it.each([
    [{ gave: true }, ['fidele@example.org', '', 'parti@example.org']],
    [{ member: true, gave: false }, ['membre@example.org']],
    [{ segment: ['recurring'] }, ['parti@example.org']],
    [{ given_from: '90' }, ['fidele@example.org', '']],
    [{ last_to: '2025-12-31' }, ['parti@example.org']],
    [{ failing: true }, ['parti@example.org']],
  ])('is found by %j', async (filter, emails) => {
    const found = (await list(filter)).map(({ email }) => email.toLowerCase());
    expect(found.toSorted()).toEqual(emails.toSorted());
  });

  it('has a page with their sums by year and by campaign, and leads to their gifts', async () => {
    const { id } = await find('fidele');
    const { body } = await admin<DonorDetail>(`${PATH}/${id}`);
    expect(body.years).toEqual([
      { year: 2027, given: 60, gifts: 1 },
      { year: 2025, given: 30, gifts: 1 },
    ]);
    expect(body.campaigns.map(({ label, given }) => [label, given])).toEqual([
      ['Une bibliothèque à Dschang', 60],
      ['L’association', 30],
    ]);
    const gifts = await admin(`/admin/donations?${matching({ donor_id: id })}`);
    expect(gifts.body[0].id).toBe(last.id);
    expect(gifts.body).toHaveLength(2);
  });

  it('has an identifier that says nothing of their address, and is not there where nobody is', async () => {
    const { id } = await find('fidele');
    expect(id).not.toContain('fidele');
    expect((await admin(`${PATH}/${randomUUID()}`)).status).toBe(404);
  });

  it('leaves the panel in a file, with words and days of Paris', async () => {
    const { text } = await admin(`${PATH}/export?filter=${encodeURIComponent('{"q":"fidele"}')}`);
    expect(text).toContain('Hélène Nouveau;Fidele@Example.org;Un particulier;Fidèle;');
    expect(text).toContain(';90;2;45;2025-05-01;2027-03-01;0;0;2027-02-01');
  });
});
