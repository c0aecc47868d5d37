import { describe, expect, it } from 'vitest';
import { RECURRING_STATUSES, type RecurringStatus } from './recurring-gift-state.contract.js';
import {
  cardEnds,
  endsSoon,
  isEmailedAfterFailure,
  mayBecome,
  monthlyAmount,
  monthsAfter,
  statusFrom,
} from './recurring-gift.rules.js';

describe('a gift that comes again', () => {
  const allowed: Record<RecurringStatus, RecurringStatus[]> = {
    pending: ['pending', 'active', 'past_due', 'paused', 'cancelled'],
    active: ['active', 'past_due', 'paused', 'cancelled'],
    past_due: ['active', 'past_due', 'paused', 'cancelled'],
    paused: ['active', 'past_due', 'paused', 'cancelled'],
    cancelled: ['cancelled'],
  };

  it.each(RECURRING_STATUSES)('that is %s becomes what the table says, and nothing else', (from) => {
    expect(RECURRING_STATUSES.filter((to) => mayBecome(from, to)).toSorted()).toEqual(
      allowed[from].toSorted(),
    );
  });

  it('waits for its first payment, whatever is said of its subscription but that it is over', () => {
    expect(['active', 'past_due', 'paused'].map((said) => statusFrom('pending', said as never))).toEqual(
      Array(3).fill('pending'),
    );
    expect(statusFrom('pending', 'cancelled')).toBe('cancelled');
    expect(statusFrom('active', 'pending')).toBe('active');
  });
});

describe('so many months later', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-08-31', 12, '2027-08-31'],
  ])('than %s, %i of them, is %s', (day, months, expected) =>
    expect(monthsAfter(day, months)).toBe(expected),
  );
});

describe('a card', () => {
  it('ends with the last day of its month', () => {
    expect(cardEnds('Visa •••• 4242, expire 02/2028')).toBe('2028-02-29');
    expect(cardEnds('Prélèvement SEPA •••• 3000')).toBeNull();
    expect(cardEnds(null)).toBeNull();
  });

  it.each([
    ['2028-01-14', false],
    ['2028-01-15', true],
    ['2028-03-01', true],
  ])('that ends on 29 February ends soon on %s: %s', (today, isSoon) =>
    expect(endsSoon('Visa •••• 4242, expire 02/2028', today)).toBe(isSoon),
  );
});

it('the donor is written to at the first failure and at the third, though some were heard of together', () => {
  const told = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [0, 4],
  ] as const;
  expect(told.map(([before, after]) => isEmailedAfterFailure(before, after))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

it('a quarter counts for a third a month, a year for a twelfth', () => {
  expect([
    monthlyAmount(2000, 'monthly'),
    monthlyAmount(2000, 'quarterly'),
    monthlyAmount(12_000, 'yearly'),
  ]).toEqual([2000, 667, 1000]);
});
