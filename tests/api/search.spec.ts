import type { CampaignInput, MarkedText, SearchAnswer } from '@livres/api/contract';
import { DAY_MS, SEARCH_TYPES } from '@livres/api/contract';
import { SearchSourcesService } from '@livres/api/dist/content/search/search-sources.service.js';
import { pageSql } from '@livres/api/dist/content/search/search-sql.js';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { type Answer, testApi, staffOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';

const DAY = DAY_MS;
const from = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const SHELF: Partial<CampaignInput>[] = [
  {
    slug: 'bibliotheque-foumban',
    title: 'Une bibliothèque pour le lycée de Foumban',
    short_description: 'Des livres et des étagères avant la rentrée.',
    description:
      '<h2>Le projet</h2><p>Un menuisier de la ville fabrique les rayonnages&nbsp;; « tout » se décide à Foumban &amp; avec les élèves.</p>',
    location: 'Foumban, Cameroun',
  },
  {
    slug: 'former-a-yaounde',
    title: 'Former vingt bibliothécaires',
    short_description: 'Deux semaines à Yaoundé.',
    description: '<p>Classer, prêter, animer : une bibliothèque vit par ceux qui la tiennent.</p>',
    status: 'completed',
  },
  {
    slug: 'rayons-de-kribi',
    title: 'L’heure du conte à Kribi',
    short_description: 'Six cents albums pour la bibliothèque municipale.',
  },
  { slug: 'tri-recent', title: 'Trier à Lyon', short_description: 'Une palette.', start_date: from(-1) },
  { slug: 'tri-ancien', title: 'Trier à Lyon', short_description: 'Une palette.', start_date: from(-900) },
  { slug: 'secret', title: 'Un baobab en brouillon', status: 'draft' },
];

const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  for (const campaign of SHELF) await createCampaign(editor, campaign);
});

const search = (q: string, more = ''): Promise<Answer<SearchAnswer>> =>
  api.request<SearchAnswer>(`/search/?q=${encodeURIComponent(q)}${more}`);
/** Campaigns only: the pages that the site always has speak of libraries too. */
const slugs = async (q: string) => (await search(q, '&type=campaigns')).body.results.map(({ slug }) => slug);
const said = (parts: MarkedText[]) => parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('what a search finds', () => {
  it.each([
    ['the word as it is written', 'bibliothèque'],
    ['the word without its accents', 'bibliotheque'],
    ['its plural', 'BIBLIOTHÈQUES'],
    ['its beginning', 'biblioth'],
  ])('%s', async (_, q) => {
    expect(await slugs(q)).toEqual(
      expect.arrayContaining(['bibliotheque-foumban', 'former-a-yaounde', 'rayons-de-kribi']),
    );
  });

  it('a trade by its singular and by its plural', async () => {
    expect(await slugs('bibliothécaire')).toContain('former-a-yaounde');
    expect(await slugs('bibliothécaires')).toContain('former-a-yaounde');
    expect(await slugs('bibliothécaire')).not.toContain('rayons-de-kribi');
  });

  it('only what has every word, wherever it stands', async () => {
    expect(await slugs('menuisier Foumban')).toEqual(['bibliotheque-foumban']);
    expect(await slugs('menuisier Kribi')).toEqual([]);
  });

  it('small words of a sentence do not count', async () => {
    expect(await slugs('une bibliothèque pour le lycée')).toEqual(['bibliotheque-foumban']);
  });

  it('what is finished is still found', async () => {
    expect(await slugs('Yaoundé')).toEqual(['former-a-yaounde']);
  });
});

describe('what a search never shows', () => {
  it('a draft, by its words or by a guess at them', async () => {
    expect((await search('baobab')).body).toMatchObject({ count: 0, results: [], suggestion: null });
    expect((await search('baobap')).body.suggestion).toBeNull();
  });

  it('what is in the bin, and again what is taken out of it', async () => {
    const { id } = await createCampaign(editor, { title: 'Un manguier à Garoua', slug: 'manguier' });
    expect(await slugs('manguier')).toEqual(['manguier']);
    await editor(`/admin/campaigns/${id}`, { method: 'DELETE' });
    await expect.poll(() => slugs('manguier')).toEqual([]);
    await editor(`/admin/campaigns/${id}/restore`, { method: 'POST', body: {} });
    await expect.poll(() => slugs('manguier')).toEqual(['manguier']);
  });
});

describe('the order of the results', () => {
  it('titles come before summaries, summaries before texts', async () => {
    expect(await slugs('bibliothèque')).toEqual([
      'bibliotheque-foumban',
      'rayons-de-kribi',
      'former-a-yaounde',
    ]);
  });

  it('of two that say the same, the newer comes first', async () => {
    expect(await slugs('trier Lyon')).toEqual(['tri-recent', 'tri-ancien']);
  });
});

describe('a result', () => {
  it('marks what was asked in its title and in its excerpt, without markup', async () => {
    const { body } = await search('foumban');
    const [first] = body.results;
    expect(first).toMatchObject({ type: 'campaigns', slug: 'bibliotheque-foumban' });
    expect(said(first!.title_parts)).toBe('Une bibliothèque pour le lycée de [Foumban]');
    expect(said(first!.excerpt)).toContain('[Foumban] & avec les élèves');
    expect(said(first!.excerpt)).not.toMatch(/[<>]|&amp;|&nbsp;/);
  });

  it('quotes its beginning where only the title answers', async () => {
    const { body } = await search('conte');
    expect(said(body.results[0]!.excerpt)).toBe('Six cents albums pour la bibliothèque municipale.');
  });
});

describe('counts, types and pages', () => {
  it('every type has its count, whatever type is asked', async () => {
    const { body } = await search('bibliothèque', '&type=events');
    expect(Object.keys(body.counts)).toEqual([...SEARCH_TYPES]);
    expect(body.counts.campaigns).toBe(3);
    expect(body).toMatchObject({ count: 0, results: [], suggestion: null });
  });

  it('pages follow one another without repeating anything', async () => {
    const first = (await search('bibliothèque', '&type=campaigns&page_size=2')).body;
    const second = (await search('bibliothèque', '&type=campaigns&page_size=2&page=2')).body;
    expect([first.results.length, second.results.length]).toEqual([2, 1]);
    expect(new Set([...first.results, ...second.results].map(({ slug }) => slug)).size).toBe(3);
    expect(first.next).toContain('page=2');
    expect([first.previous, second.next]).toEqual([null, null]);
  });

  it.each(['&type=donors', '&page=0', '&page_size=21', `&q=${'x'.repeat(201)}`])(
    'what cannot be asked is refused: %s',
    async (more) => {
      expect((await search('livre', more)).status).toBe(400);
    },
  );
});

describe('when nothing is found', () => {
  it.each([
    ['biblioteque', 'bibliothèque'],
    ['fumban', 'Foumban'],
    ['lycee de Foumbam', 'lycee de Foumban'],
  ])('« %s » is asked again as « %s »', async (typed, meant) => {
    const { body } = await search(typed);
    expect(body).toMatchObject({ query: typed, count: 0, suggestion: meant });
    expect(await slugs(meant)).not.toEqual([]);
  });

  it('a word that looks like nothing of the site has no suggestion', async () => {
    expect((await search('zzyzx')).body.suggestion).toBeNull();
  });

  it('a word becomes known as soon as it is published', async () => {
    expect((await search('hipopotame')).body.suggestion).toBeNull();
    await createCampaign(editor, { title: 'L’hippopotame de Lagdo' });
    await expect.poll(async () => (await search('hipopotame')).body.suggestion).toBe('hippopotame');
  });
});

describe('whatever is typed', () => {
  it.each([
    '',
    '   ',
    '%20',
    'le la les',
    '?!',
    "'; DROP TABLE campaigns; --",
    '\\',
    '\u{E000}',
    'é'.repeat(200),
  ])('is answered plainly: « %s »', async (q) => {
    expectAnswer(await search(q), 200, { count: 0 });
  });

  it.each(['a & b | !c <-> (d', "l'école", 'x:*A', '<script>alert(1)</script>', '100 % "livres"'])(
    'the signs of a query language are only signs: « %s »',
    async (q) => {
      expect((await search(q)).status).toBe(200);
    },
  );

  it('a search without a question answers nothing', async () => {
    const { status, body } = await api.request<SearchAnswer>('/search/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ query: '', count: 0, results: [], suggestion: null });
  });
});

describe('on a long shelf', () => {
  it('the indexes of the features are used', async () => {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(`
      INSERT INTO campaigns (slug, title, short_description, description, category, campaign_type, status, created_at, updated_at)
      SELECT 'rayon-' || n, 'Rayon ' || n, 'Des livres.', repeat('<p>Un carton arrive.</p>', 60), 'bibliotheque', 'books', 'active', now(), now()
        FROM generate_series(1, 3000) n`);
    await client.query('ANALYZE campaigns');
    const sql = pageSql(api.app.get(SearchSourcesService).union);
    const { rows } = await client.query(`EXPLAIN ${sql}`, ["'foumban' | 'foumban':*", null, 10, 0]);
    await client.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('campaigns_search');
    expect(plan).not.toContain('Seq Scan on campaigns');
  });
});
