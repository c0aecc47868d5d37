import {
  DAY_MS,
  ARTICLE_MESSAGES,
  type ArticleRecord,
  type Dashboard,
  type Revision,
  type ImportReport,
  type Problem,
  type PublishedRecord,
} from '@livres/api/contract';
import { PublicationSchedulesService } from '@livres/api/dist/content/publishing/publication-schedules.service.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_ACCESS_CODE, type Request, testApi, staffOf } from '../factories/api.ts';
import {
  anArticle,
  createArticle,
  createCategory,
  createTag,
  publishArticle,
} from '../factories/articles.ts';
import { stopClock } from '../factories/time.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');
afterEach(() => vi.restoreAllMocks());

type Answered = ArticleRecord & Pick<Problem, 'errors' | 'type'>;
const read = async (id: number) => (await editor<ArticleRecord>(`/admin/articles/${id}`)).body;
const put = (id: number, body: object) => editor<Answered>(`/admin/articles/${id}`, { method: 'PUT', body });
const action = (id: number, verb: string, body: object) =>
  editor<PublishedRecord & Problem>(`/admin/articles/${id}/${verb}`, { body });
const inPublic = async (slug: string) => (await api.request(`/articles/${slug}/`)).body;

describe('staff write an article', () => {
  it('with every field, and read back what they wrote', async () => {
    const terms = {
      category_ids: [(await createCategory(editor)).id],
      tag_ids: [(await createTag(editor)).id],
    };
    const written = anArticle({
      ...terms,
      slug: 'complet',
      content: '<h2>Un</h2><p>Deux <strong>trois</strong></p>',
      author_name: 'Awa Ndiaye',
      author_email: 'awa@exemple.org',
      featured: true,
      published_at: '2026-01-01T08:00:00.000Z',
      seo_description: 'Pour les moteurs.',
    });
    const { status, body } = await editor<ArticleRecord>('/admin/articles', { body: written });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...written, version: 1, status: 'draft', is_live: false, view_count: 0 });
    expect(await read(body.id)).toEqual(body);
  });

  it('as an unfinished draft, signed with their name, at an address made from its title', async () => {
    const { body } = await editor<ArticleRecord>('/admin/articles', { body: { title: 'Été à Kribi' } });
    expect(body).toMatchObject({ slug: 'ete-a-kribi', author_name: 'Essai editeur', content: '', tags: [] });
  });

  it('and what could run or deceive is taken out of the text', async () => {
    const content =
      '<h1>Titre</h1><script>alert(1)</script><p onclick="x()">Un <a href="javascript:x">lien</a></p>';
    const { content: kept } = await createArticle(editor, { content });
    expect(kept).toBe('<h2>Titre</h2><p>Un <a rel="noopener noreferrer">lien</a></p>');
  });

  it.each([
    [{ title: '' }, 'title', ARTICLE_MESSAGES.title_required],
    [{ slug: 'Été' }, 'slug', undefined],
    [{ slug: '2027' }, 'slug', undefined],
    [{ author_email: 'awa' }, 'author_email', ARTICLE_MESSAGES.email_format],
    [{ published_at: '2999-01-01T00:00:00Z' }, 'published_at', ARTICLE_MESSAGES.published_at_future],
    [{ category_ids: [424_242] }, 'category_ids', undefined],
    [{ tag_ids: [424_242] }, 'tag_ids', undefined],
    [{ tag_ids: ['un'] }, 'tag_ids', undefined],
    [{ featured_image_id: 424_242 }, 'featured_image_id', undefined],
    [{ excerpt: 'a'.repeat(501) }, 'excerpt', undefined],
    [{ status: 'published' }, 'status', undefined],
    [{ view_count: 5 }, 'view_count', undefined],
  ])('but not %j', async (over, field, message) => {
    const { status, body } = await editor<Problem>('/admin/articles', { body: { ...anArticle(), ...over } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    if (message) expect(body.errors?.[field]).toBe(message);
  });

  it('never over a newer version', async () => {
    const { id } = await createArticle(editor);
    await put(id, { version: 1, title: 'Première' });
    const { status, body } = await put(id, { version: 1, title: 'Deuxième' });
    expect([status, body.type]).toEqual([409, '/problems/version-depassee']);
  });

  it('on many at once, or on none', async () => {
    const [one, two] = [await createArticle(editor), await createArticle(editor)];
    const tag = await createTag(editor);
    const bulk = (values: object) =>
      editor('/admin/articles/bulk', { body: { ids: [one.id, two.id], values } });
    expect((await bulk({ featured: true, add_tag_id: tag.id })).body).toEqual({ updated: 2 });
    expect((await read(two.id)).tag_ids).toEqual([tag.id]);
    expect((await bulk({ featured: false, add_category_id: 424_242 })).status).toBe(400);
    expect((await read(one.id)).featured).toBe(true);
  });
});

describe('publication', () => {
  it('asks for a summary and a text, and dates the article of its moment', async () => {
    const empty = await createArticle(editor, { excerpt: '', content: '' });
    const refused = await action(empty.id, 'publish', { version: empty.version });
    expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(['content', 'excerpt']);
    const clock = stopClock(api);
    clock.set('2026-11-21T10:00:00Z');
    expect((await publishArticle(editor)).published_at).toBe('2026-11-21T10:00:00.000Z');
  });

  it('keeps the date that staff gave, and the first one when it comes back', async () => {
    const dated = await publishArticle(editor, { published_at: '2025-05-01T08:00:00Z' });
    expect(dated.published_at).toBe('2025-05-01T08:00:00.000Z');
    const withdrawn = await action(dated.id, 'withdraw', { version: dated.version });
    await action(dated.id, 'publish', { version: withdrawn.body.version });
    expect((await read(dated.id)).published_at).toBe('2025-05-01T08:00:00.000Z');
  });

  // Paris springs forward on 28 March 2027 at 2:00 and falls back on 31 October 2027 at 3:00.
  it.each([
    ['the morning that clocks go forward', '2027-03-28T06:00:00.000Z', '2027-03-28T05:59:59Z'],
    ['the morning that clocks go back', '2027-10-31T07:00:00.000Z', '2027-10-31T06:59:59Z'],
  ])('happens at 8:00 in Paris on %s', async (_, at, before) => {
    const clock = stopClock(api, new Date(Date.parse(before) - DAY_MS));
    const { body: entered } = await api.request('/access/', { body: { code: ADMIN_ACCESS_CODE } });
    const staff: Request = (path, ask) => api.request(path, { token: entered.token, ...ask });
    const { id, slug, version } = await createArticle(staff);
    await staff(`/admin/articles/${id}/publish`, { body: { version, at } });
    const { body: scheduled } = await staff<ArticleRecord>(`/admin/articles/${id}`);
    expect(scheduled).toMatchObject({ status: 'scheduled', publish_at: at, is_live: false });
    clock.set(before);
    await api.app.get(PublicationSchedulesService).publishDue();
    expect((await api.request(`/articles/${slug}/`)).status).toBe(404);
    clock.set(at);
    await api.app.get(PublicationSchedulesService).publishDue();
    expect(await inPublic(slug)).toMatchObject({ status: 'published', published_at: at });
  });

  it('names the address at which the public reads it, until the new one is published', async () => {
    const { id, slug, version } = await publishArticle(editor);
    const moved = await put(id, { version, slug: `${slug}-ailleurs` });
    expect(moved.body).toMatchObject({ slug: `${slug}-ailleurs`, public_slug: slug });
    await action(id, 'publish', { version: moved.body.version });
    expect((await read(id)).public_slug).toBe(`${slug}-ailleurs`);
    expect((await createArticle(editor)).public_slug).toBeNull();
  });

  it('keeps the published text until the changes are published, or dropped', async () => {
    const tag = await createTag(editor);
    const { id, slug, version } = await publishArticle(editor, { title: 'Avant' });
    const changed = await put(id, { version, title: 'Après', tag_ids: [tag.id] });
    expect(changed.body).toMatchObject({ title: 'Après', has_pending_changes: true, is_live: true });
    expect(await inPublic(slug)).toMatchObject({ title: 'Avant', tags: [] });
    const discarded = await action(id, 'discard', { version: changed.body.version });
    expect((await read(id)).title).toBe('Avant');
    const again = await put(id, { version: discarded.body.version, title: 'Après', tag_ids: [tag.id] });
    await action(id, 'publish', { version: again.body.version });
    expect(await inPublic(slug)).toMatchObject({ title: 'Après', tags: [{ id: tag.id }] });
  });

  it('of an edition of before comes back as the working copy', async () => {
    const { id, version } = await createArticle(editor, { title: 'Premier' });
    const { body } = await put(id, { version, title: 'Deuxième' });
    const { body: editions } = await editor<Revision[]>(`/admin/articles/${id}/editions`);
    expect(editions.map(({ number }) => number)).toEqual([2, 1]);
    expect(editions[0]!.changes).toEqual([{ field: 'title', before: 'Premier', after: 'Deuxième' }]);
    await action(id, 'editions/1/restore', { version: body.version });
    expect((await read(id)).title).toBe('Premier');
  });
});

describe('the list that staff read', () => {
  const list = async (filter: object, sort = ['id', 'ASC']) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
    const { status, body, text } = await editor<ArticleRecord[]>(`/admin/articles?${query}`);
    expect(status, text).toBe(200);
    return body.map(({ title }) => title);
  };

  it('is narrowed by state, category, tag, author, waiting changes, shelf and words', async () => {
    const category = await createCategory(editor);
    const tag = await createTag(editor);
    const author_name = 'Filtrée Ndiaye';
    const of = { author_name, category_ids: [category.id] };
    await createArticle(editor, { ...of, title: 'Brouillon filtré' });
    const scheduled = await createArticle(editor, { ...of, title: 'Programmé filtré', tag_ids: [tag.id] });
    await action(scheduled.id, 'publish', { version: scheduled.version, at: '2099-01-01T08:00:00Z' });
    const live = await publishArticle(editor, { ...of, title: 'Publié filtré' });
    await put(live.id, { version: live.version, excerpt: 'Changé.' });
    const binned = await createArticle(editor, { ...of, title: 'Jeté filtré' });
    await editor(`/admin/articles/${binned.id}`, { method: 'DELETE' });
    const author = 'filtree';
    expect(await list({ author })).toEqual(['Brouillon filtré', 'Programmé filtré', 'Publié filtré']);
    expect(await list({ author, status: 'draft' })).toEqual(['Brouillon filtré']);
    expect(await list({ author, status: ['scheduled', 'published'] })).toHaveLength(2);
    expect(await list({ category_ids: [category.id] })).toHaveLength(3);
    expect(await list({ tag_ids: [tag.id] })).toEqual(['Programmé filtré']);
    expect(await list({ author, has_pending_changes: true })).toEqual(['Publié filtré']);
    expect(await list({ author, shelf: 'bin' })).toEqual(['Jeté filtré']);
    expect(await list({ q: 'programme' })).toEqual(['Programmé filtré']);
    expect(await list({ author }, ['title', 'DESC'])).toEqual([
      'Publié filtré',
      'Programmé filtré',
      'Brouillon filtré',
    ]);
  });
});

it('the dashboard tells what is being written, and what is about to appear', async () => {
  const draft = await createArticle(editor, { title: 'À finir' });
  const live = await publishArticle(editor, { title: 'En ligne' });
  await put(live.id, { version: live.version, title: 'En ligne, à corriger' });
  const soon = await createArticle(editor, { title: 'À paraître' });
  await action(soon.id, 'publish', { version: soon.version, at: '2098-01-01T08:00:00Z' });
  const articles = (await editor<Dashboard>('/admin/dashboard')).body.articles!;
  const titles = articles.in_progress.map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['En ligne, à corriger', 'À finir']);
  expect(articles.scheduled[0]).toMatchObject({ id: soon.id, publish_at: '2098-01-01T08:00:00.000Z' });
  expect(articles.in_progress.map(({ id }) => id)).toContain(draft.id);
});

describe('a spreadsheet of articles', () => {
  const send = async (csv: string, dryRun: boolean) => {
    const form = new FormData();
    form.set('dry_run', String(dryRun));
    form.set('file', new Blob([csv]), 'articles.csv');
    return (await editor<ImportReport>('/admin/articles/import', { method: 'POST', body: form })).body;
  };

  it('is read with its categories and tags by name; a dry run writes nothing', async () => {
    const category = await createCategory(editor, { name: 'Importés' });
    const tag = await createTag(editor, { name: 'Tableur' });
    const csv = 'Titre;Résumé;Catégories;Étiquettes;À la une\nImporté un;Un.;Importés;Tableur;oui\n';
    expect(await send(csv, true)).toMatchObject({ dry_run: true, created: 1, errors: [] });
    expect(await send(csv, false)).toMatchObject({ dry_run: false, created: 1 });
    const { body } = await editor<ArticleRecord>('/admin/articles/importe-un');
    expect(body).toMatchObject({ category_ids: [category.id], tag_ids: [tag.id], featured: true });
  });

  it('is refused as a whole where one line names a tag that is none', async () => {
    const report = await send('Titre;Étiquettes\nBon;\nMauvais;Inconnue\n', false);
    expect(report.errors).toEqual([{ line: 3, field: 'Étiquettes', message: 'Inconnu : « Inconnue ».' }]);
    expect((await editor('/admin/articles/bon')).status).toBe(404);
  });

  it('that was exported is read back without a change', async () => {
    await createArticle(editor, { slug: 'aller-retour', published_at: '2026-01-01T08:00:00Z' });
    const filter = JSON.stringify({ q: 'aller' });
    const { text } = await editor(`/admin/articles/export?filter=${encodeURIComponent(filter)}`);
    expect(await send(text, true)).toMatchObject({ errors: [], created: 0, updated: 0 });
  });
});
