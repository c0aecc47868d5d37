import { describe, expect, it } from 'vitest';
import { toMajorUnits, toMinorUnits } from './money.contract.js';

describe('money', () => {
  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    [12.5, 1250],
    ['1 250', 125_000],
    ['0', 0],
    [19.99, 1999],
    ['12,500', 1250],
  ])('reads %s as %i cents', (written, cents) => {
    expect(toMinorUnits(written, 'EUR')).toBe(cents);
  });

  it.each(['', 'abc', '-5', '1,234', '1e3', '12,3,4', Number.NaN, '99999999999999'])(
    'does not read %s',
    (written) => {
      expect(toMinorUnits(written, 'EUR')).toBeNull();
    },
  );

  it('has no decimals in CFA francs', () => {
    expect(toMinorUnits('1500', 'XAF')).toBe(1500);
    expect(toMinorUnits('1500,5', 'XAF')).toBeNull();
    expect(toMajorUnits(1500, 'XAF')).toBe(1500);
  });

  it('gives back every amount that it read', () => {
    for (let cents = 0; cents < 200_000; cents += 7)
      expect(toMinorUnits(toMajorUnits(cents, 'EUR'), 'EUR')).toBe(cents);
  });
});
