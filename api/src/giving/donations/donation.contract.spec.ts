import { describe, expect, it } from 'vitest';
import { impactOf, shownDonationReference } from './donation.contract.js';

describe('what a gift does', () => {
  it.each([
    [19.99, { books: 0, crates: 0, training: false }],
    [20, { books: 5, crates: 0, training: false }],
    [49.99, { books: 12, crates: 0, training: false }],
    [50, { books: 12, crates: 1, training: false }],
    [100, { books: 25, crates: 2, training: true }],
  ])('of %f euros is as specified', (euros, does) => {
    expect(impactOf(euros)).toEqual(does);
  });
});

describe('a reference', () => {
  it('is shown with its day in parts', () => {
    expect(shownDonationReference('DON-20261121-1A2B3C4D')).toBe('DON-2026-11-21-1A2B3C4D');
  });
});
