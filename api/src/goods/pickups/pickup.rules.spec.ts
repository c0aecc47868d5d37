import { describe, expect, it } from 'vitest';
import { addressLine, collectedFaults, collectedLines } from './pickup.rules.js';

describe('what was collected', () => {
  it('is one line a category, in the order in which it was counted', () =>
    expect(
      collectedLines([
        { kind: 'books', category: 'Fiction', quantity: 80 },
        { kind: 'books', category: 'Arts', quantity: 3 },
        { kind: 'books', category: 'Fiction', quantity: 5 },
      ]),
    ).toEqual([
      { category: 'Fiction', quantity: 85 },
      { category: 'Arts', quantity: 3 },
    ]));

  it('bears the categories of its own type, « Autre » of each', () => {
    expect(
      collectedFaults([
        { kind: 'books', category: 'Autre', quantity: 1 },
        { kind: 'equipment', category: 'Autre', quantity: 1 },
        { kind: 'equipment', category: 'Fiction', quantity: 1 },
      ]),
    ).toEqual({ 'collected.2.category': 'Cette catégorie n’existe pas pour ce type de don.' });
  });
});

it.each([
  ['France', '3 rue Neuve, 59000 Lille'],
  ['Belgique', '3 rue Neuve, 59000 Lille, Belgique'],
])('an address in %s reads %s', (country, line) =>
  expect(addressLine({ street_address: '3 rue Neuve', postal_code: '59000', city: 'Lille', country })).toBe(
    line,
  ),
);
