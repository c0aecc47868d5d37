import { describe, expect, it } from 'vitest';
import { SCHOLARSHIP_MESSAGES } from './scholarship-choices.contract.js';
import {
  areLanguages,
  daysBetween,
  filterFaults,
  isReservedSlug,
  publicStatus,
  stand,
} from './scholarship.rules.js';

describe('the days until a deadline', () => {
  it.each([
    ['2027-03-01', '2027-03-01', 0],
    ['2027-03-01', '2027-02-28', -1],
    ['2027-03-27', '2027-03-29', 2],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-31', '2027-01-30', 30],
  ])('from %s to %s are %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
});

describe('what a visitor reads of where a scholarship stands', () => {
  it.each([
    ['active', '2027-03-01', 'active'],
    ['active', '2027-02-28', 'closed'],
    ['suspended', '2027-02-28', 'suspended'],
    ['closed', '2027-03-02', 'closed'],
  ] as const)('%s until %s is %s on 1 March', (status, deadline, shown) =>
    expect(publicStatus({ status, deadline }, '2027-03-01')).toBe(shown),
  );
});

describe('filters', () => {
  it.each([
    [{}, {}],
    [{ min_amount: 0, max_amount: 0 }, {}],
    [{ min_amount: 100 }, {}],
    [{ max_amount: 100 }, {}],
    [{ min_amount: -1 }, { min_amount: SCHOLARSHIP_MESSAGES.amount_negative }],
    [{ max_amount: -0.5 }, { max_amount: SCHOLARSHIP_MESSAGES.amount_negative }],
    [
      { min_amount: -1, max_amount: -2 },
      { min_amount: SCHOLARSHIP_MESSAGES.amount_negative, max_amount: SCHOLARSHIP_MESSAGES.amount_negative },
    ],
    [{ min_amount: 101, max_amount: 100 }, { min_amount: SCHOLARSHIP_MESSAGES.amounts_crossed }],
    [{ deadline_from: '2027-01-01', deadline_to: '2027-01-01' }, {}],
    [
      { deadline_from: '2027-01-02', deadline_to: '2027-01-01' },
      { deadline_to: SCHOLARSHIP_MESSAGES.deadlines_crossed },
    ],
  ])('%o are refused for %o', (filters, faults) => expect(filterFaults(filters)).toEqual(faults));
});

describe('languages', () => {
  it.each([
    ['Français courant', true],
    ['', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    [{}, true],
    [{ Français: 'B2', Anglais: 'C1' }, true],
    [{ Français: '' }, false],
    [{ ' ': 'B2' }, false],
    [{ Français: 2 }, false],
    [Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`Langue ${at}`, 'B2'])), false],
    [['Français'], false],
    [null, false],
    [3, false],
  ])('%j: %s', (languages, isFit) => expect(areLanguages(languages)).toBe(isFit));
});

describe('an address', () => {
  it.each(['favorites', 'facets', 'export', 'stats', 'eligibility'])('is not that of the path %s', (slug) =>
    expect(isReservedSlug(slug)).toBe(true),
  );
  it('may be any other', () => expect(isReservedSlug('bourse-atlas')).toBe(false));
});

describe('where a scholarship stands', () => {
  const at = new Date('2027-03-01T10:00:00Z');
  const before = new Date('2026-03-01T10:00:00Z');

  it('is dated when it first leaves the drafts, whatever for', () => {
    const row = { status: 'draft' as const, published_at: null };
    expect(stand(row, 'suspended', at)).toBe(true);
    expect(row).toEqual({ status: 'suspended', published_at: at });
  });

  it('keeps its first date', () => {
    const row = { status: 'draft' as const, published_at: before };
    expect(stand(row, 'active', at)).toBe(true);
    expect(row).toEqual({ status: 'active', published_at: before });
  });

  it.each(['active', undefined] as const)('does not change for %s where it is open', (status) => {
    expect(stand({ status: 'active', published_at: before }, status, at)).toBe(false);
  });
});
