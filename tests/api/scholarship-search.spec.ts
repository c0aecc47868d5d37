import type { Page, ScholarshipFacets, ScholarshipSummary, SearchAnswer } from '@livres/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { createScholarship } from '../factories/scholarships.ts';

const api = testApi();
beforeAll(async () => {
  const editor = await api.asStaff('editeur');
  const of = (title: string, over: Parameters<typeof createScholarship>[1]) =>
    createScholarship(editor, { title, organization: 'Fondation Horizons', country: 'Sénégal', ...over });
  await of('Premiers pas', { level: 'licence', field_of_study: 'Droit', country: 'Belgique' });
  await of('Second souffle', { level: 'master', field_of_study: 'Génie civil', country: 'Royaume-Uni' });
  await of('Longue recherche', { level: 'doctorat', field_of_study: 'Médecine', country: 'États-Unis' });
  await of('Suite', {
    level: 'postdoc',
    field_of_study: 'Intelligence artificielle',
    country: 'Côte d’Ivoire',
  });
  await of('Aide du Fleuve', {
    level: 'master',
    field_of_study: 'Hydrologie',
    description: 'Les étudiantes y apprennent à mesurer les crues.',
  });
  await of('Cachée', { level: 'master', field_of_study: 'Zoologie', status: 'draft' });
});

const ask = async (words: string, more = '') =>
  (
    await api.request<Page<ScholarshipSummary>>(
      `/universities/scholarships/?search=${encodeURIComponent(words)}${more}`,
    )
  ).body;
const found = async (words: string) => (await ask(words)).results.map(({ title }) => title).toSorted();

const FIRST = 'Premiers pas';
const SECOND = 'Second souffle';
const LONG = 'Longue recherche';
const AFTER = 'Suite';
const RIVER = 'Aide du Fleuve';

describe('the words of a search', () => {
  it.each([
    ['the level by its name', 'master', [RIVER, SECOND]],
    ['M2, which is a master', 'M2', [RIVER, SECOND]],
    ['M1', 'm1', [RIVER, SECOND]],
    ['a mastère', 'Mastère', [RIVER, SECOND]],
    ['a PhD, which is a doctorate', 'PhD', [LONG]],
    ['a Ph.D.', 'Ph.D.', [LONG]],
    ['a thesis', 'thèse', [LONG]],
    ['the third year', 'L3', [FIRST]],
    ['a bachelor', 'bachelor', [FIRST]],
    ['an undergraduate', 'undergraduate', [FIRST]],
    ['a postdoc by another name', 'postdoctorale', [AFTER]],
    ['a postdoc in two words', 'post-doctorat', [AFTER]],
    ['a grant for an « aide »', 'bourse fleuve', [RIVER]],
    ['money by another name', 'financement fleuve', [RIVER]],
    ['a country by its letters', 'USA', [LONG]],
    ['a country by its long name', 'États-Unis d’Amérique', [LONG]],
    ['a country in English', 'united kingdom', [SECOND]],
    ['a country with a quote in its name', 'cote d’ivoire', [AFTER]],
    ['a subject in English', 'engineering', [SECOND]],
    ['a subject by its letters', 'IA', [AFTER]],
    ['a plural', 'étudiante crue', [RIVER]],
    ['a beginning', 'hydro', [RIVER]],
    ['no accents and capitals', 'MEDECINE', [LONG]],
    ['every word at once', 'master royaume-uni', [SECOND]],
    ['a phrase and a word', 'PhD etats unis', [LONG]],
    ['words of which one is nowhere', 'master zoologie', []],
    ['a draft', 'zoologie', []],
    ['only small words', 'les de la', []],
    ['marks alone', '&|!():*\'"\\', []],
    ['a misspelt word', 'hydrolgie', [RIVER]],
    ['two misspelt words', 'medecinne etatts-unis', [LONG]],
  ])('find %s', async (_, words, titles) => expect(await found(words)).toEqual(titles.toSorted()));

  it('weigh the title more than the text', async () => {
    const editor = await api.asStaff('editeur');
    await createScholarship(editor, { title: 'Prix des crues', country: 'Togo' });
    expect((await ask('crues')).results.map(({ title }) => title)).toEqual(['Prix des crues', RIVER]);
  });

  it('may be in another order than that of relevance', async () => {
    const { results } = await ask('master', '&ordering=title');
    expect(results.map(({ title }) => title)).toEqual([RIVER, 'Prix des crues', SECOND]);
  });

  it('are counted alike by the list and by the choices that are left', async () => {
    for (const words of ['M2', 'hydrolgie', 'usa']) {
      const facets = await api.request<ScholarshipFacets>(
        `/universities/scholarships/facets/?search=${words}`,
      );
      const sum = facets.body.level.reduce((total, { count }) => total + count, 0);
      expect(sum).toBe((await ask(words)).count);
    }
  });

  it('are 200 characters at most', async () => {
    const answer = await api.request(`/universities/scholarships/?search=${'a'.repeat(201)}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['search']);
  });
});

describe('the search of the whole site', () => {
  it('finds scholarships that are open', async () => {
    const { body } = await api.request<SearchAnswer>('/search/?q=hydrologie&type=scholarships');
    expect(body.results).toEqual([
      expect.objectContaining({ type: 'scholarships', title: RIVER, slug: 'aide-du-fleuve' }),
    ]);
    expect((await api.request<SearchAnswer>('/search/?q=zoologie')).body.counts.scholarships).toBe(0);
  });
});
