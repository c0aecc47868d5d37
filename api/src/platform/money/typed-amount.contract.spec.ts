import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDoubt, amountFault, readAmount } from './typed-amount.contract.js';

describe('an amount as people type it', () => {
  it.each([
    ['1 250,50', 125_050],
    ['1250.5', 125_050],
    ['1 250 €', 125_000],
    ['1\u00a0250,50\u00a0€', 125_050],
    ['1\u202f250', 125_000],
    ['12 euros', 1200],
    ['1.250,50', 125_050],
    ['1,250.50', 125_050],
    ['1.000.000', 100_000_000],
    ['0,500', 50],
    [' 20 ', 2000],
  ])('reads « %s »', (typed, cents) => {
    expect(readAmount(typed, 2)).toEqual({ minor: cents, fault: null });
  });

  it.each([
    ['1.000', '1000', '1,00'],
    ['1,000', '1000', '1,00'],
    ['12,500', '12500', '12,50'],
    ['1 000,000', '1000000', '1000,00'],
  ])('refuses « %s », which reads in two ways, and shows both', (typed, thousands, units) => {
    expect(readAmount(typed, 2)).toMatchObject({ minor: null, fault: 'ambiguous' });
    expect(amountFault(typed)).toBe(
      `«\u00a0${typed}\u00a0» se lit de deux façons. Écrivez ${thousands} ou ${units}.`,
    );
    expect(amountDoubt(typed)).toBe(amountFault(typed));
  });

  it.each(['1.000.00', '1e3', '٣', '', 'dix', '12,', ',5', '1 2 5', '12 50', '+5', '5€5', '１２'])(
    'does not read « %s »',
    (typed) => {
      expect(readAmount(typed, 2)).toEqual({ minor: null, fault: 'none' });
      expect(amountDoubt(typed)).toBeNull();
    },
  );

  it('says what is wrong with a sign, and with too many decimals', () => {
    expect(readAmount('-5', 2).fault).toBe('negative');
    expect(readAmount('1,2345', 2).fault).toBe('decimals');
    expect(readAmount('1500,5', 0).fault).toBe('decimals');
  });

  it('is the same whatever parts its thousands and its decimals, as long as it reads in one way', () => {
    const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');
    fc.assert(
      fc.property(
        fc.nat(999_999_999),
        fc.nat(99),
        spaces,
        fc.constantFrom(',', '.'),
        (euros, cents, space, mark) => {
          const whole = String(euros).replace(/\B(?=(\d{3})+$)/g, space);
          const typed = `${whole}${mark}${String(cents).padStart(2, '0')}`;
          expect(readAmount(typed, 2).minor).toBe(euros * 100 + cents);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
