import { expect, it } from 'vitest';
import { personOf, registrationChanges } from './registration-changes';

const person = {
  first_name: 'Claire',
  last_name: 'Petit',
  email: 'claire@example.org',
  phone: '',
  organization: 'École',
  special_needs: '',
  seats: 2,
};

it('sends what was changed, and an empty text for what was emptied', () => {
  const typed = { ...person, phone: ' +33 6 12 34 56 78 ', organization: null, special_needs: null };
  expect(registrationChanges(typed, person)).toEqual({ phone: '+33 6 12 34 56 78', organization: '' });
});

it('sends the number of seats where it is another one', () => {
  expect(registrationChanges({ ...person, seats: 3 }, person)).toEqual({ seats: 3 });
  expect(registrationChanges(person, person)).toEqual({});
});

it('takes of a registration what staff may correct', () => {
  const registration = { ...person, reference: 'INS-1' };
  expect(personOf(registration)).toEqual(person);
});
