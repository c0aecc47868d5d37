import { expect, it } from 'vitest';
import { type CountedGift, deductionOf, yearsOf } from './member-years.rules.js';

const gift = (over: Partial<CountedGift> = {}): CountedGift => ({
  given_at: new Date('2026-06-01T10:00:00Z'),
  donor_type: 'particulier',
  currency: 'EUR',
  net: 5010,
  ...over,
});

it('sums by year and currency, the newest year first', () => {
  const years = yearsOf([
    gift(),
    gift({ net: 20 }),
    gift({ given_at: new Date('2027-03-01T10:00:00Z'), net: 10_000 }),
    gift({ currency: 'XAF', net: 6500 }),
  ]);
  expect(years).toEqual([
    { year: 2027, currency: 'EUR', donations: 1, total: 100, tax_deduction: 66 },
    { year: 2026, currency: 'EUR', donations: 2, total: 50.3, tax_deduction: 33.19 },
    { year: 2026, currency: 'XAF', donations: 1, total: 6500, tax_deduction: 0 },
  ]);
});

it('a gift of the last evening of the year in Paris is of that year, and one after midnight of the next', () => {
  const years = yearsOf([
    gift({ given_at: new Date('2026-12-31T22:59:00Z') }),
    gift({ given_at: new Date('2026-12-31T23:01:00Z') }),
  ]);
  expect(years.map(({ year }) => year)).toEqual([2027, 2026]);
});

it('leaves out what was given back', () => {
  expect(yearsOf([gift({ net: 0 }), gift({ net: -100 })])).toEqual([]);
  expect(deductionOf(gift({ net: -100 }))).toBe(0);
});

it('reckons what is taken off by kind of donor', () => {
  expect(deductionOf(gift({ net: 10_000, donor_type: 'entreprise' }))).toBe(6000);
  expect(deductionOf(gift({ net: 10_000, donor_type: 'organisme' }))).toBe(0);
});
