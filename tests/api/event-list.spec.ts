import type { EventInput, Problem, PublicEvent } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../factories/api.ts';
import { cancelEvent, createEvent, draftEvent } from '../factories/events.ts';
import { stopClock } from '../factories/time.ts';
import { publicList } from '../factories/lists.ts';

// A Saturday; in Paris, 21 November 2026, 11:00.
const NOW = '2026-11-21T10:00:00Z';

const AGENDA: Record<string, Partial<EventInput>> = {
  tri: {
    title: 'Le grand tri de Lyon',
    short_description: 'Des cartons à ouvrir ensemble.',
    start_date: '2026-11-21T08:00:00Z',
    end_date: '2026-11-21T16:00:00Z',
    address: '12 rue des Docks',
    featured: true,
    requires_registration: true,
    max_participants: 20,
    offline_participants: 20,
    organizer_first_name: 'Awa',
    organizer_last_name: 'Njoya',
    parking_info: 'Sous l’entrepôt',
    food_provided: true,
  },
  webinaire: {
    title: 'Étudier en France',
    short_description: 'Questions et réponses sur les bourses.',
    event_type: 'webinar',
    start_date: '2026-12-03T17:00:00Z',
    end_date: '2026-12-03T18:30:00Z',
    is_online: true,
    online_url: 'https://exemple.org/salon',
    location: '',
    city: '',
    country: '',
    language: 'mul',
    organizer_first_name: 'Paul',
  },
  fete: {
    title: 'Fête des livres',
    short_description: 'Contes et musique pour les enfants.',
    event_type: 'celebration',
    start_date: '2027-01-31T22:30:00Z',
    end_date: '2027-02-01T01:00:00Z',
    location: 'Médiathèque',
    city: 'Yaoundé',
    country: 'Cameroun',
    is_free: false,
    price: 2000,
    currency: 'XAF',
    requires_registration: true,
    max_participants: 50,
    accessibility_info: 'Rampe à l’entrée',
    wifi_available: true,
  },
  diner: {
    title: 'Dîner de soutien',
    short_description: 'Une soirée pour remplir un conteneur.',
    event_type: 'fundraising',
    start_date: '2026-06-20T17:00:00Z',
    end_date: null,
    city: 'Le Havre',
    is_free: false,
    price: 45.5,
    early_bird_price: 30,
    requires_registration: true,
    max_participants: 80,
    offline_participants: 72,
  },
  rencontre: {
    title: 'Rencontre sans date',
    start_date: null,
    end_date: null,
    city: 'Paris',
    language: 'en',
  },
  annule: {
    title: 'Atelier de reliure',
    start_date: '2026-12-24T09:00:00Z',
    end_date: '2026-12-24T12:00:00Z',
    city: 'Nantes',
  },
  brouillon: { title: 'Un brouillon' },
};
const BY_DEFAULT = ['tri', 'webinaire', 'fete', 'rencontre', 'diner', 'annule'];
const ALL = ['annule', 'diner', 'fete', 'rencontre', 'tri', 'webinaire'];

let api: TestApi;
let jeunesse: number;
let lecture: number;

beforeAll(async () => {
  api = await startApi();
  const clock = stopClock(api, new Date(NOW));
  const editor = await api.asStaff('editeur');
  const tag = async (name: string): Promise<number> =>
    (await editor('/admin/tags', { body: { name } })).body.id;
  jeunesse = await tag('Jeunesse');
  lecture = await tag('Lecture à voix haute');
  const tags: Record<string, number[]> = { tri: [lecture], fete: [jeunesse, lecture], diner: [jeunesse] };
  for (const [slug, over] of Object.entries(AGENDA)) {
    const input = { slug, ...over, tag_ids: tags[slug] ?? [] };
    if (slug === 'brouillon') await draftEvent(editor, input);
    else {
      const made = await createEvent(editor, input);
      if (slug === 'annule') await cancelEvent(editor, made);
    }
    clock.advance(1000);
  }
  for (const [slug, people] of Object.entries({ fete: 3, webinaire: 1 }))
    for (let one = 0; one < people; one += 1)
      await api.request(`/events/${slug}/interested/`, { body: { guest_email: `p${one}@exemple.org` } });
  clock.set(NOW);
});
afterAll(() => api?.close());

const { list, slugs, found } = publicList<PublicEvent>(() => api, '/events/');

describe('the public list of events', () => {
  it('never shows a draft', async () => {
    expect(await found('')).toEqual(ALL);
    expect(await found('status=draft')).toEqual([]);
  });

  it('says where each is in time, with its figures', async () => {
    const { results } = (await list('')).body;
    const told = results.map(({ slug, is_past, is_ongoing, is_upcoming }) => [
      slug,
      { is_past, is_ongoing, is_upcoming },
    ]);
    const past = { is_past: true, is_ongoing: false, is_upcoming: false };
    const ongoing = { is_past: false, is_ongoing: true, is_upcoming: false };
    const upcoming = { is_past: false, is_ongoing: false, is_upcoming: true };
    const none = { is_past: false, is_ongoing: false, is_upcoming: false };
    expect(Object.fromEntries(told)).toEqual({
      tri: ongoing,
      webinaire: upcoming,
      fete: upcoming,
      annule: upcoming,
      diner: past,
      rencontre: none,
    });
    expect(results.find(({ slug }) => slug === 'fete')).toMatchObject({
      interested_count: 3,
      price: 2000,
      currency: 'XAF',
      registration_state: 'open',
      tags: [
        { slug: 'jeunesse', name: 'Jeunesse' },
        { slug: 'lecture-a-voix-haute', name: 'Lecture à voix haute' },
      ],
    });
  });
});

describe('each filter', () => {
  it.each([
    ['status=published', ['diner', 'fete', 'rencontre', 'tri', 'webinaire']],
    ['status=cancelled', ['annule']],
    ['type=webinar', ['webinaire']],
    ['time=upcoming', ['annule', 'fete', 'webinaire']],
    ['time=ongoing', ['tri']],
    ['time=past', ['diner']],
    ['time=current', ['annule', 'fete', 'rencontre', 'tri', 'webinaire']],
    ['location=docks', ['tri']],
    ['location=YAOUNDE', ['fete']],
    ['location=cameroun', ['fete']],
    ['online=true', ['webinaire']],
    ['online=false', ['annule', 'diner', 'fete', 'rencontre', 'tri']],
    ['free=true', ['annule', 'rencontre', 'tri', 'webinaire']],
    ['free=false', ['diner', 'fete']],
    ['min_price=45.5', ['diner', 'fete']],
    ['min_price=45.51', ['fete']],
    ['max_price=45.49', ['annule', 'rencontre', 'tri', 'webinaire']],
    ['max_price=45.5', ['annule', 'diner', 'rencontre', 'tri', 'webinaire']],
    ['organizer=njoya', ['tri']],
    ['organizer=awa%20nj', ['tri']],
    ['organizer=PAUL', ['webinaire']],
    ['min_participants=50', ['annule', 'diner', 'fete', 'rencontre', 'webinaire']],
    ['max_participants=50', ['fete', 'tri']],
    ['start_date=2026-12-03', ['annule', 'fete', 'webinaire']],
    ['start_date=2026-12-03T17:00:01Z', ['annule', 'fete']],
    ['end_date=2026-11-21', ['diner', 'tri']],
    ['end_date=2026-11-21T15:59:59Z', ['diner']],
    ['period=today', ['tri']],
    ['period=week', ['tri']],
    ['period=month', ['tri']],
    ['period=quarter', ['annule', 'tri', 'webinaire']],
    ['period=year', ['annule', 'diner', 'tri', 'webinaire']],
    ['period=upcoming', ['annule', 'fete', 'webinaire']],
    ['period=past', ['diner']],
    ['month=2026-06', ['diner']],
    ['month=2026-12', ['annule', 'webinaire']],
    ['month=2027-01', ['fete']],
    ['month=2027-02', ['fete']],
    ['month=2027-03', []],
    ['requires_registration=true', ['diner', 'fete', 'tri']],
    ['requires_registration=false', ['annule', 'rencontre', 'webinaire']],
    ['has_availability=true', ['fete', 'rencontre', 'webinaire']],
    ['has_availability=false', ['annule', 'diner', 'tri']],
    ['featured=true', ['tri']],
    ['featured=false', ['annule', 'diner', 'fete', 'rencontre', 'webinaire']],
    ['tags=jeunesse', ['diner', 'fete']],
    ['tags=lecture-a-voix-haute', ['fete', 'tri']],
    ['tags=Lecture a voix haute,jeunesse', ['diner', 'fete', 'tri']],
    ['tags=inconnue', []],
    ['city=lyon', ['tri']],
    ['city=yaoundé', ['fete']],
    ['city=havre', []],
    ['country=france', ['annule', 'diner', 'rencontre', 'tri']],
    ['language=mul', ['webinaire']],
    ['language=en', ['rencontre']],
    ['has_accessibility=true', ['fete']],
    ['has_accessibility=false', ['annule', 'diner', 'rencontre', 'tri', 'webinaire']],
    ['has_parking=true', ['tri']],
    ['has_parking=false', ['annule', 'diner', 'fete', 'rencontre', 'webinaire']],
    ['provides_food=true', ['tri']],
    ['provides_food=false', ['annule', 'diner', 'fete', 'rencontre', 'webinaire']],
    ['has_wifi=true', ['fete']],
    ['has_wifi=false', ['annule', 'diner', 'rencontre', 'tri', 'webinaire']],
    ['time=upcoming&free=true&status=published', ['webinaire']],
    ['status=', ALL],
    ['inconnu=oui', ALL],
  ])('%s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('tag_ids finds what bears at least one of the numbers', async () => {
    expect(await found(`tag_ids=${jeunesse}`)).toEqual(['diner', 'fete']);
    expect(await found(`tag_ids=${jeunesse},${lecture}`)).toEqual(['diner', 'fete', 'tri']);
    expect(await found('tag_ids=999999')).toEqual([]);
  });
});

describe('the search, in French', () => {
  it.each([
    ['carton', ['tri']],
    ['ETUDIER', ['webinaire']],
    ['conteneurs', ['diner']],
    ['yaounde', ['fete']],
    ['bourse', ['webinaire']],
    ['livre lyon', []],
    ["'); DROP TABLE events; --", []],
  ])('« %s » finds %j', async (words, expected) => {
    expect(await found(`search=${encodeURIComponent(words)}`)).toEqual(expected);
  });
});

describe('each ordering', () => {
  it.each([
    ['start_date', ['diner', 'tri', 'webinaire', 'annule', 'fete', 'rencontre']],
    ['-start_date', ['fete', 'annule', 'webinaire', 'tri', 'diner', 'rencontre']],
    ['end_date', ['diner', 'tri', 'webinaire', 'annule', 'fete', 'rencontre']],
    ['-end_date', ['fete', 'annule', 'webinaire', 'tri', 'diner', 'rencontre']],
    ['title', ['annule', 'diner', 'webinaire', 'fete', 'tri', 'rencontre']],
    ['-title', ['rencontre', 'tri', 'fete', 'webinaire', 'diner', 'annule']],
    ['price', ['annule', 'rencontre', 'webinaire', 'tri', 'diner', 'fete']],
    ['-price', ['fete', 'diner', 'annule', 'rencontre', 'webinaire', 'tri']],
    ['max_participants', ['tri', 'fete', 'diner', 'annule', 'rencontre', 'webinaire']],
    ['-max_participants', ['diner', 'fete', 'tri', 'annule', 'rencontre', 'webinaire']],
    ['current_participants', ['annule', 'rencontre', 'fete', 'webinaire', 'tri', 'diner']],
    ['-current_participants', ['diner', 'tri', 'annule', 'rencontre', 'fete', 'webinaire']],
    ['interested_count', ['annule', 'rencontre', 'diner', 'tri', 'webinaire', 'fete']],
    ['-interested_count', ['fete', 'webinaire', 'annule', 'rencontre', 'diner', 'tri']],
    ['view_count', ['annule', 'rencontre', 'diner', 'fete', 'webinaire', 'tri']],
    ['-view_count', ['annule', 'rencontre', 'diner', 'fete', 'webinaire', 'tri']],
    ['created_at', ['tri', 'webinaire', 'fete', 'diner', 'rencontre', 'annule']],
    ['-created_at', ['annule', 'rencontre', 'diner', 'fete', 'webinaire', 'tri']],
  ])('%s gives %j', async (order, expected) => {
    expect(await slugs(`order_by=${order}`)).toEqual(expected);
  });

  it('by default shows what is on, the next to come, what has no date, what is over, then the cancelled', async () => {
    expect(await slugs('')).toEqual(BY_DEFAULT);
  });

  it.each([1, 2, 4])('by default keeps the cancelled last over pages of %i', async (size) => {
    const pages: string[] = [];
    for (let page = 1; page <= Math.ceil(BY_DEFAULT.length / size); page += 1)
      pages.push(...(await slugs(`page=${page}&page_size=${size}`)));
    expect(pages).toEqual(BY_DEFAULT);
  });

  it('keeps the cancelled last among what words find, and among what is not over', async () => {
    expect((await slugs('search=atelier')).at(-1)).toBe('annule');
    expect(await slugs('time=current')).toEqual(['tri', 'webinaire', 'fete', 'rencontre', 'annule']);
  });
});

describe('pages', () => {
  it('say how many there are and where the neighbours are', async () => {
    const { body } = await list('page=2&page_size=2&order_by=start_date');
    expect(body.results.map(({ slug }) => slug)).toEqual(['webinaire', 'annule']);
    expect(body.count).toBe(6);
    expect([body.next, body.previous]).toEqual([
      'http://localhost:3000/api/v1/events/?page=3&page_size=2&order_by=start_date',
      'http://localhost:3000/api/v1/events/?page=1&page_size=2&order_by=start_date',
    ]);
  });
});

describe('a bad parameter', () => {
  it.each([
    ['status=ouvert', 'status'],
    ['type=fete', 'type'],
    ['time=bientot', 'time'],
    ['online=peut-être', 'online'],
    ['free=2', 'free'],
    ['min_price=-1', 'min_price'],
    ['max_price=beaucoup', 'max_price'],
    ['min_participants=1.5', 'min_participants'],
    ['max_participants=-1', 'max_participants'],
    ['start_date=hier', 'start_date'],
    ['end_date=2026-02-30', 'end_date'],
    ['period=siecle', 'period'],
    ['month=2027-13', 'month'],
    ['month=mars', 'month'],
    ['requires_registration=x', 'requires_registration'],
    ['has_availability=x', 'has_availability'],
    ['featured=x', 'featured'],
    ['tag_ids=1,x', 'tag_ids'],
    ['language=de', 'language'],
    ['has_accessibility=x', 'has_accessibility'],
    ['has_parking=x', 'has_parking'],
    ['provides_food=x', 'provides_food'],
    ['has_wifi=x', 'has_wifi'],
    ['order_by=password', 'order_by'],
    ['page=0', 'page'],
    ['page_size=101', 'page_size'],
    [`search=${'a'.repeat(201)}`, 'search'],
  ])('%s is a 400 that names it, in French', async (query, name) => {
    const { status, body } = await api.request<Problem>(`/events/?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [name]: expect.stringMatching(/^[A-ZÉ].*\.$/) });
  });
});
