import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOfOneEuro } from './expense.contract.js';

it('one euro is cut by largest remainders', () => {
  expect(centsOfOneEuro([1, 1, 1])).toEqual([34, 33, 33]);
  expect(centsOfOneEuro([5, 0, 995])).toEqual([1, 0, 99]);
  expect(centsOfOneEuro([0, -3])).toEqual([0, 0]);
});

it('what one euro becomes sums to a hundred cents, each within a cent of its share', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 9 }),
      (spent) => {
        const whole = spent.reduce((sum, amount) => sum + amount, 0);
        const cents = centsOfOneEuro(spent);
        expect(cents.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : 100);
        for (const [index, share] of cents.entries())
          if (whole > 0) expect(Math.abs(share - (spent[index] * 100) / whole)).toBeLessThan(1);
      },
    ),
  );
});
