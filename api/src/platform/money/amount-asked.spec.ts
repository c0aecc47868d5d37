import { expect, it } from 'vitest';
import { amountAsked } from './amount-asked.js';

it.each([
  ['1086,18', 108_618],
  ['1 086,18 €', 108_618],
  ['1\u202F086,18\u00A0€', 108_618],
  ['1086.18 EUR', 108_618],
  ['50', 5000],
  ['20 euros', 2000],
])('« %s » is an amount', (asked, cents) => {
  expect(amountAsked(asked, 'EUR')).toBe(cents);
});

it.each([
  '',
  'Dupont',
  '0612345678',
  '+33 6 12 34 56 78',
  '30006000011234567890189',
  'DON-20261121-1A2B3C4D',
  '€',
  '-5',
])('« %s » is none', (asked) => {
  expect(amountAsked(asked, 'EUR')).toBeNull();
});

it('is in whole francs where the currency has no cents', () => {
  expect([amountAsked('15 000 FCFA', 'XAF'), amountAsked('1086,18', 'XAF')]).toEqual([15_000, null]);
});
