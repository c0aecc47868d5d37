import type { ScholarshipFacets } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { asListed, filterChoices, type KnownChoices } from './scholarship-choices';

const facets: ScholarshipFacets = {
  country: [{ value: 'Canada', count: 3 }],
  level: [{ value: 'master', count: 7 }],
  field_of_study: [],
  coverage_type: [{ value: 'partial', count: 2 }],
  featured: 1,
  upcoming: 1,
};
const known: KnownChoices = {
  countries: [
    { country: 'Sénégal', count: 9 },
    { country: 'Canada', count: 5 },
    { country: 'États-Unis', count: 1 },
  ],
  fields: ['Droit', 'Santé'],
  facets,
};
const labels = (name: Parameters<typeof filterChoices>[0], choices = known, chosen?: string) =>
  filterChoices(name, choices, chosen).map(({ label }) => label);

it('says how many scholarships each choice would leave, none included', () => {
  expect(labels('level')).toEqual(['Tous', 'Licence (0)', 'Master (7)', 'Doctorat (0)', 'Post-doctorat (0)']);
  expect(labels('coverage_type')).toContain('Partielle (2)');
  expect(labels('field_of_study')).toEqual(['Tous', 'Droit (0)', 'Santé (0)']);
});

it('names the countries in the order of French', () => {
  expect(labels('country')).toEqual(['Tous', 'Canada (3)', 'États-Unis (0)', 'Sénégal (0)']);
});

it('offers the choices without counts where these cannot be read', () => {
  expect(labels('level', { ...known, facets: undefined })).toEqual([
    'Tous',
    'Licence',
    'Master',
    'Doctorat',
    'Post-doctorat',
  ]);
});

it('offers what the address asks even where no scholarship has it', () => {
  expect(labels('country', known, 'Islande')[1]).toBe('Islande (0)');
});

it('writes a country as the list does, without regard to accents and capitals', () => {
  expect(asListed('etats-unis', ['Canada', 'États-Unis'])).toBe('États-Unis');
  expect(asListed('Islande', ['Canada'])).toBe('Islande');
  expect(asListed(undefined, ['Canada'])).toBeUndefined();
});
