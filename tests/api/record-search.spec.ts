import { type ArticleRecord, type FoundRecord, RECORD_SEARCH_LIMITS } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { adminOf, staffOf, testApi } from '../factories/api.ts';

const api = testApi();
const admin = adminOf(api);
const search = (q: string, by = admin) => by<FoundRecord[]>(`/admin/search?q=${encodeURIComponent(q)}`);
const write = async (title: string) =>
  (
    await admin<ArticleRecord>('/admin/articles', {
      body: { title, excerpt: 'Un résumé', content: '<p>…</p>' },
    })
  ).body;
const message = (name: string) => ({
  name,
  email: 'awa@example.org',
  subject: 'Une question zèbre',
  message: 'Bonjour, où déposer des livres ?',
});

describe('the search of the panel', () => {
  it('finds a record of any resource by some letters, without accents', async () => {
    const { id } = await write('Le zèbre de Foumban');
    const partner = await admin('/admin/partners', {
      body: { name: 'Imprimerie du Zèbre', kind: 'association' },
    });
    expect(partner.status).toBe(201);
    const { status, body } = await search('zebre');
    expect(status).toBe(200);
    expect(body).toContainEqual({ resource: 'articles', id: String(id), name: 'Le zèbre de Foumban' });
    expect(body).toContainEqual({
      resource: 'partners',
      id: String(partner.body.id),
      name: 'Imprimerie du Zèbre',
    });
  });

  it('answers a few of each, and nothing to less than two letters', async () => {
    for (let index = 0; index < 6; index += 1) await write(`Girafe ${index}`);
    expect((await search('girafe')).body).toHaveLength(RECORD_SEARCH_LIMITS.each);
    expect((await search('g')).body).toEqual([]);
    expect((await search('')).body).toEqual([]);
    expect((await admin('/admin/search')).body).toEqual([]);
  });

  it('leaves out what is in the bin', async () => {
    const { id, version } = await write('Hippopotame');
    const path = `/admin/articles/${id}?version=${version}`;
    expect((await admin(path, { method: 'DELETE' })).status).toBeLessThan(300);
    expect((await search('hippopotame')).body).toEqual([]);
  });

  it('shows each role what it may read whole, and of masked people nothing', async () => {
    expect((await api.request('/contact/', { body: message('Zoé Zèbre') })).status).toBe(201);
    const seen = async (role: 'editeur' | 'accueil' | 'lecteur') =>
      new Set((await search('zèbre', staffOf(api, role))).body.map(({ resource }) => resource));
    expect((await seen('editeur')).has('articles')).toBe(true);
    expect((await seen('editeur')).has('contact-messages')).toBe(false);
    expect((await seen('accueil')).has('articles')).toBe(false);
    expect((await seen('accueil')).has('contact-messages')).toBe(true);
    expect((await seen('lecteur')).has('articles')).toBe(true);
    expect((await seen('lecteur')).has('contact-messages')).toBe(false);
  });

  it('refuses what is too long or no text, and takes signs for themselves', async () => {
    expect((await search('a'.repeat(101))).status).toBe(400);
    expect((await search('a\u0000b')).status).toBe(400);
    for (const q of ['100 %', "l'été", '__', String.raw`\%`, '(((', '&|!', '😀😀'])
      expect((await search(q)).status, q).toBe(200);
    expect((await search('%%')).body).toEqual([]);
  });
});
