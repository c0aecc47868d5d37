import type {
  ArticleRecord,
  Category,
  CategoryRecord,
  Page,
  Problem,
  Tag,
  TagMerged,
  TagRecord,
} from '@livres/api/contract';
import { TAXONOMY_MESSAGES } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { testApi, staffOf, put } from '../factories/api.ts';
import { createArticle, createCategory, createTag, publishArticle } from '../factories/articles.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');

const tagRecord = async (id: number) => (await editor<TagRecord>(`/admin/tags/${id}`)).body;
const article = async (id: number) => (await editor<ArticleRecord>(`/admin/articles/${id}`)).body;

describe('categories and tags', () => {
  it('are read by anyone, by name, with how many published articles they have', async () => {
    const [b, a] = [
      await createCategory(editor, { name: 'Bilans' }),
      await createCategory(editor, { name: 'Ateliers' }),
    ];
    const tag = await createTag(editor, { name: 'Douala' });
    await publishArticle(editor, { category_ids: [a.id, b.id], tag_ids: [tag.id] });
    await createArticle(editor, { category_ids: [a.id], tag_ids: [tag.id] });
    const { body: categories } = await api.request<Page<Category>>('/categories/');
    expect(categories.results.map(({ name, article_count }) => [name, article_count])).toEqual([
      ['Ateliers', 1],
      ['Bilans', 1],
    ]);
    const { body: tags } = await api.request<Page<Tag>>('/tags/');
    expect(tags.results).toMatchObject([{ slug: 'douala', article_count: 1, event_count: 0 }]);
    expect((await tagRecord(tag.id)).use_count).toBe(2);
  });

  it('have each their own name, accents and capitals apart', async () => {
    await createTag(editor, { name: 'Écoles' });
    const { status, body } = await editor<Problem>('/admin/tags', { body: { name: 'ecoles' } });
    expect([status, body.errors]).toEqual([400, { name: TAXONOMY_MESSAGES.tag_name_taken }]);
  });

  it.each([
    ['categories', { name: '' }, 'name'],
    ['categories', { name: 'Un', illustration: 'inconnue' }, 'illustration'],
    ['categories', { name: 'Un', color: 'rouge' }, 'color'],
    ['tags', { name: 'a'.repeat(61) }, 'name'],
    ['tags', { name: 'Un', color: 'vert' }, 'color'],
  ])('in %s are not written as %j', async (resource, body, field) => {
    const answer = await editor<Problem>(`/admin/${resource}`, { body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('are changed at once, and their old address still finds their news', async () => {
    const category = await createCategory(editor, { name: 'Voyages' });
    await publishArticle(editor, { slug: 'en-voyage', category_ids: [category.id] });
    const change = { version: category.version, name: 'Départs', slug: 'departs' };
    await put(editor, `/admin/categories/${category.id}`, change);
    for (const slug of ['departs', 'voyages']) {
      const { body } = await api.request(`/articles/?category=${slug}`);
      expect(body.results).toMatchObject([{ slug: 'en-voyage', categories: [{ name: 'Départs' }] }]);
    }
  });

  it('have no draft to go back to', async () => {
    const { id, version } = await createTag(editor);
    const { status, body } = await editor<Problem>(`/admin/tags/${id}/withdraw`, { body: { version } });
    expect([status, body.type]).toEqual([409, '/problems/sans-brouillon']);
  });
});

describe('deletion', () => {
  it('of a term that nothing bears puts it in the bin', async () => {
    const { id } = await createTag(editor);
    await editor(`/admin/tags/${id}`, { method: 'DELETE' });
    expect((await tagRecord(id)).deleted_at).not.toBeNull();
  });

  it('of a term in use, even in changes that wait, archives it: articles keep it, nobody is offered it', async () => {
    const tag = await createTag(editor, { name: 'En attente' });
    const live = await publishArticle(editor);
    const change = { version: live.version, tag_ids: [tag.id] };
    await put(editor, `/admin/articles/${live.id}`, change);
    await editor(`/admin/tags/${tag.id}`, { method: 'DELETE' });
    const archived = await tagRecord(tag.id);
    expect([archived.archived_at !== null, archived.deleted_at]).toEqual([true, null]);
    expect((await article(live.id)).tags).toMatchObject([{ name: 'En attente' }]);
    const { body } = await api.request<Page<Tag>>('/tags/?page_size=100');
    expect(body.results.map(({ name }) => name)).not.toContain('En attente');
  });
});

describe('two tags made one', () => {
  const merge = (id: number, body: object) =>
    editor<TagMerged & Problem>(`/admin/tags/${id}/merge`, { body });

  it('move what is published and what waits at once, and leave the old address leading to the new', async () => {
    const [from, into] = [
      await createTag(editor, { name: 'Bénévole' }),
      await createTag(editor, { name: 'Bénévoles' }),
    ];
    const live = await publishArticle(editor, { slug: 'des-benevoles', tag_ids: [from.id, into.id] });
    const draft = await createArticle(editor, { tag_ids: [from.id] });
    const change = { version: live.version, title: 'Un titre qui attend', tag_ids: [from.id] };
    await put(editor, `/admin/articles/${live.id}`, change);
    expect((await merge(from.id, { into: into.id, version: from.version })).body).toEqual({ moved: 2 });
    const { body } = await api.request('/articles/?tag=benevole');
    expect(body.results).toMatchObject([{ slug: 'des-benevoles', tags: [{ id: into.id }] }]);
    expect(body.results[0].tags).toHaveLength(1);
    expect(await article(live.id)).toMatchObject({ title: 'Un titre qui attend', tag_ids: [into.id] });
    expect((await article(draft.id)).tag_ids).toEqual([into.id]);
    expect((await tagRecord(from.id)).deleted_at).not.toBeNull();
  });

  it('are refused with itself, with one that is not there, and from an older version', async () => {
    const { id, version } = await createTag(editor);
    expect((await merge(id, { into: id, version })).body.errors).toEqual({
      into: TAXONOMY_MESSAGES.merge_with_itself,
    });
    expect(Object.keys((await merge(id, { into: 424_242, version })).body.errors ?? {})).toEqual(['into']);
    const other = await createTag(editor);
    expect((await merge(id, { into: other.id, version: 99 })).status).toBe(409);
  });

  it('is not for readers', async () => {
    const reader = await api.asStaff('lecteur');
    const { id, version } = await createTag(editor);
    expect((await reader(`/admin/tags/${id}/merge`, { body: { into: 1, version } })).status).toBe(403);
  });
});

it('a category’s export names it as its import reads it', async () => {
  const { text } = await editor('/admin/categories/export');
  expect(text.split('\r\n')[0]).toContain('Adresse;Nom;Description;Illustration;Couleur');
  const { body } = await editor<CategoryRecord[]>('/admin/categories?sort=["use_count","DESC"]');
  expect(body[0]!.use_count).toBeGreaterThan(0);
});
