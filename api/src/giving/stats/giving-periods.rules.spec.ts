import { describe, expect, it } from 'vitest';
import { dayOfStep, daysOfPeriod, stepsBetween } from './giving-periods.rules.js';

const days = (...[period, today]: Parameters<typeof daysOfPeriod>) => {
  const { from, to, before_from, before_to } = daysOfPeriod(period, today);
  return [from, to, before_from, before_to];
};

describe('a period up to today', () => {
  it('is measured against as many days of the one before', () => {
    expect(days('week', '2026-11-21')).toEqual(['2026-11-16', '2026-11-21', '2026-11-09', '2026-11-14']);
    expect(days('month', '2026-11-21')).toEqual(['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21']);
    expect(days('quarter', '2026-11-21')).toEqual(['2026-10-01', '2026-11-21', '2026-07-01', '2026-08-21']);
    expect(days('year', '2026-11-21')).toEqual(['2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21']);
  });

  it('never reaches into itself where the one before is shorter', () => {
    expect(days('month', '2027-03-31')).toEqual(['2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28']);
    expect(days('year', '2028-02-29')).toEqual(['2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28']);
  });

  it('crosses the year', () => {
    expect(days('week', '2027-01-01')).toEqual(['2026-12-28', '2027-01-01', '2026-12-21', '2026-12-25']);
    expect(days('quarter', '2027-01-10')).toEqual(['2027-01-01', '2027-01-10', '2026-10-01', '2026-10-10']);
    expect(days('last_year', '2027-01-10')).toEqual(['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31']);
  });
});

it('a period is cut into days, weeks or months, without a gap', () => {
  expect(stepsBetween('day', '2026-11-01', '2026-11-21')).toBe(21);
  expect(stepsBetween('week', '2026-10-01', '2026-11-21')).toBe(8);
  expect(stepsBetween('month', '2025-11-01', '2026-02-03')).toBe(4);
  expect(dayOfStep('week', '2026-10-01', 1)).toBe('2026-10-08');
  expect([0, 1, 2].map((index) => dayOfStep('month', '2025-11-01', index))).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
  ]);
});
