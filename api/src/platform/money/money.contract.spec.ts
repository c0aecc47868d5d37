import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  CURRENCY_DECIMALS,
  decimalToMinorUnits,
  toMajorUnits,
  toMinorUnits,
} from './money.contract.js';

describe('money', () => {
  it.each([
    ['12,50', 1250],
    ['12.5', 1250],
    [12.5, 1250],
    ['1 250', 125_000],
    ['0', 0],
    [19.99, 1999],
  ])('reads %s as %i cents', (written, cents) => {
    expect(toMinorUnits(written, 'EUR')).toBe(cents);
  });

  it.each(['', 'abc', '-5', '1,234', '12,500', '1.000', '1e3', '12,3,4', Number.NaN, '99999999999999'])(
    'does not read %s',
    (written) => {
      expect(toMinorUnits(written, 'EUR')).toBeNull();
    },
  );

  it('reads what programs write by its point alone', () => {
    expect(decimalToMinorUnits('777.000', 'EUR')).toBe(77_700);
    expect(decimalToMinorUnits('1500.00', 'XAF')).toBe(1500);
    expect(['1,5', '1 500', '1.005', '-1', ''].map((one) => decimalToMinorUnits(one, 'EUR'))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  it('has no decimals in CFA francs', () => {
    expect(toMinorUnits('1500', 'XAF')).toBe(1500);
    expect(toMinorUnits('1500,5', 'XAF')).toBeNull();
    expect(toMajorUnits(1500, 'XAF')).toBe(1500);
  });

  const currency = fc.constantFrom(...CURRENCIES);
  const minor = fc.integer({ min: 0, max: 999_999_999_999 });

  it('gives back every amount that was written, as a number or as people write it', () => {
    fc.assert(
      fc.property(currency, minor, (in_, amount) => {
        const written = toMajorUnits(amount, in_);
        expect(toMinorUnits(written, in_)).toBe(amount);
        const french = written.toLocaleString('fr-FR', { minimumFractionDigits: CURRENCY_DECIMALS[in_] });
        expect(toMinorUnits(french, in_)).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads the digits themselves: cents are never a neighbour’s', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(99), (euros, cents) => {
        const text = `${euros},${String(cents).padStart(2, '0')}`;
        expect(toMinorUnits(text, 'EUR')).toBe(euros * 100 + cents);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads nothing that is no amount, and never fails', () => {
    fc.assert(
      fc.property(currency, fc.oneof(fc.string(), fc.double()), (in_, written) => {
        const read = toMinorUnits(written, in_);
        expect(read === null || (Number.isSafeInteger(read) && read >= 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
