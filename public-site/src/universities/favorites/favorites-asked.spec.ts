import { describe, expect, it } from 'vitest';
import { comparedIn, firstCompared, inOrder, orderIn, type Favorite } from './favorites-asked';

const NOW = new Date('2027-03-10T09:00:00Z');

function favorite(id: number, changes: Partial<Favorite> = {}): Favorite {
  return { id, status: 'active', deadline: '2027-06-01', ...changes } as Favorite;
}

describe('a comparison', () => {
  it.each([
    ['', []],
    ['comparer=', []],
    ['comparer=12', [12]],
    ['comparer=12,7,3', [12, 7, 3]],
    ['comparer=1,2,3,4', [1, 2, 3]],
    ['comparer=5,5,6', [5, 6]],
    ['comparer=0,-1,deux,2.5,9', [9]],
    ['comparer=99999999999', []],
  ])('asked by « %s » is of %j', (query, ids) => {
    expect(comparedIn(new URLSearchParams(query))).toEqual(ids);
  });

  it('takes the first three boxes of a form, and no file', () => {
    expect(firstCompared(['4', new File([], 'x'), '2', '4', '9', '11'])).toEqual([4, 2, 9]);
  });
});

describe('the order of favourites', () => {
  it('is by deadline unless the address asks for the last kept first', () => {
    expect(orderIn(new URLSearchParams(''))).toBe('echeance');
    expect(orderIn(new URLSearchParams('tri=titre'))).toBe('echeance');
    expect(orderIn(new URLSearchParams('tri=ajout'))).toBe('ajout');
  });

  it('puts the nearest deadline first, and those that are over last', () => {
    const favorites = [
      favorite(1, { deadline: '2027-09-01' }),
      favorite(2, { deadline: '2027-03-09' }),
      favorite(3, { deadline: '2027-03-11' }),
      favorite(4, { deadline: '2027-03-10' }),
      favorite(5, { deadline: '2027-03-12', status: 'suspended' }),
    ];
    expect(inOrder(favorites, 'echeance', NOW).map(({ id }) => id)).toEqual([4, 3, 1, 2, 5]);
    expect(inOrder(favorites, 'ajout', NOW).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
