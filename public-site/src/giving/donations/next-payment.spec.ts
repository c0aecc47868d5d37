import { describe, expect, it } from 'vitest';
import { nextPayment } from './next-payment';

describe('the next payment of a regular gift', () => {
  it.each([
    ['2026-11-25T10:00:00Z', 'monthly', '2026-12-25'],
    ['2026-12-31T22:30:00Z', 'monthly', '2027-01-31'],
    ['2026-12-31T23:30:00Z', 'monthly', '2027-02-01'],
    ['2027-01-31T10:00:00Z', 'monthly', '2027-02-28'],
    ['2026-11-30T10:00:00Z', 'quarterly', '2027-02-28'],
    ['2028-02-29T10:00:00Z', 'yearly', '2029-02-28'],
  ] as const)('given at %s, %s, is on %s', (given, frequency, day) =>
    expect(nextPayment(given, frequency)?.slice(0, 10)).toBe(day),
  );

  it('is none where one gives once', () =>
    expect(nextPayment('2026-11-25T10:00:00Z', 'one-time')).toBeNull());
});
