import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { startApi, type TestApi, put } from '../factories/api.ts';
import { aGift, aRecurringGift, moved } from '../factories/gifts.ts';
import { emailTo } from '../factories/emails.ts';
import { place, signInMember, tokenIn } from '../factories/members.ts';
import { aCampaignOfThings, type Donors, donorsOf } from '../factories/physical-donations.ts';
import { issueReceipts } from '../factories/receipts.ts';
import { eventually } from '../factories/waiting.ts';

const DAY = new Date('2026-03-10T09:00:00Z');

let api: TestApi;
let things: Donors;
beforeAll(async () => {
  api = await startApi();
  const campaign = await aCampaignOfThings(await api.asStaff('editeur'));
  things = donorsOf(api, () => campaign.id);
});
afterAll(() => api?.close());

let people = 0;
const someone = (name = 'awa') => `${name}.espace.${(people += 1)}@example.org`;
const NOBODY_YET = { first_name: '', last_name: '', street_address: '', postal_code: '', city: '' };
const IDENTITY = {
  first_name: 'Awa',
  last_name: 'Ngo Bassa',
  street_address: '4, rue des Lilas',
  postal_code: '69003',
  city: 'Lyon',
  country: 'France',
};

/** To a new address, by the link that is sent there. */
async function moveTo(member: Awaited<ReturnType<typeof signInMember>>, email: string): Promise<void> {
  await member.request('/members/me/email/', { body: { email } });
  const { text } = await emailTo(api.varFolder, email, 'nouvelle adresse');
  const body = { token: tokenIn(text, 'mon-profil/adresse') };
  const headers = { 'x-forwarded-for': place() };
  expect((await api.request('/members/email-confirmations/', { body, headers })).status).toBe(200);
}

describe('the space of a member', () => {
  it('shows the gifts of their address, however it was written, and nobody else’s', async () => {
    const [awa, paul] = [someone(), someone('paul')];
    const gift = await aGift(api, { email: awa.toUpperCase(), given_at: DAY });
    await aGift(api, { email: paul, given_at: DAY });
    const offered = await things.offer({ email: awa });
    const { request } = await signInMember(api, awa);
    const { body } = await request('/member-space/');
    expect(body.donations.map(({ id }: { id: string }) => id)).toEqual([gift.id]);
    expect(body.donations[0]).toMatchObject({ amount: 50, status: 'succeeded', tax_deduction: 33 });
    expect(body.physical_donations).toEqual([
      expect.objectContaining({ id: offered.body.donation_id, status: 'pending_validation' }),
    ]);
    expect(body.years).toEqual([{ year: 2026, currency: 'EUR', donations: 1, total: 50, tax_deduction: 33 }]);
  });

  it('is empty for whoever gave nothing', async () => {
    const { request } = await signInMember(api, someone());
    expect((await request('/member-space/')).body).toEqual({
      donations: [],
      years: [],
      physical_donations: [],
      registrations: [],
      requests: [],
      receipts_waiting: 0,
    });
  });

  it('counts what was kept: a refund lowers the year, and one given up is not shown', async () => {
    const email = someone();
    const gift = await aGift(api, { email, given_at: DAY });
    await moved(api, { id: gift.id, kind: 'refund', amount: 2000, at: DAY });
    await aGift(api, { email, status: 'cancelled' });
    await aGift(api, { email, status: 'failed', created_at: DAY });
    const { body } = await (await signInMember(api, email)).request('/member-space/');
    expect(body.years).toEqual([expect.objectContaining({ total: 30, tax_deduction: 19.8 })]);
    const shown = body.donations.map((one: Record<string, unknown>) => [
      one['status'],
      one['refunded_amount'],
    ]);
    expect(shown.toSorted()).toEqual([
      ['failed', 0],
      ['succeeded', 20],
    ]);
  });

  it('opens the private page of one’s own gifts, never of another’s', async () => {
    const email = someone();
    const gift = await aGift(api, { email });
    const { donation_id } = (await things.offer({ email })).body;
    const [owner, other] = [await signInMember(api, email), await signInMember(api, someone())];
    const money = { kind: 'donation', id: gift.id };
    const books = { kind: 'physical_donation', id: donation_id };
    for (const body of [money, books])
      expect((await other.request('/member-space/links/', { body })).status).toBe(404);
    const link = await owner.request('/member-space/links/', { body: money });
    expect([link.status, link.body.path]).toEqual([201, expect.stringMatching(/^\/don\/suivi\/[\w-]{43}$/)]);
    const token = link.body.path.split('/').at(-1);
    expect((await api.request(`/donations/track/${token}/`)).body.id).toBe(gift.id);
    const { body } = await owner.request('/member-space/links/', { body: books });
    const tracking = await api.request(`/physical-donations/tracking/${body.path.split('/').at(-1)}`);
    expect(tracking.status).toBe(200);
  });

  it.each([
    { kind: 'donation', id: 'pas-un-uuid' },
    { kind: 'receipt', id: '4f1c9b1e-6b7d-4a7e-9d0c-0a1b2c3d4e5f' },
    {},
  ])('makes no link for %j', async (body) => {
    const { request } = await signInMember(api, someone());
    expect((await request('/member-space/links/', { body })).status).toBe(400);
  });

  it('knows at the first sign-in the name and address that a gift said', async () => {
    const email = someone();
    await aGift(api, { email, ...IDENTITY, created_at: DAY });
    const { request } = await signInMember(api, email);
    expect((await request('/members/me/')).body).toMatchObject(IDENTITY);
  });
});

describe('a receipt that waits for an address', () => {
  it('gets the profile’s by an act of its donor, and is then issued', async () => {
    await issueReceipts(api);
    const email = someone();
    const gift = await aGift(api, { email, ...NOBODY_YET });
    const { request } = await signInMember(api, email);
    const complete = () => request('/member-space/waiting-receipts/', { method: 'POST' });
    expect((await request('/member-space/')).body.receipts_waiting).toBe(1);
    expect((await complete()).body.type).toBe('/problems/coordonnees-incompletes');
    await put(request, '/members/me/', { ...IDENTITY, version: 1 });
    expect((await complete()).body).toEqual({ donations: 1 });
    const issued = await eventually('the receipt', async () => {
      const { donations, receipts_waiting } = (await request('/member-space/')).body;
      return donations[0].receipt_url && { receipts_waiting, ...donations[0] };
    });
    expect(issued).toMatchObject({ id: gift.id, receipts_waiting: 0, receipt_status: 'issued' });
    const file = await request(issued.receipt_url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const stranger = await signInMember(api, someone());
    expect((await stranger.request(issued.receipt_url)).status).toBe(404);
    expect((await complete()).body).toEqual({ donations: 0 });
  });
});

describe('a member who moves to a new address', () => {
  it('takes along gifts of money and of things, and closes the links that the old one holds', async () => {
    const [email, to] = [someone(), someone('nouvelle')];
    const recurring_gift_id = await aRecurringGift(api, { email });
    const gift = await aGift(api, { email, recurring_gift_id });
    const { donation_id } = (await things.offer({ email })).body;
    const member = await signInMember(api, email);
    const old = await member.request('/member-space/links/', { body: { kind: 'donation', id: gift.id } });
    await moveTo(member, to);
    const { body } = await member.request('/member-space/');
    expect(body.donations.map(({ id }: { id: string }) => id)).toEqual([gift.id]);
    expect(body.physical_donations.map(({ id }: { id: string }) => id)).toEqual([donation_id]);
    const recurring = await member.request('/donations/recurring/my/');
    expect(recurring.body.map(({ id }: { id: string }) => id)).toEqual([recurring_gift_id]);
    const token = old.body.path.split('/').at(-1);
    expect((await api.request(`/donations/track/${token}/`)).status).toBe(404);
    const left = await signInMember(api, email);
    expect((await left.request('/member-space/')).body.donations).toEqual([]);
  });
});

describe('a member who leaves', () => {
  const leave = async (email: string) => {
    const { request } = await signInMember(api, email);
    return request('/members/me/deletion/', { body: { email } });
  };

  it('must first stop a gift that would go on without them', async () => {
    const email = someone();
    await aRecurringGift(api, { email, status: 'paused' });
    expectAnswer(await leave(email), 409, { type: '/problems/don-regulier-en-cours' });
    expect(await api.sql`SELECT FROM members WHERE email = ${email}`).toHaveLength(1);
  });

  it('leaves in the accounts the gift and the name of who gave it, without their address or words', async () => {
    const email = someone();
    const gift = await aGift(api, { email, message: 'Bravo', dedication: 'À ma mère' });
    expect((await leave(email)).status).toBe(204);
    const [kept] = await api.sql`SELECT email, last_name, amount, status, message, dedication FROM donations
          WHERE id = ${gift.id}`;
    expect(kept).toEqual({
      email: '',
      last_name: 'Œuvrard',
      amount: 5e3,
      status: 'succeeded',
      message: '',
      dedication: '',
    });
  });

  it('is nobody any more on what was never paid, nor on things that nobody has to fetch', async () => {
    const email = someone();
    const refused = await aGift(api, { email, status: 'failed' });
    const { donation_id } = (await things.offer({ email })).body;
    expect((await leave(email)).status).toBe(204);
    expect(await api.sql`SELECT email, last_name, city FROM donations WHERE id = ${refused.id}`).toEqual([
      { email: '', last_name: '', city: '' },
    ]);
    await eventually('the donor of things is forgotten', async () => {
      const [row] =
        await api.sql`SELECT email, contact_name FROM physical_donations WHERE id = ${donation_id}`;
      return row.email === 'oublie@localhost' && row.contact_name === 'Donateur oublié';
    });
  });
});

describe('the file of one’s data', () => {
  it('holds everything of its member, and nothing of anyone else', async () => {
    const [email, other] = [someone(), someone('autre')];
    const recurring = await aRecurringGift(api, { email });
    const gift = await aGift(api, { email, message: 'Bonne chance' });
    await aGift(api, { email: other, message: 'Secret' });
    const { request } = await signInMember(api, email);
    const { headers, body, text } = await request('/member-space/export/');
    expect(headers.get('content-disposition')).toBe('attachment; filename="mes-donnees.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      profile: { email },
      donations: [{ id: gift.id, message: 'Bonne chance', donor: { last_name: 'Œuvrard', city: 'Lyon' } }],
      recurring_gifts: [{ id: recurring }],
      physical_donations: [],
      registrations: [],
    });
    for (const foreign of [other, 'Secret']) expect(text).not.toContain(foreign);
  });
});
