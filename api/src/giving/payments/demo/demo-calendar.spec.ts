import { describe, expect, it } from 'vitest';
import { nextPaymentAfter } from './demo-calendar.js';

describe('the next payment of a demonstration', () => {
  it.each([
    ['2027-01-15', 'month', '2027-02-15'],
    ['2027-01-31', 'month', '2027-02-28'],
    ['2027-11-30', 'quarter', '2028-02-29'],
    ['2028-02-29', 'year', '2029-02-28'],
    ['2027-12-31', 'month', '2028-01-31'],
  ] as const)('after %s, each %s, is on %s', (day, every, next) => {
    expect(nextPaymentAfter(new Date(`${day}T10:00:00Z`), every)).toEqual(new Date(`${next}T10:00:00Z`));
  });
});
