import type { Article, ArticleInput, Page, Problem } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { createArticle, createCategory, createTag, publishArticle, setViews } from '../factories/articles.ts';
import { stoppedClock } from '../factories/time.ts';
import { publicList } from '../factories/lists.ts';

// A Saturday; in Paris, 21 November 2026, 11:00.
const NOW = '2026-11-21T10:00:00Z';

const NEWS: Record<string, Partial<ArticleInput>> = {
  arrivee: {
    title: 'Un conteneur est arrivé à Douala',
    excerpt: 'Douze mille livres ont passé la douane.',
    content: '<p>Les bibliothécaires les attendaient.</p>',
    author_name: 'Awa Ndiaye',
    author_email: 'Awa@exemple.org',
    featured: true,
    published_at: '2026-11-21T08:00:00Z',
  },
  atelier: {
    title: 'À Foumban, un atelier de reliure',
    excerpt: 'Réparer les livres plutôt que les jeter.',
    content: '<p>Le conteneur n’est pas loin.</p>',
    author_name: 'Bruno Élat',
    author_email: 'bruno@exemple.org',
    published_at: '2026-11-02T23:30:00Z',
  },
  bilan: {
    title: 'Le bilan de l’année',
    excerpt: 'Ce que vos dons ont permis.',
    content: `<p>${'mot '.repeat(401)}</p>`,
    author_name: 'Awa Ndiaye',
    published_at: '2025-12-31T23:30:00Z',
  },
};
const ids: Record<string, number> = {};
const terms: Record<string, number> = {};

const api = testApi();
stoppedClock(api, new Date(NOW));
beforeAll(async () => {
  const staff = await api.asStaff('editeur');
  for (const name of ['Nouvelles', 'Vie des bibliothèques'])
    terms[name] = (await createCategory(staff, { name })).id;
  for (const name of ['Douala', 'Ateliers', 'Réparer']) terms[name] = (await createTag(staff, { name })).id;
  const of: Record<string, Partial<ArticleInput>> = {
    arrivee: { category_ids: [terms['Nouvelles']!], tag_ids: [terms['Douala']!] },
    atelier: {
      category_ids: [terms['Vie des bibliothèques']!],
      tag_ids: [terms['Ateliers']!, terms['Réparer']!],
    },
    bilan: { category_ids: [terms['Nouvelles']!, terms['Vie des bibliothèques']!] },
  };
  for (const [slug, input] of Object.entries(NEWS))
    ids[slug] = (await publishArticle(staff, { slug, ...input, ...of[slug] })).id;
  await createArticle(staff, {
    slug: 'brouillon',
    title: 'Un brouillon de conteneur',
    tag_ids: [terms['Douala']!],
  });
  const binned = await publishArticle(staff, { slug: 'jete', published_at: '2026-11-20T08:00:00Z' });
  await staff(`/admin/articles/${binned.id}`, { method: 'DELETE' });
  await setViews(api, { [ids['arrivee']!]: 40, [ids['atelier']!]: 7, [ids['bilan']!]: 120 });
});

const { list, slugs, found } = publicList<Article>(() => api, '/articles/');
const ALL = ['arrivee', 'atelier', 'bilan'];

describe('the list of the news', () => {
  it('shows what is published, newest first, never a draft nor what is in the bin', async () => {
    expect(await slugs('')).toEqual(['arrivee', 'atelier', 'bilan']);
    expect((await list('')).body).toMatchObject({ count: 3, next: null, previous: null });
  });

  it('says of each what the specification names, and never an e-mail', async () => {
    const { body, text } = await list('search=douala');
    expect(body.results[0]).toMatchObject({
      id: ids['arrivee'],
      slug: 'arrivee',
      title: NEWS['arrivee']!.title,
      excerpt: NEWS['arrivee']!.excerpt,
      content: NEWS['arrivee']!.content,
      featured_image: null,
      published_at: '2026-11-21T08:00:00.000Z',
      featured: true,
      categories: [{ id: terms['Nouvelles'], slug: 'nouvelles', name: 'Nouvelles' }],
      tags: [{ id: terms['Douala'], slug: 'douala', name: 'Douala' }],
      reading_time: 1,
      view_count: 40,
      status: 'published',
      author_name: 'Awa Ndiaye',
    });
    expect(text).not.toContain('exemple.org');
  });

  it('leaves the text out where a summary is asked, and keeps its reading time', async () => {
    const { body } = await list('summary=true&search=bilan');
    expect(body.results[0]).not.toHaveProperty('content');
    expect(body.results[0]).toMatchObject({ slug: 'bilan', reading_time: 3 });
  });

  it('answers without its trailing slash too', async () => {
    expect((await api.request<Page<Article>>('/articles')).body.count).toBe(3);
  });
});

describe('each filter', () => {
  it.each([
    ['category=nouvelles', ['arrivee', 'bilan']],
    ['category=NOUVELLES', ['arrivee', 'bilan']],
    ['category=Vie%20des%20bibliotheques', ['atelier', 'bilan']],
    ['category=inconnue', []],
    ['tag=douala', ['arrivee']],
    ['tag=reparer', ['atelier']],
    ['tag=inconnue', []],
    ['tags=douala,ateliers', ['arrivee', 'atelier']],
    ['tags=douala%20,%20R%C3%A9parer', ['arrivee', 'atelier']],
    ['tags=inconnue,ateliers', ['atelier']],
    ['author=ndiaye', ['arrivee', 'bilan']],
    ['author=elat', ['atelier']],
    ['author_email=awa@exemple.org', ['arrivee']],
    ['author_email=exemple.org', []],
    ['featured=true', ['arrivee']],
    ['featured=false', ['atelier', 'bilan']],
    ['published=true', ALL],
    ['published=false', []],
    ['status=published', ALL],
    ['status=draft', []],
    ['status=scheduled', []],
    ['min_views=40', ['arrivee', 'bilan']],
    ['max_views=40', ['arrivee', 'atelier']],
    ['min_views=8&max_views=40', ['arrivee']],
    ['start_date=2026-11-03', ['arrivee', 'atelier']],
    ['start_date=2026-11-04', ['arrivee']],
    ['end_date=2026-11-03', ['atelier', 'bilan']],
    ['end_date=2026-11-02', ['bilan']],
    ['end_date=2026-11-02T23:30:00Z', ['atelier', 'bilan']],
    ['period=today', ['arrivee']],
    ['period=week', ['arrivee']],
    ['period=month', ['arrivee', 'atelier']],
    ['period=quarter', ['arrivee', 'atelier']],
    ['period=year', ALL],
    ['period=past', ALL],
    ['period=upcoming', []],
    ['category=nouvelles&featured=false', ['bilan']],
    ['category=', ALL],
    ['inconnu=oui', ALL],
  ])('%s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('category_id finds by number', async () => {
    expect(await found(`category_id=${terms['Nouvelles']}`)).toEqual(['arrivee', 'bilan']);
    expect(await found('category_id=424242')).toEqual([]);
  });

  it('related_to leaves the article out, and puts first what has most in common', async () => {
    expect(await slugs(`related_to=${ids['atelier']}`)).toEqual(['bilan', 'arrivee']);
    expect(await slugs(`related_to=${ids['arrivee']}`)).toEqual(['bilan', 'atelier']);
    expect(await slugs('related_to=424242')).toEqual(['arrivee', 'atelier', 'bilan']);
  });
});

describe('the search, in French', () => {
  it.each([
    ['conteneurs', ['arrivee', 'atelier']],
    ['DOUALA', ['arrivee']],
    ['bibliothecaire', ['arrivee']],
    ['annee', ['bilan']],
    ['reli', ['atelier']],
    ['douane livres', ['arrivee']],
    ['yaoundé', []],
    ['le de la', []],
    ["'); DROP TABLE articles; --", []],
    ['& | ! : * ( )', []],
  ])('« %s » finds %j', async (words, expected) => {
    expect(await found(`search=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it('puts what matches in the title first', async () => {
    expect(await slugs('search=conteneur')).toEqual(['arrivee', 'atelier']);
  });
});

describe('each ordering', () => {
  it.each([
    ['published_at', ['bilan', 'atelier', 'arrivee']],
    ['-published_at', ['arrivee', 'atelier', 'bilan']],
    ['title', ['atelier', 'bilan', 'arrivee']],
    ['-title', ['arrivee', 'bilan', 'atelier']],
    ['view_count', ['atelier', 'arrivee', 'bilan']],
    ['-view_count', ['bilan', 'arrivee', 'atelier']],
    // The clock is stopped: at one instant, the newest number first.
    ['created_at', ['bilan', 'atelier', 'arrivee']],
    ['-created_at', ['bilan', 'atelier', 'arrivee']],
    ['updated_at', ['bilan', 'atelier', 'arrivee']],
    ['-updated_at', ['bilan', 'atelier', 'arrivee']],
  ])('%s gives %j', async (order, expected) => {
    expect(await slugs(`ordering=${order}`)).toEqual(expected);
  });
});

describe('pages', () => {
  it('say how many there are and where the neighbours are', async () => {
    const { body } = await list('page=2&page_size=1&ordering=title');
    expect(body.results.map(({ slug }) => slug)).toEqual(['bilan']);
    expect(body.count).toBe(3);
    expect(body.next).toBe('http://localhost:3000/api/v1/articles/?page=3&page_size=1&ordering=title');
    expect(body.previous).toBe('http://localhost:3000/api/v1/articles/?page=1&page_size=1&ordering=title');
  });
});

describe('a bad parameter', () => {
  it.each([
    ['category_id=un', 'category_id'],
    ['featured=peut-être', 'featured'],
    ['published=peut-être', 'published'],
    ['status=en-ligne', 'status'],
    ['min_views=-1', 'min_views'],
    ['max_views=beaucoup', 'max_views'],
    ['start_date=hier', 'start_date'],
    ['end_date=2026-02-30', 'end_date'],
    ['period=siecle', 'period'],
    ['ordering=author_email', 'ordering'],
    ['related_to=0', 'related_to'],
    ['summary=x', 'summary'],
    ['page=0', 'page'],
    ['page_size=101', 'page_size'],
    ['search=%00', 'search'],
    [`tags=${'a'.repeat(1001)}`, 'tags'],
  ])('%s is a 400 that names it, in French', async (query, name) => {
    const { status, body } = await api.request<Problem>(`/articles/?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [name]: expect.stringMatching(/^[A-ZÉ].*\.$/) });
  });
});
