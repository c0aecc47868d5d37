import { describe, expect, it } from 'vitest';
import { bankDaysAfter, isBankDay } from './working-days.js';

describe('days on which banks move transfers', () => {
  it.each([
    ['2027-01-15', true],
    ['2027-01-16', false],
    ['2027-01-17', false],
    ['2027-01-01', false],
    ['2026-12-25', false],
    // Good Friday and Easter Monday; 14 July is a bank day of the euro area.
    ['2024-03-29', false],
    ['2024-04-01', false],
    ['2025-04-21', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2027-03-26', false],
    ['2027-03-29', false],
    ['2038-04-26', false],
    ['2026-07-14', true],
  ])('%s: %s', (day, is) => {
    expect(isBankDay(day)).toBe(is);
  });

  it.each([
    ['2027-01-13', 2, '2027-01-15'],
    ['2027-01-15', 2, '2027-01-19'],
    ['2027-01-16', 1, '2027-01-18'],
    ['2026-12-24', 2, '2026-12-29'],
    ['2027-03-25', 2, '2027-03-31'],
    ['2027-01-15', 0, '2027-01-15'],
  ])('from %s, %s later: %s', (from, count, expected) => {
    expect(bankDaysAfter(from, count)).toBe(expected);
  });
});
