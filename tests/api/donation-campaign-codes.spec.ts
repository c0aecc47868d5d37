import type { GivingStats, MoneyDonationRecord } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { aGiftForm, giversOf } from '../factories/donations.ts';
import { aGift, moved } from '../factories/gifts.ts';
import { signInMember } from '../factories/members.ts';
import { eventually } from '../factories/waiting.ts';
import { DAY_MS } from '@livres/api/contract';
import { matching, idsOf } from '../factories/lists.ts';

const PATH = '/admin/donations';
const CODES = {
  utm_source: 'lettre',
  utm_medium: 'e-mail',
  utm_campaign: 'Rentrée 2027',
  utm_content: 'bouton_haut',
  utm_term: 'livres~école+don.1',
};
const NONE = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '' };

const api = testApi();
const admin = adminOf(api);
const givers = giversOf(api);

const record = async (id: string): Promise<MoneyDonationRecord> => (await admin(`${PATH}/${id}`)).body;
const list = async (filter: object, sort = 'created_at'): Promise<MoneyDonationRecord[]> =>
  (await admin(`${PATH}?${matching(filter)}&sort=["${sort}","DESC"]`)).body;

describe('the campaign codes of a visit', () => {
  it('stay with the gift that it came to', async () => {
    const { id } = await givers.given(CODES);
    expect(await record(id)).toMatchObject(CODES);
  });

  it('are not required', async () => {
    const { id } = await givers.given();
    expect(await record(id)).toMatchObject(NONE);
  });

  it('come back to the form with who leaves the payment page', async () => {
    const { id } = await givers.given({ utm_source: 'lettre', utm_campaign: 'Rentrée 2027' });
    const [payment] = await api.sql`SELECT cancel_url FROM demo_payments WHERE attempt_id IN
         (SELECT id FROM payment_attempts WHERE subject_id = ${id})`;
    const { searchParams } = new URL(payment.cancel_url);
    expect([searchParams.get('utm_source'), searchParams.get('utm_campaign')]).toEqual([
      'lettre',
      'Rentrée 2027',
    ]);
  });

  it.each([
    ['null', null],
    ['a list', ['lettre']],
    ['an object', { a: { b: 'c' } }],
    ['a number', 12],
    ['75 000 characters', 'a'.repeat(75_000)],
    ['101 characters', 'a'.repeat(101)],
    ['a control character', 'let\u0001tre'],
    ['a NUL', 'let\u0000tre'],
    ['half a character', 'lettre\ud83d'],
    ['two lines', 'let\ntre'],
    ['a character that turns the text around', '\u202Eertel'],
    ['markup', '<script>alert(1)</script>'],
    ['a formula', '=1+1'],
    ['too many levels', JSON.parse('['.repeat(60) + ']'.repeat(60))],
    ['too many values', Array.from({ length: 6_000 }, () => 1)],
  ])('are left out where one is %s, and the gift is taken', async (_, hostile) => {
    const form = aGiftForm();
    const { status } = await givers.send({ ...form, utm_source: hostile, utm_campaign: 'noel' });
    expect(status).toBe(201);
    const [kept] =
      await api.sql`SELECT utm_source, utm_campaign FROM donations WHERE form_key = ${form.form_key}`;
    expect(kept).toEqual({ utm_source: '', utm_campaign: 'noel' });
  });

  it('are left out of a payment intent too, where they cannot be kept', async () => {
    const form = aGiftForm();
    const body = { ...form, utm_source: null, utm_medium: 'a\u0000b', utm_campaign: 'noel' };
    await api.request('/donations/create-payment-intent/', { body });
    const [kept] = await api.sql`SELECT utm_source, utm_medium, utm_campaign FROM donations
          WHERE form_key = ${form.form_key}`;
    expect(kept).toEqual({ utm_source: '', utm_medium: '', utm_campaign: 'noel' });
  });

  it('of 100 characters with spaces around are kept, in one form of their accents', async () => {
    const { id } = await givers.given({
      utm_source: 'a'.repeat(100),
      utm_campaign: ` ${'Noël'.normalize('NFD')} `,
    });
    expect(await record(id)).toMatchObject({ utm_source: 'a'.repeat(100), utm_campaign: 'Noël' });
  });

  it('make no other gift of a form that is sent again from another address', async () => {
    const form = aGiftForm(CODES);
    const [first, second] = [
      await givers.given(form),
      await givers.given({ ...form, utm_source: 'facebook' }),
    ];
    expect(second.id).toBe(first.id);
    expect(await record(first.id)).toMatchObject(CODES);
  });

  it('are those of the first payment only of a gift that comes again', async () => {
    const gift = await givers.given({ ...CODES, frequency: 'monthly' });
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    await givers.act(givers.sessionOf(gift), { act: 'next_succeed' });
    const kept = await eventually('a second payment', async () => {
      const found = await api.sql`SELECT utm_campaign FROM donations WHERE recurring_gift_id =
           (SELECT recurring_gift_id FROM donations WHERE id = ${gift.id}) ORDER BY created_at`;
      return found.length === 2 ? found : null;
    });
    expect(kept).toEqual([{ utm_campaign: CODES.utm_campaign }, { utm_campaign: '' }]);
  });

  it('stay when the donor leaves: they say nothing of a person', async () => {
    const email = 'partie@example.org';
    const gift = await aGift(api, { email, ...CODES });
    const { request } = await signInMember(api, email);
    expect((await request('/members/me/deletion/', { body: { email } })).status).toBe(204);
    expect(await record(gift.id)).toMatchObject(CODES);
  });

  it('are shown to nobody but administrators', async () => {
    const gift = await givers.given(CODES);
    expect(Object.keys(await givers.read(gift)).filter((name) => name.includes('utm'))).toEqual([]);
  });
});

describe('the list of gifts', () => {
  it('is narrowed to a source and a campaign, whatever their capitals and accents', async () => {
    const [winter, summer] = [
      await aGift(api, { utm_source: 'Bulletin', utm_campaign: 'Été à Dschang' }),
      await aGift(api, { utm_source: 'bulletin', utm_campaign: 'Hiver à Dschang' }),
    ];
    expect(idsOf(await list({ utm_source: 'BULLETIN' })).toSorted()).toEqual(
      [winter.id, summer.id].toSorted(),
    );
    const { body, headers } = await admin(
      `${PATH}?${matching({ utm_source: 'bulletin', utm_campaign: 'ete a dschang' })}`,
    );
    expect([idsOf(body), headers.get('content-range')]).toEqual([[winter.id], 'donations 0-0/1']);
    expect(await list({ utm_campaign: 'jamais' })).toEqual([]);
    expect(await list({ utm_campaign: "' OR 1=1 --" })).toEqual([]);
    const sorted = await list({ utm_source: 'bulletin' }, 'utm_campaign');
    expect(idsOf(sorted)).toEqual([summer.id, winter.id]);
    expect((await admin(`${PATH}?${matching({ utm_source: ['bulletin'] })}`)).status).toBe(400);
    expect((await admin(`${PATH}?${matching({ utm_source: 'b'.repeat(300) })}`)).status).toBe(400);
  });

  it('is exported with each code in a column of its own', async () => {
    await aGift(api, { utm_source: 'salon', utm_medium: 'affiche', utm_campaign: 'Foire du livre' });
    const { text } = await admin(`${PATH}/export?${matching({ utm_source: 'salon' })}`);
    const [heads, line] = text.split('\r\n');
    const columns = heads!.split(';');
    const cells = line!.split(';');
    const cell = (head: string) => cells[columns.indexOf(head)];
    expect(cell('Source (utm_source)')).toBe('salon');
    expect(cell('Support (utm_medium)')).toBe('affiche');
    expect(cell('Opération (utm_campaign)')).toBe('Foire du livre');
  });
});

describe('the figures of what was given', () => {
  it('say where gifts come from, by source and campaign, as sums of the journal', async () => {
    const at = { given_at: new Date(Date.now() - 400 * DAY_MS) };
    const before = await shares();
    const given = await aGift(api, { ...at, utm_source: 'radio', utm_campaign: 'Noël', amount: 10_000 });
    await moved(api, { ...given, kind: 'refund', amount: 2500, at: at.given_at });
    await moved(api, { ...given, kind: 'fee', amount: 175, at: at.given_at });
    await aGift(api, { ...at, utm_source: 'radio', utm_campaign: 'Noël', amount: 500 });
    await aGift(api, { ...at, utm_source: 'radio', amount: 700 });
    await aGift(api, { ...at, utm_campaign: 'Noël', amount: 600 });
    await aGift(api, { ...at, amount: 900 });
    await aGift(api, { ...at, status: 'failed', utm_source: 'radio', utm_campaign: 'Noël' });
    expect(before).toEqual([]);
    expect(await shares()).toEqual([
      { label: 'radio · Noël', utm_source: 'radio', utm_campaign: 'Noël', raised: 80, gifts: 2 },
      { label: 'Sans code (utm)', utm_source: '', utm_campaign: '', raised: 9, gifts: 1 },
      { label: 'radio', utm_source: 'radio', utm_campaign: '', raised: 7, gifts: 1 },
      { label: 'Source inconnue · Noël', utm_source: '', utm_campaign: 'Noël', raised: 6, gifts: 1 },
    ]);
  });

  async function shares(): Promise<GivingStats['by_utm']> {
    const reader = await api.asStaff('lecteur');
    const { body } = await reader<GivingStats>('/admin/giving/figures?period=last_year');
    return body.by_utm;
  }
});
