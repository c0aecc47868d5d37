import { describe, expect, it } from 'vitest';
import { coveredCosts } from './payment-costs.contract.js';

const CARD = { percent: 1.5, fixed: 0.25 };

describe('covering the costs of payment', () => {
  it.each([
    [2_000, 56],
    [5_000, 102],
    [10_000, 178],
    [100, 27],
  ])('of %i cents adds %i', (amount, added) => expect(coveredCosts(amount, CARD)).toBe(added));

  it('leaves the whole gift once payment has taken its share, to the cent', () => {
    for (let amount = 100; amount < 100_000; amount += 137) {
      const sum = amount + coveredCosts(amount, CARD);
      const left = sum - Math.floor((sum * 150) / 10_000) - 25;
      expect([amount, amount + 1]).toContain(left);
    }
  });

  it('adds nothing where payment costs nothing', () => {
    expect(coveredCosts(5_000, { percent: 0, fixed: 0 })).toBe(0);
  });
});
