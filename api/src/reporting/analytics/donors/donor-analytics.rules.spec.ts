import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cohortsOf, daysSoFar, monthsBetween, monthsToDraw, monthsUpTo } from './donor-analytics.rules.js';

describe('the months to draw', () => {
  it('are those of a period of 12 to 24 months', () => {
    const months = monthsToDraw({ from: '2025-12-31', to: '2026-12-01' }, '2027-01-05');
    expect([months.length, months[0], months.at(-1)]).toEqual([13, '2025-12', '2026-12']);
  });

  it('are 12 up to its last day, or to today, where it has fewer or more', () => {
    for (const [from, to, last] of [
      ['2027-01-01', '2027-01-05', '2027-01'],
      ['2010-01-01', '2026-02-28', '2026-02'],
      ['2026-06-01', '2999-12-31', '2027-01'],
      ['2900-01-01', '2999-12-31', '2027-01'],
    ] as const) {
      const months = monthsToDraw({ from, to }, '2027-01-05');
      expect([months.length, months.at(-1)]).toEqual([12, last]);
    }
  });

  it('follow one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 30 }), (age, count) => {
        const day = new Date(Date.UTC(1990, 0, 1) + age * 86_400_000).toISOString().slice(0, 10);
        const months = monthsUpTo(day, count);
        expect(months.length).toBe(count);
        expect(months.at(-1)).toBe(day.slice(0, 7));
        for (const [index, month] of months.entries())
          expect(monthsBetween(months[0] ?? '', month)).toBe(index);
      }),
    );
  });
});

it('a cohort is whole in its own month, and has a share for each month since', () => {
  const rows = [
    { first_month: '2026-12', month: '2026-12', donors: 20 },
    { first_month: '2026-12', month: '2027-01', donors: 5 },
    { first_month: '2027-01', month: '2027-01', donors: 19 },
  ];
  const cohorts = cohortsOf(rows, '2027-01-31');
  expect([cohorts.length, cohorts[0]?.month]).toEqual([13, '2026-01']);
  expect(cohorts[0]).toEqual({
    month: '2026-01',
    donors: 0,
    is_small: true,
    gave: Array(13).fill(0),
    shares: [],
  });
  expect(cohorts.slice(-2)).toEqual([
    { month: '2026-12', donors: 20, is_small: false, gave: [20, 5], shares: [1, 0.25] },
    { month: '2027-01', donors: 19, is_small: true, gave: [19], shares: [1] },
  ]);
});

it('a period that is yet to come has its last evening today', () => {
  expect(daysSoFar({ from: '2030-01-01', to: '2030-02-01' }, '2027-01-05')).toEqual({
    from: '2027-01-05',
    to: '2027-01-05',
  });
  expect(daysSoFar({ from: '2027-01-01', to: '2027-12-31' }, '2027-01-05')).toEqual({
    from: '2027-01-01',
    to: '2027-01-05',
  });
});
