import { expect, it } from 'vitest';
import { titleWithCount } from './count-in-title';

it.each([
  ['Dons d’argent', 7, '(7) Dons d’argent'],
  ['(3) Dons d’argent', 7, '(7) Dons d’argent'],
  ['(3) Dons d’argent', 0, 'Dons d’argent'],
  ['(Essai) Campagne', 0, '(Essai) Campagne'],
  ['', 2, '(2) '],
])('the title « %s » with %d is « %s »', (title, count, expected) => {
  expect(titleWithCount(title, count)).toBe(expected);
});
