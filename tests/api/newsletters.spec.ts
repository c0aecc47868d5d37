import { NewsletterBinService } from '@livres/api/dist/newsletters/newsletters/newsletter-bin.service.js';
import { type NewsletterRecord, NEWSLETTER_ISSUES, type NewsletterVersion } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { accepted, expectAnswer } from '../factories/answers.ts';
import { adminOf, put, staffOf, testApi } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { createNewsletter, NEWSLETTERS, sendNow, subscribe, untilSent } from '../factories/newsletters.ts';
import { matching } from '../factories/lists.ts';
import { stoppedClock } from '../factories/time.ts';

const api = testApi();
const admin = adminOf(api);
const editor = staffOf(api, 'editeur');
const reader = staffOf(api, 'lecteur');
const clock = stoppedClock(api);

const MINUTE_MS = 60_000;
const versionsOf = async (id: number) =>
  (await editor<NewsletterVersion[]>(`${NEWSLETTERS}/${id}/versions`)).body;

describe('a newsletter', () => {
  it('is written in blocks, and given back whole', async () => {
    const made = await createNewsletter(editor, {
      blocks: [
        { type: 'text', html: '<h2>Bonjour</h2><script>alert(1)</script><p>Merci.</p>' },
        { type: 'quote', text: 'Ils sont restés.', author: 'Ibrahim', url: 'https://ailleurs.example' },
        { type: 'divider' },
      ],
    });
    expect(made).toMatchObject({
      status: 'draft',
      slug: 'lettre-de-noel',
      created_by: 'Essai editeur',
      version: 1,
    });
    expect(made.blocks[0]).toMatchObject({ type: 'text', html: '<h2>Bonjour</h2><p>Merci.</p>' });
    // Only what a block of its type has is kept.
    expect(made.blocks[1]).toMatchObject({ text: 'Ils sont restés.', author: 'Ibrahim', url: '' });
    const saved = await put(editor, `${NEWSLETTERS}/${made.id}`, { ...made, title: 'Lettre de janvier' });
    expect(saved.body).toMatchObject({ blocks: made.blocks, version: 2 });
  });

  it('begins as an article of the site, with the way to the rest', async () => {
    const article = await publishArticle(editor, {
      title: 'Le conteneur <est> parti',
      excerpt: 'Lundi, au Havre.',
    });
    const made = await accepted(
      editor<NewsletterRecord>(NEWSLETTERS, { body: { from_article: article.id } }),
    );
    expect(made).toMatchObject({ title: article.title, subject: article.title, preheader: article.excerpt });
    expect(made.blocks.map(({ type }) => type)).toEqual(['text', 'text', 'button']);
    expect(made.blocks[0]!.html).toContain('<h2>Le conteneur &lt;est&gt; parti</h2>');
    expect(made.blocks[2]).toMatchObject({ url: `/actualites/${article.slug}` });
    expectAnswer(await editor(NEWSLETTERS, { body: { from_article: 999_999 } }), 404);
  });

  it('begins as another newsletter, or as a template', async () => {
    const first = await createNewsletter(editor, { title: 'Lettre de mai' });
    const next = await accepted(
      editor<NewsletterRecord>(NEWSLETTERS, { body: { from_newsletter: first.id } }),
    );
    expect(next).toMatchObject({ title: 'Lettre de mai (suite)', blocks: first.blocks, status: 'draft' });
    const campaign = await accepted(
      editor<NewsletterRecord>(NEWSLETTERS, { body: { template: 'campaign' } }),
    );
    expect(campaign.blocks.some(({ type }) => type === 'campaign')).toBe(true);
  });

  it('keeps a version for each quarter of an hour of each person, and goes back to any', async () => {
    const { id } = await createNewsletter(editor, { subject: 'Premier' });
    const save = async (by: typeof editor, subject: string) => {
      const { version } = (await by<NewsletterRecord>(`${NEWSLETTERS}/${id}`)).body;
      return accepted(put(by, `${NEWSLETTERS}/${id}`, { subject, version }));
    };
    clock.advance(5 * MINUTE_MS);
    await save(editor, 'Premier, relu');
    clock.advance(20 * MINUTE_MS);
    await save(editor, 'Deuxième');
    await save(admin, 'Troisième');
    expect((await versionsOf(id)).map(({ subject, staff_name }) => [subject, staff_name])).toEqual([
      ['Troisième', 'Première administratrice'],
      ['Deuxième', 'Essai editeur'],
      ['Premier, relu', 'Essai editeur'],
    ]);
    const { version } = (await editor<NewsletterRecord>(`${NEWSLETTERS}/${id}`)).body;
    const back = await accepted(editor(`${NEWSLETTERS}/${id}/versions/1/restore`, { body: { version } }));
    expect(back).toMatchObject({ subject: 'Premier, relu' });
    expect(await versionsOf(id)).toHaveLength(4);
    expectAnswer(
      await editor(`${NEWSLETTERS}/${id}/versions/99/restore`, { body: { version: version + 1 } }),
      404,
    );
  });

  it('changed meanwhile by somebody else says so, and is not written over', async () => {
    const { id, version } = await createNewsletter(editor);
    await accepted(put(admin, `${NEWSLETTERS}/${id}`, { subject: 'À deux', version }));
    expectAnswer(await put(editor, `${NEWSLETTERS}/${id}`, { subject: 'Seul', version }), 409);
  });

  it('is found by its words and its state, and deleted while it is a draft', async () => {
    const { id } = await createNewsletter(editor, { title: 'Zébrures du Noun' });
    const found = await editor<NewsletterRecord[]>(
      `${NEWSLETTERS}?${matching({ q: 'zebrures', status: ['draft'] })}`,
    );
    expect(found.body.map((one) => one.id)).toEqual([id]);
    expectAnswer(await editor(`${NEWSLETTERS}/${id}`, { method: 'DELETE' }), 200);
    expectAnswer(await editor(`${NEWSLETTERS}/${id}`), 404);
  });

  it('that is deleted lies in the bin for thirty days, as it was', async () => {
    const draft = await createNewsletter(editor, { title: 'Quenouilles' });
    const path = `${NEWSLETTERS}/${draft.id}`;
    const idsOf = async (filter: object) =>
      (
        await editor<NewsletterRecord[]>(`${NEWSLETTERS}?${matching({ q: 'quenouilles', ...filter })}`)
      ).body.map(({ id }) => id);
    expectAnswer(await editor(`${path}/restore`, { body: {} }), 409);
    expectAnswer(await reader(path, { method: 'DELETE' }), 403);
    await accepted(editor(path, { method: 'DELETE' }));
    expect([await idsOf({}), await idsOf({ shelf: ['bin'] })]).toEqual([[], [draft.id]]);
    for (const answer of [
      await editor(path, { method: 'DELETE' }),
      await put(editor, path, { subject: 'Autre', version: draft.version + 1 }),
      await editor(`${path}/schedule`, { body: { version: draft.version + 1 } }),
      await editor(`${path}/test`, { body: { email: 'claire@example.org' } }),
    ])
      expectAnswer(answer, 404);
    const restored = await accepted(editor<NewsletterRecord>(`${path}/restore`, { body: {} }));
    expect(restored).toMatchObject({ title: 'Quenouilles', blocks: draft.blocks, deleted_at: null });
    expect([await idsOf({}), await idsOf({ shelf: ['bin'] })]).toEqual([[draft.id], []]);
    const bin = api.app.get(NewsletterBinService, { strict: false });
    await accepted(editor(path, { method: 'DELETE' }));
    await bin.empty();
    expect(await idsOf({ shelf: ['bin'] })).toEqual([draft.id]);
    await api.sql`UPDATE newsletters SET deleted_at = now() - interval '31 days' WHERE id = ${draft.id}`;
    await bin.empty();
    expect(await idsOf({ shelf: ['bin'] })).toEqual([]);
    expect(await api.sql`SELECT FROM newsletter_versions WHERE newsletter_id = ${draft.id}`).toEqual([]);
  });

  it('that was sent stays what people received', async () => {
    await subscribe(api);
    const made = await createNewsletter(editor, { title: 'Figée' });
    await sendNow(editor, made);
    const { id, version } = await untilSent(editor, made.id);
    expectAnswer(await put(editor, `${NEWSLETTERS}/${id}`, { subject: 'Autre', version }), 409);
    expectAnswer(await editor(`${NEWSLETTERS}/${id}`, { method: 'DELETE' }), 409);
  });

  it('is read by the team, and written by editors alone', async () => {
    const { id, version } = await createNewsletter(editor);
    expectAnswer(await reader(`${NEWSLETTERS}/${id}`), 200);
    expectAnswer(await reader(`${NEWSLETTERS}/${id}/preview`), 200);
    expectAnswer(await put(reader, `${NEWSLETTERS}/${id}`, { subject: 'Non', version }), 403);
    expectAnswer(await reader(`${NEWSLETTERS}/${id}/schedule`, { body: { version } }), 403);
    expectAnswer(await staffOf(api, 'tresorier')(`${NEWSLETTERS}/${id}`), 403);
  });
});

describe('an unhappy client', () => {
  const refused = async (body: object) => expectAnswer(await editor(NEWSLETTERS, { body }), 400);

  it('that sends null, another type, too much or control characters is told what is wrong', async () => {
    await refused({ title: null });
    await refused({ title: 'a'.repeat(121) });
    await refused({ blocks: null });
    await refused({ blocks: 'texte' });
    await refused({ blocks: [null] });
    await refused({ blocks: [[]] });
    await refused({ blocks: [{ type: 'virus' }] });
    await refused({ blocks: [{ type: 'button', label: 'Lire', url: 'javascript:alert(1)' }] });
    await refused({ blocks: [{ type: 'button', label: 'Lire', url: '//ailleurs.example' }] });
    await refused({ blocks: Array.from({ length: 41 }, () => ({ type: 'divider' })) });
    await refused({ audience: [{ segment: 'everyone' }] });
    await refused({ audience: [{ segment: 'topic', value: 'tout' }] });
    await refused({ audience: [{ segment: 'donors_of_year', value: '26' }] });
    await refused({ template: 'autre' });
    await refused({ is_public: null });
    const names = Object.fromEntries(Array.from({ length: 75_000 }, (_, index) => [`champ_${index}`, 1]));
    expectAnswer(await editor(NEWSLETTERS, { body: names }), 413);
  });

  it('cannot show a picture that is not in the library', async () => {
    const { body } = await editor(NEWSLETTERS, {
      body: { blocks: [{ type: 'picture', media_id: 999_999 }] },
    });
    expect(body.errors).toEqual({ 'blocks.0.media_id': NEWSLETTER_ISSUES.picture_gone });
  });
});
