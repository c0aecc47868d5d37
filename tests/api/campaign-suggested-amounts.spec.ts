import {
  CAMPAIGN_MESSAGES as MESSAGES,
  type Campaign,
  type CampaignRecord,
  type Revision,
  type ImportReport,
} from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, staffOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');

const BOOKS = { amount: 20, effect: '4 livres pour enfants' };
const SHELF = { amount: 120.5, effect: 'une étagère de bois' };
const publicly = async (slug: string) => (await api.request<Campaign>(`/campaigns/${slug}/`)).body;
const put = async (id: number, suggested_amounts: unknown) => {
  const { version } = (await editor<CampaignRecord>(`/admin/campaigns/${id}`)).body;
  return editor(`/admin/campaigns/${id}`, { method: 'PUT', body: { suggested_amounts, version } });
};

describe('the suggested amounts of a campaign', () => {
  it('are shown with what each does, the smallest first, on its page and in lists', async () => {
    const { slug } = await createCampaign(editor, { suggested_amounts: [SHELF, BOOKS] });
    expect((await publicly(slug)).suggested_amounts).toEqual([BOOKS, SHELF]);
    const { body } = await api.request('/campaigns/?page_size=100');
    const listed = body.results.find((one: Campaign) => one.slug === slug);
    expect(listed.suggested_amounts).toEqual([BOOKS, SHELF]);
  });

  it('are none unless staff set them, and none again once emptied', async () => {
    const { id, slug, suggested_amounts } = await createCampaign(editor);
    expect(suggested_amounts).toEqual([]);
    await put(id, [BOOKS]);
    expect((await publicly(slug)).suggested_amounts).toEqual([BOOKS]);
    // A list of what was written is emptied by an empty list, and by nothing else.
    expectAnswer(await put(id, null), 400, { errors: { suggested_amounts: expect.any(String) } });
    expect((await publicly(slug)).suggested_amounts).toEqual([BOOKS]);
    expect((await put(id, [])).status).toBe(200);
    expect((await publicly(slug)).suggested_amounts).toEqual([]);
  });

  it('are kept by an edit that says nothing of them', async () => {
    const { id, slug } = await createCampaign(editor, { suggested_amounts: [BOOKS] });
    await editor(`/admin/campaigns/${id}`, { method: 'PUT', body: { title: 'Autre', version: 1 } });
    expect((await publicly(slug)).suggested_amounts).toEqual([BOOKS]);
  });

  const seven = Array.from({ length: 7 }, (_, index) => ({ ...BOOKS, amount: index + 1 }));
  it.each<[unknown, Record<string, string>]>([
    [seven, { suggested_amounts: MESSAGES.suggested_most }],
    [[BOOKS, { ...SHELF, amount: 20 }], { suggested_amounts: MESSAGES.suggested_twice }],
    [[{ ...BOOKS, amount: 0.99 }], { 'suggested_amounts.0.amount': MESSAGES.suggested_amount }],
    [[BOOKS, { ...SHELF, amount: 100_001 }], { 'suggested_amounts.1.amount': MESSAGES.suggested_amount }],
    [[{ ...BOOKS, amount: 12.345 }], { 'suggested_amounts.0.amount': MESSAGES.suggested_amount }],
    [[{ ...BOOKS, amount: null }], { 'suggested_amounts.0.amount': MESSAGES.suggested_amount }],
    [[{ ...BOOKS, amount: '20' }], { 'suggested_amounts.0.amount': MESSAGES.suggested_amount }],
    [[{ ...BOOKS, effect: ' a ' }], { 'suggested_amounts.0.effect': MESSAGES.suggested_effect }],
    [[{ ...BOOKS, effect: 'x'.repeat(121) }], { 'suggested_amounts.0.effect': MESSAGES.suggested_effect }],
    [[{ ...BOOKS, effect: 'deux\nlignes' }], { 'suggested_amounts.0.effect': MESSAGES.suggested_effect }],
    [[{ ...BOOKS, effect: null }], { 'suggested_amounts.0.effect': MESSAGES.suggested_effect }],
  ])('are refused as %j, beside their field', async (suggested_amounts, errors) => {
    const { id, slug } = await createCampaign(editor, { suggested_amounts: [SHELF] });
    expectAnswer(await put(id, suggested_amounts), 400, { errors });
    expect((await publicly(slug)).suggested_amounts).toEqual([SHELF]);
  });

  it.each([[['vingt']], ['vingt'], [{ amount: 20 }], [[[]]], [[{ ...BOOKS, title: 'x' }]]])(
    'are never %j',
    async (suggested_amounts) => {
      const { id } = await createCampaign(editor);
      expect((await put(id, suggested_amounts)).status).toBe(400);
    },
  );

  it('are of a campaign in euros only, as the money form is', async () => {
    const { id } = await createCampaign(editor, { currency: 'XAF', goal_amount: 650_000 });
    expectAnswer(await put(id, [BOOKS]), 400, { errors: { suggested_amounts: MESSAGES.suggested_currency } });
  });

  it('are in its history and its texts, in cents, and come back with an older text', async () => {
    const { id, slug } = await createCampaign(editor, { suggested_amounts: [BOOKS] });
    await put(id, [SHELF]);
    const [newest] = (await editor<Revision[]>(`/admin/campaigns/${id}/editions`)).body;
    const inCents = { field: 'suggested_amounts', before: [{ ...BOOKS, amount: 2_000 }] };
    expect(newest!.changes).toMatchObject([{ ...inCents, after: [{ ...SHELF, amount: 12_050 }] }]);
    const [audited] = (await editor(`/admin/campaigns/${id}/history`)).body;
    expect(audited.changes).toMatchObject([inCents]);
    const { version } = (await editor<CampaignRecord>(`/admin/campaigns/${id}`)).body;
    await editor(`/admin/campaigns/${id}/editions/1/restore`, { body: { version } });
    expect((await publicly(slug)).suggested_amounts).toEqual([BOOKS]);
  });

  describe('in a spreadsheet', () => {
    const send = async (csv: string, dryRun: boolean) => {
      const form = new FormData();
      form.set('dry_run', String(dryRun));
      form.set('file', new Blob([csv]), 'campagnes.csv');
      return (await editor<ImportReport>('/admin/campaigns/import', { method: 'POST', body: form })).body;
    };

    it('are a line each, and come back as they left', async () => {
      await createCampaign(editor, { title: 'Tableur aller', suggested_amounts: [BOOKS, SHELF] });
      const filter = encodeURIComponent(JSON.stringify({ q: 'Tableur aller' }));
      const { text } = await editor(`/admin/campaigns/export?filter=${filter}`);
      expect(text).toContain('"20 : 4 livres pour enfants\n120,5 : une étagère de bois"');
      expect(await send(text, true)).toMatchObject({ errors: [], created: 0, updated: 0, unchanged: 1 });
      const changed = text.replace('20 : 4 livres pour enfants', '25 € : 5 livres');
      expect(await send(changed, false)).toMatchObject({ errors: [], updated: 1 });
      expect((await publicly('tableur-aller')).suggested_amounts).toEqual([
        { amount: 25, effect: '5 livres' },
        SHELF,
      ]);
    });

    it.each(['vingt : 4 livres', '20', '20 : ', ': livres'])('are refused as « %s »', async (cell) => {
      const { slug } = await createCampaign(editor);
      const { errors } = await send(`Adresse;Montants proposés\n${slug};"${cell}"\n`, true);
      expect(errors).toMatchObject([{ line: 2, field: 'Montants proposés' }]);
    });
  });
});
