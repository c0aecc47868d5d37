import type { Campaign, CampaignInput, Problem } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAnswer } from '../factories/answers.ts';
import { testApi } from '../factories/api.ts';
import { createCampaign, enterGift } from '../factories/campaigns.ts';
import { stoppedClock } from '../factories/time.ts';
import { publicList } from '../factories/lists.ts';

// A Saturday; in Paris, 21 November 2026, 11:00.
const NOW = '2026-11-21T10:00:00Z';

const SHELF: Record<string, Partial<CampaignInput>> = {
  foumban: {
    title: 'Une bibliothèque pour le lycée de Foumban',
    short_description: 'Des livres et des étagères.',
    location: 'Foumban, Cameroun',
    campaign_type: 'mixed',
    featured: true,
    goal_amount: 13_000,
    goal_books: 4000,
    opening_amount: 6500,
    opening_books: 1000,
    opening_donation_count: 12,
    start_date: '2026-09-01T08:00:00Z',
    end_date: '2027-01-31T08:00:00Z',
  },
  conteneur: {
    title: 'Conteneur de printemps',
    short_description: 'Des romans et des manuels scolaires à charger.',
    location: 'Le Havre',
    category: 'transport',
    campaign_type: 'books',
    goal_amount: 0,
    goal_books: 24_000,
    start_date: '2027-02-01T08:00:00Z',
    end_date: '2027-04-04T08:00:00Z',
  },
  formation: {
    title: 'Former vingt bibliothécaires',
    short_description: 'Deux semaines à Yaoundé.',
    location: 'Yaoundé, Cameroun',
    category: 'formation',
    status: 'completed',
    goal_amount: 9000,
    opening_amount: 9840,
    opening_donation_count: 133,
    start_date: '2026-02-01T08:00:00Z',
    end_date: '2026-06-01T08:00:00Z',
  },
  numerique: {
    title: 'Une salle numérique à Ngaoundéré',
    short_description: 'Vingt-cinq ordinateurs.',
    location: 'Ngaoundéré, Cameroun',
    category: 'numerique',
    campaign_type: 'equipment',
    status: 'paused',
    goal_amount: 0,
    goal_equipment: 25,
    opening_equipment: 5,
    start_date: '2026-11-21T06:00:00Z',
    end_date: '2026-11-30T08:00:00Z',
  },
  brouillon: { title: 'Un brouillon', status: 'draft' },
};

const ids: Record<string, number> = {};

const api = testApi();
stoppedClock(api, new Date(NOW));
beforeAll(async () => {
  const editor = await api.asStaff('editeur');
  const administrator = await api.asStaff('administrateur');
  for (const [name, over] of Object.entries(SHELF)) {
    const { id } = await createCampaign(name === 'formation' ? editor : administrator, {
      slug: name,
      ...over,
    });
    ids[name] = id;
  }
  await enterGift(api, ids['foumban']!, 'money', 25_050);
  await enterGift(api, ids['foumban']!, 'books', 600);
});

const { list, slugs, found } = publicList<Campaign>(() => api, '/campaigns/');

describe('the public list of campaigns', () => {
  it('never shows a draft', async () => {
    expect(await found('')).toEqual(['conteneur', 'formation', 'foumban', 'numerique']);
    expect(await found('status=draft')).toEqual([]);
  });

  it('answers with and without the slash at the end', async () => {
    expectAnswer(await api.request('/campaigns'), 200, { count: 4 });
  });

  it('adds what was given to what was collected before', async () => {
    const [foumban] = (await list('search=foumban')).body.results;
    expect(foumban).toMatchObject({
      current_amount: 6750.5,
      current_books: 1600,
      donation_count: 14,
      progress_percentage: 45,
    });
  });
});

describe('each filter', () => {
  it.each([
    ['status=active', ['conteneur', 'foumban']],
    ['status=paused', ['numerique']],
    ['campaign_type=books', ['conteneur']],
    ['category=formation', ['formation']],
    ['location=yaounde', ['formation']],
    ['location=CAMEROUN', ['formation', 'foumban', 'numerique']],
    ['featured=true', ['foumban']],
    ['featured=false', ['conteneur', 'formation', 'numerique']],
    ['min_goal=9000', ['formation', 'foumban']],
    ['max_goal=9000', ['conteneur', 'formation', 'numerique']],
    ['min_goal=9000.01', ['foumban']],
    ['min_raised=6750.50', ['formation', 'foumban']],
    ['max_raised=6750.49', ['conteneur', 'numerique']],
    ['min_progress=45', ['formation', 'foumban']],
    ['max_progress=45', ['conteneur', 'foumban', 'numerique']],
    ['start_date=2026-11-21', ['conteneur', 'numerique']],
    ['end_date=2026-11-30', ['formation', 'numerique']],
    ['end_date=2026-11-30T07:59:59Z', ['formation']],
    ['period=today', ['foumban', 'numerique']],
    ['period=week', ['foumban', 'numerique']],
    ['period=month', ['foumban', 'numerique']],
    ['period=quarter', ['foumban', 'numerique']],
    ['period=year', ['formation', 'foumban', 'numerique']],
    ['period=upcoming', ['conteneur']],
    ['period=past', ['formation']],
    ['status=active&featured=true&location=cameroun', ['foumban']],
    ['status=', ['conteneur', 'formation', 'foumban', 'numerique']],
    ['inconnu=oui', ['conteneur', 'formation', 'foumban', 'numerique']],
  ])('%s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('created_by finds what one member of staff made', async () => {
    const all = await list('');
    expect(all.body.results.find(({ slug }) => slug === 'formation')?.created_by).toEqual({
      first_name: 'Essai',
      last_name: 'editeur',
    });
    const staff = await (await api.asStaff('administrateur'))('/admin/staff');
    const editor = staff.body.find(({ roles }: { roles: string[] }) => roles.includes('editeur'));
    expect(await found(`created_by=${editor.id}`)).toEqual(['formation']);
  });
});

describe('the search, in French', () => {
  it.each([
    ['bibliothèques', ['foumban']],
    ['BIBLIOTHEQUE', ['foumban']],
    ['bibliothécaire', ['formation']],
    ['lycees', ['foumban']],
    ['biblioth', ['formation', 'foumban']],
    ['numeri', ['numerique']],
    ['ordinateur', ['numerique']],
    ['manuel scolaire', ['conteneur']],
    ['vingt semaines', ['formation']],
    ['foumban cameroun', ['foumban']],
    ['foumban yaoundé', []],
    ['l’école', []],
    ['le de la', []],
    ["'); DROP TABLE campaigns; --", []],
    ['& | ! : * ( )', []],
  ])('« %s » finds %j', async (words, expected) => {
    expect(await found(`search=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it('puts what matches in the title first', async () => {
    expect((await slugs('search=livres'))[0]).toBe('foumban');
  });
});

describe('each ordering', () => {
  it.each([
    ['start_date', ['formation', 'foumban', 'numerique', 'conteneur']],
    ['-start_date', ['conteneur', 'numerique', 'foumban', 'formation']],
    ['end_date', ['formation', 'numerique', 'foumban', 'conteneur']],
    ['-end_date', ['conteneur', 'foumban', 'numerique', 'formation']],
    ['title', ['conteneur', 'formation', 'foumban', 'numerique']],
    ['-title', ['numerique', 'foumban', 'formation', 'conteneur']],
    ['goal_amount', ['numerique', 'conteneur', 'formation', 'foumban']],
    ['-goal_amount', ['foumban', 'formation', 'numerique', 'conteneur']],
    ['current_amount', ['numerique', 'conteneur', 'foumban', 'formation']],
    ['-current_amount', ['formation', 'foumban', 'numerique', 'conteneur']],
    ['progress_percentage', ['conteneur', 'numerique', 'foumban', 'formation']],
    ['-progress_percentage', ['formation', 'foumban', 'numerique', 'conteneur']],
    ['donation_count', ['numerique', 'conteneur', 'foumban', 'formation']],
    ['-donation_count', ['formation', 'foumban', 'numerique', 'conteneur']],
    ['created_at', ['numerique', 'formation', 'conteneur', 'foumban']],
    ['-created_at', ['numerique', 'formation', 'conteneur', 'foumban']],
  ])('%s gives %j', async (order, expected) => {
    const given = await slugs(`order_by=${order}`);
    // The clock is stopped: creations at one instant fall back on the newest number first.
    expect(given).toEqual(
      order.endsWith('created_at') ? given.toSorted((a, b) => ids[b]! - ids[a]!) : expected,
    );
    expect(given).toHaveLength(4);
  });

  it('by default shows what runs and is featured first', async () => {
    expect(await slugs('')).toEqual(['foumban', 'conteneur', 'numerique', 'formation']);
  });
});

describe('pages', () => {
  it('say how many there are and where the neighbours are', async () => {
    const { body } = await list('page=2&page_size=1&order_by=title&featured=false');
    expect(body.results.map(({ slug }) => slug)).toEqual(['formation']);
    expect(body.count).toBe(3);
    expect(body.next).toBe(
      'http://localhost:3000/api/v1/campaigns/?page=3&page_size=1&order_by=title&featured=false',
    );
    expect(body.previous).toBe(
      'http://localhost:3000/api/v1/campaigns/?page=1&page_size=1&order_by=title&featured=false',
    );
  });

  it('have no neighbour past the ends', async () => {
    const first = (await list('page_size=4')).body;
    expect([first.next, first.previous]).toEqual([null, null]);
    const beyond = (await list('page=9&page_size=4')).body;
    expect(beyond).toMatchObject({ count: 4, results: [], next: null });
    expect(beyond.previous).toContain('page=1');
  });
});

describe('a bad parameter', () => {
  it.each([
    ['status=ouverte', 'status'],
    ['campaign_type=argent', 'campaign_type'],
    ['category=x', 'category'],
    ['featured=peut-être', 'featured'],
    ['min_goal=beaucoup', 'min_goal'],
    ['max_goal=-1', 'max_goal'],
    ['min_progress=101', 'min_progress'],
    ['min_raised=1e400', 'min_raised'],
    ['created_by=1.5', 'created_by'],
    ['start_date=hier', 'start_date'],
    ['end_date=2026-02-30', 'end_date'],
    ['period=siecle', 'period'],
    ['order_by=password', 'order_by'],
    ['order_by=--title', 'order_by'],
    ['page=0', 'page'],
    ['page_size=101', 'page_size'],
    ['search=%00', 'search'],
    [`search=${'a'.repeat(201)}`, 'search'],
  ])('%s is a 400 that names it, in French', async (query, name) => {
    const { status, headers, body } = await api.request<Problem>(`/campaigns/?${query}`);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body.errors).toEqual({ [name]: expect.stringMatching(/^[A-ZÉ].*\.$/) });
  });

  it('names several at once', async () => {
    const { body } = await api.request<Problem>('/campaigns/?page=x&status=y');
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['page', 'status']);
  });
});
