import {
  FIXED_PAGE_PATHS,
  PAGE_MESSAGES,
  type ContentPage,
  type ContentPageRecord,
  type ContentPageSummary,
  type Page,
  type Problem,
} from '@livres/api/contract';
import { FIXED_PAGES } from '@livres/api/fixed-pages';
import { describe, expect, it } from 'vitest';
import { startApi, testApi, staffOf } from '../factories/api.ts';
import { draftPage, publish } from '../factories/projects-and-partners.ts';
import { matching } from '../factories/lists.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');

const shown = (slug: string) => api.request<ContentPage>(`/pages/${slug}/`);
const record = async (slug: string) => (await editor<ContentPageRecord>(`/admin/pages/${slug}`)).body;
const put = (id: number, body: object) =>
  editor<ContentPageRecord & Problem>(`/admin/pages/${id}`, { method: 'PUT', body });

describe('the pages that the site always has', () => {
  it('are there in every new installation, with the texts it comes with', async () => {
    for (const [slug, text] of Object.entries(FIXED_PAGES))
      expect((await shown(slug)).body, slug).toMatchObject({ slug, kind: 'fixed', ...text });
    const { body } = await api.request<Page<ContentPageSummary>>('/pages/?kind=fixed&page_size=100');
    expect(Object.fromEntries(body.results.map(({ slug, path }) => [slug, path]))).toEqual(FIXED_PAGE_PATHS);
  });

  it('are not made twice when another process starts', async () => {
    const database = { url: api.databaseUrl, drop: () => Promise.resolve() };
    const second = await startApi({ database });
    const { body } = await second.request<Page<ContentPageSummary>>('/pages/?kind=fixed');
    expect(body.count).toBe(Object.keys(FIXED_PAGES).length);
    await second.close();
  });

  it('are neither withdrawn nor deleted, and keep their address', async () => {
    const { id, version } = await record('mentions-legales');
    const withdrawn = await editor<Problem>(`/admin/pages/${id}/withdraw`, { body: { version } });
    const deleted = await editor<Problem>(`/admin/pages/${id}`, { method: 'DELETE' });
    for (const { status, body } of [withdrawn, deleted])
      expect([status, body.detail]).toEqual([409, PAGE_MESSAGES.fixed_stays]);
    expect((await put(id, { version, slug: 'autre-adresse' })).body.errors).toEqual({
      slug: PAGE_MESSAGES.fixed_address,
    });
    expect((await shown('mentions-legales')).status).toBe(200);
  });

  it('change for visitors when the change is published, and say from when they date', async () => {
    const before = await shown('conditions-utilisation');
    const { id, version, blocks } = await record('conditions-utilisation');
    const changed = [{ ...blocks[0], body: '<p>Un texte nouveau.</p>' }, ...blocks.slice(1)];
    const saved = await put(id, { version, blocks: changed });
    expect(saved.body.has_pending_changes).toBe(true);
    expect((await shown('conditions-utilisation')).body).toEqual(before.body);
    await publish(editor, 'pages', saved.body);
    await expect
      .poll(async () => (await shown('conditions-utilisation')).body.blocks[0]?.body)
      .toBe('<p>Un texte nouveau.</p>');
    const after = await shown('conditions-utilisation');
    expect(Date.parse(after.body.updated_at)).toBeGreaterThan(Date.parse(before.body.updated_at));
  });
});

describe('the pages that staff make', () => {
  it('show once published, by their address and by a former one', async () => {
    const draft = await draftPage(editor, { title: 'Notre charte' });
    expect([draft.slug, draft.kind, draft.path]).toEqual(['notre-charte', 'free', '/page/notre-charte']);
    expect((await shown('notre-charte')).status).toBe(404);
    await publish(editor, 'pages', draft);
    expect((await shown('notre-charte')).status).toBe(200);
    const live = await record('notre-charte');
    const renamed = await put(live.id, { version: live.version, slug: 'la-charte' });
    await publish(editor, 'pages', renamed.body);
    await expect.poll(async () => (await shown('notre-charte')).body.slug).toBe('la-charte');
  });

  it('cannot take the address of a page of the site', async () => {
    const { status, body } = await editor<Problem>('/admin/pages', {
      body: { title: 'Fausses mentions', description: 'x', slug: 'mentions-legales' },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['slug']]);
  });

  it('go to the bin and back', async () => {
    const { id, slug } = await draftPage(editor);
    expect((await editor(`/admin/pages/${id}`, { method: 'DELETE' })).body.deleted_at).not.toBeNull();
    await editor(`/admin/pages/${id}/restore`, { body: {} });
    expect((await record(slug)).deleted_at).toBeNull();
  });

  it('are found by their words, headings and entries included', async () => {
    const blocks = [{ type: 'notes', heading: 'Calebasse', items: [{ title: 'Baobab', text: 'x' }] }];
    const draft = await draftPage(editor, { title: 'Vocabulaire', blocks });
    const found = async (search: string) =>
      (await api.request<Page<ContentPageSummary>>(`/pages/?search=${search}`)).body.results.map(
        ({ slug }) => slug,
      );
    expect(await found('baobab')).toEqual([]);
    await publish(editor, 'pages', draft);
    expect(await found('baobab')).toEqual(['vocabulaire']);
    expect(await found('calebasses')).toEqual(['vocabulaire']);
  });
});

describe('the parts of a page', () => {
  const blocked = async (block: object) =>
    (
      await editor<Problem>('/admin/pages', {
        body: { title: 'X', description: 'x', blocks: [block] },
      })
    ).body.errors;

  it('are refused where they are not of a known shape, field by field', async () => {
    expect(await blocked({ type: 'video', heading: 'A' })).toEqual({
      'blocks.0.type': PAGE_MESSAGES.block_type_unknown,
    });
    expect(await blocked({ type: 'text', heading: '' })).toEqual({
      'blocks.0.heading': PAGE_MESSAGES.heading_required,
    });
    expect(await blocked({ type: 'text', heading: 'A', anchor: 'É t é' })).toEqual({
      'blocks.0.anchor': PAGE_MESSAGES.anchor_format,
    });
    expect(Object.keys((await blocked({ type: 'text', heading: 'A', script: 'x' })) ?? {})).toEqual([
      'blocks.0.script',
    ]);
  });

  it('have anchors of their own', async () => {
    const part = (anchor: string) => ({ type: 'text', heading: 'A', anchor });
    const { body } = await editor<Problem>('/admin/pages', {
      body: { title: 'X', description: 'x', blocks: [part('ici'), part('ici')] },
    });
    expect(body.errors).toEqual({ 'blocks.1.anchor': PAGE_MESSAGES.anchor_taken });
  });

  it('are sanitised', async () => {
    const { blocks } = await draftPage(editor, {
      blocks: [
        { type: 'text', heading: 'A', body: '<p>Bon</p><img src=x onerror=x()><iframe src="//x"></iframe>' },
      ],
    });
    expect(blocks[0]?.body).toBe('<p>Bon</p>');
  });
});

describe('the panel’s list of pages', () => {
  it('answers its filters one by one', async () => {
    const list = async (filter: object) =>
      (await editor<ContentPageRecord[]>(`/admin/pages?${matching(filter)}`)).body.map(({ slug }) => slug);
    expect((await list({ kind: ['fixed'] })).toSorted()).toEqual(Object.keys(FIXED_PAGES).toSorted());
    expect(await list({ q: 'vocabulaire' })).toEqual(['vocabulaire']);
    expect(await list({ is_live: false })).not.toContain('vocabulaire');
    expect(await list({ ids: [(await record('collecte')).id] })).toEqual(['collecte']);
  });

  it('is read by readers, who write nothing', async () => {
    const reader = await api.asStaff('lecteur');
    expect((await reader('/admin/pages')).status).toBe(200);
    expect((await reader('/admin/pages', { body: { title: 'X', description: 'x' } })).status).toBe(403);
    expect((await reader('/admin/pages/export')).text).toContain('Mentions légales');
  });
});
