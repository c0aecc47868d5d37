import {
  type Page,
  type Problem,
  SCHOLARSHIP_MESSAGES,
  type ScholarshipCountry,
  type ScholarshipFacets,
  type ScholarshipStatistics,
  type ScholarshipSummary,
} from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, staffOf } from '../factories/api.ts';
import { createScholarship, SCHOLARSHIPS } from '../factories/scholarships.ts';
import { stopClock } from '../factories/time.ts';
import { titlesOf } from '../factories/lists.ts';

// 15 January 2027, 00:30 in Paris: still the 14th in UTC.
const NOW = new Date('2027-01-14T23:30:00Z');

const api = testApi();
const editor = staffOf(api, 'editeur');
beforeAll(async () => {
  const clock = stopClock(api, NOW);
  const make = async (over: Parameters<typeof createScholarship>[1]) => {
    clock.advance(1000);
    await createScholarship(editor, over);
  };
  await make({
    title: 'Bourse Atlas',
    organization: 'Fondation Atlas',
    country: 'Maroc',
    level: 'licence',
    field_of_study: 'Droit',
    amount: 5000,
    coverage_type: 'tuition_only',
    deadline: '2027-01-15',
    is_featured: true,
  });
  await make({
    title: 'Programme Érable',
    organization: 'Université du Fleuve',
    country: 'Canada',
    field_of_study: 'Ingénierie',
    amount: 12000.5,
    coverage_type: 'partial',
    deadline: '2027-02-14',
    description: '## Pour qui ?\n\nPour les **ingénieurs** de demain.',
  });
  await make({
    title: 'Thèses d’avenir',
    organization: 'Institut Curie-Sklodowska',
    country: 'États-Unis',
    level: 'doctorat',
    field_of_study: 'Médecine',
    coverage_type: 'complete',
    deadline: '2027-02-15',
    is_featured: true,
  });
  await make({
    title: 'Allocation du lac',
    country: 'CANADA',
    field_of_study: 'ingenierie',
    amount: 8000,
    coverage_type: 'living_expenses',
    deadline: '2027-06-30',
  });
  await make({ title: 'Déjà passée', country: 'Japon', deadline: '2027-01-14', amount: 1 });
  await make({ title: 'En pause', country: 'Japon', status: 'suspended' });
  await make({ title: 'Terminée', country: 'Japon', status: 'closed' });
  await make({ title: 'Brouillon', country: 'Japon', status: 'draft' });
});

const ask = (query = '') => api.request<Page<ScholarshipSummary>>(`${SCHOLARSHIPS}${query}`);
const ATLAS = 'Bourse Atlas';
const MAPLE = 'Programme Érable';
const THESES = 'Thèses d’avenir';
const LAKE = 'Allocation du lac';

describe('the scholarships that the public reads', () => {
  it('are the open ones whose deadline is not past in Paris, the newest first', async () => {
    const { body } = await ask();
    expect(body.count).toBe(4);
    expect(body.results.map(({ title }) => title)).toEqual([LAKE, THESES, MAPLE, ATLAS]);
    expect(body.results[3]).toMatchObject({ days_until_deadline: 0, status: 'active' });
  });

  it('say what a card says, in euros and in French, without the texts', async () => {
    const { body } = await ask('?search=erable');
    expect(body.results[0]).toMatchObject({
      amount: 12000.5,
      level: 'master',
      level_display: 'Master',
      coverage_type: 'partial',
      coverage_type_display: 'Partielle',
      deadline: '2027-02-14',
      days_until_deadline: 30,
      excerpt: 'Pour qui ? Pour les ingénieurs de demain.',
      is_favorited: false,
      view_count: 0,
      favorite_count: 0,
    });
    expect(body.results[0]).not.toHaveProperty('description');
  });

  it.each([
    ['?country=canada', [LAKE, MAPLE]],
    ['?country=etats-unis', [THESES]],
    ['?country=cana', []],
    ['?level=licence', [ATLAS]],
    ['?field_of_study=INGÉNIERIE', [LAKE, MAPLE]],
    ['?min_amount=8000', [LAKE, MAPLE]],
    ['?min_amount=8000.01', [MAPLE]],
    ['?max_amount=8000', [LAKE, ATLAS]],
    ['?min_amount=5000&max_amount=5000', [ATLAS]],
    ['?min_amount=0', [LAKE, MAPLE, ATLAS]],
    ['?coverage_type=complete', [THESES]],
    ['?deadline_from=2027-02-15', [LAKE, THESES]],
    ['?deadline_to=2027-02-14', [MAPLE, ATLAS]],
    ['?deadline_from=2027-02-14&deadline_to=2027-02-14', [MAPLE]],
    ['?deadline_from=2027-02-14T23:30:00Z', [LAKE, THESES]],
    ['?deadline_from=2026-01-01', [LAKE, THESES, MAPLE, ATLAS]],
    ['?is_featured=true', [THESES, ATLAS]],
    ['?is_featured=false', [LAKE, MAPLE]],
    ['?status=active', [LAKE, THESES, MAPLE, ATLAS]],
    ['?status=suspended', ['En pause']],
    ['?status=closed', ['Terminée', 'Déjà passée']],
    ['?status=closed&deadline_to=2027-01-14', ['Déjà passée']],
    ['?ordering=deadline', [ATLAS, MAPLE, THESES, LAKE]],
    ['?ordering=-deadline', [LAKE, THESES, MAPLE, ATLAS]],
    ['?ordering=amount', [ATLAS, LAKE, MAPLE, THESES]],
    ['?ordering=-amount', [MAPLE, LAKE, ATLAS, THESES]],
    ['?ordering=created_at', [ATLAS, MAPLE, THESES, LAKE]],
    ['?ordering=-created_at', [LAKE, THESES, MAPLE, ATLAS]],
    ['?ordering=title', [LAKE, ATLAS, MAPLE, THESES]],
    ['?ordering=-title', [THESES, MAPLE, ATLAS, LAKE]],
    ['?ordering=relevance', [LAKE, THESES, MAPLE, ATLAS]],
    ['?page=2&page_size=3', [ATLAS]],
    ['?country=&level=&search=', [LAKE, THESES, MAPLE, ATLAS]],
    ['?inconnu=1', [LAKE, THESES, MAPLE, ATLAS]],
  ])('answer %s', async (query, expected) => expect(titlesOf(await ask(query))).toEqual(expected));

  it('never show one under another status than the one asked for', async () => {
    for (const status of ['active', 'suspended', 'closed']) {
      const { results } = (await ask(`?status=${status}`)).body;
      expect(results.every((one) => one.status === status)).toBe(true);
    }
  });

  it('come 12 at a time, 100 at most', async () => {
    expect((await ask('?page_size=100')).status).toBe(200);
    expect((await ask('?page_size=101')).status).toBe(400);
    const { next, previous } = (await ask('?page_size=2&page=1')).body;
    expect([next, previous]).toEqual([
      'http://localhost:3000/api/v1/universities/scholarships/?page_size=2&page=2',
      null,
    ]);
  });

  it.each([
    ['level=bac', 'level'],
    ['coverage_type=tout', 'coverage_type'],
    ['status=draft', 'status'],
    ['status=fini', 'status'],
    ['ordering=organization', 'ordering'],
    ['ordering=-relevance', 'ordering'],
    ['is_featured=peut-etre', 'is_featured'],
    ['min_amount=beaucoup', 'min_amount'],
    ['max_amount=1e3', 'max_amount'],
    ['deadline_from=demain', 'deadline_from'],
    ['deadline_to=2027-02-30', 'deadline_to'],
    ['page=0', 'page'],
    ['page=un', 'page'],
    ['page_size=0', 'page_size'],
  ])('refuse ?%s, naming the parameter', async (query, parameter) => {
    for (const path of query.startsWith('page') || query.startsWith('ordering') ? [''] : ['', 'facets/']) {
      const answer = await api.request<Problem>(`${SCHOLARSHIPS}${path}?${query}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors ?? {})).toEqual([parameter]);
    }
  });

  it.each([
    ['min_amount=-1', { min_amount: SCHOLARSHIP_MESSAGES.amount_negative }],
    ['max_amount=-0.01', { max_amount: SCHOLARSHIP_MESSAGES.amount_negative }],
    ['min_amount=2&max_amount=1', { min_amount: SCHOLARSHIP_MESSAGES.amounts_crossed }],
    [
      'deadline_from=2027-03-02&deadline_to=2027-03-01',
      { deadline_to: SCHOLARSHIP_MESSAGES.deadlines_crossed },
    ],
  ])('refuse ?%s in the written words', async (query, errors) => {
    expect((await api.request<Problem>(`${SCHOLARSHIPS}?${query}`)).body.errors).toEqual(errors);
    expect((await api.request<Problem>(`${SCHOLARSHIPS}facets/?${query}`)).body.errors).toEqual(errors);
  });

  it('ask no more of the amounts than the written words', () => {
    expect(SCHOLARSHIP_MESSAGES.amount_negative).toBe('Le montant ne peut être négatif');
    expect(SCHOLARSHIP_MESSAGES.amounts_crossed).toBe('Le minimum ne peut être supérieur au maximum');
  });
});

describe('the figures of the programme', () => {
  it('count what is open, alike at both addresses', async () => {
    const figures = await api.request<ScholarshipStatistics>(`${SCHOLARSHIPS}statistics/`);
    expect(figures.body).toEqual({
      active_scholarships: 4,
      countries_count: 3,
      upcoming_deadlines: 2,
      avg_amount: 8333.5,
    });
    expect((await api.request(`${SCHOLARSHIPS}stats/`)).body).toEqual(figures.body);
  });

  it('name the countries with how many there are, whatever their accents, and the fields in alphabetical order', async () => {
    const { body } = await api.request<ScholarshipCountry[]>(`${SCHOLARSHIPS}countries/`);
    expect(body.map(({ country, count }) => [country.toLowerCase(), count])).toEqual([
      ['canada', 2],
      ['états-unis', 1],
      ['maroc', 1],
    ]);
    const fields = await api.request<string[]>(`${SCHOLARSHIPS}fields_of_study/`);
    expect(fields.body.map((field) => field.toLowerCase().replace('é', 'e'))).toEqual([
      'droit',
      'ingenierie',
      'médecine'.replace('é', 'e'),
    ]);
  });

  it('show the featured ones that are open, newest first, six at most', async () => {
    const featured = await api.request<ScholarshipSummary[]>(`${SCHOLARSHIPS}featured/`);
    expect(featured.body.map(({ title }) => title)).toEqual([THESES, ATLAS]);
    expect((await api.request<ScholarshipSummary[]>(`${SCHOLARSHIPS}featured/?count=1`)).body).toHaveLength(
      1,
    );
    expect((await api.request(`${SCHOLARSHIPS}featured/?count=0`)).status).toBe(400);
  });
});

describe('the choices that are left', () => {
  const facets = async (query = '') =>
    (await api.request<ScholarshipFacets>(`${SCHOLARSHIPS}facets/${query}`)).body;

  it('are counted over all that is open', async () => {
    expect(await facets()).toMatchObject({
      level: [
        { value: 'master', count: 2 },
        { value: 'doctorat', count: 1 },
        { value: 'licence', count: 1 },
      ],
      coverage_type: [
        { value: 'complete', count: 1 },
        { value: 'living_expenses', count: 1 },
        { value: 'partial', count: 1 },
        { value: 'tuition_only', count: 1 },
      ],
      featured: 2,
      upcoming: 2,
    });
  });

  it('keep the other filters, and leave aside their own', async () => {
    const { country, level, featured } = await facets('?country=canada&level=licence');
    expect(country).toEqual([{ value: 'Maroc', count: 1 }]);
    expect(level).toEqual([{ value: 'master', count: 2 }]);
    expect(featured).toBe(0);
  });

  it('count the featured ones and the near deadlines without their own filter', async () => {
    expect(await facets('?is_featured=false&deadline_from=2027-06-01')).toMatchObject({
      featured: 0,
      upcoming: 1,
      level: [{ value: 'master', count: 1 }],
    });
  });

  it('follow the words and the status', async () => {
    expect((await facets('?search=erable')).country).toEqual([{ value: 'Canada', count: 1 }]);
    expect((await facets('?status=suspended')).country).toEqual([{ value: 'Japon', count: 1 }]);
  });

  it('say of each choice what the list then counts', async () => {
    for (const { value, count } of (await facets('?is_featured=true')).country)
      expect((await ask(`?is_featured=true&country=${encodeURIComponent(value)}`)).body.count).toBe(count);
  });
});
