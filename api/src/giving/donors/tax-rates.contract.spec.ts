import { describe, expect, it } from 'vitest';
import { GIVER_TYPES } from './giving.contract.js';
import { taxDeduction, taxRate } from './tax-rates.contract.js';

describe('what the tax gives back', () => {
  it.each([
    ['particulier', 5000, 3300],
    ['entreprise', 5000, 3000],
    ['organisme', 5000, 0],
    ['particulier', 101, 66],
  ] as const)('to one who is « %s », of %i cents: %i', (type, given, back) => {
    expect(taxDeduction(given, type, '2026-11-21')).toBe(back);
  });

  it('is known of any day, even before the first of the table', () => {
    for (const type of GIVER_TYPES) expect(taxRate(type, '1999-01-01')).toBe(taxRate(type, '2026-11-21'));
  });
});
