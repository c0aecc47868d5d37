import { expect, it } from 'vitest';
import { requestOf } from './accompaniment-form';

const typed = {
  first_name: 'Awa',
  last_name: 'Ngo Bassa',
  email: 'awa@example.org',
  current_level: 'licence',
  field_of_study: 'Informatique',
  description: 'Un master en France.',
};

it('what nobody chose is what the specification says', () => {
  expect(requestOf(typed)).toEqual({
    first_name: 'Awa',
    last_name: 'Ngo Bassa',
    email: 'awa@example.org',
    field_of_study: 'Informatique',
    description: 'Un master en France.',
    support_type: 'scholarship_search',
    urgency: 'medium',
    target_country: 'France',
    current_level: 'bachelor',
    target_level: 'master',
  });
});

it.each([
  ['terminale', 'bachelor', 'master'],
  ['licence', 'bachelor', 'master'],
  ['master', 'master', 'phd'],
  ['doctorat', 'phd', 'master'],
  ['autre', 'bachelor', 'master'],
])('the level « %s » goes as %s, with %s as the next', (current_level, current, target) => {
  expect(requestOf({ ...typed, current_level })).toMatchObject({
    current_level: current,
    target_level: target,
  });
});

it('a level that was not chosen is not made up', () => {
  expect(requestOf({ ...typed, current_level: '' })).not.toHaveProperty('current_level');
});

it('empty fields are not sent, and what was chosen is', () => {
  const sent = requestOf({
    ...typed,
    phone_number: '  ',
    specific_questions: '',
    title: 'Bourse : Horizon',
    support_type: 'interview',
    urgency: 'high',
    target_country: ' Canada ',
  });
  expect(sent).toMatchObject({
    title: 'Bourse : Horizon',
    support_type: 'interview',
    urgency: 'high',
    target_country: 'Canada',
  });
  expect(sent).not.toHaveProperty('phone_number');
  expect(sent).not.toHaveProperty('specific_questions');
});

it('the key of the form and the field that only programs fill go with it', () => {
  const sent = requestOf({ ...typed, form_key: 'une-clef', website: 'http://spam.example' });
  expect(sent).toMatchObject({ form_key: 'une-clef', website: 'http://spam.example' });
});
