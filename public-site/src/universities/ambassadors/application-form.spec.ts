import type { HttpClient } from '@livres/api/client';
import { expect, it } from 'vitest';
import { applicationOf, missingIn, sendApplication, tickedOf } from './application-form';

const COMPLETE = {
  first_name: 'Awa',
  last_name: 'Ngo Bassa',
  email: 'awa@example.org',
  university: 'Laval',
  country_study: 'Canada',
  current_level: 'master',
  field_of_study: 'Droit',
  availability: '8',
  scholarship_type: 'Bourse d’excellence',
  bio: 'Aider comme on m’a aidée.',
};

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

it('what is sent is a candidate’s, with the origin and the languages of the specification', () => {
  expect(applicationOf(formOf(COMPLETE))).toEqual({
    first_name: 'Awa',
    last_name: 'Ngo Bassa',
    email: 'awa@example.org',
    university: 'Laval',
    country_study: 'Canada',
    current_level: 'master',
    field_of_study: 'Droit',
    bio: 'Aider comme on m’a aidée.',
    country_origin: 'Cameroun',
    availability_hours: 8,
    languages: ['Français', 'Anglais'],
    expertise_areas: [],
    target_countries: ['Canada'],
    achievements: 'Bourse obtenue: Bourse d’excellence',
    status: 'candidate',
  });
});

it('what was ticked is sent, all of it', () => {
  const ticked = { languages: ['Français', 'Allemand'], expertise_areas: ['Entretien', 'Relecture'] };
  expect(applicationOf(formOf({ ...COMPLETE, ...ticked }))).toMatchObject(ticked);
});

it.each([
  ['2', 2],
  ['4', 4],
  ['8', 8],
  ['12', 12],
  ['12 heures', 12],
  ['beaucoup', 4],
  ['5', 4],
])('« %s » hours a month are %d', (availability, hours) => {
  expect(applicationOf(formOf({ ...COMPLETE, availability })).availability_hours).toBe(hours);
});

it('a scholarship without a name is still said to be had', () => {
  expect(applicationOf(formOf({ ...COMPLETE, scholarship_type: ' ' })).achievements).toBe('Bourse obtenue');
});

it('each required field that is empty says what it waits for', () => {
  expect(Object.keys(missingIn(formOf({})))).toEqual(Object.keys(COMPLETE).toSorted(inOrderOfForm));
  expect(missingIn(formOf({ ...COMPLETE, scholarship_type: '  ' }))).toEqual({
    scholarship_type: 'Dites quelle bourse vous avez obtenue, ou êtes en train d’obtenir.',
  });
  expect(missingIn(formOf(COMPLETE))).toEqual({});
});

const ORDER = ['first_name', 'last_name', 'email', 'university', 'country_study', 'current_level'];
const LAST = ['field_of_study', 'scholarship_type', 'bio', 'availability'];
const inOrderOfForm = (one: string, other: string) =>
  [...ORDER, ...LAST].indexOf(one) - [...ORDER, ...LAST].indexOf(other);

it('an address that is none is said at once', () => {
  expect(missingIn(formOf({ ...COMPLETE, email: 'awa' }))).toEqual({
    email: expect.stringContaining('n’a pas la bonne forme'),
  });
});

it('an incomplete form is not sent, and keeps what was typed and ticked', async () => {
  const never = { post: () => Promise.reject(new Error('sent')) } as unknown as HttpClient;
  const filled = formOf({ ...COMPLETE, bio: '', languages: ['Anglais', 'Arabe'] });
  const answer = await sendApplication(never, filled);
  expect(answer).toMatchObject({ done: null, status: 400, errors: { bio: expect.any(String) } });
  expect(answer.values['university']).toBe('Laval');
  expect(tickedOf(answer.values, 'languages')).toEqual(['Anglais', 'Arabe']);
});
