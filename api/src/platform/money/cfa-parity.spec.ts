import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, francsOf } from './cfa-parity.js';

describe('the parity of the CFA franc', () => {
  it.each([
    [100, 656],
    [5000, 32_798],
    [1, 7],
    [10_000_000, 65_595_700],
  ])('makes %i cents %i francs', (cents, francs) => {
    expect(francsOf(cents)).toBe(francs);
  });

  it('gives every amount back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => centsOf(francsOf(cents)) === cents),
    );
  });
});
