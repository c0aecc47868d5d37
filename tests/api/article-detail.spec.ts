import type { Article, ArticleRecord, Problem } from '@livres/api/contract';
import { ArticleViewsService } from '@livres/api/dist/content/articles/article-views.service.js';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi, staffOf, put } from '../factories/api.ts';
import { createArticle, createCategory, createTag, publishArticle } from '../factories/articles.ts';
import { uploaded } from '../factories/pictures.ts';

const api = testApi();
const editor = staffOf(api, 'editeur');

const read = (slugOrId: string | number, query = '') =>
  api.request<Article & Pick<Problem, 'type'>>(`/articles/${slugOrId}/${query}`);

describe('an article', () => {
  it('is read by its address or its number, with all that it refers to', async () => {
    const picture = await uploaded(editor);
    const category = await createCategory(editor, { illustration: 'terrain', color: 'vert' });
    const tag = await createTag(editor);
    const { id, slug } = await publishArticle(editor, {
      featured_image_id: picture.id,
      category_ids: [category.id],
      tag_ids: [tag.id],
      content: `<p>${'mot '.repeat(250)}</p>`,
      seo_description: 'Pour les moteurs.',
    });
    const { status, body, text } = await read(slug);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      slug,
      featured_image: picture.webp.at(-1)!.url,
      picture: { id: picture.id, alt: picture.alt },
      categories: [{ id: category.id, slug: category.slug, illustration: 'terrain', color: 'vert' }],
      tags: [{ id: tag.id, slug: tag.slug, name: tag.name }],
      reading_time: 2,
      seo_description: 'Pour les moteurs.',
      status: 'published',
    });
    expect((await read(id)).text).toBe(text);
    expect(body).not.toHaveProperty('author_email');
  });

  it.each(['inconnu', '424242', '99999999999'])('named %s is not there', async (name) => {
    expectAnswer(await read(name), 404, { type: '/problems/article-introuvable' });
  });

  it('that is a draft, or in the bin, is not there', async () => {
    const draft = await createArticle(editor);
    expect((await read(draft.slug)).status).toBe(404);
    const binned = await publishArticle(editor);
    await editor(`/admin/articles/${binned.id}`, { method: 'DELETE' });
    expect((await read(binned.slug)).status).toBe(404);
  });

  it('is found by the address that it had before, and says the one it has', async () => {
    const { id, version } = await publishArticle(editor, { slug: 'ancienne-adresse' });
    const change = { version, slug: 'nouvelle-adresse' };
    const { body } = await put<ArticleRecord>(editor, `/admin/articles/${id}`, change);
    expect((await read('nouvelle-adresse')).status).toBe(404);
    await editor(`/admin/articles/${id}/publish`, { body: { version: body.version } });
    expect((await read('ancienne-adresse')).body.slug).toBe('nouvelle-adresse');
  });
});

describe('a private link', () => {
  const preview = async (id: number) => {
    const { body } = await editor<{ url: string }>(`/admin/articles/${id}/preview`, { method: 'POST' });
    return new URL(body.url);
  };

  it('shows a draft at its address on the site, to whoever has it', async () => {
    const draft = await createArticle(editor, { title: 'Un brouillon' });
    const url = await preview(draft.id);
    expect(url.pathname).toBe(`/actualites/${draft.slug}`);
    const token = url.searchParams.get('apercu');
    expect((await read(draft.slug, `?preview=${token}`)).body).toMatchObject({
      title: 'Un brouillon',
      status: 'draft',
    });
    expect((await read(draft.slug, '?preview=autre')).status).toBe(404);
  });

  it('shows a published article as its waiting changes will make it', async () => {
    const { id, slug, version } = await publishArticle(editor, { title: 'Publié' });
    const change = { version, title: 'Corrigé' };
    await put(editor, `/admin/articles/${id}`, change);
    const token = (await preview(id)).searchParams.get('apercu');
    expect((await read(slug, `?preview=${token}`)).body.title).toBe('Corrigé');
    expect((await read(slug)).body.title).toBe('Publié');
  });
});

describe('a reading', () => {
  it('counts once a reader, without keeping the answers from being kept', async () => {
    const { id } = await publishArticle(editor);
    const { body: before } = await api.request('/revision/');
    const from = (address: string) =>
      api.request(`/articles/${id}/view`, { method: 'POST', headers: { 'x-forwarded-for': address } });
    expect((await from('192.0.2.1')).status).toBe(204);
    await from('192.0.2.1');
    await api.app.get(ArticleViewsService).write();
    expect((await editor<ArticleRecord>(`/admin/articles/${id}`)).body.view_count).toBe(1);
    expect((await api.request('/revision/')).body).toEqual(before);
  });

  it('of a draft counts nothing', async () => {
    const { id } = await createArticle(editor);
    expect((await api.request(`/articles/${id}/view`, { method: 'POST' })).status).toBe(204);
    await api.app.get(ArticleViewsService).write();
    expect((await editor<ArticleRecord>(`/admin/articles/${id}`)).body.view_count).toBe(0);
  });
});
